/** What a script owes and who pays it when: reports asked for anew, messages that were lost, and a sweep's next look. */
import { beforeEach, describe, expect, it } from 'vitest';
import { sendOwedReports } from '../../../../lambdas/use-cases/mends/send-owed-reports.ts';
import { payOverdue, payOwed } from '../../../../lambdas/use-cases/pay-owed.ts';
import { openReports } from '../../../../lambdas/use-cases/require-report.ts';
import { scriptOf } from '../../world.ts';
import { all, begin, deps, held, hour, now, seconds, state } from './owing-script.ts';

beforeEach(begin);

describe('a debt', () => {
  const owing = (questions: number[], owed_id: string | undefined = 'owed') => ({
    ...scriptOf('anna', 's1', now),
    ...(owed_id !== undefined && { owed_id }),
    owed_questions: new Set(questions),
  });

  it('is paid by asking anew for what was asked for ever, under its own request', async () => {
    held.states = [
      state(1),
      state(2, { status: 'failed' }),
      state(3, { status: 'pending' }),
      state(4, { request_id: 'owed' }),
      state(5),
      state(99),
    ];
    expect(await payOwed(deps(), owing([1, 2, 3, 4, 99, 7]), { isTakenUp: false })).toBe(2);
    expect(held.did).toEqual([
      ['restart', 1, 'r', 'owed'],
      ['restart', 2, 'r', 'owed'],
      ['restart', 99, 'r', 'owed'],
      ['send', '1 owed', '2 owed'],
      ['settle', 'owed'],
    ]);
  });

  it('that is none sends what has waited for more than a minute, and settles nothing', async () => {
    held.states = [
      state(1, { status: 'pending', status_at: seconds(60) }),
      state(2, { status: 'pending', status_at: seconds(61) }),
    ];
    expect(await payOwed(deps(), scriptOf('anna', 's1', now), { isTakenUp: false })).toBe(1);
    expect(held.did).toEqual([['send', '2 r']]);
  });

  it('that is taken up sends all that waits, and what was begun and left for an hour', async () => {
    held.states = [
      state(1, { status: 'pending' }),
      state(2, { status: 'running', status_at: seconds(hour) }),
      state(3, { status: 'running', status_at: seconds(hour + 1) }),
      state(4),
      state(5, { status: 'failed', status_at: seconds(9 * hour) }),
    ];
    expect(await payOwed(deps(), scriptOf('anna', 's1', now), { isTakenUp: true })).toBe(2);
    expect(held.did).toEqual([['send', '1 r', '3 r']]);
    held.did = [];
    expect(await payOwed(deps(), scriptOf('anna', 's1', now), { isTakenUp: false })).toBe(0);
  });

  it.each([
    [30, 0],
    [31, 1],
  ])('is overdue after %d seconds: %d sent', async (ago, sent) => {
    held.states = [state(1, { status: 'pending' })];
    held.script = { ...owing([]), owed_at: seconds(ago) };
    expect(await payOverdue(deps(), { userId: 'anna', scriptId: 's1' })).toBe(sent);
  });

  it.each([
    ['of a script that is gone', null],
    ['of one that is not ready', { ...owing([]), owed_at: seconds(99), status: 'failed' as const }],
    ['that nobody owes', scriptOf('anna', 's1', now)],
  ])('%s is not overdue', async (_what, given) => {
    held.states = [state(1, { status: 'pending' })];
    held.script = given;
    expect(await payOverdue(deps(), { userId: 'anna', scriptId: 's1' })).toBe(0);
    expect(held.did).toEqual([]);
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
    held.script = change && scriptOf('anna', 's1', now, change);
    expect(await sweep()).toBe(0);
    expect(held.did).toEqual([listed, ['lookAgain', null]]);
  });

  it('fails a script whose file did not come, and leaves one whose file did', async () => {
    held.script = scriptOf('anna', 's1', now, { status: 'uploaded' });
    expect(await sweep()).toBe(1);
    const message = 'The file of this script did not reach us whole. Please upload it again.';
    expect(held.did).toEqual([listed, ['markFailed', { code: 'internal', message }], ['lookAgain', null]]);
    for (const key of ['uploads/anna/s1.pdf', 'originals/anna/s1.pdf']) {
      held.sizes = [key];
      held.did = [];
      expect(await sweep()).toBe(0);
      expect(held.did).toEqual([listed, ['lookAgain', null]]);
    }
  });

  it('without a plan pays what is owed and looks no more', async () => {
    held.plan = null;
    held.states = [state(1, { status: 'pending' })];
    expect(await sweep()).toBe(0);
    expect(held.did).toEqual([listed, ['lookAgain', null]]);
    held.script = scriptOf('anna', 's1', now, { owed_id: 'owed' });
    held.did = [];
    expect(await sweep()).toBe(1);
    expect(held.did).toEqual([listed, ['send', '1 r'], ['settle', 'owed'], ['lookAgain', null]]);
  });

  it('asks for reports that the plan opens and nobody asked for', async () => {
    held.states = all().slice(1);
    const [missing] = openReports('basic');
    expect(await sweep()).toBe(0);
    expect(held.did).toEqual([
      listed,
      ['owe', { id: 'new', questions: [] }],
      ['request', missing, 'new'],
      ['send'],
      ['settle', 'new'],
    ]);
  });

  it('pays a debt that nobody has paid', async () => {
    held.states = all({ status: 'pending' });
    held.script = scriptOf('anna', 's1', now, { owed_id: 'owed' });
    expect(await sweep()).toBe(1);
    expect(held.did.map((one) => (one as string[])[0])).toEqual(['listDue', 'owe', 'send', 'settle']);
  });

  it.each([
    ['waits for an hour', { status: 'pending' as const, status_at: seconds(hour) }, false],
    ['waits for longer', { status: 'pending' as const, status_at: seconds(hour + 1) }, true],
    ['was begun an hour ago', { status: 'running' as const, status_at: seconds(hour) }, false],
    ['was begun earlier', { status: 'running' as const, status_at: seconds(hour + 1) }, true],
  ])('sends a message again for a report that %s: and looks again in an hour', async (_what, change, sent) => {
    const [first = state(1), ...others] = all();
    held.states = [{ ...first, ...change }, ...others];
    expect(await sweep()).toBe(sent ? 1 : 0);
    expect(held.did).toEqual([listed, ...(sent ? [['send', `${first.question} r`]] : []), ['lookAgain', in1h]]);
  });

  it('owes the letter where all reports are made, and looks no more', async () => {
    held.states = [...all(), state(15, { status: 'pending' })];
    expect(await sweep()).toBe(0);
    expect(held.did).toEqual([
      listed,
      ['mail', 'anna', { kind: 'reports_ready', script_id: 's1', plan_name: 'basic' }],
      ['lookAgain', null],
    ]);
  });
});
