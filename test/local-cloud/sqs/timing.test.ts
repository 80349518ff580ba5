/** When a message of SQS is seen, by whom first, and how it ends: called directly with a clock of the test's. */
import { beforeEach, describe, expect, it } from 'vitest';
import { explicitFaults, type FaultPlan } from '../../../lib/local-cloud/faults/fault-plan.ts';
import { sqsAsked } from '../fixtures/sqs-asked.ts';
import { temporaryDirectory } from '../fixtures/temporary-directory.ts';

const root = await temporaryDirectory();
const start = Date.UTC(2026, 10, 22, 12);
let now = start;
let made = 0;
const opened = (faults?: FaultPlan, directory = `${root}/${made++}`) => sqsAsked(directory, () => now, faults);
beforeEach(() => {
  now = start;
});

describe('the time of a message', () => {
  it('begins late where its queue or its sender says so', async () => {
    const { call, bodies } = opened();
    await call('SendMessage', { MessageBody: 'queue' }, 'slow');
    await call('SendMessage', { MessageBody: 'own', DelaySeconds: 2 }, 'slow');
    await call('SendMessage', { MessageBody: 'now', DelaySeconds: 0 }, 'slow');
    const at = async (ms: number) => {
      now = start + ms;
      return bodies({ MaxNumberOfMessages: 10 }, 'slow');
    };
    expect([await at(0), await at(1999), await at(2000), await at(4999), await at(5000)]).toEqual([
      ['now'],
      [],
      ['own'],
      [],
      ['queue'],
    ]);
  });
  it('hides it while somebody works on it, as long as they say', async () => {
    const { call, bodies, receive, refusal } = opened();
    await call('SendMessage', { MessageBody: 'a' });
    const [first] = await receive({ VisibilityTimeout: 3 });
    now += 2999;
    expect(await bodies()).toEqual([]);
    const change = { ReceiptHandle: first?.ReceiptHandle, VisibilityTimeout: 2 };
    expect(await call('ChangeMessageVisibility', change)).toEqual({});
    now += 1999;
    expect(await bodies()).toEqual([]);
    now += 1;
    expect(await refusal('ChangeMessageVisibility', change)).toBe('MessageNotInflight');
    const [second] = await receive();
    expect(second?.ReceiptHandle).not.toBe(first?.ReceiptHandle);
    now += 6999;
    expect(await bodies()).toEqual([]);
    await call('ChangeMessageVisibility', { ReceiptHandle: second?.ReceiptHandle, VisibilityTimeout: 0 });
    await call('DeleteMessage', { ReceiptHandle: first?.ReceiptHandle });
    expect((await call('GetQueueAttributes', { AttributeNames: ['ApproximateNumberOfMessages'] })).Attributes).toEqual({
      ApproximateNumberOfMessages: '1',
    });
    expect(await call('DeleteMessage', { ReceiptHandle: second?.ReceiptHandle })).toEqual({});
    expect(await call('GetQueueAttributes', { AttributeNames: ['All'] })).toMatchObject({
      Attributes: { ApproximateNumberOfMessages: '0' },
    });
  });
  it('ends in the dead-letter queue after as many receptions as the policy allows, and after four days', async () => {
    const { call, bodies } = opened();
    await call('SendMessage', { MessageBody: 'a' });
    for (let times = 0; times < 2; times += 1) expect(await bodies({ VisibilityTimeout: 0 })).toEqual(['a']);
    expect([await bodies(), await bodies(undefined, 'dead')]).toEqual([[], ['a']]);
    await call('SendMessage', { MessageBody: 'old' }, 'dead');
    now = start + 345_600_000 - 1;
    expect(await bodies({ VisibilityTimeout: 0 }, 'dead')).toEqual(['old']);
    now += 1;
    expect(await bodies(undefined, 'dead')).toEqual([]);
  });
  it('is a fault plan’s to change', async () => {
    const faults = explicitFaults([
      { at: 'queue/send', about: 'work', times: 1, fault: { kind: 'repeat' } },
      { at: 'queue/send', about: 'work', times: 1, fault: { kind: 'delay', ms: 1500 } },
    ]);
    const { call, bodies } = opened(faults);
    await call('SendMessage', { MessageBody: 'twice' });
    await call('SendMessage', { MessageBody: 'late', DelaySeconds: 1 });
    expect(await bodies()).toEqual(['twice', 'twice']);
    now += 2499;
    expect(await bodies()).toEqual([]);
    now += 1;
    expect(await bodies()).toEqual(['late']);
  });
  it('is begun anew at once when the process that had it in flight is gone', async () => {
    const directory = `${root}/again`;
    const before = opened(undefined, directory);
    await before.call('SendMessage', { MessageBody: 'taken' });
    await before.call('SendMessage', { MessageBody: 'delayed', DelaySeconds: 60 });
    await before.receive();
    const after = opened(undefined, directory);
    expect(await after.receive({ AttributeNames: ['ApproximateReceiveCount'], MaxNumberOfMessages: 10 })).toMatchObject(
      [{ Body: 'taken', Attributes: { ApproximateReceiveCount: '2' } }],
    );
  });
});

describe('a fair queue', () => {
  it('serves whoever has the fewest messages in flight first', async () => {
    const { call, bodies } = opened();
    for (const [MessageBody, MessageGroupId] of [
      ['a1', 'a'],
      ['a2', 'a'],
      ['a3', 'a'],
      ['b1', 'b'],
      ['nobody', undefined],
    ])
      await call('SendMessage', { MessageBody, MessageGroupId });
    expect(await bodies({ MaxNumberOfMessages: 5 })).toEqual(['a1', 'b1', 'nobody', 'a2', 'a3']);
  });
});
