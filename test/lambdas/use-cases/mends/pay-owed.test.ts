/** What a script owes and who pays it when: reports asked for anew, messages that were lost, letters, and a sweep's next look. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { AnswerState } from '../../../../lambdas/adapters/answer-states.ts';
import type { ScriptItem } from '../../../../lambdas/adapters/script-items.ts';
import { sendOwedReports } from '../../../../lambdas/use-cases/mends/send-owed-reports.ts';
import { oweReportsMail } from '../../../../lambdas/use-cases/owe-reports-mail.ts';
import { payOverdue, payOwed } from '../../../../lambdas/use-cases/pay-owed.ts';
import { openReports } from '../../../../lambdas/use-cases/require-report.ts';
import type { PlanName } from '../../../../lib/contract/plans.ts';
import { scriptOf } from '../../world.ts';

const now = new Date('2026-11-24T10:00:00.000Z');
const seconds = (ago: number): string => new Date(now.getTime() - ago * 1000).toISOString();
const hour = 3600;
const state = (question: number, change: Partial<AnswerState> = {}): AnswerState => ({
  question,
  status: 'succeeded',
  request_id: 'r',
  status_at: seconds(0),
  engine_version: null,
  ...change,
});

let states: AnswerState[];
let script: ScriptItem | null;
let plan: PlanName | null;
let paidAt: string;
let story: { status: string } | null;
let sizes: readonly string[];
let did: unknown[];
beforeEach(() => {
  states = [];
  script = scriptOf('anna', 's1', now);
  plan = 'basic';
  paidAt = seconds(0);
  story = null;
  sizes = [];
  did = [];
});
const note =
  (what: string) =>
  async (...args: unknown[]): Promise<void> =>
    void did.push([what, ...args]);
/** All that is asked of the outside, which notes what was done. */
const deps = () => ({
  scripts: {
    get: async () => script,
    owe: async (_user: string, _script: string, owed: { id: string }) => {
      did.push(['owe', owed]);
      return script && { ...script, owed_id: owed.id };
    },
    settle: async ({ owed_id }: Pick<ScriptItem, 'owed_id'>) => void did.push(['settle', owed_id]),
    listDue: async (_now: Date, most: number) => {
      did.push(['listDue', most]);
      return [{ userId: 'anna', scriptId: 's1', due: 'd' }];
    },
    lookAgain: async (_due: unknown, next: Date | null) => void did.push(['lookAgain', next?.toISOString() ?? null]),
    markFailed: async (_user: string, _script: string, why: { code: string; message: string }) => {
      did.push(['markFailed', why]);
      return true;
    },
  },
  answers: {
    listStates: async () => [...states],
    request: async (_script: string, question: number, id: string) => {
      did.push(['request', question, id]);
      return true;
    },
    restart: async (_script: string, question: number, from: string, to: string) => {
      did.push(['restart', question, from, to]);
      return question !== 99;
    },
    removeAll: note('removeAll'),
  },
  queue: {
    send: async (messages: readonly { question: number; request_id: string }[]) =>
      void did.push(['send', ...messages.map(({ question, request_id }) => `${question} ${request_id}`)]),
  },
  bucket: { sizeOf: async (key: string) => (sizes.includes(key) ? 1 : null) },
  entitlements: {
    get: async () =>
      plan && { plan_name: plan, paid_at: paidAt, order_id: 'o', provider_payment_id: 'p', signature: 's' },
  },
  mails: { owe: async (user: string, mail: { kind: string }) => void did.push(['mail', user, mail]) },
  stories: { get: async () => story as never },
  logger: { error: () => {} },
  newId: () => 'new',
  now: () => now,
});
const all = (change: Partial<AnswerState> = {}) => [...openReports(plan ?? 'basic')].map((one) => state(one, change));

describe('a debt', () => {
  const owing = (questions: number[], owed_id: string | undefined = 'owed') => ({
    ...scriptOf('anna', 's1', now),
    ...(owed_id !== undefined && { owed_id }),
    owed_questions: new Set(questions),
  });

  it('is paid by asking anew for what was asked for ever, under its own request', async () => {
    states = [
      state(1),
      state(2, { status: 'failed' }),
      state(3, { status: 'pending' }),
      state(4, { request_id: 'owed' }),
      state(5),
      state(99),
    ];
    expect(await payOwed(deps(), owing([1, 2, 3, 4, 99, 7]), { isTakenUp: false })).toBe(2);
    expect(did).toEqual([
      ['restart', 1, 'r', 'owed'],
      ['restart', 2, 'r', 'owed'],
      ['restart', 99, 'r', 'owed'],
      ['send', '1 owed', '2 owed'],
      ['settle', 'owed'],
    ]);
  });

  it('that is none sends what has waited for more than a minute, and settles nothing', async () => {
    states = [
      state(1, { status: 'pending', status_at: seconds(60) }),
      state(2, { status: 'pending', status_at: seconds(61) }),
    ];
    expect(await payOwed(deps(), scriptOf('anna', 's1', now), { isTakenUp: false })).toBe(1);
    expect(did).toEqual([['send', '2 r']]);
  });

  it('that is taken up sends all that waits, and what was begun and left for an hour', async () => {
    states = [
      state(1, { status: 'pending' }),
      state(2, { status: 'running', status_at: seconds(hour) }),
      state(3, { status: 'running', status_at: seconds(hour + 1) }),
      state(4),
      state(5, { status: 'failed', status_at: seconds(9 * hour) }),
    ];
    expect(await payOwed(deps(), scriptOf('anna', 's1', now), { isTakenUp: true })).toBe(2);
    expect(did).toEqual([['send', '1 r', '3 r']]);
    did = [];
    expect(await payOwed(deps(), scriptOf('anna', 's1', now), { isTakenUp: false })).toBe(0);
  });

  it.each([
    [30, 0],
    [31, 1],
  ])('is overdue after %d seconds: %d sent', async (ago, sent) => {
    states = [state(1, { status: 'pending' })];
    script = { ...owing([]), owed_at: seconds(ago) };
    expect(await payOverdue(deps(), { userId: 'anna', scriptId: 's1' })).toBe(sent);
  });

  it.each([
    ['of a script that is gone', null],
    ['of one that is not ready', { ...owing([]), owed_at: seconds(99), status: 'failed' as const }],
    ['that nobody owes', scriptOf('anna', 's1', now)],
  ])('%s is not overdue', async (_what, given) => {
    states = [state(1, { status: 'pending' })];
    script = given;
    expect(await payOverdue(deps(), { userId: 'anna', scriptId: 's1' })).toBe(0);
    expect(did).toEqual([]);
  });
});

describe('the sweep', () => {
  const sweep = () => sendOwedReports(deps(), now);
  const listed = ['listDue', 200];
  const in1h = new Date(now.getTime() + hour * 1000).toISOString();

  it.each([
    ['gone', null],
    ['failed', { status: 'failed' as const }],
    ['being read', { status: 'reading' as const }],
  ])('looks no more at a script that is %s', async (_what, change) => {
    script = change && scriptOf('anna', 's1', now, change);
    expect(await sweep()).toBe(0);
    expect(did).toEqual([listed, ['lookAgain', null]]);
  });

  it('fails a script whose file did not come, and leaves one whose file did', async () => {
    script = scriptOf('anna', 's1', now, { status: 'uploaded' });
    expect(await sweep()).toBe(1);
    const message = 'The file of this script did not reach us whole. Please upload it again.';
    expect(did).toEqual([listed, ['markFailed', { code: 'internal', message }], ['lookAgain', null]]);
    for (const key of ['uploads/anna/s1.pdf', 'originals/anna/s1.pdf']) {
      sizes = [key];
      did = [];
      expect(await sweep()).toBe(0);
      expect(did).toEqual([listed, ['lookAgain', null]]);
    }
  });

  it('without a plan pays what is owed and looks no more', async () => {
    plan = null;
    states = [state(1, { status: 'pending' })];
    expect(await sweep()).toBe(0);
    expect(did).toEqual([listed, ['lookAgain', null]]);
    script = scriptOf('anna', 's1', now, { owed_id: 'owed' });
    did = [];
    expect(await sweep()).toBe(1);
    expect(did).toEqual([listed, ['send', '1 r'], ['settle', 'owed'], ['lookAgain', null]]);
  });

  it('asks for reports that the plan opens and nobody asked for', async () => {
    states = all().slice(1);
    const [missing] = openReports('basic');
    expect(await sweep()).toBe(0);
    expect(did).toEqual([
      listed,
      ['owe', { id: 'new', questions: [] }],
      ['request', missing, 'new'],
      ['send'],
      ['settle', 'new'],
    ]);
  });

  it('pays a debt that nobody has paid', async () => {
    states = all({ status: 'pending' });
    script = scriptOf('anna', 's1', now, { owed_id: 'owed' });
    expect(await sweep()).toBe(1);
    expect(did.map((one) => (one as string[])[0])).toEqual(['listDue', 'owe', 'send', 'settle']);
  });

  it.each([
    ['waits for an hour', { status: 'pending' as const, status_at: seconds(hour) }, false],
    ['waits for longer', { status: 'pending' as const, status_at: seconds(hour + 1) }, true],
    ['was begun an hour ago', { status: 'running' as const, status_at: seconds(hour) }, false],
    ['was begun earlier', { status: 'running' as const, status_at: seconds(hour + 1) }, true],
  ])('sends a message again for a report that %s: and looks again in an hour', async (_what, change, sent) => {
    const [first = state(1), ...others] = all();
    states = [{ ...first, ...change }, ...others];
    expect(await sweep()).toBe(sent ? 1 : 0);
    expect(did).toEqual([listed, ...(sent ? [['send', `${first.question} r`]] : []), ['lookAgain', in1h]]);
  });

  it('owes the letter where all reports are made, and looks no more', async () => {
    states = [...all(), state(15, { status: 'pending' })];
    expect(await sweep()).toBe(0);
    expect(did).toEqual([
      listed,
      ['mail', 'anna', { kind: 'reports_ready', script_id: 's1', plan_name: 'basic' }],
      ['lookAgain', null],
    ]);
  });
});

describe('the letter that reports have come', () => {
  const week = 7 * 24 * hour;
  const owed = async (awaitsReading = false): Promise<boolean> => {
    did = [];
    await oweReportsMail(deps(), { userId: 'anna', scriptId: 's1', awaitsReading });
    return did.length > 0;
  };
  beforeEach(() => {
    states = all();
  });

  it('is owed once all that the plan opens have ended', async () => {
    expect(await owed()).toBe(true);
    states = all({ status: 'failed' });
    expect(await owed()).toBe(true);
    for (const status of ['pending', 'running'] as const) {
      states = [...all().slice(1), state([...openReports('basic')][0] ?? 0, { status })];
      expect(await owed()).toBe(false);
    }
    states = all().slice(1);
    expect(await owed()).toBe(false);
  });

  it('is not owed without a plan, nor for a script that is not ready', async () => {
    plan = null;
    expect(await owed()).toBe(false);
    plan = 'basic';
    script = scriptOf('anna', 's1', now, { status: 'failed' });
    expect(await owed()).toBe(false);
    script = null;
    expect(await owed()).toBe(false);
  });

  it.each([
    [week, week, true],
    [week + 1, week + 1, false],
    [week + 1, week, true],
    [week, week + 1, true],
  ])('is news for a week, of the script (%d) or of the plan (%d): %s', async (read, paid, is) => {
    script = scriptOf('anna', 's1', now, { status_at: seconds(read) });
    paidAt = seconds(paid);
    expect(await owed()).toBe(is);
  });

  it.each([
    [null, false, true],
    [null, true, false],
    ['succeeded', true, true],
    ['failed', true, true],
    ['running', true, false],
    ['running', false, false],
  ])('with a reading that is %s, awaited: %s, is owed: %s', async (status, awaits, is) => {
    story = status === null ? null : { status };
    expect(await owed(awaits)).toBe(is);
  });
});
