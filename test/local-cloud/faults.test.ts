/** What goes wrong on purpose: calls refused, late, or executed and not answered; messages late and twice; the same for the same seed. */

import path from 'node:path';
import { ConditionalCheckFailedException, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { GetObjectCommand, HeadObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { ReceiveMessageCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startDynamo } from '../../lib/local-cloud/dynamo/start-dynamo.ts';
import {
  explicitFaults,
  type FaultPlan,
  type FaultRule,
  switchedFaults,
} from '../../lib/local-cloud/faults/fault-plan.ts';
import { numberedLosses, seededLosses } from '../../lib/local-cloud/faults/lost-answers.ts';
import { seededFaults } from '../../lib/local-cloud/faults/seeded-faults.ts';
import type { LoopbackServer } from '../../lib/local-cloud/loopback-server.ts';
import { type MailBox, startMail } from '../../lib/local-cloud/mail/start-mail.ts';
import { startS3 } from '../../lib/local-cloud/s3/start-s3.ts';
import { type SqsServer, startSqs } from '../../lib/local-cloud/sqs/start-sqs.ts';
import { temporaryDirectory } from './fixtures/temporary-directory.ts';

const directory = await temporaryDirectory();
const TableName = 'Table';
const put = 'dynamodb.PutItem';

describe('a lost answer of the table', () => {
  const faults = numberedLosses((call) => call === put);
  let server: LoopbackServer;
  let client: DynamoDBDocumentClient;
  beforeAll(async () => {
    const spec = {
      TableName,
      AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
      KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
    };
    server = await startDynamo({ directory, tables: [spec], faults });
    const credentials = { accessKeyId: 'x', secretAccessKey: 'x' };
    client = DynamoDBDocumentClient.from(
      new DynamoDBClient({ endpoint: server.url, region: 'us-east-1', credentials, maxAttempts: 3 }),
    );
  });
  afterAll(async () => {
    client?.destroy();
    await server?.close();
  });
  beforeEach(() => faults.lose());
  const write = (pk: string) =>
    client.send(new PutCommand({ TableName, Item: { pk }, ConditionExpression: 'attribute_not_exists(pk)' }));
  const isThere = async (pk: string) =>
    (await client.send(new GetCommand({ TableName, Key: { pk } }))).Item !== undefined;

  it('leaves what was written, and the second sending meets it', async () => {
    faults.lose(1);
    await expect(write('a')).rejects.toThrow(ConditionalCheckFailedException);
    expect(await isThere('a')).toBe(true);
    expect(faults.seen).toBe(1);
  });

  it('is a broken connection to the caller when every sending loses it', async () => {
    faults.lose(1, 2, 3);
    const again = client.send(new PutCommand({ TableName, Item: { pk: 'b' } }));
    await expect(again).rejects.not.toThrow(ConditionalCheckFailedException);
    expect(faults.seen).toBe(3);
    expect(await isThere('b')).toBe(true);
  });

  it('is not lost when nobody asked for it', async () => {
    await write('c');
    expect(await isThere('c')).toBe(true);
  });
});

describe('answers lost by a seed', () => {
  const lost = (seed: number, oneIn = 4) => {
    const faults = seededLosses(seed, oneIn, (call) => call.startsWith('dynamodb.'));
    return Array.from({ length: 400 }, () => faults.next('service/call', put) !== null);
  };

  it('are the same for the same seed and others for another', () => {
    expect(lost(7)).toEqual(lost(7));
    expect(lost(7)).not.toEqual(lost(8));
  });

  it('lose about as many as they are told, and nothing of another service', () => {
    expect(lost(7).filter(Boolean).length).toBeGreaterThan(70);
    expect(lost(7).filter(Boolean).length).toBeLessThan(130);
    const faults = seededLosses(7, 1, (call) => call.startsWith('sqs.'));
    expect(faults.next('service/call', put)).toBeNull();
  });
});

describe('a service whose calls fail', () => {
  let plan: FaultPlan = explicitFaults([]);
  const faults: FaultPlan = { next: (point, about) => plan.next(point, about) };
  const because = (...given: FaultRule[]) => {
    plan = explicitFaults(given);
  };
  let sqs: SqsServer;
  let s3: LoopbackServer;
  let mail: MailBox;
  const settings = { region: 'us-east-1', credentials: { accessKeyId: 'x', secretAccessKey: 'x' } };
  beforeAll(async () => {
    const own = await temporaryDirectory();
    sqs = await startSqs({
      directory: path.join(own, 'sqs'),
      queues: [{ name: 'work', attributes: {} }],
      accountId: '000000000000',
      region: 'us-east-1',
      faults,
    });
    s3 = await startS3({
      directory: path.join(own, 's3'),
      buckets: [{ name: 'files', corsRules: [] }],
      credentials: [settings.credentials],
      onObjectCreated: async () => {},
      faults,
    });
    mail = await startMail({ directory: own, faults });
  });
  afterAll(() => Promise.all([sqs?.close(), s3?.close(), mail?.close()]));
  const queueClient = () => new SQSClient({ ...settings, endpoint: sqs.url });
  const bucketClient = () => new S3Client({ ...settings, endpoint: s3.url, forcePathStyle: true });
  const letter = {
    FromEmailAddress: 'a@example.com',
    Destination: { ToAddresses: ['b@example.com'] },
    Content: { Simple: { Subject: { Data: 'S' }, Body: { Text: { Data: 'T' } } } },
  };

  it.each(['throttle', 'error'] as const)(
    'case 25: by %s is asked again by its client, and does its work once',
    async (kind) => {
      because(
        { at: 'service/request', about: 's3.PUT', times: 1, fault: { kind } },
        { at: 'service/request', about: 'ses.SendEmail', times: 1, fault: { kind } },
      );
      await bucketClient().send(new PutObjectCommand({ Bucket: 'files', Key: kind, Body: 'x' }));
      const got = await bucketClient().send(new GetObjectCommand({ Bucket: 'files', Key: kind }));
      expect(await got.Body?.transformToString()).toBe('x');
      const before = mail.list().length;
      await new SESv2Client({ ...settings, endpoint: mail.url }).send(new SendEmailCommand(letter));
      expect(mail.list()).toHaveLength(before + 1);
    },
  );

  it('by a lost answer did its work, and does it again for who asks again', async () => {
    because({ at: 'service/call', about: 'ses.SendEmail', times: 1, fault: { kind: 'lose-answer' } });
    const before = mail.list().length;
    await new SESv2Client({ ...settings, endpoint: mail.url }).send(new SendEmailCommand(letter));
    expect(mail.list()).toHaveLength(before + 2);
  });

  it('by taking its time answers all the same', async () => {
    because({ at: 'service/request', about: 's3.HEAD', fault: { kind: 'latency', ms: 60 } });
    await bucketClient().send(new PutObjectCommand({ Bucket: 'files', Key: 'late', Body: 'x' }));
    const startedAt = performance.now();
    await bucketClient().send(new HeadObjectCommand({ Bucket: 'files', Key: 'late' }));
    expect(performance.now() - startedAt).toBeGreaterThan(55);
  });

  it('delivers a message twice or late, as it is told', async () => {
    const QueueUrl = sqs.queueUrl('work');
    const receive = async (WaitTimeSeconds = 0) => {
      const { Messages = [] } = await queueClient().send(
        new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: 10, WaitTimeSeconds }),
      );
      return Messages.map(({ Body }) => Body);
    };
    because({ at: 'queue/send', about: 'work', times: 1, fault: { kind: 'repeat' } });
    await queueClient().send(new SendMessageCommand({ QueueUrl, MessageBody: 'twice' }));
    expect(await receive()).toEqual(['twice', 'twice']);
    because({ at: 'queue/send', times: 1, fault: { kind: 'delay', ms: 1500 } });
    await queueClient().send(new SendMessageCommand({ QueueUrl, MessageBody: 'late' }));
    expect(await receive()).toEqual([]);
    expect(await receive(10)).toEqual(['late']);
  });
});

describe('faults drawn from a seed', () => {
  const points = ['card-provider/notice', 'service/call', 'service/request', 'queue/send', 'function/answer'] as const;
  const drawn = (seed: number, plan = seededFaults(seed)) =>
    points.map((point) => Array.from({ length: 300 }, () => plan.next(point, 'x')?.kind ?? null));

  it('are the same for the same seed, others for another, and none where none are wanted', () => {
    expect(drawn(1)).toEqual(drawn(1));
    expect(drawn(1)).not.toEqual(drawn(2));
    const only = drawn(1, seededFaults(1, ['queue/send']));
    expect(only.map((kinds) => kinds.some((kind) => kind !== null))).toEqual([false, false, false, true, false]);
  });

  it('hold every kind at every point, and leave the most calls alone', () => {
    const kinds = drawn(3).map((each) => new Set(each.filter((kind) => kind !== null)));
    expect(kinds.map((each) => [...each].toSorted())).toEqual([
      ['delay', 'drop', 'repeat'],
      ['lose-answer'],
      ['error', 'latency', 'throttle'],
      ['delay', 'repeat'],
      ['crash'],
    ]);
    for (const each of drawn(3)) expect(each.filter((kind) => kind === null).length).toBeGreaterThan(100);
  });

  it('move each clock by seconds, and spare what the pollers ask of a queue', () => {
    const plan = seededFaults(5);
    for (const service of ['s3', 'cognito', 'dynamodb', 'card-provider'])
      expect(Math.abs(plan.next('clock', service)?.ms ?? 99_999)).toBeLessThanOrEqual(5_000);
    for (let n = 0; n < 300; n += 1) expect(plan.next('service/call', 'sqs.ReceiveMessage')).toBeNull();
  });

  it('are in force while they are switched on, the clocks from the beginning', () => {
    const plan = switchedFaults(explicitFaults([{ at: 'function/answer', fault: { kind: 'crash' } }]));
    expect(plan.next('function/answer', 'f')).toBeNull();
    plan.on = true;
    expect(plan.next('function/answer', 'f')).toEqual({ kind: 'crash' });
    expect(switchedFaults(seededFaults(1)).next('clock', 's3')).not.toBeNull();
  });
});
