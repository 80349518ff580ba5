/**
 * A queue consumer as a Lambda handler: every record on its own, so that a bad one fails alone. On a record's last receive the work is given
 * up before the record goes to the dead-letter queue, so that the user sees 'failed' instead of waiting for ever.
 */
import middy from '@middy/core';
import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import type * as z from 'zod';
import { setting } from './config.ts';
import { logger } from './logger.ts';

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

const isLastReceive = (record: SQSRecord): boolean =>
  Number(record.attributes?.ApproximateReceiveCount ?? 1) >= setting('MAX_RECEIVE_COUNT');

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
    logger.info('message_done', { ...fields, duration_ms: Date.now() - startedAt });
    return true;
  } catch (error) {
    logger.error('message_failed', error, { ...fields, receive_count: record.attributes?.ApproximateReceiveCount });
    return false;
  }
};

/** Reports the failed records only; records of a batch run side by side. */
export const queue = <S extends z.ZodType>(work: QueueWork<S>): QueueHandler => {
  const handler = middy<SQSEvent, SQSBatchResponse>().handler(async (event) => {
    const done = await Promise.all(event.Records.map((record) => handleRecord(work, record)));
    const failed = event.Records.filter((_record, i) => !done[i]);
    return { batchItemFailures: failed.map(({ messageId }) => ({ itemIdentifier: messageId })) };
  });
  return (event, context) => handler(event, context as Parameters<typeof handler>[1]);
};
