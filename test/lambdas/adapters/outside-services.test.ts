/** Bucket, queue, mail and secrets: what is asked of each and what its failures do. */
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  ListObjectVersionsCommand,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { SendMessageBatchCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { answerQueue } from '../../../lambdas/adapters/answer-queue.ts';
import { mail } from '../../../lambdas/adapters/mail.ts';
import { readQueue } from '../../../lambdas/adapters/read-queue.ts';
import { paymentSecrets } from '../../../lambdas/adapters/secrets.ts';
import { uploadsBucket } from '../../../lambdas/adapters/uploads-bucket.ts';
import { mockedClient } from '../mocked-client.ts';

const s3 = mockedClient(S3Client);
const sqs = mockedClient(SQSClient);
const ses = mockedClient(SESv2Client);
const secretsManager = mockedClient(SecretsManagerClient);
const settings = { region: 'ap-south-1', credentials: { accessKeyId: 'AK', secretAccessKey: 'SK' } };
beforeEach(() => {
  for (const client of [s3, sqs, ses, secretsManager]) client.reset();
});

describe('the bucket', () => {
  const bucket = () => uploadsBucket('uploads', new S3Client(settings));

  it('presigns a form for one key, one type and one exact size, for ten minutes', async () => {
    const before = Date.now();
    const { url, fields } = await bucket().presignUpload('uploads/u/s.pdf', {
      contentType: 'application/pdf',
      sizeBytes: 1234,
      seconds: 600,
    });
    const policy = z
      .object({ expiration: z.string(), conditions: z.array(z.unknown()) })
      .parse(JSON.parse(Buffer.from(fields.Policy ?? '', 'base64').toString()));
    expect(url).toContain('uploads');
    expect(fields).toMatchObject({ key: 'uploads/u/s.pdf', 'Content-Type': 'application/pdf' });
    expect(policy.conditions).toContainEqual(['content-length-range', 1234, 1234]);
    expect(policy.conditions).toContainEqual({ key: 'uploads/u/s.pdf' });
    expect(policy.conditions).toContainEqual(['eq', '$Content-Type', 'application/pdf']);
    const lifetimeMs = new Date(policy.expiration).getTime() - before;
    expect(lifetimeMs).toBeGreaterThan(590_000);
    expect(lifetimeMs).toBeLessThan(610_000);
  });

  it('tells a missing object from a failure', async () => {
    s3.on(HeadObjectCommand)
      .rejectsOnce(new NotFound({ message: '', $metadata: {} }))
      .rejects(new Error('away'));
    expect(await bucket().sizeOf('k')).toBeNull();
    await expect(bucket().sizeOf('k')).rejects.toThrow();
  });

  it('throws when it kept an object it should remove', async () => {
    s3.on(DeleteObjectsCommand)
      .resolvesOnce({})
      .resolves({ Errors: [{ Code: 'AccessDenied' }] });
    await bucket().remove(['a', 'b']);
    await expect(bucket().remove(['a'])).rejects.toThrow(/AccessDenied/);
  });

  it('stores what may be stored once under a condition, and says when something is there already', async () => {
    s3.on(PutObjectCommand)
      .resolvesOnce({})
      .rejectsOnce(Object.assign(new Error('there'), { name: 'PreconditionFailed' }))
      .rejects(new Error('away'));
    expect(await bucket().writeOnce('k', new Uint8Array(), 'application/pdf')).toBe(true);
    expect(s3.commandCalls(PutObjectCommand)[0]?.args[0].input).toMatchObject({ IfNoneMatch: '*' });
    expect(await bucket().writeOnce('k', new Uint8Array(), 'application/pdf')).toBe(false);
    await expect(bucket().writeOnce('k', new Uint8Array(), 'application/pdf')).rejects.toThrow('away');
  });

  it('finds what is there, answers null for what is not, and does not take a refusal for that', async () => {
    s3.on(GetObjectCommand)
      .rejectsOnce(new NoSuchKey({ message: '', $metadata: {} }))
      .rejects(Object.assign(new Error('no'), { name: 'AccessDenied' }));
    expect(await bucket().find('k')).toBeNull();
    await expect(bucket().find('k')).rejects.toThrow('no');
  });

  it('erases every version and delete marker under a prefix, what stands last, page by page', async () => {
    const of = (Key: string, VersionId: string, IsLatest: boolean) => ({ Key, VersionId, IsLatest });
    s3.on(ListObjectVersionsCommand)
      .resolvesOnce({
        Versions: [of('a', '2', false), of('b', '1', true)],
        DeleteMarkers: [of('a', '3', true)],
        IsTruncated: true,
      })
      .resolves({});
    s3.on(DeleteObjectsCommand).resolves({});
    await bucket().erase('uploads/u/s');
    expect(s3.commandCalls(ListObjectVersionsCommand).map((call) => call.args[0].input.Prefix)).toEqual([
      'uploads/u/s',
      'uploads/u/s',
    ]);
    expect(s3.commandCalls(DeleteObjectsCommand).map((call) => call.args[0].input.Delete?.Objects)).toEqual([
      [{ Key: 'a', VersionId: '2' }],
      [
        { Key: 'b', VersionId: '1' },
        { Key: 'a', VersionId: '3' },
      ],
    ]);
    await expect(bucket().erase('')).rejects.toThrow(RangeError);
  });

  it('lists keys with their instants after a key, and removes nothing without asking anybody', async () => {
    const LastModified = new Date('2026-11-21T10:00:00.000Z');
    s3.on(ListObjectsV2Command)
      .resolvesOnce({ Contents: [{ Key: 'a/2', LastModified }] })
      .resolves({});
    expect(await bucket().list('a/', 'a/1', 5)).toEqual([{ key: 'a/2', modifiedAt: LastModified }]);
    expect(s3.commandCalls(ListObjectsV2Command)[0]?.args[0].input).toEqual({
      Bucket: 'uploads',
      Prefix: 'a/',
      StartAfter: 'a/1',
      MaxKeys: 5,
    });
    expect(await bucket().list('a/', '', 5)).toEqual([]);
    await bucket().remove([]);
    expect(s3.commandCalls(DeleteObjectsCommand)).toHaveLength(0);
  });

  it('stores with the type it is given and refuses an answer without a body', async () => {
    await bucket().write('k', '{}', 'application/json');
    expect(s3.commandCalls(PutObjectCommand)[0]?.args[0].input).toMatchObject({ ContentType: 'application/json' });
    s3.on(GetObjectCommand).resolves({});
    await expect(bucket().read('k')).rejects.toThrow();
  });
});

describe('the queue', () => {
  const message = (question: number) => ({ user_id: 'u', script_id: 's', question, request_id: `r${question}` });
  const queue = () => answerQueue('https://queue', new SQSClient(settings));

  it('takes any number of messages, ten at a time', async () => {
    sqs.on(SendMessageBatchCommand).resolves({});
    await queue().send(Array.from({ length: 15 }, (_, i) => message(i + 1)));
    const sizes = sqs.commandCalls(SendMessageBatchCommand).map((call) => call.args[0].input.Entries?.length);
    expect(sizes).toEqual([10, 5]);
    await queue().send([]);
    expect(sqs.commandCalls(SendMessageBatchCommand)).toHaveLength(2);
  });

  it('is told whose each message is, so that it can serve its users in turn', async () => {
    sqs.on(SendMessageBatchCommand).resolves({});
    await queue().send([message(1), { ...message(2), user_id: 'other' }]);
    const entries = sqs.commandCalls(SendMessageBatchCommand)[0]?.args[0].input.Entries;
    expect(entries?.map(({ MessageGroupId }) => MessageGroupId)).toEqual(['u', 'other']);
  });

  it('throws when a part of a batch was refused', async () => {
    sqs.on(SendMessageBatchCommand).resolves({ Failed: [{ Id: '0', Code: 'Throttled', SenderFault: false }] });
    await expect(queue().send([message(1)])).rejects.toThrow(/Throttled/);
  });
});

describe('the queue of uploads to read', () => {
  it('is told whose each one is', async () => {
    sqs.on(SendMessageCommand).resolves({});
    await readQueue('https://queue', new SQSClient(settings)).send({ key: 'uploads/anna/01.pdf' }, 'anna');
    expect(sqs.commandCalls(SendMessageCommand)[0]?.args[0].input).toEqual({
      QueueUrl: 'https://queue',
      MessageBody: '{"key":"uploads/anna/01.pdf"}',
      MessageGroupId: 'anna',
    });
  });
});

describe('mail', () => {
  it('goes out as plain text from the sender, answers to the user', async () => {
    await mail('hello@example.com', new SESv2Client(settings)).send({
      to: 'owner@example.com',
      replyTo: 'anna@example.com',
      subject: 'S',
      text: 'T',
    });
    expect(ses.commandCalls(SendEmailCommand)[0]?.args[0].input).toMatchObject({
      FromEmailAddress: 'hello@example.com',
      Destination: { ToAddresses: ['owner@example.com'] },
      ReplyToAddresses: ['anna@example.com'],
      Content: { Simple: { Subject: { Data: 'S' }, Body: { Text: { Data: 'T' } } } },
    });
  });

  it('goes out in both forms where it is written in both, and answers to nobody else unless that is said', async () => {
    const send = (html: object) =>
      mail('hello@example.com', new SESv2Client(settings)).send({ to: 'a@b.c', subject: 'S', text: 'T', ...html });
    await send({ html: '<p>T</p>' });
    await send({});
    const inLetters = (Data: string) => ({ Data, Charset: 'UTF-8' });
    const [both, plain] = ses.commandCalls(SendEmailCommand).slice(-2);
    const letter = { FromEmailAddress: 'hello@example.com', Destination: { ToAddresses: ['a@b.c'] } };
    const body = { Text: inLetters('T') };
    expect(both?.args[0].input).toEqual({
      ...letter,
      Content: { Simple: { Subject: inLetters('S'), Body: { ...body, Html: inLetters('<p>T</p>') } } },
    });
    expect(plain?.args[0].input).toEqual({
      ...letter,
      Content: { Simple: { Subject: inLetters('S'), Body: body } },
    });
  });
});

describe("the card provider's keys", () => {
  const SecretString = JSON.stringify({
    secretKey: 'sk',
    publishableKey: 'pk',
    webhookSecret: 'wh',
    returnSigningKey: 'k'.repeat(16),
  });

  it('are read once, and again when they are five minutes old', async () => {
    let ms = 0;
    const secrets = paymentSecrets('name', () => new Date(ms), new SecretsManagerClient(settings));
    secretsManager.on(GetSecretValueCommand).resolves({ SecretString });
    await Promise.all([secrets.read(), secrets.read()]);
    ms = 299_999;
    expect((await secrets.read()).secretKey).toBe('sk');
    expect(secretsManager.commandCalls(GetSecretValueCommand)).toHaveLength(1);
    ms = 300_000;
    await secrets.read();
    expect(secretsManager.commandCalls(GetSecretValueCommand)).toHaveLength(2);
  });

  it('may come without that of the webhook, which is known later', async () => {
    const secrets = paymentSecrets('name', () => new Date(0), new SecretsManagerClient(settings));
    const { webhookSecret: _, ...early } = JSON.parse(SecretString);
    secretsManager.on(GetSecretValueCommand).resolves({ SecretString: JSON.stringify(early) });
    expect(await secrets.read()).toEqual({ ...early, webhookSecret: '' });
  });

  it('that could not be read, or lack one, are asked for again', async () => {
    const secrets = paymentSecrets('name', () => new Date(0), new SecretsManagerClient(settings));
    secretsManager
      .on(GetSecretValueCommand)
      .rejectsOnce(new Error('away'))
      .resolvesOnce({ SecretString: '{"secretKey":"sk"}' })
      .resolves({ SecretString });
    await expect(secrets.read()).rejects.toThrow('away');
    await expect(secrets.read()).rejects.toThrow();
    expect((await secrets.read()).publishableKey).toBe('pk');
  });
});
