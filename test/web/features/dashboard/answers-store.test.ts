/** The analysis results: cached, forced, polled, retried, and never of another user or script. */
import { describe, expect, it, vi } from 'vitest';
import {
  isAtRest,
  isUnfinished,
  nextLookMs,
  settledAfterLists,
} from '../../../../web/src/features/dashboard/answers-store.ts';
import { type Answers, makeStores, paidFor, refusal, tokenWith } from '../../fixtures/fake-site.tsx';
import { details, list } from '../../fixtures/sample-answers.ts';

const served: Answers = {
  listAnswers: () => list,
  getAnswer: ({ path }) => details[Number(path.n)],
};
const storesWith = (answers: Answers = {}) => {
  const made = makeStores({ payment: paidFor('advanced'), answers: { ...served, ...answers } });
  return { ...made, answers: made.stores.answers };
};

describe('the answers', () => {
  it('are fetched for the script that is asked for', async () => {
    const { answers, calls } = storesWith();
    await answers.getState().load('01A');
    await answers.getState().open(3);
    expect(calls.map(({ route, query }) => [route, query.get('script_id')])).toEqual([
      ['listAnswers', '01A'],
      ['getAnswer', '01A'],
    ]);
  });

  it('are not fetched again while they are what the list speaks of, and are when forced', async () => {
    const { answers, calls } = storesWith();
    const asked = () => calls.filter(({ route }) => route === 'getAnswer').length;
    await answers.getState().load(null);
    await answers.getState().open(3);
    await answers.getState().open(3);
    expect(asked()).toBe(1);
    await answers.getState().load(null, { force: true });
    await answers.getState().open(3);
    expect(asked()).toBe(2);
  });

  it('of one script never land in another’s view', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const { answers } = storesWith({ listAnswers: ({ query }) => (query.get('script_id') === '01A' ? promise : []) });
    const first = answers.getState().load('01A');
    await answers.getState().load('01B');
    resolve(list);
    await first;
    expect(answers.getState()).toMatchObject({ scriptId: '01B', list: [] });
  });

  it('refuse question 3 without structured_data', async () => {
    const { answers } = storesWith({ getAnswer: () => ({ ...details[3], structured_data: undefined }) });
    await answers.getState().load(null);
    await answers.getState().open(3);
    expect(answers.getState().details[3]).toMatchObject({ data: null, error: 'Invalid response data format' });
  });

  it('tell of a failed fetch in the server’s words, else in the specified ones', async () => {
    const { answers } = storesWith({ getAnswer: () => new Response('', { status: 502 }) });
    await answers.getState().load(null);
    await answers.getState().open(3);
    expect(answers.getState().details[3]?.error).toBe('Failed to fetch strength and weakness analysis');
    const other = storesWith({ getAnswer: () => refusal(403, 'plan_required', 'This needs the Advanced plan.') });
    await other.answers.getState().open(7);
    expect(other.answers.getState().details[7]?.error).toBe('This needs the Advanced plan.');
    other.answers.getState().leave(7);
    expect(other.answers.getState().details[7]?.error).toBeNull();
  });

  it('are asked for again by a retry, and wait from then on', async () => {
    const failed = list.map((entry) =>
      entry.question === 9 ? { ...entry, status: 'failed', response: 'It broke.' } : entry,
    );
    const { answers, calls } = storesWith({
      listAnswers: () => failed,
      retryAnswer: () => Response.json({ question: 9, status: 'pending' }, { status: 202 }),
    });
    await answers.getState().load(null);
    await answers.getState().retry?.(9);
    expect(calls.at(-1)).toMatchObject({ route: 'retryAnswer', path: { n: '9' } });
    expect(answers.getState().list?.find(({ question }) => question === 9)?.status).toBe('pending');
  });

  it('keep what is on the screen when a later list fails, and say why', async () => {
    let broken = false;
    const { answers } = storesWith({
      listAnswers: () => (broken ? refusal(403, 'payment_required', 'A plan is needed.') : list),
    });
    await answers.getState().load(null);
    broken = true;
    await answers.getState().load(null);
    expect(answers.getState()).toMatchObject({ list, error: 'A plan is needed.', errorCode: 'payment_required' });
  });

  it('count how long nothing has changed', async () => {
    const { answers } = storesWith();
    for (let look = 0; look <= settledAfterLists; look += 1) {
      expect(isAtRest(answers.getState())).toBe(false);
      await answers.getState().load(null);
    }
    expect(isAtRest(answers.getState())).toBe(true);
  });
});

describe('a change of token', () => {
  it('resets the answers of another user', async () => {
    const { answers, stores } = storesWith();
    await answers.getState().load(null);
    stores.session.setState({ token: tokenWith({ sub: 'user-2' }) });
    expect(answers.getState()).toMatchObject({ list: null, details: {} });
  });

  it('fetches the same user’s answers again under what is being read', async () => {
    const { answers, stores, calls } = storesWith();
    await answers.getState().load('01A');
    stores.session.setState({ token: tokenWith({ jti: 'renewed' }) });
    expect(answers.getState().list).not.toBeNull();
    await vi.waitFor(() => expect(calls.filter(({ route }) => route === 'listAnswers')).toHaveLength(2));
  });

  it('resets them when the session ends', async () => {
    const { answers, stores } = storesWith();
    await answers.getState().load(null);
    stores.session.getState().logOut();
    expect(answers.getState().list).toBeNull();
  });
});

describe('polling', () => {
  it('goes on while anything is pending or running', () => {
    expect(isUnfinished(null)).toBe(true);
    expect(isUnfinished([])).toBe(true);
    expect(isUnfinished(list)).toBe(true);
    expect(isUnfinished(list.map((entry) => ({ ...entry, status: 'succeeded' as const })))).toBe(false);
    expect(isUnfinished(list.map((entry) => ({ ...entry, status: 'failed' as const })))).toBe(false);
  });

  it('looks every second at first and then less and less often', () => {
    expect(nextLookMs(0)).toBe(1000);
    expect(nextLookMs(settledAfterLists)).toBe(1000);
    expect(nextLookMs(settledAfterLists + 1)).toBe(1500);
    expect(nextLookMs(1000)).toBe(15_000);
  });

  it('never calls a running answer at rest', () => {
    const running = list.map((entry) => (entry.question === 9 ? { ...entry, status: 'running' as const } : entry));
    expect(isAtRest({ list: running, unchangedLists: 1000 })).toBe(false);
  });
});
