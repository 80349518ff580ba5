/** A bucket's notices of new objects to the queues that the template names. */
import type { SQSClient } from '@aws-sdk/client-sqs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createUploadNotifier } from '../../../lib/local-cloud/upload-notifications.ts';
import { writtenTemplate } from '../fixtures/written-template.ts';

describe('a new object', () => {
  afterEach(() => void vi.useRealTimers());
  const queue = 'arn:aws:sqs:us-east-1:000000000000:';
  const notifications = (...QueueConfigurations: object[]) => ({
    Type: 'Custom::S3BucketNotifications',
    Properties: { BucketName: 'b', NotificationConfiguration: { QueueConfigurations } },
  });
  const filtered = (Events: string[], rules: Record<string, string> = {}) => ({
    Events,
    QueueArn: `${queue}Work`,
    Filter: { Key: { FilterRules: Object.entries(rules).map(([Name, Value]) => ({ Name, Value })) } },
  });
  const object = { bucket: 'b', key: 'up/a b+é.pdf', size: 7, etag: '"abc"', eventName: 'ObjectCreated:Post' };
  async function told(
    resource: object,
    change: Partial<typeof object> = {},
    insist = (..._given: unknown[]): void => undefined,
  ) {
    const sent: { QueueUrl: string; MessageBody: string }[] = [];
    const client = {
      send: async ({ input }: { input: { QueueUrl: string; MessageBody: string } }) => void sent.push(input),
    } as unknown as SQSClient;
    const resources = { N: resource as { Type: string } };
    await createUploadNotifier(writtenTemplate({ resources }), {
      client,
      queueUrl: (name) => `http://q/${name}`,
      insist,
    })({ ...object, ...change });
    return sent;
  }

  it('is told in S3’s event, by the bucket’s leave', async () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 22, 12) });
    const insist = vi.fn();
    const [message, another] = await told(notifications(filtered(['s3:ObjectCreated:*'])), {}, insist);
    expect([message?.QueueUrl, another]).toEqual(['http://q/Work', undefined]);
    expect(insist.mock.calls).toEqual([
      ['s3.amazonaws.com', { action: 'sqs:SendMessage', resource: `${queue}Work` }, 'arn:aws:s3:::b'],
    ]);
    expect(JSON.parse(message?.MessageBody ?? '')).toEqual({
      Records: [
        {
          eventVersion: '2.1',
          eventSource: 'aws:s3',
          awsRegion: 'us-east-1',
          eventTime: '2026-11-22T12:00:00.000Z',
          eventName: 'ObjectCreated:Post',
          userIdentity: { principalId: 'LOCAL' },
          requestParameters: { sourceIPAddress: '127.0.0.1' },
          responseElements: { 'x-amz-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/), 'x-amz-id-2': 'local' },
          s3: {
            s3SchemaVersion: '1.0',
            configurationId: 'local',
            bucket: { name: 'b', ownerIdentity: { principalId: 'LOCAL' }, arn: 'arn:aws:s3:::b' },
            object: {
              key: 'up/a+b%2B%C3%A9.pdf',
              size: 7,
              eTag: 'abc',
              sequencer: Date.UTC(2026, 10, 22, 12).toString(16).toUpperCase().padStart(16, '0'),
            },
          },
        },
      ],
    });
  });
  it.each([
    [['s3:ObjectCreated:Post'], {}, {}, 1],
    [['s3:ObjectCreated:Put'], {}, {}, 0],
    [['s3:ObjectCreated:Put', 's3:ObjectCreated:*'], {}, {}, 1],
    [['s3:ObjectRemoved:*'], {}, {}, 0],
    [['ObjectCreated:Post'], {}, {}, 1],
    [['s3:ObjectCreated:*'], { prefix: 'up/' }, {}, 1],
    [['s3:ObjectCreated:*'], { Prefix: 'a' }, {}, 0],
    [['s3:ObjectCreated:*'], { suffix: '.pdf' }, {}, 1],
    [['s3:ObjectCreated:*'], { Suffix: '.txt' }, {}, 0],
    [['s3:ObjectCreated:*'], { prefix: 'up/', suffix: '.txt' }, {}, 0],
    [['s3:ObjectCreated:*'], {}, { bucket: 'c' }, 0],
  ])('is told by %j with %j of %j %i times', async (events, rules, change, times) => {
    expect(await told(notifications(filtered(events, rules)), change)).toHaveLength(times);
  });
  it('is told to every queue that wants it, and to none without leave', async () => {
    const two = notifications(filtered(['s3:ObjectCreated:*']), {
      Events: ['s3:ObjectCreated:*'],
      QueueArn: `${queue}More`,
    });
    expect((await told(two)).map(({ QueueUrl }) => QueueUrl)).toEqual(['http://q/Work', 'http://q/More']);
    const refusing = () => {
      throw new Error('may not');
    };
    await expect(told(two, {}, refusing)).rejects.toThrow('may not');
  });
  it.each([
    {
      Type: 'Custom::S3BucketNotifications',
      Properties: { BucketName: 'b', NotificationConfiguration: { TopicConfigurations: [{}] } },
    },
    {
      Type: 'Custom::S3BucketNotifications',
      Properties: { BucketName: 'b', NotificationConfiguration: { LambdaFunctionConfigurations: [{}] } },
    },
    {
      Type: 'Custom::S3BucketNotifications',
      Properties: { BucketName: 'b', NotificationConfiguration: { EventBridgeConfiguration: {} } },
    },
    { Type: 'AWS::S3::Bucket', Properties: { NotificationConfiguration: {} } },
  ])('is told to nobody by what is not emulated (case %#)', async (resource) => {
    await expect(told(resource)).rejects.toThrow('cannot be run here');
  });
  it('is told to nobody where the template says nothing', async () => {
    expect(
      await told({
        Type: 'Custom::S3BucketNotifications',
        Properties: {
          BucketName: 'b',
          NotificationConfiguration: { TopicConfigurations: [], LambdaFunctionConfigurations: [] },
        },
      }),
    ).toEqual([]);
  });
});
