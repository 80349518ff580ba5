/**
 * The consumer of dead letters as a Lambda handler. A function that dies (out of memory, out of time) says nothing, so its message is given up here: the user sees 'failed'
 * within the minute, with a sentence, and can try again. What can't be given up stays where it is and rings.
 */
import middy from '@middy/core';
import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import * as z from 'zod';
import { correlationIdOf, inCall } from './call-context.ts';
import { logger } from './logger.ts';
import type { QueueHandler } from './queue.ts';

export interface DeadLetterWork<Schema extends z.ZodType> {
  /** Messages of every queue whose dead letters come here. */
  readonly message: Schema;
  /** Ends the message's work as failed. Must bear being run twice, and after somebody has tried again. */
  readonly giveUp: (message: z.output<Schema>) => Promise<void>;
  /** Ids by which an engineer finds what was given up, and could send it again. */
  readonly describe: (message: z.output<Schema>) => Readonly<Record<string, string | number>>;
}

const carried = z.object({ correlation_id: z.string() });

/** The queue's own name, of its ARN. */
const nameOf = (record: SQSRecord): string | undefined => record.eventSourceARN?.split(':').at(-1);

/** True when the letter may go. */
const giveUpRecord = async <S extends z.ZodType>(work: DeadLetterWork<S>, record: SQSRecord): Promise<boolean> => {
  const fields = { queue: nameOf(record), message_id: record.messageId };
  try {
    const message = work.message.parse(JSON.parse(record.body));
    await work.giveUp(message);
    logger.error('message_given_up', undefined, { ...fields, ...work.describe(message) });
    return true;
  } catch (error) {
    logger.error('give_up_failed', error, fields);
    return false;
  }
};

const callOf = (record: SQSRecord): string | undefined => {
  try {
    return correlationIdOf(carried.safeParse(JSON.parse(record.body)).data?.correlation_id);
  } catch {
    // No message of ours: it is refused, and logged, where it is read.
    return undefined;
  }
};

/** Each letter on its own; those that could not be given up come again when their queue's timeout has passed. */
export const deadLetters = <S extends z.ZodType>(work: DeadLetterWork<S>): QueueHandler => {
  const handler = middy<SQSEvent, SQSBatchResponse>().handler(async (event, context) => {
    const done = await Promise.all(
      event.Records.map((record) => inCall(context, callOf(record), () => giveUpRecord(work, record))),
    );
    const kept = event.Records.filter((_record, i) => !done[i]);
    return { batchItemFailures: kept.map(({ messageId }) => ({ itemIdentifier: messageId })) };
  });
  return (event, context) => handler(event, context as Parameters<typeof handler>[1]);
};
