/** The operations of SQS that the product and the queue poller use, from a parsed request to an answer. */
import { createHash } from 'node:crypto';
import * as z from 'zod';
import { AwsJsonError } from '../aws-json-server.ts';
import type { FaultPlan } from '../faults/fault-plan.ts';
import type { LongPoll } from './long-poll.ts';
import {
  type MessageAttributes,
  md5OfAttributes,
  messageAttributesSchema,
  selectAttributes,
  sizeOfAttributes,
} from './message-attributes.ts';
import type { MessageStore, NewMessage, ReceivedMessage } from './message-store.ts';
import type { Queue } from './queue-attributes.ts';
import { sqsError } from './sqs-error.ts';

export type SqsContext = {
  store: MessageStore;
  longPoll: LongPoll;
  queues: Map<string, Queue>;
  faults: FaultPlan;
  urlOf(queueName: string): string;
};
type Operation = (input: unknown, context: SqsContext, gone: AbortSignal) => Promise<object>;

/** Characters that XML 1.0 and therefore SQS does not take. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const forbidden = /[^\u0009\u000a\u000d\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;
const maxBatchBytes = 1_048_576;

const queueInput = z.object({ QueueUrl: z.string() });
const message = z.object({
  MessageBody: z.string().min(1),
  DelaySeconds: z.number().int().min(0).max(900).optional(),
  MessageAttributes: messageAttributesSchema.default({}),
  /** On a standard queue: whose message it is. */
  MessageGroupId: z
    .string()
    .regex(/^[\w!-/:-@[-`{-~]{1,128}$/)
    .optional(),
});
const receipt = z.object({ ReceiptHandle: z.string().min(1) });
const visibility = receipt.extend({ VisibilityTimeout: z.number().int().min(0).max(43_200) });
const names = z.array(z.string()).default([]);
const receiveInput = queueInput.extend({
  MaxNumberOfMessages: z.number().int().min(1).max(10).default(1),
  VisibilityTimeout: z.number().int().min(0).max(43_200).optional(),
  WaitTimeSeconds: z.number().int().min(0).max(20).optional(),
  AttributeNames: names,
  MessageSystemAttributeNames: names,
  MessageAttributeNames: names,
});

/** All operations by name. They throw AwsJsonError. */
export const operations: Record<string, Operation> = {
  async SendMessage(input, context) {
    const queue = queueOf(input, context);
    return sendAll(queue, [parse(message, input)], context)[0] ?? {};
  },

  async SendMessageBatch(input, context) {
    const queue = queueOf(input, context);
    const entries = batchOf(message, input);
    const bytes = entries.reduce((sum, entry) => sum + sizeOf(entry), 0);
    if (bytes > maxBatchBytes) throw sqsError('BatchRequestTooLong', 'The batch is too large.');
    const sent = sendAll(queue, entries, context);
    return { Successful: entries.map(({ Id }, index) => ({ Id, ...sent[index] })), Failed: [] };
  },

  async ReceiveMessage(input, context, gone) {
    const queue = queueOf(input, context);
    const wanted = parse(receiveInput, input);
    const visibilityMs = (wanted.VisibilityTimeout ?? queue.visibilityTimeoutMs / 1000) * 1000;
    const waitMs = (wanted.WaitTimeSeconds ?? queue.waitTimeMs / 1000) * 1000;
    const attempt = () => {
      const { messages, deadLetters } = context.store.receive(queue, wanted.MaxNumberOfMessages, visibilityMs);
      if (deadLetters > 0 && queue.redrive) context.longPoll.wake(queue.redrive.queue);
      return messages.length > 0 ? messages : undefined;
    };
    const nextDue = () => context.store.nextDue(queue);
    const received = await context.longPoll.until(queue.name, waitMs, gone, attempt, nextDue);
    const systemNames = [...wanted.AttributeNames, ...wanted.MessageSystemAttributeNames];
    return { Messages: received?.map((each) => toAnswer(each, systemNames, wanted.MessageAttributeNames)) };
  },

  async DeleteMessage(input, context) {
    context.store.remove(queueOf(input, context), parse(receipt, input).ReceiptHandle);
    return {};
  },

  async DeleteMessageBatch(input, context) {
    const queue = queueOf(input, context);
    const entries = batchOf(receipt, input);
    for (const { ReceiptHandle } of entries) context.store.remove(queue, ReceiptHandle);
    return { Successful: entries.map(({ Id }) => ({ Id })), Failed: [] };
  },

  async ChangeMessageVisibility(input, context) {
    changeVisibility(queueOf(input, context), parse(visibility, input), context);
    return {};
  },

  async ChangeMessageVisibilityBatch(input, context) {
    const queue = queueOf(input, context);
    const Successful: object[] = [];
    const Failed: object[] = [];
    for (const entry of batchOf(visibility, input)) {
      try {
        changeVisibility(queue, entry, context);
        Successful.push({ Id: entry.Id });
      } catch (error) {
        if (!(error instanceof AwsJsonError)) throw error;
        Failed.push({ Id: entry.Id, Code: error.type.split('#')[1], Message: error.message, SenderFault: true });
      }
    }
    return { Successful, Failed };
  },

  async GetQueueUrl(input, context) {
    const { QueueName } = parse(z.object({ QueueName: z.string() }), input);
    return { QueueUrl: context.urlOf(queueNamed(QueueName, context).name) };
  },

  async GetQueueAttributes(input, context) {
    const queue = queueOf(input, context);
    const { AttributeNames } = parse(z.object({ AttributeNames: names }), input);
    const { visible, inFlight, delayed } = context.store.counts(queue);
    const all: Record<string, string> = {
      ...queue.attributes,
      QueueArn: queue.arn,
      VisibilityTimeout: String(queue.visibilityTimeoutMs / 1000),
      ApproximateNumberOfMessages: String(visible),
      ApproximateNumberOfMessagesNotVisible: String(inFlight),
      ApproximateNumberOfMessagesDelayed: String(delayed),
    };
    return { Attributes: pick(all, AttributeNames) };
  },

  async PurgeQueue(input, context) {
    context.store.purge(queueOf(input, context));
    return {};
  },
};

type Message = z.infer<typeof message>;

function sendAll(queue: Queue, messages: Message[], { store, longPoll, faults }: SqsContext) {
  for (const each of messages) requireSendable(each, queue);
  const copies: NewMessage[] = [];
  const wanted = messages.map(({ MessageBody, MessageAttributes, DelaySeconds, MessageGroupId }) => {
    const fault = faults.next('queue/send', queue.name);
    const sent: NewMessage = {
      body: MessageBody,
      attributes: JSON.stringify(MessageAttributes),
      tenant: MessageGroupId ?? null,
      delayMs:
        (DelaySeconds === undefined ? queue.delayMs : DelaySeconds * 1000) + (fault?.kind === 'delay' ? fault.ms : 0),
    };
    if (fault?.kind === 'repeat') copies.push(sent);
    return sent;
  });
  const ids = store.send(queue, [...wanted, ...copies]);
  longPoll.wake(queue.name);
  return messages.map(({ MessageBody, MessageAttributes }, index) => ({
    MessageId: ids[index],
    MD5OfMessageBody: md5(MessageBody),
    MD5OfMessageAttributes: md5OfAttributes(MessageAttributes),
  }));
}

function requireSendable(each: Message, queue: Queue): void {
  if (forbidden.test(each.MessageBody)) {
    throw sqsError('InvalidMessageContents', 'Invalid characters found in the message.');
  }
  if (sizeOf(each) > queue.maxMessageBytes) {
    const reason = `Message must be shorter than ${queue.maxMessageBytes} bytes.`;
    throw sqsError('InvalidParameterValueException', `One or more parameters are invalid. Reason: ${reason}`);
  }
}

function changeVisibility(queue: Queue, change: z.infer<typeof visibility>, { store, longPoll }: SqsContext): void {
  if (!store.changeVisibility(queue, change.ReceiptHandle, change.VisibilityTimeout * 1000)) {
    throw sqsError('MessageNotInflight', 'The message referred to is not in flight.');
  }
  longPoll.wake(queue.name);
}

function toAnswer(received: ReceivedMessage, systemNames: string[], attributeNames: string[]): object {
  const stored: MessageAttributes = messageAttributesSchema.parse(JSON.parse(received.attributes));
  const attributes = selectAttributes(stored, attributeNames);
  const system = {
    SenderId: 'local',
    SentTimestamp: String(received.sentAt),
    ApproximateReceiveCount: String(received.receiveCount),
    ApproximateFirstReceiveTimestamp: String(received.firstReceivedAt),
  };
  return {
    MessageId: received.id,
    ReceiptHandle: received.receipt,
    Body: received.body,
    MD5OfBody: md5(received.body),
    ...(systemNames.length > 0 && { Attributes: pick(system, systemNames) }),
    ...(Object.keys(attributes).length > 0 && {
      MessageAttributes: attributes,
      MD5OfMessageAttributes: md5OfAttributes(attributes),
    }),
  };
}

function queueOf(input: unknown, context: SqsContext): Queue {
  const { QueueUrl } = parse(queueInput, input);
  return queueNamed(QueueUrl.split('/').at(-1) ?? '', context);
}

function queueNamed(name: string, { queues }: SqsContext): Queue {
  const queue = queues.get(name);
  if (!queue) throw sqsError('QueueDoesNotExist', 'The specified queue does not exist.');
  return queue;
}

function batchOf<T extends z.ZodRawShape>(entry: z.ZodObject<T>, input: unknown) {
  const identified = z.intersection(z.object({ Id: z.string().regex(/^[\w-]{1,80}$/) }), entry);
  const { Entries } = parse(z.object({ Entries: z.array(identified) }), input);
  if (Entries.length === 0) throw sqsError('EmptyBatchRequest', 'There should be at least one entry in the request.');
  if (Entries.length > 10) throw sqsError('TooManyEntriesInBatchRequest', 'At most 10 entries can be in one request.');
  if (new Set(Entries.map(({ Id }) => Id)).size < Entries.length) {
    throw sqsError('BatchEntryIdsNotDistinct', 'Two or more entries have the same Id.');
  }
  return Entries;
}

function parse<T>(schema: z.ZodType<T>, input: unknown): T {
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw sqsError('InvalidParameterValueException', z.prettifyError(parsed.error));
  return parsed.data;
}

function sizeOf({ MessageBody, MessageAttributes }: Message): number {
  return Buffer.byteLength(MessageBody) + sizeOfAttributes(MessageAttributes);
}

function pick(all: Record<string, string>, wanted: string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(all).filter(([name]) => wanted.includes('All') || wanted.includes(name)));
}

function md5(text: string): string {
  return createHash('md5').update(text).digest('hex');
}
