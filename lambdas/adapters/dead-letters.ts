/** A queue of messages that failed on every delivery: how many there are, one batch at a time, and forgetting those that were seen to. What is taken and not forgotten comes back by itself. */
import { DeleteMessageCommand, GetQueueAttributesCommand, ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs';

export interface DeadLetter {
  readonly body: string;
  /** By which it is forgotten. */
  readonly receipt: string;
}
export interface DeadLetters {
  /** About so many, as the queue counts. */
  count(): Promise<number>;
  /** The next ten at most, out of sight for a minute; none when the queue is empty. */
  take(): Promise<DeadLetter[]>;
  forget(letter: DeadLetter): Promise<void>;
}

const hiddenForSeconds = 60;
const waitSeconds = 1;
const mostAtOnce = 10;

export const deadLetters = (queueUrl: string, client: SQSClient = new SQSClient({ maxAttempts: 4 })): DeadLetters => ({
  async count() {
    const asked = new GetQueueAttributesCommand({
      QueueUrl: queueUrl,
      AttributeNames: ['ApproximateNumberOfMessages'],
    });
    return Number((await client.send(asked)).Attributes?.ApproximateNumberOfMessages ?? 0);
  },
  async take() {
    const wanted = {
      QueueUrl: queueUrl,
      MaxNumberOfMessages: mostAtOnce,
      VisibilityTimeout: hiddenForSeconds,
      WaitTimeSeconds: waitSeconds,
    };
    const { Messages = [] } = await client.send(new ReceiveMessageCommand(wanted));
    return Messages.map(({ Body, ReceiptHandle }) => {
      if (Body === undefined || ReceiptHandle === undefined)
        throw new Error('The queue gave a message without a body or a receipt.');
      return { body: Body, receipt: ReceiptHandle };
    });
  },
  async forget({ receipt }) {
    await client.send(new DeleteMessageCommand({ QueueUrl: queueUrl, ReceiptHandle: receipt }));
  },
});
