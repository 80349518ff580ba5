/** The queue of uploads to be read, served by user in turn. */
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { UploadMessage } from '../../lib/contract/queue-message.ts';

export interface ReadQueue {
  send(message: UploadMessage, userId: string): Promise<void>;
}

/** `correlationId` tells the id of the call that sends. */
export const readQueue = (
  queueUrl: string,
  client: SQSClient = new SQSClient({ maxAttempts: 4 }),
  correlationId: () => string | undefined = () => undefined,
): ReadQueue => ({
  async send(message, userId) {
    // Makes it a fair queue, as in answer-queue.
    const sent = {
      QueueUrl: queueUrl,
      MessageBody: JSON.stringify({ correlation_id: correlationId(), ...message }),
      MessageGroupId: userId,
    };
    await client.send(new SendMessageCommand(sent));
  },
});
