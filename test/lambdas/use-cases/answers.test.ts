/** The dashboard's list, one answer, and asking again. */
import { beforeEach, describe, expect, it } from 'vitest';
import { getAnswer } from '../../../lambdas/use-cases/get-answer.ts';
import { listAnswers } from '../../../lambdas/use-cases/list-answers.ts';
import { retryAnswer } from '../../../lambdas/use-cases/retry-answer.ts';
import { answerDetail, answerList, type ReportEntry } from '../../../lib/contract/report.ts';
import { cards, cardsForPlan } from '../../../lib/reports/catalog.ts';
import { grantPlan, makeWorld, type World } from '../world.ts';

let world: World;
let scriptId: string;
beforeEach(async () => {
  world = makeWorld();
  ({ script_id: scriptId } = await world.addScript('anna'));
});
const list = (script?: string) => listAnswers(world, { userId: 'anna', scriptId: script });
const one = (n: number | string, script?: string) =>
  getAnswer(world, { userId: 'anna', n: String(n), scriptId: script });
const retry = (n: number | string, script?: string) =>
  retryAnswer(world, { userId: 'anna', n: String(n), scriptId: script });

const entry = (prompt: string): ReportEntry => ({
  prompt,
  blocks: [{ kind: 'prose', title: null, paragraphs: ['Two scenes in the rain.'], basis: 'counted' }],
});
const succeed = async (
  question: number,
  structured_data: Record<string, unknown> = { found: 1 },
  script = scriptId,
) => {
  await world.answers.request(script, question, `r${question}`);
  const entries = cards.find((card) => card.number === question)?.prompts.map(entry) ?? [];
  await world.answers.finish('anna', script, question, `r${question}`, {
    answer: { question, structured_data, entries },
  });
};
const fail = async (question: number) => {
  await world.answers.request(scriptId, question, `r${question}`);
  const problem = { code: 'analysis_failed', message: 'It failed.' } as const;
  await world.answers.finish('anna', scriptId, question, `r${question}`, { problem });
};

describe('the list', () => {
  it('has an entry for each heading of each report the plan opens, in the order of the questions', async () => {
    await grantPlan(world, 'anna', 'basic');
    await succeed(3);
    await fail(4);
    const entries = await list();
    expect(answerList.safeParse(entries).success).toBe(true);
    const expected = cardsForPlan('basic').flatMap((card) => card.prompts.map((prompt) => [card.number, prompt]));
    expect(entries.map(({ question, prompt }) => [question, prompt])).toEqual(expected);
    const of = (n: number) => entries.filter(({ question }) => question === n);
    expect(of(3)).toHaveLength(2);
    expect(of(3).every(({ status, response }) => status === 'succeeded' && response.includes('in the rain'))).toBe(
      true,
    );
    expect(of(4)).toMatchObject([{ status: 'failed', response: 'It failed.' }]);
    expect(of(5)).toMatchObject([{ status: 'pending', response: '' }]);
  });

  it('leaves locked reports out, even those that were made under a higher plan', async () => {
    await grantPlan(world, 'anna', 'basic');
    await succeed(7);
    expect((await list()).some(({ question }) => question === 7)).toBe(false);
    await grantPlan(world, 'anna', 'expert');
    expect((await list()).some(({ question }) => question === 7)).toBe(true);
    expect(new Set((await list()).map(({ question }) => question)).size).toBe(15);
  });

  it('without a plan is payment_required, without an upload empty', async () => {
    await expect(list()).rejects.toMatchObject({ code: 'payment_required' });
    await grantPlan(world, 'ben', 'basic');
    expect(await listAnswers(world, { userId: 'ben', scriptId: undefined })).toEqual([]);
  });

  it('of a script that could not be read says why in every entry', async () => {
    await grantPlan(world, 'anna', 'basic');
    const broken = await world.addScript('anna', {
      status: 'failed',
      problem: { code: 'no_text', message: 'This PDF is a scan.' },
    });
    const entries = await list(broken.script_id);
    expect(entries.length).toBeGreaterThan(5);
    expect(entries.every(({ status, response }) => status === 'failed' && response === 'This PDF is a scan.')).toBe(
      true,
    );
  });

  it('is about the latest script that has arrived, unless one is named', async () => {
    await grantPlan(world, 'anna', 'basic');
    await succeed(3);
    await world.addScript('anna', { status: 'awaiting_upload' });
    expect((await list()).filter(({ status }) => status === 'succeeded')).toHaveLength(2);
    const latest = await world.addScript('anna', { status: 'reading' });
    expect((await list()).every(({ status }) => status === 'pending')).toBe(true);
    expect(await list(latest.script_id)).toEqual(await list());
    expect((await list(scriptId)).filter(({ status }) => status === 'succeeded')).toHaveLength(2);
  });

  it('of a first upload that is still on its way is pending, not empty', async () => {
    await grantPlan(world, 'ben', 'basic');
    await world.addScript('ben', { status: 'awaiting_upload' });
    const entries = await listAnswers(world, { userId: 'ben', scriptId: undefined });
    expect(entries.length).toBeGreaterThan(5);
    expect(entries.every(({ status }) => status === 'pending')).toBe(true);
  });

  it('shows an answer whose function died as failed', async () => {
    await grantPlan(world, 'anna', 'basic');
    await world.answers.request(scriptId, 3, 'r3');
    await world.answers.begin(scriptId, 3, 'r3');
    expect((await list()).find(({ question }) => question === 3)?.status).toBe('running');
    world.passMinutes(31);
    expect((await list()).find(({ question }) => question === 3)).toMatchObject({
      status: 'failed',
      response: expect.stringContaining('try it again'),
    });
  });
});

const frame = { Flux: { rating: '7/10', score: 7, low: 6, high: 8, description: 'D.' } };

describe('one answer', () => {
  it('carries its findings and blocks', async () => {
    await grantPlan(world, 'anna', 'basic');
    await succeed(3, { strengths: [] });
    const answer = await one(3);
    expect(answerDetail.safeParse(answer).success).toBe(true);
    expect(answer).toMatchObject({
      question: 3,
      status: 'succeeded',
      structured_data: { strengths: [] },
      problem: null,
    });
    expect(answer.entries).toHaveLength(2);
  });

  it('to questions 1 and 2 is the ratings object itself', async () => {
    await grantPlan(world, 'anna', 'basic');
    await succeed(1, { FRAME: frame, other: 1 });
    await succeed(2, { CALIBER: frame });
    const first = await one(1);
    expect(first).toMatchObject({ question: 1, status: 'succeeded', FRAME: frame });
    expect(first).not.toHaveProperty('structured_data');
    expect(await one(2)).toMatchObject({ CALIBER: frame });
  });

  it('that is waiting, or has failed, says so', async () => {
    await grantPlan(world, 'anna', 'basic');
    expect(await one(3)).toEqual({ question: 3, status: 'pending', entries: [], problem: null });
    await fail(3);
    expect(await one(3)).toMatchObject({ status: 'failed', problem: { message: 'It failed.' } });
    const broken = await world.addScript('anna', { status: 'failed', problem: { code: 'no_text', message: 'Scan.' } });
    expect(await one(3, broken.script_id)).toMatchObject({ status: 'failed', problem: { code: 'no_text' } });
  });

  it.each(['0', '16', '99', '-1', '1.5', '03', 'abc', '', '1e1', ' 3', '__proto__'])(
    'to the number %j is unknown_question',
    async (n) => {
      await grantPlan(world, 'anna', 'basic');
      await expect(one(n)).rejects.toMatchObject({ code: 'unknown_question' });
      await expect(retry(n)).rejects.toMatchObject({ code: 'unknown_question' });
    },
  );

  it('is refused without a plan, above the plan, and without a script, each in its own words', async () => {
    await expect(one(3)).rejects.toMatchObject({ code: 'payment_required' });
    await grantPlan(world, 'anna', 'basic');
    await expect(one(7)).rejects.toMatchObject({ code: 'plan_required', message: expect.stringContaining('Advanced') });
    await expect(one(9)).rejects.toMatchObject({
      code: 'plan_required',
      message: expect.stringContaining('Intermediate'),
    });
    await grantPlan(world, 'ben', 'basic');
    const none = { userId: 'ben', n: '3', scriptId: undefined };
    await expect(getAnswer(world, none)).rejects.toMatchObject({ code: 'no_script' });
    await expect(retryAnswer(world, none)).rejects.toMatchObject({ code: 'no_script' });
  });

  it('is refused from the next call on after a refund', async () => {
    await grantPlan(world, 'anna', 'basic');
    await succeed(3);
    expect((await one(3)).status).toBe('succeeded');
    await world.entitlements.revoke('anna', 'gift-basic');
    await expect(one(3)).rejects.toMatchObject({ code: 'payment_required' });
  });

  it("about another user's script is refused exactly like one that never was", async () => {
    await grantPlan(world, 'anna', 'expert');
    const theirs = (await world.addScript('ben')).script_id;
    await succeed(3, {}, theirs);
    for (const call of [list, (id: string) => one(3, id), (id: string) => retry(3, id)]) {
      const refusals = await Promise.all(
        [theirs, world.newId(), 'x'].map((id) => call(id).catch((error: unknown) => String(error))),
      );
      expect(new Set(refusals)).toEqual(new Set(['AppError: There is no such script.']));
    }
  });
});

describe('asking again', () => {
  beforeEach(() => grantPlan(world, 'anna', 'basic'));

  it('for a failed report begins a new request', async () => {
    await fail(3);
    expect(await retry(3)).toEqual({ question: 3, status: 'pending' });
    expect(world.queue.sent).toMatchObject([{ user_id: 'anna', script_id: scriptId, question: 3 }]);
    expect(world.queue.sent[0]?.request_id).not.toBe('r3');
    expect(await one(3)).toMatchObject({ status: 'pending', problem: null });
  });

  it('twice at once begins one', async () => {
    await fail(3);
    await Promise.all([retry(3), retry(3)]);
    expect(new Set(world.queue.sent.map(({ request_id }) => request_id)).size).toBe(1);
  });

  it('for one that waits sends the same request; for one that was never asked for, a first', async () => {
    await world.answers.request(scriptId, 3, 'r3');
    await retry(3);
    expect(world.queue.sent.map(({ request_id }) => request_id)).toEqual(['r3']);
    expect(await retry(5)).toEqual({ question: 5, status: 'pending' });
    expect(world.queue.sent).toHaveLength(2);
  });

  it('for one that is there, or being made, does nothing', async () => {
    await succeed(3);
    await world.answers.request(scriptId, 4, 'r4');
    await world.answers.begin(scriptId, 4, 'r4');
    expect(await retry(3)).toEqual({ question: 3, status: 'succeeded' });
    expect(await retry(4)).toEqual({ question: 4, status: 'running' });
    expect(world.queue.sent).toEqual([]);
  });

  it('while the script is not ready is script_not_ready', async () => {
    const reading = await world.addScript('anna', { status: 'reading' });
    await expect(retry(3, reading.script_id)).rejects.toMatchObject({ code: 'script_not_ready' });
  });
});
