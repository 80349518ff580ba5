/** A template's schedules: whom they call, how often, with what; and what is refused. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startSchedules } from '../../lib/local-cloud/schedules.ts';
import { writtenTemplate } from './fixtures/written-template.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00.250Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const target = { Arn: { 'Fn::GetAtt': ['Sweep', 'Arn'] }, Id: 'Target0' };
const ruleOf = (properties: Record<string, unknown>) => ({
  Sweep: { Type: 'AWS::Lambda::Function' },
  Rule: { Type: 'AWS::Events::Rule', Properties: { Targets: [target], ...properties } },
});
const start = (
  properties: Record<string, unknown>,
  invoke = vi.fn(async (..._call: unknown[]): Promise<unknown> => null),
) => ({
  invoke,
  schedules: startSchedules(writtenTemplate({ resources: ruleOf(properties) }), { invoke }),
});

describe('a schedule', () => {
  it('calls its function after each period with the event that EventBridge sends, until it is closed', async () => {
    const { invoke, schedules } = start({ ScheduleExpression: 'rate(5 minutes)', State: 'ENABLED' });
    await vi.advanceTimersByTimeAsync(299_000);
    expect(invoke).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(invoke).toHaveBeenCalledExactlyOnceWith(
      'arn:aws:lambda:us-east-1:000000000000:function:Sweep',
      expect.objectContaining({ source: 'aws.events', 'detail-type': 'Scheduled Event', time: '2026-11-22T10:05:00Z' }),
    );
    await vi.advanceTimersByTimeAsync(600_000);
    expect(invoke).toHaveBeenCalledTimes(3);
    await schedules.close();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(invoke).toHaveBeenCalledTimes(3);
  });

  it('goes on after a turn that failed, and does not overtake one that is at work', async () => {
    let end = (): void => undefined;
    const invoke = vi
      .fn(async (): Promise<unknown> => null)
      .mockRejectedValueOnce(new Error('away'))
      .mockImplementationOnce(() => new Promise((resolve) => (end = () => resolve(null))));
    const { schedules } = start({ ScheduleExpression: 'rate(1 hour)' }, invoke);
    await vi.advanceTimersByTimeAsync(4 * 3_600_000);
    expect(invoke).toHaveBeenCalledTimes(2);
    end();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(invoke).toHaveBeenCalledTimes(3);
    await schedules.close();
  });

  it('that is switched off calls nobody', async () => {
    const { invoke } = start({ ScheduleExpression: 'rate(1 minute)', State: 'DISABLED' });
    await vi.advanceTimersByTimeAsync(600_000);
    expect(invoke).not.toHaveBeenCalled();
  });

  it.each([
    ['a cron expression', { ScheduleExpression: 'cron(0 10 * * ? *)' }],
    ['an event pattern', { ScheduleExpression: 'rate(1 day)', EventPattern: { source: ['aws.ec2'] } }],
    ['an input of its own', { ScheduleExpression: 'rate(1 day)', Targets: [{ ...target, Input: '{}' }] }],
  ])('with %s is refused, naming the rule', (_what, properties) => {
    expect(() => start(properties)).toThrow(/Rule \(AWS::Events::Rule\)/);
  });
});
