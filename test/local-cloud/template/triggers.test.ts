/** What sets functions going: a bucket's notices to the queues that the template names, and its schedules. */
import type { SQSClient } from '@aws-sdk/client-sqs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startSchedules } from '../../../lib/local-cloud/schedules.ts';
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

describe('a schedule', () => {
  afterEach(() => void vi.useRealTimers());
  const rule = (properties: object = {}) => ({
    Type: 'AWS::Events::Rule',
    Properties: { ScheduleExpression: 'rate(5 minutes)', Targets: [{ Arn: 'arn:fn', Id: 'a' }], ...properties },
  });
  const started = (properties: object, invoke = async (): Promise<unknown> => undefined, insist?: () => void) => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 22, 12) });
    const calls: unknown[][] = [];
    const schedules = startSchedules(
      writtenTemplate({ resources: { R: rule(properties) } }),
      {
        invoke: async (...given: unknown[]) => {
          calls.push(given);
          return invoke();
        },
      },
      insist,
    );
    return { calls, schedules };
  };
  it.each([
    ['rate(1 minute)', 60_000],
    ['rate(5 minutes)', 300_000],
    ['rate(1 hour)', 3_600_000],
    ['rate(2 hours)', 7_200_000],
    ['rate(1 day)', 86_400_000],
    ['rate(2 days)', 172_800_000],
  ])('of %s calls after %i ms', async (ScheduleExpression, ms) => {
    const { calls, schedules } = started({ ScheduleExpression });
    await vi.advanceTimersByTimeAsync(ms - 1);
    expect(calls).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls).toEqual([
      [
        'arn:fn',
        {
          version: '0',
          id: expect.stringMatching(/^[0-9a-f-]{36}$/),
          'detail-type': 'Scheduled Event',
          source: 'aws.events',
          account: '000000000000',
          time: `${new Date(Date.UTC(2026, 10, 22, 12) + ms).toISOString().slice(0, 19)}Z`,
          region: 'us-east-1',
          resources: ['arn:aws:events:us-east-1:000000000000:rule/R'],
          detail: {},
        },
      ],
    ]);
    await schedules.close();
    await vi.advanceTimersByTimeAsync(3 * ms);
    expect(calls).toHaveLength(1);
  });
  it('calls with leave alone, and goes on after what failed', async () => {
    const insist = vi.fn(() => {
      throw new Error('may not');
    });
    const { calls } = started({}, undefined, insist);
    await vi.advanceTimersByTimeAsync(600_000);
    expect([calls.length, insist.mock.calls.length]).toEqual([0, 2]);
    expect(insist.mock.calls[0]).toEqual([
      'events.amazonaws.com',
      { action: 'lambda:InvokeFunction', resource: 'arn:fn' },
      'arn:aws:events:us-east-1:000000000000:rule/R',
    ]);
    const failing = started({}, () => Promise.reject(new Error('no')));
    await vi.advanceTimersByTimeAsync(600_000);
    expect(failing.calls).toHaveLength(2);
  });
  it('does not overtake itself, and is waited for at the end', async () => {
    const gate = Promise.withResolvers<void>();
    const { calls, schedules } = started({}, () => gate.promise);
    await vi.advanceTimersByTimeAsync(1_200_000);
    expect(calls).toHaveLength(1);
    let closed = false;
    const closing = schedules.close().then(() => {
      closed = true;
    });
    await vi.advanceTimersByTimeAsync(1);
    expect(closed).toBe(false);
    gate.resolve();
    await closing;
  });
  it.each([
    [{ State: 'DISABLED' }, 0],
    [{ State: 'ENABLED' }, 1],
    [
      {
        Targets: [
          { Arn: 'a', Id: 'a', RetryPolicy: {} },
          { Arn: 'b', Id: 'b' },
        ],
      },
      2,
    ],
    [{ Targets: [] }, 0],
  ])('with %j calls %i functions', async (properties, count) => {
    const { calls } = started(properties);
    await vi.advanceTimersByTimeAsync(300_000);
    expect(calls).toHaveLength(count);
  });
  it.each([
    { ScheduleExpression: 'cron(0 0 * * ? *)' },
    { ScheduleExpression: 'xrate(1 minute)' },
    { ScheduleExpression: 'rate(1 minute)x' },
    { ScheduleExpression: 'rate( minute)' },
    { EventPattern: {} },
    { Targets: [{ Arn: 'a', Id: 'a', Input: 'x' }] },
    { State: 'OFF' },
  ])('with %j is refused', (properties) => expect(() => started(properties)).toThrow('cannot be run here'));
});
