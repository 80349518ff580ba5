/** A template's schedules: whom they call, how often, with what; and what is refused. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startSchedules } from '../../../lib/local-cloud/schedules.ts';
import { writtenTemplate } from '../fixtures/written-template.ts';

describe('a schedule', () => {
  afterEach(() => void vi.useRealTimers());
  const rule = (properties: object = {}) => ({
    Type: 'AWS::Events::Rule',
    Properties: { ScheduleExpression: 'rate(5 minutes)', Targets: [{ Arn: 'arn:fn', Id: 'a' }], ...properties },
  });
  const started = (properties: object, invoke = async (): Promise<unknown> => undefined, insist?: () => void) => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 22, 12) });
    const calls: unknown[][] = [];
    const schedules = startSchedules(
      writtenTemplate({ resources: { R: rule(properties) } }),
      {
        invoke: async (...given: unknown[]) => {
          calls.push(given);
          return invoke();
        },
      },
      insist,
    );
    return { calls, schedules };
  };
  it.each([
    ['rate(1 minute)', 60_000],
    ['rate(5 minutes)', 300_000],
    ['rate(1 hour)', 3_600_000],
    ['rate(2 hours)', 7_200_000],
    ['rate(1 day)', 86_400_000],
    ['rate(2 days)', 172_800_000],
  ])('of %s calls after %i ms', async (ScheduleExpression, ms) => {
    const { calls, schedules } = started({ ScheduleExpression });
    await vi.advanceTimersByTimeAsync(ms - 1);
    expect(calls).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls).toEqual([
      [
        'arn:fn',
        {
          version: '0',
          id: expect.stringMatching(/^[0-9a-f-]{36}$/),
          'detail-type': 'Scheduled Event',
          source: 'aws.events',
          account: '000000000000',
          time: `${new Date(Date.UTC(2026, 10, 22, 12) + ms).toISOString().slice(0, 19)}Z`,
          region: 'us-east-1',
          resources: ['arn:aws:events:us-east-1:000000000000:rule/R'],
          detail: {},
        },
      ],
    ]);
    await schedules.close();
    await vi.advanceTimersByTimeAsync(3 * ms);
    expect(calls).toHaveLength(1);
  });
  it('calls with leave alone, and goes on after what failed', async () => {
    const insist = vi.fn(() => {
      throw new Error('may not');
    });
    const { calls } = started({}, undefined, insist);
    await vi.advanceTimersByTimeAsync(600_000);
    expect([calls.length, insist.mock.calls.length]).toEqual([0, 2]);
    expect(insist.mock.calls[0]).toEqual([
      'events.amazonaws.com',
      { action: 'lambda:InvokeFunction', resource: 'arn:fn' },
      'arn:aws:events:us-east-1:000000000000:rule/R',
    ]);
    const failing = started({}, () => Promise.reject(new Error('no')));
    await vi.advanceTimersByTimeAsync(600_000);
    expect(failing.calls).toHaveLength(2);
  });
  it('does not overtake itself, and is waited for at the end', async () => {
    const gate = Promise.withResolvers<void>();
    const { calls, schedules } = started({}, () => gate.promise);
    await vi.advanceTimersByTimeAsync(1_200_000);
    expect(calls).toHaveLength(1);
    let closed = false;
    const closing = schedules.close().then(() => {
      closed = true;
    });
    await vi.advanceTimersByTimeAsync(1);
    expect(closed).toBe(false);
    gate.resolve();
    await closing;
  });
  it.each([
    [{ State: 'DISABLED' }, 0],
    [{ State: 'ENABLED' }, 1],
    [
      {
        Targets: [
          { Arn: 'a', Id: 'a', RetryPolicy: {} },
          { Arn: 'b', Id: 'b' },
        ],
      },
      2,
    ],
    [{ Targets: [] }, 0],
  ])('with %j calls %i functions', async (properties, count) => {
    const { calls } = started(properties);
    await vi.advanceTimersByTimeAsync(300_000);
    expect(calls).toHaveLength(count);
  });
  it.each([
    { ScheduleExpression: 'cron(0 0 * * ? *)' },
    { ScheduleExpression: 'xrate(1 minute)' },
    { ScheduleExpression: 'rate(1 minute)x' },
    { ScheduleExpression: 'rate( minute)' },
    { EventPattern: {} },
    { Targets: [{ Arn: 'a', Id: 'a', Input: 'x' }] },
    { State: 'OFF' },
  ])('with %j is refused', (properties) => expect(() => started(properties)).toThrow('cannot be run here'));
});
