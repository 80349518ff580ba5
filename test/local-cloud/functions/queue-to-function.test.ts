/** Between a queue and its function, with a queue that is told what to answer: each request to it, each record of the event, each pause. */
import type { Message } from '@aws-sdk/client-sqs';
import type { SQSEvent } from 'aws-lambda';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type QueuePollerOptions, startQueuePoller } from '../../../lib/local-cloud/queue-poller.ts';
import { message, toldQueue } from '../fixtures/told-queue.ts';

afterEach(() => void vi.useRealTimers());

async function run(
  batches: (Message[] | Error)[],
  invoke: (event: SQSEvent) => Promise<unknown>,
  more: Partial<QueuePollerOptions> = {},
  answers: Record<string, object> = {},
) {
  const queue = toldQueue(batches, answers);
  const events: SQSEvent[] = [];
  const troubles: string[] = [];
  const poller = startQueuePoller({
    client: queue.client,
    queueUrl: 'http://q/work',
    queueArn: 'arn:work',
    region: 'eu-west-1',
    batchSize: 10,
    windowSeconds: 0,
    concurrency: 1,
    reportsItemFailures: true,
    visibilityTimeoutSeconds: 60,
    onTrouble: (error) => void troubles.push(error instanceof Error ? error.message : String(error)),
    invoke: (event) => {
      events.push(event);
      return invoke(event);
    },
    ...more,
  });
  const wanted = batches.filter((batch) => batch instanceof Error || batch.length > 0).length;
  await vi.waitFor(() =>
    expect(queue.named('ReceiveMessage').length + (more.windowSeconds ? 1 : 0)).toBeGreaterThan(wanted),
  );
  await poller.close();
  return { ...queue, events, troubles };
}
const ok = async () => undefined;

describe('a batch', () => {
  it('is asked for as Lambda asks, and handed over in its shape', async () => {
    const Attributes = {
      ApproximateReceiveCount: '3',
      SentTimestamp: '1',
      SenderId: 'me',
      ApproximateFirstReceiveTimestamp: '2',
    };
    const MessageAttributes = {
      kind: { DataType: 'Number', StringValue: '7' },
      bare: { DataType: undefined, StringValue: 'x' },
    };
    const { events, named, troubles } = await run(
      [[message('a', { Attributes, MessageAttributes, MD5OfBody: 'm' }), {}]],
      ok,
    );
    expect(named('ReceiveMessage')[0]).toEqual({
      QueueUrl: 'http://q/work',
      MaxNumberOfMessages: 10,
      WaitTimeSeconds: 10,
      MessageSystemAttributeNames: ['All'],
      MessageAttributeNames: ['All'],
    });
    const record = { eventSource: 'aws:sqs', eventSourceARN: 'arn:work', awsRegion: 'eu-west-1' };
    expect(events).toEqual([
      {
        Records: [
          {
            ...record,
            messageId: 'a',
            receiptHandle: 'r-a',
            body: 'body a',
            attributes: Attributes,
            messageAttributes: {
              kind: { stringValue: '7', dataType: 'Number' },
              bare: { stringValue: 'x', dataType: 'String' },
            },
            md5OfBody: 'm',
          },
          {
            ...record,
            messageId: '',
            receiptHandle: '',
            body: '',
            attributes: {
              ApproximateReceiveCount: '1',
              SentTimestamp: '0',
              SenderId: '',
              ApproximateFirstReceiveTimestamp: '0',
            },
            messageAttributes: {},
            md5OfBody: '',
          },
        ],
      },
    ]);
    expect(named('DeleteMessageBatch')).toEqual([
      {
        QueueUrl: 'http://q/work',
        Entries: [
          { Id: '0', ReceiptHandle: 'r-a' },
          { Id: '1', ReceiptHandle: undefined },
        ],
      },
    ]);
    expect(troubles).toEqual([]);
  });

  it.each<[string, unknown, boolean, string[] | 'back']>([
    ['nothing', undefined, true, ['a', 'b']],
    ['null', null, true, ['a', 'b']],
    ['no failures', { batchItemFailures: [] }, true, ['a', 'b']],
    ['no list', { batchItemFailures: null }, true, ['a', 'b']],
    ['one failure', { batchItemFailures: [{ itemIdentifier: 'a' }] }, true, ['b']],
    ['all failures', { batchItemFailures: [{ itemIdentifier: 'a' }, { itemIdentifier: 'b' }] }, true, []],
    ['a stranger', { batchItemFailures: [{ itemIdentifier: 'a' }, { itemIdentifier: 'x' }] }, true, 'back'],
    ['another shape', { batchItemFailures: [{}] }, true, 'back'],
    ['text', 'text', true, 'back'],
    ['anything', { batchItemFailures: [{ itemIdentifier: 'a' }] }, false, ['a', 'b']],
  ])(
    'whose function answers %s is deleted but for what failed',
    async (_what, answer, reportsItemFailures, deleted) => {
      const { named } = await run([[message('a'), message('b')]], async () => answer, { reportsItemFailures });
      const gone = named('DeleteMessageBatch').flatMap(({ Entries }) =>
        (Entries as { ReceiptHandle: string }[]).map(({ ReceiptHandle }) => ReceiptHandle.slice(2)),
      );
      expect([deleted === 'back' ? [] : deleted, deleted === 'back' ? 1 : 0]).toEqual([
        gone,
        named('ChangeMessageVisibilityBatch').length,
      ]);
    },
  );

  it('whose function dies comes again after 1, 2, 4, 8 seconds, never later than its queue says', async () => {
    const again = async (visibilityTimeoutSeconds: number) => {
      const counts = ['1', '2', '3', '4', '5', undefined];
      const messages = counts.map((ApproximateReceiveCount, at) =>
        message(String(at), { Attributes: ApproximateReceiveCount === undefined ? {} : { ApproximateReceiveCount } }),
      );
      const { named } = await run([messages], () => Promise.reject(new Error('died')), { visibilityTimeoutSeconds });
      expect(named('DeleteMessageBatch')).toEqual([]);
      const [{ QueueUrl, Entries } = {}] = named('ChangeMessageVisibilityBatch');
      expect(QueueUrl).toBe('http://q/work');
      return (Entries as { Id: string; ReceiptHandle: string; VisibilityTimeout: number }[]).map(
        ({ Id, ReceiptHandle, VisibilityTimeout }) => `${Id} ${ReceiptHandle} ${VisibilityTimeout}`,
      );
    };
    expect(await again(60)).toEqual(['0 r-0 1', '1 r-1 2', '2 r-2 4', '3 r-3 8', '4 r-4 8', '5 r-5 1']);
    expect(await again(3)).toEqual(['0 r-0 1', '1 r-1 2', '2 r-2 3', '3 r-3 3', '4 r-4 3', '5 r-5 1']);
  });
  it('whose function dies waits out its queue’s timeout where the plan says so', async () => {
    const { named } = await run([[message('a')]], () => Promise.reject(new Error('died')), { waitsOut: () => true });
    expect(named('ChangeMessageVisibilityBatch')).toEqual([]);
    const other = await run([[message('a')]], () => Promise.reject(new Error('died')), { waitsOut: () => false });
    expect(other.named('ChangeMessageVisibilityBatch')).toHaveLength(1);
  });

  it('is gathered for its window, ten at a time, and deleted ten at a time', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 0 });
    const many = (count: number, from = 0) => Array.from({ length: count }, (_, at) => message(String(from + at)));
    const { events, named } = await run([many(10), many(3, 10), many(2, 13)], ok, { batchSize: 15, windowSeconds: 4 });
    expect(events.map(({ Records }) => Records.length)).toEqual([15]);
    expect(
      named('ReceiveMessage')
        .slice(0, 3)
        .map(({ MaxNumberOfMessages, WaitTimeSeconds }) => [MaxNumberOfMessages, WaitTimeSeconds]),
    ).toEqual([
      [10, 10],
      [5, 4],
      [2, 4],
    ]);
    expect(named('DeleteMessageBatch').map(({ Entries }) => (Entries as object[]).length)).toEqual([10, 5]);
  });
  it('is what there is when nothing more comes within the window, or none is wanted', async () => {
    const one = await run([[message('a')]], ok);
    expect([one.events.length, one.named('ReceiveMessage').length]).toEqual([1, 2]);
    const none = await run([[], [message('a')]], ok);
    expect(none.events).toHaveLength(1);
  });
});

describe('trouble with the queue', () => {
  it('is told, and does not end the polling', async () => {
    const { troubles, events } = await run([new Error('away'), [message('a')]], ok);
    expect([troubles, events.length]).toEqual([['away'], 1]);
  });
  it('is also a finished message that stays', async () => {
    const { troubles } = await run(
      [[message('a'), message('b')]],
      ok,
      {},
      { DeleteMessageBatch: { Failed: [{}, {}] } },
    );
    expect(troubles).toEqual(['2 finished messages could not be deleted.']);
  });
});
