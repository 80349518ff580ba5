/** Between queue and function: batches, deletion of what succeeded, redelivery of what failed, dead letters. */
import {
  ChangeMessageVisibilityCommand,
  GetQueueAttributesCommand,
  ReceiveMessageCommand,
  SendMessageBatchCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import type { SQSEvent } from 'aws-lambda';
import { afterEach, describe, expect, it } from 'vitest';
import { type QueuePollerOptions, startQueuePoller } from '../../lib/local-cloud/queue-poller.ts';
import { startSqs } from '../../lib/local-cloud/sqs/start-sqs.ts';
import { temporaryDirectory } from './fixtures/temporary-directory.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const arnOf = (name: string) => `arn:aws:sqs:us-east-1:000000000000:${name}`;

/** A queue with dead letters after two deliveries, and what a test needs to watch it. */
async function openQueue() {
  const redrive = JSON.stringify({ deadLetterTargetArn: arnOf('dead'), maxReceiveCount: '2' });
  const sqs = await startSqs({
    directory: await temporaryDirectory(),
    queues: [
      { name: 'work', attributes: { VisibilityTimeout: '60', RedrivePolicy: redrive } },
      { name: 'dead', attributes: {} },
    ],
    accountId: '000000000000',
    region: 'us-east-1',
  });
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const client = new SQSClient({ endpoint: sqs.url, region: 'us-east-1', credentials });
  closing.push(sqs.close);
  return {
    client,
    send: async (...bodies: string[]) => {
      const Entries = bodies.map((MessageBody, i) => ({ Id: String(i), MessageBody }));
      await client.send(new SendMessageBatchCommand({ QueueUrl: sqs.queueUrl('work'), Entries }));
    },
    /** Messages waiting or in flight. */
    remaining: async () => {
      const wanted = { QueueUrl: sqs.queueUrl('work'), AttributeNames: ['All' as const] };
      const { Attributes = {} } = await client.send(new GetQueueAttributesCommand(wanted));
      return Number(Attributes.ApproximateNumberOfMessages) + Number(Attributes.ApproximateNumberOfMessagesNotVisible);
    },
    /** What a consumer does that wants a message again at once. */
    showAgain: async (ReceiptHandle: string) => {
      const VisibilityTimeout = 0;
      const QueueUrl = sqs.queueUrl('work');
      await client.send(new ChangeMessageVisibilityCommand({ QueueUrl, ReceiptHandle, VisibilityTimeout }));
    },
    deadLetter: async () => {
      const wanted = { QueueUrl: sqs.queueUrl('dead'), WaitTimeSeconds: 10 };
      return (await client.send(new ReceiveMessageCommand(wanted))).Messages?.[0]?.Body;
    },
    poll: (invoke: QueuePollerOptions['invoke'], more: Partial<QueuePollerOptions> = {}) => {
      const troubles: unknown[] = [];
      const poller = startQueuePoller({
        client,
        queueUrl: sqs.queueUrl('work'),
        queueArn: arnOf('work'),
        region: 'us-east-1',
        batchSize: 10,
        windowSeconds: 0,
        concurrency: 1,
        reportsItemFailures: true,
        visibilityTimeoutSeconds: 60,
        invoke,
        onTrouble: (error) => troubles.push(error),
        ...more,
      });
      closing.push(poller.close);
      return { troubles, close: poller.close };
    },
  };
}

const bodiesOf = ({ Records }: SQSEvent) => Records.map(({ body }) => body);

/** Resolves when `holds` does; the test's own time limit is the only one. */
async function eventually(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 10));
}

const failing = ({ Records }: SQSEvent, fails: (body: string) => boolean) => ({
  batchItemFailures: Records.filter(({ body }) => fails(body)).map(({ messageId }) => ({ itemIdentifier: messageId })),
});

describe('a poller', () => {
  it('hands a batch over in Lambda’s shape and deletes it', async () => {
    const queue = await openQueue();
    await queue.send('a', 'b');
    const events: SQSEvent[] = [];
    const { troubles } = queue.poll(async (event) => void events.push(event));
    await eventually(async () => events.length > 0 && (await queue.remaining()) === 0);
    expect(events.flatMap(bodiesOf).sort()).toEqual(['a', 'b']);
    expect(events[0]?.Records[0]).toMatchObject({
      eventSource: 'aws:sqs',
      eventSourceARN: arnOf('work'),
      awsRegion: 'us-east-1',
      attributes: { ApproximateReceiveCount: '1' },
    });
    expect(troubles).toEqual([]);
  });

  it('takes no more at once than the batch size and the concurrency allow', async () => {
    const queue = await openQueue();
    await queue.send('1', '2', '3', '4', '5', '6', '7');
    let running = 0;
    let most = 0;
    const sizes: number[] = [];
    const invoke = async ({ Records }: SQSEvent) => {
      most = Math.max(most, ++running);
      sizes.push(Records.length);
      await eventually(() => most === 2);
      running -= 1;
    };
    queue.poll(invoke, { batchSize: 2, concurrency: 2 });
    await eventually(async () => (await queue.remaining()) === 0);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(2);
    expect(most).toBe(2);
  });

  it('gathers a batch for as long as the window lasts', async () => {
    const queue = await openQueue();
    const events: SQSEvent[] = [];
    queue.poll(async (event) => void events.push(event), { windowSeconds: 10, batchSize: 2 });
    await queue.send('first');
    await queue.send('second');
    await eventually(() => events.length > 0);
    expect(events.map(bodiesOf)).toEqual([['first', 'second']]);
  });

  it('brings back only the message that failed, and gives it up after the queue’s last try', async () => {
    const queue = await openQueue();
    await queue.send('good', 'bad', 'fine');
    const seen: string[] = [];
    queue.poll(async (event) => {
      seen.push(...bodiesOf(event));
      for (const { body, receiptHandle } of event.Records) if (body === 'bad') await queue.showAgain(receiptHandle);
      return failing(event, (body) => body === 'bad');
    });
    expect(await queue.deadLetter()).toBe('bad');
    expect(seen.sort()).toEqual(['bad', 'bad', 'fine', 'good']);
  });

  it('leaves a message that is reported as failed to the queue’s visibility timeout, as the cloud does', async () => {
    const queue = await openQueue();
    await queue.send('bad');
    let calls = 0;
    queue.poll(async (event) => {
      calls += 1;
      return failing(event, () => true);
    });
    await eventually(() => calls === 1);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect([calls, await queue.remaining()]).toEqual([1, 1]);
  });

  it('brings the whole batch back when the function throws or answers what cannot be meant', async () => {
    const answers: (() => Promise<unknown>)[] = [
      () => Promise.reject(new Error('down')),
      async () => ({ batchItemFailures: [{ itemIdentifier: 'of another batch' }] }),
      async () => ({ batchItemFailures: 'all' }),
      async () => 'done',
    ];
    for (const answer of answers) {
      const queue = await openQueue();
      await queue.send('a');
      let calls = 0;
      queue.poll(async () => (++calls === 1 ? answer() : undefined));
      await eventually(async () => calls === 2 && (await queue.remaining()) === 0);
    }
  });

  it('takes no answer for success, and any answer where item failures are not reported', async () => {
    const queue = await openQueue();
    await queue.send('a');
    queue.poll(async () => null);
    await eventually(async () => (await queue.remaining()) === 0);
    const plain = await openQueue();
    await plain.send('a');
    plain.poll(async (event) => failing(event, () => true), { reportsItemFailures: false });
    await eventually(async () => (await plain.remaining()) === 0);
  });

  it('leaves to the queue what it was working on when it is closed', async () => {
    const queue = await openQueue();
    await queue.send('a');
    let end: (() => void) | undefined;
    const { close } = queue.poll(
      () =>
        new Promise((_resolve, reject) => {
          end = () => reject(new Error('ended'));
        }),
    );
    await eventually(() => end !== undefined);
    const closed = close();
    end?.();
    await closed;
    expect(await queue.remaining()).toBe(1);
  });
});

it('leaves a failed message to its queue’s own timeout where the plan says so', async () => {
  const { send, poll, remaining } = await openQueue();
  await send('broken');
  let calls = 0;
  const broken = () => {
    calls += 1;
    return Promise.reject(new Error('broken'));
  };
  const { close } = poll(broken, { waitsOut: () => true });
  await eventually(() => calls === 1);
  // Otherwise it would be seen again after a second.
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  expect([calls, await remaining()]).toEqual([1, 1]);
  await close();
});
