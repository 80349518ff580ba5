/** Batches, queues and waiting in SQS, called directly. */
import { describe, expect, it } from 'vitest';
import { createLongPoll } from '../../../lib/local-cloud/sqs/long-poll.ts';
import { sqsAsked } from '../fixtures/sqs-asked.ts';
import { temporaryDirectory } from '../fixtures/temporary-directory.ts';

const root = await temporaryDirectory();
let made = 0;
const opened = () => sqsAsked(`${root}/${made++}`, Date.now);
type Messages = { Messages: { ReceiptHandle: string; Body: string }[] };
const entries = (count: number, more: object = {}) => ({
  Entries: Array.from({ length: count }, (_, at) => ({ Id: `e-${at}`, MessageBody: `m${at}`, ...more })),
});

describe('a batch', () => {
  it('is sent, received, given back and deleted, each entry under its id', async () => {
    const { call } = opened();
    const sent = await call('SendMessageBatch', entries(3));
    expect(sent).toEqual({
      Successful: [0, 1, 2].map((at) => ({
        Id: `e-${at}`,
        MessageId: expect.any(String),
        MD5OfMessageBody: expect.any(String),
        MD5OfMessageAttributes: undefined,
      })),
      Failed: [],
    });
    const { Messages } = (await call('ReceiveMessage', { MaxNumberOfMessages: 10 })) as Messages;
    expect(Messages.map(({ Body }) => Body)).toEqual(['m0', 'm1', 'm2']);
    const [one, two, three] = Messages.map(({ ReceiptHandle }) => ReceiptHandle);
    const changed = await call('ChangeMessageVisibilityBatch', {
      Entries: [
        { Id: 'a', ReceiptHandle: one, VisibilityTimeout: 0 },
        { Id: 'b', ReceiptHandle: 'none', VisibilityTimeout: 0 },
      ],
    });
    expect(changed).toEqual({
      Successful: [{ Id: 'a' }],
      Failed: [
        {
          Id: 'b',
          Code: 'MessageNotInflight',
          Message: 'The message referred to is not in flight.',
          SenderFault: true,
        },
      ],
    });
    const Entries = [two, three].map((ReceiptHandle, at) => ({ Id: String(at), ReceiptHandle }));
    expect(await call('DeleteMessageBatch', { Entries })).toEqual({
      Successful: [{ Id: '0' }, { Id: '1' }],
      Failed: [],
    });
    const { Messages: left } = (await call('ReceiveMessage', { MaxNumberOfMessages: 10 })) as Messages;
    expect(left.map(({ Body }) => Body)).toEqual(['m0']);
  });

  it.each([
    [entries(0), 'EmptyBatchRequest'],
    [entries(1), 'none'],
    [entries(10), 'none'],
    [entries(11), 'TooManyEntriesInBatchRequest'],
    [
      {
        Entries: [
          { Id: 'a', MessageBody: 'x' },
          { Id: 'a', MessageBody: 'y' },
        ],
      },
      'BatchEntryIdsNotDistinct',
    ],
    [{ Entries: [{ Id: 'a'.repeat(80), MessageBody: 'x' }] }, 'none'],
    [{ Entries: [{ Id: 'a'.repeat(81), MessageBody: 'x' }] }, 'InvalidParameterValueException'],
    [{ Entries: [{ Id: 'a b', MessageBody: 'x' }] }, 'InvalidParameterValueException'],
    [{ Entries: [{ Id: '', MessageBody: 'x' }] }, 'InvalidParameterValueException'],
    [{ Entries: [{ Id: 'a' }] }, 'InvalidParameterValueException'],
    [entries(2, { MessageBody: 'x'.repeat(524_288) }), 'none'],
    [
      { Entries: [...entries(2, { MessageBody: 'x'.repeat(524_288) }).Entries, { Id: 'z', MessageBody: 'x' }] },
      'BatchRequestTooLong',
    ],
  ])('is taken or refused (case %#)', async (input, refusal) =>
    expect(await opened().refusal('SendMessageBatch', input)).toBe(refusal),
  );

  it('stores nothing when one of its messages is refused', async () => {
    const { call, refusal } = opened();
    const Entries = [
      { Id: 'a', MessageBody: 'good' },
      { Id: 'b', MessageBody: '\u0000' },
    ];
    expect(await refusal('SendMessageBatch', { Entries })).toBe('InvalidMessageContents');
    expect(await call('ReceiveMessage', {})).toEqual({ Messages: undefined });
  });
});

describe('a queue', () => {
  it('is found by its name or its URL, and no other is', async () => {
    const { call, refusal } = opened();
    expect(await call('GetQueueUrl', { QueueName: 'work' })).toEqual({ QueueUrl: 'http://queues.test/0/work' });
    expect(await refusal('GetQueueUrl', { QueueName: 'none' })).toBe('QueueDoesNotExist');
    expect(await refusal('GetQueueUrl', {})).toBe('InvalidParameterValueException');
    expect(await refusal('SendMessage', { QueueUrl: 'http://queues.test/0/none', MessageBody: 'x' })).toBe(
      'QueueDoesNotExist',
    );
    expect(await refusal('SendMessage', { QueueUrl: 7, MessageBody: 'x' })).toBe('InvalidParameterValueException');
  });
  it('counts what is visible, in flight and delayed, and is emptied', async () => {
    const { call } = opened();
    for (const DelaySeconds of [0, 0, 0, 60, 60]) await call('SendMessage', { MessageBody: 'x', DelaySeconds });
    await call('ReceiveMessage', {});
    const counts = async (...AttributeNames: string[]) =>
      (await call('GetQueueAttributes', { AttributeNames })).Attributes;
    expect(await counts('All')).toEqual({
      QueueArn: 'arn:aws:sqs:us-east-1:000000000000:work',
      VisibilityTimeout: '7',
      RedrivePolicy: expect.stringContaining('deadLetterTargetArn'),
      ApproximateNumberOfMessages: '2',
      ApproximateNumberOfMessagesNotVisible: '1',
      ApproximateNumberOfMessagesDelayed: '2',
    });
    expect(await counts()).toEqual({});
    expect(await counts('QueueArn', 'x')).toEqual({ QueueArn: 'arn:aws:sqs:us-east-1:000000000000:work' });
    expect(await call('PurgeQueue', {})).toEqual({});
    expect(await counts('ApproximateNumberOfMessages', 'ApproximateNumberOfMessagesDelayed')).toEqual({
      ApproximateNumberOfMessages: '0',
      ApproximateNumberOfMessagesDelayed: '0',
    });
  });
  it.each([
    [{ MaxNumberOfMessages: 10 }, 'none'],
    [{ MaxNumberOfMessages: 11 }, 'InvalidParameterValueException'],
    [{ MaxNumberOfMessages: 0 }, 'InvalidParameterValueException'],
    [{ VisibilityTimeout: 43_200 }, 'none'],
    [{ VisibilityTimeout: 43_201 }, 'InvalidParameterValueException'],
    [{ VisibilityTimeout: -1 }, 'InvalidParameterValueException'],
    [{ WaitTimeSeconds: 21 }, 'InvalidParameterValueException'],
    [{ WaitTimeSeconds: -1 }, 'InvalidParameterValueException'],
  ])('is read with %j: %s', async (input, refusal) =>
    expect(await opened().refusal('ReceiveMessage', input)).toBe(refusal),
  );
  it.each([
    ['DeleteMessage', { ReceiptHandle: '' }, 'InvalidParameterValueException'],
    ['DeleteMessage', { ReceiptHandle: 'x' }, 'none'],
    ['ChangeMessageVisibility', { ReceiptHandle: 'x', VisibilityTimeout: 43_201 }, 'InvalidParameterValueException'],
    ['ChangeMessageVisibility', { ReceiptHandle: 'x', VisibilityTimeout: -1 }, 'InvalidParameterValueException'],
    ['ChangeMessageVisibility', { ReceiptHandle: 'x', VisibilityTimeout: 43_200 }, 'MessageNotInflight'],
  ])('is asked to %s %j: %s', async (name, input, refusal) =>
    expect(await opened().refusal(name, input)).toBe(refusal),
  );
});

describe('a reader that waits', () => {
  it('is woken by what is sent, and by what is given back', async () => {
    const { call } = opened();
    const waiting = call('ReceiveMessage', { WaitTimeSeconds: 20, VisibilityTimeout: 60 }) as Promise<Messages>;
    await call('SendMessage', { MessageBody: 'sent' });
    const [first] = (await waiting).Messages;
    expect(first?.Body).toBe('sent');
    const again = call('ReceiveMessage', { WaitTimeSeconds: 20 }) as Promise<Messages>;
    await call('ChangeMessageVisibility', { ReceiptHandle: first?.ReceiptHandle, VisibilityTimeout: 0 });
    expect((await again).Messages.map(({ Body }) => Body)).toEqual(['sent']);
  });
  it('is let go when it hangs up, and when all is closed', async () => {
    const { call, context } = opened();
    const gone = new AbortController();
    const one = call('ReceiveMessage', { WaitTimeSeconds: 20 }, 'work', gone.signal);
    gone.abort();
    expect(await one).toEqual({ Messages: undefined });
    const two = call('ReceiveMessage', { WaitTimeSeconds: 20 });
    context.longPoll.close();
    expect(await two).toEqual({ Messages: undefined });
  });
  it('tries again when something is due, and no longer than it was told', async () => {
    const poll = createLongPoll();
    const { signal } = new AbortController();
    let tries = 0;
    const third = () => {
      tries += 1;
      return tries === 3 ? 'found' : undefined;
    };
    expect(await poll.until('q', 20_000, signal, third, () => Date.now())).toBe('found');
    expect(
      await poll.until(
        'q',
        0,
        signal,
        () => undefined,
        () => undefined,
      ),
    ).toBeUndefined();
    expect(
      await poll.until(
        'q',
        5,
        signal,
        () => undefined,
        () => undefined,
      ),
    ).toBeUndefined();
    expect(
      await poll.until(
        'q',
        0,
        signal,
        () => 'at once',
        () => undefined,
      ),
    ).toBe('at once');
  });
});
