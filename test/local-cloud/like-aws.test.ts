/** The plan of an ordinary day in a new AWS account: what it does, what it never does, and that it is the same each time. */
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readStartOptions } from '../../bin/start-options.ts';
import type { FaultPlan, FaultPoint } from '../../lib/local-cloud/faults/fault-plan.ts';
import { explicitFaults, switchedFaults } from '../../lib/local-cloud/faults/fault-plan.ts';
import { likeAws } from '../../lib/local-cloud/faults/like-aws.ts';
import { type LambdaFunctions, startLambdaFunctions } from '../../lib/local-cloud/functions/lambda-functions.ts';
import { temporaryDirectory } from './fixtures/temporary-directory.ts';
import { writtenTemplate } from './fixtures/written-template.ts';

const times = <P extends FaultPoint>(plan: FaultPlan, point: P, about: string, count = 2000) =>
  Array.from({ length: count }, () => plan.next(point, about));

describe('a day like in AWS', () => {
  it('throttles about one call in two hundred and lets the others take milliseconds', () => {
    const drawn = times(likeAws(), 'service/request', 'dynamodb.GetItem');
    const throttled = drawn.filter((fault) => fault?.kind === 'throttle').length;
    expect(throttled).toBeGreaterThan(2);
    expect(throttled).toBeLessThan(25);
    const waits = drawn.flatMap((fault) => (fault?.kind === 'latency' ? [fault.ms] : []));
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(3);
    expect(Math.max(...waits)).toBeLessThanOrEqual(30);
    expect(waits.length + throttled).toBe(drawn.length);
  });

  it('delivers some messages late and some twice', () => {
    const kinds = new Set(times(likeAws(), 'queue/send', 'Jobs').map((fault) => fault?.kind));
    expect(kinds).toEqual(new Set([undefined, 'repeat', 'delay']));
  });

  it('loses no answer, crashes no function and sets no clock', () => {
    const plan = likeAws();
    for (const point of ['service/call', 'function/answer', 'clock'] as const) {
      expect(times(plan, point, 's3.PUT', 300).every((fault) => fault === null)).toBe(true);
    }
  });

  it('is the same day each time', () => {
    expect(times(likeAws(), 'queue/send', 'Jobs', 50)).toEqual(times(likeAws(), 'queue/send', 'Jobs', 50));
  });

  it('has failed messages wait out their queue’s timeout, and knows the account’s limit before it is switched on', () => {
    const switched = switchedFaults(likeAws());
    expect(switched.next('queue/return', 'Jobs')).toBeNull();
    expect(switched.next('account/concurrency', '')).toEqual({ kind: 'limit', calls: 10 });
    switched.on = true;
    expect(switched.next('queue/return', 'Jobs')).toEqual({ kind: 'wait-out' });
  });

  it('is asked for by name, and not beside a seed', () => {
    expect(readStartOptions('/tmp', ['--like-aws'], {})).toMatchObject({ likeAws: true, faults: null });
    expect(readStartOptions('/tmp', [], {})).toMatchObject({ likeAws: false });
    expect(() => readStartOptions('/tmp', ['--like-aws', '--faults', '1'], {})).toThrow('one plan runs at a time');
  });
});

describe('an account’s limit', () => {
  const opened: LambdaFunctions[] = [];
  afterAll(() => Promise.all(opened.map((one) => one.close())));

  it('refuses the call that is one too many at once, and takes it again when there is room', async () => {
    const directory = await temporaryDirectory();
    const template = writtenTemplate({
      resources: {
        Slow: {
          Type: 'AWS::Lambda::Function',
          Properties: { Runtime: 'nodejs24.x', Handler: 'index.handler', Code: { S3Key: 'slow.zip' }, Timeout: 20 },
        },
      },
      assets: { 'slow.zip': path.join(import.meta.dirname, 'fixtures/slow-function') },
    });
    const faults = explicitFaults([{ at: 'account/concurrency', fault: { kind: 'limit', calls: 1 } }]);
    const functions = startLambdaFunctions(template, {
      endpoints: {},
      logDirectory: directory,
      onFailure: () => undefined,
      faults,
    });
    opened.push(functions);
    const first = functions.invoke('Slow', {});
    await expect(functions.invoke('Slow', {})).rejects.toMatchObject({ errorType: 'TooManyRequestsException' });
    expect(await first).toBe('done');
    expect(await functions.invoke('Slow', {})).toBe('done');
  });
});
