/** The queue of questions to be answered: one message a question. Throws when the queue did not take all of them. */
import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';
import { type AnswerMessage, answerMessage } from '../../lib/contract/queue-message.ts';

export interface AnswerQueue {
  send(messages: readonly AnswerMessage[]): Promise<void>;
}

const batchSize = 10;

/** `correlationId` tells the id of the call that sends. */
export const answerQueue = (
  queueUrl: string,
  client: SQSClient = new SQSClient({ maxAttempts: 4 }),
  correlationId: () => string | undefined = () => undefined,
): AnswerQueue => ({
  async send(messages) {
    for (let start = 0; start < messages.length; start += batchSize) {
      const entries = messages.slice(start, start + batchSize).map((message, i) => ({
        Id: String(i),
        MessageBody: JSON.stringify(answerMessage.parse({ correlation_id: correlationId(), ...message })),
        // Makes it a fair queue (Amazon SQS Developer Guide, 'Fair queues'): one user's five hundred scripts do not hold up another's one.
        MessageGroupId: message.user_id,
      }));
      const answer = await client.send(new SendMessageBatchCommand({ QueueUrl: queueUrl, Entries: entries }));
      if (answer.Failed?.length)
        throw new Error(`The queue refused ${answer.Failed.length} message(s): ${answer.Failed[0]?.Code}`);
    }
  },
});
