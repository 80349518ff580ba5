/**
 * A queue consumer as a Lambda handler: every record on its own, so that a bad one fails alone, and is delivered again after seconds, not after the queue's visibility
 * timeout, which is minutes. On a record's last receive the work is given
 * up before the record goes to the dead-letter queue, so that the user sees 'failed' instead of waiting for ever.
 */
import { ChangeMessageVisibilityCommand, SQSClient } from '@aws-sdk/client-sqs';
import middy from '@middy/core';
import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import * as z from 'zod';
import { correlationIdOf, inCall } from './call-context.ts';
import { setting } from './config.ts';
import { logger } from './logger.ts';
import { once } from './once.ts';

export interface QueueWork<Schema extends z.ZodType> {
  /** For the log. */
  readonly name: string;
  readonly message: Schema;
  /** Throwing means 'deliver this record again': only for failures of the infrastructure. Must bear being run twice. */
  readonly run: (message: z.output<Schema>) => Promise<void>;
  /** Called once the last delivery has failed, before the record goes to the dead-letter queue. */
  readonly giveUp: (message: z.output<Schema>) => Promise<void>;
}
export type QueueHandler = (event: SQSEvent, context?: unknown) => Promise<SQSBatchResponse>;

/** A failed record is seen again after 1, 2, 4, 8 seconds. */
const maxBackoffSeconds = 8;
const backoffSeconds = (receives: number): number => Math.min(maxBackoffSeconds, 2 ** (receives - 1));
const client = once(() => new SQSClient({ maxAttempts: 2 }));

const receivesOf = (record: SQSRecord): number => Number(record.attributes?.ApproximateReceiveCount ?? 1);

/** Where this can't be told to the queue, the record comes again when its visibility timeout has passed. */
const bringBackSoon = async (record: SQSRecord): Promise<void> => {
  await client().send(
    new ChangeMessageVisibilityCommand({
      QueueUrl: setting('OWN_QUEUE_URL'),
      ReceiptHandle: record.receiptHandle,
      VisibilityTimeout: backoffSeconds(receivesOf(record)),
    }),
  );
};

/** From when the message was sent, with what it waited and was repeated. */
const ageOf = (record: SQSRecord): number | undefined => {
  const sentAt = Number(record.attributes?.SentTimestamp);
  return sentAt > 0 ? Math.max(0, (Date.now() - sentAt) / 1000) : undefined;
};

/** Messages of ours carry the id of the call that sent them; a bucket's notification does not. */
const carried = z.object({ correlation_id: z.string() });

const jsonOf = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    // No message of ours: it is refused where it is read.
    return null;
  }
};

const isLastReceive = (record: SQSRecord): boolean => receivesOf(record) >= setting('MAX_RECEIVE_COUNT');

const handleRecord = async <S extends z.ZodType>(work: QueueWork<S>, record: SQSRecord): Promise<boolean> => {
  const fields = { queue: work.name, message_id: record.messageId };
  const startedAt = Date.now();
  try {
    const message = work.message.parse(JSON.parse(record.body));
    try {
      await work.run(message);
    } catch (error) {
      if (isLastReceive(record)) {
        await work.giveUp(message).catch((failure: unknown) => logger.error('give_up_failed', failure, fields));
      }
      throw error;
    }
    logger.info('message_done', { ...fields, duration_ms: Date.now() - startedAt, age_s: ageOf(record) });
    return true;
  } catch (error) {
    logger.error('message_failed', error, { ...fields, receive_count: record.attributes?.ApproximateReceiveCount });
    await bringBackSoon(record).catch((failure: unknown) => logger.error('not_brought_back_soon', failure, fields));
    return false;
  }
};

/** Reports the failed records only; records of a batch run side by side. */
export const queue = <S extends z.ZodType>(work: QueueWork<S>): QueueHandler => {
  const handler = middy<SQSEvent, SQSBatchResponse>().handler(async (event, context) => {
    const handle = (record: SQSRecord): Promise<boolean> => {
      const begunBy = correlationIdOf(carried.safeParse(jsonOf(record.body)).data?.correlation_id);
      return inCall(context, begunBy, () => handleRecord(work, record));
    };
    const done = await Promise.all(event.Records.map(handle));
    const failed = event.Records.filter((_record, i) => !done[i]);
    return { batchItemFailures: failed.map(({ messageId }) => ({ itemIdentifier: messageId })) };
  });
  return (event, context) => handler(event, context as Parameters<typeof handler>[1]);
};
