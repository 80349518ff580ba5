/** When the letter that the reports on a script have come is owed: by each report, by the reading, and for a week. */
import { beforeEach, describe, expect, it } from 'vitest';
import { oweReportsMail } from '../../../../lambdas/use-cases/owe-reports-mail.ts';
import { openReports } from '../../../../lambdas/use-cases/require-report.ts';
import { scriptOf } from '../../world.ts';
import { all, begin, deps, held, hour, now, seconds, state } from './owing-script.ts';

beforeEach(begin);

describe('the letter that reports have come', () => {
  const week = 7 * 24 * hour;
  const owed = async (awaitsReading = false): Promise<boolean> => {
    held.did = [];
    await oweReportsMail(deps(), { userId: 'anna', scriptId: 's1', awaitsReading });
    return held.did.length > 0;
  };
  beforeEach(() => {
    held.states = all();
  });

  it('is owed once all that the plan opens have ended', async () => {
    expect(await owed()).toBe(true);
    held.states = all({ status: 'failed' });
    expect(await owed()).toBe(true);
    for (const status of ['pending', 'running'] as const) {
      held.states = [...all().slice(1), state([...openReports('basic')][0] ?? 0, { status })];
      expect(await owed()).toBe(false);
    }
    held.states = all().slice(1);
    expect(await owed()).toBe(false);
  });

  it('is not owed without a plan, nor for a script that is not ready', async () => {
    held.plan = null;
    expect(await owed()).toBe(false);
    held.plan = 'basic';
    held.script = scriptOf('anna', 's1', now, { status: 'failed' });
    expect(await owed()).toBe(false);
    held.script = null;
    expect(await owed()).toBe(false);
  });

  it.each([
    [week, week, true],
    [week + 1, week + 1, false],
    [week + 1, week, true],
    [week, week + 1, true],
  ])('is news for a week, of the script (%d) or of the plan (%d): %s', async (read, paid, is) => {
    held.script = scriptOf('anna', 's1', now, { status_at: seconds(read) });
    held.paidAt = seconds(paid);
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
    held.story = status === null ? null : { status };
    expect(await owed(awaits)).toBe(is);
  });
});
