/** What Lambda does between a queue and a function: receive, batch, invoke, delete what succeeded. What failed comes again when the queue says. */
import { setTimeout as sleep } from 'node:timers/promises';
import {
  ChangeMessageVisibilityBatchCommand,
  DeleteMessageBatchCommand,
  type Message,
  ReceiveMessageCommand,
  type SQSClient,
} from '@aws-sdk/client-sqs';
import type { SQSEvent, SQSRecord } from 'aws-lambda';
import * as z from 'zod';

export interface QueuePollerOptions {
  readonly client: SQSClient;
  readonly queueUrl: string;
  readonly queueArn: string;
  readonly region: string;
  readonly batchSize: number;
  /** How long a batch may be gathered before the function is called with what there is, in seconds. */
  readonly windowSeconds: number;
  /** How many batches may be worked on at once. */
  readonly concurrency: number;
  /** Whether the function answers `batchItemFailures`; otherwise a batch succeeds or fails as one. */
  readonly reportsItemFailures: boolean;
  readonly visibilityTimeoutSeconds: number;
  /** Whether the messages of a batch that failed just now wait out that timeout. */
  readonly waitsOut?: () => boolean;
  readonly invoke: (event: SQSEvent) => Promise<unknown>;
  /** Hears about trouble with the queue itself, not about failed messages. */
  readonly onTrouble: (error: unknown) => void;
}

/** SQS delivers at most ten messages at once and waits at most twenty seconds for them. */
const maxReceived = 10;
const longPollSeconds = 10;
/** A message whose function died is seen again after 1, 2, 4 … seconds, in the cloud after the queue's visibility timeout. */
const maxBackoffSeconds = 8;

const batchResponse = z.object({ batchItemFailures: z.array(z.object({ itemIdentifier: z.string() })).nullish() });

/** Polls until closed. A batch that is being worked on when it closes is left to the queue, which delivers it again. */
export function startQueuePoller(options: QueuePollerOptions): { close(): Promise<void> } {
  const closing = new AbortController();
  const loops = Array.from({ length: options.concurrency }, () => poll(options, closing.signal));
  return {
    close: async () => {
      closing.abort();
      await Promise.all(loops);
    },
  };
}

async function poll(options: QueuePollerOptions, closing: AbortSignal): Promise<void> {
  while (!closing.aborted) {
    try {
      const messages = await gather(options, closing);
      if (messages.length > 0) await work(options, messages, closing);
    } catch (error) {
      if (closing.aborted) return;
      options.onTrouble(error);
      await sleep(500, undefined, { ref: false });
    }
  }
}

/** Waits for a first message, then up to the window for the batch to fill. */
async function gather(options: QueuePollerOptions, closing: AbortSignal): Promise<Message[]> {
  const messages: Message[] = [];
  let waitSeconds = longPollSeconds;
  let endMs = Number.POSITIVE_INFINITY;
  do {
    const { Messages = [] } = await options.client.send(
      new ReceiveMessageCommand({
        QueueUrl: options.queueUrl,
        MaxNumberOfMessages: Math.min(maxReceived, options.batchSize - messages.length),
        WaitTimeSeconds: waitSeconds,
        MessageSystemAttributeNames: ['All'],
        MessageAttributeNames: ['All'],
      }),
      { abortSignal: closing },
    );
    messages.push(...Messages);
    if (messages.length === 0) return [];
    if (endMs === Number.POSITIVE_INFINITY) endMs = Date.now() + options.windowSeconds * 1000;
    waitSeconds = Math.min(longPollSeconds, Math.ceil((endMs - Date.now()) / 1000));
  } while (messages.length < options.batchSize && waitSeconds > 0);
  return messages;
}

async function work(options: QueuePollerOptions, messages: Message[], closing: AbortSignal): Promise<void> {
  const failed = await failedIds(options, messages);
  if (failed === 'all') {
    if (closing.aborted) return;
    for (const part of chunks(messages, maxReceived)) await handBack(options, part);
    return;
  }
  // What the function reports as failed is left to the queue, which was told by the function when to deliver it again.
  const done = messages.filter(({ MessageId }) => MessageId === undefined || !failed.has(MessageId));
  for (const part of chunks(done, maxReceived)) await remove(options, part);
}

/**
 * The messages to be delivered again. As Lambda does, an error, an answer of another shape or an id that is not in the
 * batch fails the whole batch.
 */
async function failedIds(options: QueuePollerOptions, messages: Message[]): Promise<ReadonlySet<string> | 'all'> {
  const all = new Set(messages.map((message) => message.MessageId));
  let answer: unknown;
  try {
    answer = await options.invoke({ Records: messages.map((message) => toRecord(message, options)) });
  } catch {
    // The function's own log holds the reason; what counts here is that the batch comes again.
    return 'all';
  }
  if (!options.reportsItemFailures) return new Set();
  const parsed = batchResponse.safeParse(answer ?? {});
  if (!parsed.success) return 'all';
  const ids = new Set((parsed.data.batchItemFailures ?? []).map((failure) => failure.itemIdentifier));
  return [...ids].every((id) => all.has(id)) ? ids : 'all';
}

async function remove(options: QueuePollerOptions, messages: Message[]): Promise<void> {
  const Entries = messages.map((message, i) => ({ Id: String(i), ReceiptHandle: message.ReceiptHandle }));
  const { Failed = [] } = await options.client.send(
    new DeleteMessageBatchCommand({ QueueUrl: options.queueUrl, Entries }),
  );
  if (Failed.length > 0) options.onTrouble(new Error(`${Failed.length} finished messages could not be deleted.`));
}

async function handBack(options: QueuePollerOptions, messages: Message[]): Promise<void> {
  if (options.waitsOut?.()) return;
  const Entries = messages.map((message, i) => {
    const receives = Number(message.Attributes?.ApproximateReceiveCount ?? 1);
    const backoff = Math.min(maxBackoffSeconds, 2 ** (receives - 1));
    const VisibilityTimeout = Math.min(options.visibilityTimeoutSeconds, backoff);
    return { Id: String(i), ReceiptHandle: message.ReceiptHandle, VisibilityTimeout };
  });
  await options.client.send(new ChangeMessageVisibilityBatchCommand({ QueueUrl: options.queueUrl, Entries }));
}

function chunks(messages: Message[], size: number): Message[][] {
  return Array.from({ length: Math.ceil(messages.length / size) }, (_, i) => messages.slice(i * size, (i + 1) * size));
}

function toRecord(message: Message, { queueArn, region }: QueuePollerOptions): SQSRecord {
  const attributes = message.Attributes ?? {};
  return {
    messageId: message.MessageId ?? '',
    receiptHandle: message.ReceiptHandle ?? '',
    body: message.Body ?? '',
    attributes: {
      ...attributes,
      ApproximateReceiveCount: attributes.ApproximateReceiveCount ?? '1',
      SentTimestamp: attributes.SentTimestamp ?? '0',
      SenderId: attributes.SenderId ?? '',
      ApproximateFirstReceiveTimestamp: attributes.ApproximateFirstReceiveTimestamp ?? '0',
    },
    messageAttributes: Object.fromEntries(
      Object.entries(message.MessageAttributes ?? {}).map(([name, { StringValue, DataType }]) => [
        name,
        { stringValue: StringValue, dataType: DataType ?? 'String' },
      ]),
    ),
    md5OfBody: message.MD5OfBody ?? '',
    eventSource: 'aws:sqs',
    eventSourceARN: queueArn,
    awsRegion: region,
  };
}
