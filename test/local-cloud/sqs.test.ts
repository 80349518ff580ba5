import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import {
  ChangeMessageVisibilityBatchCommand,
  ChangeMessageVisibilityCommand,
  CreateQueueCommand,
  DeleteMessageBatchCommand,
  DeleteMessageCommand,
  GetQueueAttributesCommand,
  GetQueueUrlCommand,
  type Message,
  PurgeQueueCommand,
  ReceiveMessageCommand,
  SendMessageBatchCommand,
  SendMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { QueueSpec } from '../../lib/local-cloud/sqs/queue-attributes.ts';
import { startSqs } from '../../lib/local-cloud/sqs/start-sqs.ts';
import { startKillableEmulator } from './fixtures/killable-emulator.ts';
import { temporaryDirectory } from './fixtures/temporary-directory.ts';

const directory = await temporaryDirectory();
const place = { accountId: '000000000000', region: 'us-east-1' };
const deadLetterTargetArn = 'arn:aws:sqs:us-east-1:000000000000:jobs-dlq';
const queues: QueueSpec[] = [
  { name: 'other', attributes: {} },
  { name: 'jobs-dlq', attributes: { MessageRetentionPeriod: '1209600' } },
  {
    name: 'jobs',
    attributes: {
      VisibilityTimeout: '30',
      SqsManagedSseEnabled: 'true',
      RedrivePolicy: JSON.stringify({ deadLetterTargetArn, maxReceiveCount: 2 }),
    },
  },
];

const clientOf = (endpoint: string) =>
  new SQSClient({ endpoint, region: 'us-east-1', credentials: { accessKeyId: 'local', secretAccessKey: 'local' } });

let server: Awaited<ReturnType<typeof startSqs>>;
let sqs: SQSClient;
let QueueUrl: string;
let deadLetters: string;

beforeAll(async () => {
  server = await startSqs({ directory: join(directory, 'main'), queues, ...place });
  sqs = clientOf(server.url);
  QueueUrl = server.queueUrl('jobs');
  deadLetters = server.queueUrl('jobs-dlq');
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const url of [QueueUrl, deadLetters]) await sqs.send(new PurgeQueueCommand({ QueueUrl: url }));
});

const send = (MessageBody: string) => sqs.send(new SendMessageCommand({ QueueUrl, MessageBody }));

async function receive(options: { url?: string; max?: number; wait?: number; visibility?: number } = {}) {
  const { Messages = [] } = await sqs.send(
    new ReceiveMessageCommand({
      QueueUrl: options.url ?? QueueUrl,
      MaxNumberOfMessages: options.max,
      WaitTimeSeconds: options.wait,
      VisibilityTimeout: options.visibility,
      MessageSystemAttributeNames: ['All'],
      MessageAttributeNames: ['All'],
    }),
  );
  return Messages;
}

async function receiveOne(): Promise<Message & { ReceiptHandle: string }> {
  const [message] = await receive();
  if (!message?.ReceiptHandle) throw new Error('No message came.');
  return { ...message, ReceiptHandle: message.ReceiptHandle };
}

const hide = (ReceiptHandle: string, VisibilityTimeout: number) =>
  sqs.send(new ChangeMessageVisibilityCommand({ QueueUrl, ReceiptHandle, VisibilityTimeout }));

describe('a message', () => {
  it('arrives with its attributes, counts and digests', async () => {
    const sent = await sqs.send(
      new SendMessageCommand({
        QueueUrl,
        MessageBody: '{"é":1}',
        MessageAttributes: {
          a: { DataType: 'String', StringValue: 'b' },
          n: { DataType: 'Number', StringValue: '1' },
          raw: { DataType: 'Binary', BinaryValue: new Uint8Array([1, 2]) },
        },
      }),
    );
    const message = await receiveOne();
    expect(message).toMatchObject({
      MessageId: sent.MessageId,
      Body: '{"é":1}',
      MD5OfMessageAttributes: sent.MD5OfMessageAttributes,
      MessageAttributes: { a: { StringValue: 'b' }, raw: { BinaryValue: new Uint8Array([1, 2]) } },
    });
    expect(message.Attributes).toMatchObject({
      ApproximateReceiveCount: '1',
      SentTimestamp: expect.stringMatching(/^\d{13}$/),
      ApproximateFirstReceiveTimestamp: expect.stringMatching(/^\d{13}$/),
    });
  });

  it('has the digest of its attributes that AWS documents', async () => {
    const { MD5OfMessageAttributes } = await sqs.send(
      new SendMessageCommand({
        QueueUrl,
        MessageBody: 'x',
        MessageAttributes: { timestamp: { DataType: 'Number', StringValue: '1493147359900' } },
      }),
    );
    expect(MD5OfMessageAttributes).toBe('235c5c510d26fb653d073faed50ae77c');
  });

  it('is invisible while in flight and is received again with a higher count when given back', async () => {
    await send('work');
    const first = await receiveOne();
    expect(await receive()).toEqual([]);
    await hide(first.ReceiptHandle, 0);
    const second = await receiveOne();
    expect(second.Attributes?.ApproximateReceiveCount).toBe('2');
    expect(second.ReceiptHandle).not.toBe(first.ReceiptHandle);
  });

  it('hidden or delayed shows itself when its time has come, to a reader already waiting', async () => {
    const other = server.queueUrl('other');
    await send('slow');
    await receive({ visibility: 1 });
    await sqs.send(new SendMessageCommand({ QueueUrl: other, MessageBody: 'delayed', DelaySeconds: 1 }));
    expect(await Promise.all([receive(), receive({ url: other })])).toEqual([[], []]);
    const shown = await Promise.all([receive({ wait: 10 }), receive({ url: other, wait: 10 })]);
    expect(shown.map(([message]) => message?.Body)).toEqual(['slow', 'delayed']);
  });

  it('is not deleted by the outdated receipt of an earlier reader', async () => {
    await send('overtaken');
    const first = await receiveOne();
    await hide(first.ReceiptHandle, 0);
    const second = await receiveOne();
    await sqs.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle: first.ReceiptHandle }));
    await hide(second.ReceiptHandle, 0);
    await expect(hide(first.ReceiptHandle, 10)).rejects.toMatchObject({ name: 'MessageNotInflight' });
  });

  it('goes to the dead-letter queue when it was received as often as the policy allows', async () => {
    await send('poison');
    for (let i = 0; i < 2; i++) await hide((await receiveOne()).ReceiptHandle, 0);
    const waiting = receive({ url: deadLetters, wait: 10 });
    expect(await receive()).toEqual([]);
    expect((await waiting).map(({ Body }) => Body)).toEqual(['poison']);
  });

  it('case 26: of one tenant waits for no more than one batch behind five hundred of another', async () => {
    for (let batch = 0; batch < 50; batch += 1) {
      const Entries = Array.from({ length: 10 }, (_, index) => ({
        Id: String(index),
        MessageBody: `busy ${batch}`,
        MessageGroupId: 'busy',
      }));
      await sqs.send(new SendMessageBatchCommand({ QueueUrl, Entries }));
    }
    expect(await receive({ max: 10 })).toHaveLength(10);
    await sqs.send(new SendMessageCommand({ QueueUrl, MessageBody: 'quiet', MessageGroupId: 'quiet' }));
    const next = await receive({ max: 10 });
    expect(next[0]?.Body).toBe('quiet');
    expect(next.slice(1).every(({ Body }) => Body?.startsWith('busy'))).toBe(true);
  });

  it('too large or with forbidden characters is refused', async () => {
    await expect(send('x'.repeat(1_048_577))).rejects.toMatchObject({ name: 'InvalidParameterValueException' });
    await expect(send('bell \u0007')).rejects.toMatchObject({ name: 'InvalidMessageContents' });
  });
});

describe('a waiting reader', () => {
  it('is woken by a message sent meanwhile', async () => {
    const waiting = receive({ wait: 20 });
    await send('late');
    expect((await waiting).map(({ Body }) => Body)).toEqual(['late']);
  });

  it('gets nothing after its time when nothing comes', async () => {
    expect(await receive({ wait: 1 })).toEqual([]);
  });

  it('that hangs up takes no message with it', async () => {
    const hangUp = new AbortController();
    const waiting = sqs.send(new ReceiveMessageCommand({ QueueUrl, WaitTimeSeconds: 20 }), {
      abortSignal: hangUp.signal,
    });
    const patient = receive({ wait: 20 });
    hangUp.abort();
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
    await send('for the patient one');
    expect((await patient).map(({ Body }) => Body)).toEqual(['for the patient one']);
  });

  it('is let go when the emulator closes', async () => {
    const other = await startSqs({ directory: join(directory, 'closing'), queues, ...place });
    const headers = { 'content-type': 'application/x-amz-json-1.0', 'x-amz-target': 'AmazonSQS.ReceiveMessage' };
    const request = httpRequest(other.url, { method: 'POST', headers });
    const answered = once(request, 'response');
    request.end(JSON.stringify({ QueueUrl: other.queueUrl('jobs'), WaitTimeSeconds: 20 }));
    await once(request, 'finish');
    // The answer to a later request shows that the earlier one has arrived.
    await clientOf(other.url).send(new GetQueueUrlCommand({ QueueName: 'jobs' }));
    const [[response]] = await Promise.all([answered, other.close()]);
    expect(response.statusCode).toBe(200);
  });
});

describe('a batch', () => {
  it('of ten is sent, received and deleted', async () => {
    const Entries = Array.from({ length: 10 }, (_, i) => ({ Id: `i${i}`, MessageBody: `b${i}` }));
    await sqs.send(new SendMessageBatchCommand({ QueueUrl, Entries }));
    const messages = await receive({ max: 10 });
    expect(messages.map(({ Body }) => Body)).toEqual(Entries.map(({ MessageBody }) => MessageBody));
    const handles = messages.map(({ ReceiptHandle }, i) => ({ Id: `d${i}`, ReceiptHandle }));
    const { Successful } = await sqs.send(new DeleteMessageBatchCommand({ QueueUrl, Entries: handles }));
    expect(Successful).toHaveLength(10);
    const { Attributes } = await sqs.send(new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ['All'] }));
    expect(Attributes).toMatchObject({
      ApproximateNumberOfMessages: '0',
      ApproximateNumberOfMessagesNotVisible: '0',
      VisibilityTimeout: '30',
      QueueArn: 'arn:aws:sqs:us-east-1:000000000000:jobs',
      RedrivePolicy: queues.find(({ name }) => name === 'jobs')?.attributes.RedrivePolicy,
    });
  });

  it('gives back what can be given back and names the rest', async () => {
    await send('one');
    const { ReceiptHandle } = await receiveOne();
    const { Successful, Failed } = await sqs.send(
      new ChangeMessageVisibilityBatchCommand({
        QueueUrl,
        Entries: [
          { Id: 'good', ReceiptHandle, VisibilityTimeout: 0 },
          { Id: 'bad', ReceiptHandle: 'unknown', VisibilityTimeout: 0 },
        ],
      }),
    );
    expect(Successful).toEqual([{ Id: 'good' }]);
    expect(Failed).toMatchObject([{ Id: 'bad', Code: 'MessageNotInflight' }]);
  });

  it('that is empty or repeats an id is refused', async () => {
    const sendBatch = (ids: string[]) =>
      sqs.send(new SendMessageBatchCommand({ QueueUrl, Entries: ids.map((Id) => ({ Id, MessageBody: 'x' })) }));
    await expect(sendBatch([])).rejects.toMatchObject({ name: 'EmptyBatchRequest' });
    await expect(sendBatch(['a', 'a'])).rejects.toMatchObject({ name: 'BatchEntryIdsNotDistinct' });
  });
});

describe('queues', () => {
  it('have a URL on the loopback interface', async () => {
    const { QueueUrl: url } = await sqs.send(new GetQueueUrlCommand({ QueueName: 'jobs' }));
    expect(url).toBe(QueueUrl);
    expect(new URL(QueueUrl).hostname).toBe('127.0.0.1');
    expect(() => server.queueUrl('nope')).toThrow('no queue nope');
  });

  it('that nobody declared do not exist', async () => {
    await expect(sqs.send(new GetQueueUrlCommand({ QueueName: 'nope' }))).rejects.toMatchObject({
      name: 'QueueDoesNotExist',
    });
  });

  it('with attributes that are not emulated, or without their dead-letter queue, are refused at start', async () => {
    const start = (attributes: Record<string, string>) =>
      startSqs({ directory: join(directory, 'refused'), queues: [{ name: 'q', attributes }], ...place });
    await expect(start({ FifoQueue: 'true' })).rejects.toThrow('FifoQueue');
    const RedrivePolicy = JSON.stringify({ deadLetterTargetArn, maxReceiveCount: 1 });
    await expect(start({ RedrivePolicy })).rejects.toThrow('dead-letter queue of q does not exist');
  });

  it('cannot be created by request: such operations answer 501 with their name', async () => {
    await expect(sqs.send(new CreateQueueCommand({ QueueName: 'other' }))).rejects.toMatchObject({
      message: 'SQS CreateQueue is not emulated on this machine.',
      $metadata: { httpStatusCode: 501 },
    });
  });
});

describe('on disk', () => {
  it('a store made before messages had tenants is read on', async () => {
    const old = join(directory, 'old');
    mkdirSync(old, { recursive: true });
    const db = new DatabaseSync(join(old, 'messages.sqlite'));
    db.exec(
      'CREATE TABLE messages (sequence INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, queue TEXT NOT NULL, body TEXT NOT NULL, attributes TEXT NOT NULL, sent_at INTEGER NOT NULL, visible_at INTEGER NOT NULL, receive_count INTEGER NOT NULL DEFAULT 0, first_received_at INTEGER, receipt TEXT)',
    );
    db.prepare(
      "INSERT INTO messages (id, queue, body, attributes, sent_at, visible_at) VALUES ('1', 'jobs', 'kept', '{}', ?, ?)",
    ).run(Date.now(), Date.now());
    db.close();
    const again = await startSqs({ directory: old, queues, ...place });
    const client = clientOf(again.url);
    const { Messages } = await client.send(new ReceiveMessageCommand({ QueueUrl: again.queueUrl('jobs') }));
    expect(Messages?.map(({ Body }) => Body)).toEqual(['kept']);
    await again.close();
  });

  it('messages outlive a killed process; those in flight are visible at once and keep their count; new attributes lose none', async () => {
    const own = join(directory, 'killed');
    const first = await startKillableEmulator('sqs', { directory: own, queues, ...place });
    const before = clientOf(first.url);
    const url = `${first.url}/000000000000/jobs`;
    for (const MessageBody of ['in flight', 'waiting']) {
      await before.send(new SendMessageCommand({ QueueUrl: url, MessageBody }));
    }
    const taken = await before.send(new ReceiveMessageCommand({ QueueUrl: url, VisibilityTimeout: 43_200 }));
    expect(taken.Messages?.map(({ Body }) => Body)).toEqual(['in flight']);
    await first.kill();

    const changed = queues.map(({ name, attributes }) => ({
      name,
      attributes: { ...attributes, VisibilityTimeout: '7' },
    }));
    const second = await startSqs({ directory: own, queues: changed, ...place });
    try {
      const after = clientOf(second.url);
      const { Messages = [] } = await after.send(
        new ReceiveMessageCommand({
          QueueUrl: second.queueUrl('jobs'),
          MaxNumberOfMessages: 10,
          MessageSystemAttributeNames: ['ApproximateReceiveCount'],
        }),
      );
      const seen = Messages.map(({ Body, Attributes }) => [Body, Attributes?.ApproximateReceiveCount]);
      expect(new Map(seen as [string, string][])).toEqual(
        new Map([
          ['in flight', '2'],
          ['waiting', '1'],
        ]),
      );
      const { Attributes } = await after.send(
        new GetQueueAttributesCommand({ QueueUrl: second.queueUrl('jobs'), AttributeNames: ['VisibilityTimeout'] }),
      );
      expect(Attributes).toEqual({ VisibilityTimeout: '7' });
    } finally {
      await second.close();
    }
  });
});
