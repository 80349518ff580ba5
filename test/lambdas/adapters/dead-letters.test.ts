/** A queue of messages that failed on every delivery, and the key of a model's server: what is asked of AWS and what its answers mean. */
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { DeleteMessageCommand, GetQueueAttributesCommand, ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { beforeEach, describe, expect, it } from 'vitest';
import { deadLetters } from '../../../lambdas/adapters/dead-letters.ts';
import { readModelKey } from '../../../lambdas/adapters/model-key.ts';
import { mockedClient } from '../mocked-client.ts';

const sqs = mockedClient(SQSClient);
const secrets = mockedClient(SecretsManagerClient);
const queue = 'https://queue/dead';
const letters = deadLetters(queue, new SQSClient({ region: 'us-east-1' }));
beforeEach(() => {
  sqs.reset();
  secrets.reset();
});

describe('dead letters', () => {
  it.each([
    [{ ApproximateNumberOfMessages: '12' }, 12],
    [{}, 0],
    [undefined, 0],
  ])('are counted as the queue counts: %j is %d', async (Attributes, count) => {
    sqs.on(GetQueueAttributesCommand).resolves({ Attributes });
    expect(await letters.count()).toBe(count);
    expect(sqs.commandCalls(GetQueueAttributesCommand)[0]?.args[0].input).toEqual({
      QueueUrl: queue,
      AttributeNames: ['ApproximateNumberOfMessages'],
    });
  });

  it('are taken ten at most, out of sight for a minute', async () => {
    sqs
      .on(ReceiveMessageCommand)
      .resolvesOnce({ Messages: [{ Body: '{}', ReceiptHandle: 'r' }] })
      .resolves({});
    expect(await letters.take()).toEqual([{ body: '{}', receipt: 'r' }]);
    expect(await letters.take()).toEqual([]);
    expect(sqs.commandCalls(ReceiveMessageCommand)[0]?.args[0].input).toEqual({
      QueueUrl: queue,
      MaxNumberOfMessages: 10,
      VisibilityTimeout: 60,
      WaitTimeSeconds: 1,
    });
  });

  it.each([{ Body: '{}' }, { ReceiptHandle: 'r' }])('that lack a half are a fault: %j', async (message) => {
    sqs.on(ReceiveMessageCommand).resolves({ Messages: [message] });
    await expect(letters.take()).rejects.toThrow('The queue gave a message without a body or a receipt.');
  });

  it('are forgotten by their receipt', async () => {
    sqs.on(DeleteMessageCommand).resolves({});
    await letters.forget({ body: '{}', receipt: 'r' });
    expect(sqs.commandCalls(DeleteMessageCommand)[0]?.args[0].input).toEqual({ QueueUrl: queue, ReceiptHandle: 'r' });
  });
});

describe('the key of a model’s server', () => {
  const read = () => readModelKey('models/own', new SecretsManagerClient({ region: 'us-east-1' }));

  it('is read from the secret that is named', async () => {
    secrets.on(GetSecretValueCommand).resolves({ SecretString: '{"apiKey":"k"}' });
    expect(await read()).toBe('k');
    expect(secrets.commandCalls(GetSecretValueCommand)[0]?.args[0].input).toEqual({ SecretId: 'models/own' });
  });

  it.each([undefined, '{}', '{"apiKey":""}'])('is a fault where the secret has none: %s', async (SecretString) => {
    secrets.on(GetSecretValueCommand).resolves({ SecretString });
    await expect(read()).rejects.toThrow('apiKey');
  });
});
