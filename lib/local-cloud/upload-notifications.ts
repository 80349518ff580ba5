/** Carries a bucket's object-created notifications to the queues that the template names, in S3's own event shape. */
import { randomUUID } from 'node:crypto';
import { SendMessageCommand, type SQSClient } from '@aws-sdk/client-sqs';
import * as z from 'zod';
import type { Access } from './iam/access.ts';
import { localRegion } from './physical-names.ts';
import type { Template } from './template.ts';

/** What the S3 emulator tells about a stored object; `eventName` is such as `ObjectCreated:Post`. */
export interface CreatedObject {
  readonly bucket: string;
  readonly key: string;
  readonly size: number;
  readonly etag: string;
  readonly eventName: string;
}

interface Notification {
  readonly bucket: string;
  readonly queueArn: string;
  readonly events: readonly string[];
  readonly prefix: string;
  readonly suffix: string;
}

const none = z
  .array(z.unknown())
  .max(0, 'Only queues are emulated as destinations of bucket notifications.')
  .optional();
const rules = z.array(z.object({ Name: z.string(), Value: z.string() })).default([]);

/** What CDK's `addEventNotification` writes. */
const customNotifications = z.object({
  BucketName: z.string(),
  NotificationConfiguration: z.object({
    QueueConfigurations: z
      .array(
        z.object({
          Events: z.array(z.string()),
          QueueArn: z.string(),
          Filter: z.object({ Key: z.object({ FilterRules: rules }) }).optional(),
        }),
      )
      .default([]),
    TopicConfigurations: none,
    LambdaFunctionConfigurations: none,
    EventBridgeConfiguration: z.never('EventBridge notifications are not emulated.').optional(),
  }),
});

/** What CloudFormation itself knows; CDK's buckets leave it out. */
const bucketProperties = z.object({
  NotificationConfiguration: z.never('Notifications on the bucket itself are not emulated.').optional(),
});

const ruleValue = (of: z.infer<typeof rules>, name: string): string =>
  of.find((rule) => rule.Name.toLowerCase() === name)?.Value ?? '';

/** The template's notifications, flat. */
function readNotifications(template: Template): Notification[] {
  template.resources('AWS::S3::Bucket', bucketProperties);
  return template.resources('Custom::S3BucketNotifications', customNotifications).flatMap(({ properties }) =>
    properties.NotificationConfiguration.QueueConfigurations.map((configuration) => {
      const filter = configuration.Filter?.Key.FilterRules ?? [];
      return {
        bucket: properties.BucketName,
        queueArn: configuration.QueueArn,
        events: configuration.Events,
        prefix: ruleValue(filter, 'prefix'),
        suffix: ruleValue(filter, 'suffix'),
      };
    }),
  );
}

/** `s3:ObjectCreated:*` covers `ObjectCreated:Post`. */
const covers = (pattern: string, eventName: string): boolean => {
  const wanted = pattern.replace(/^s3:/, '');
  return wanted.endsWith('*') ? eventName.startsWith(wanted.slice(0, -1)) : wanted === eventName;
};

/** S3 encodes keys in events as forms do: '+' for a space, everything else percent-encoded except the slash. */
const formEncodedKey = (key: string): string => encodeURIComponent(key).replaceAll('%2F', '/').replaceAll('%20', '+');

const toEvent = (object: CreatedObject): object => ({
  Records: [
    {
      eventVersion: '2.1',
      eventSource: 'aws:s3',
      awsRegion: localRegion,
      eventTime: new Date().toISOString(),
      eventName: object.eventName,
      userIdentity: { principalId: 'LOCAL' },
      requestParameters: { sourceIPAddress: '127.0.0.1' },
      responseElements: { 'x-amz-request-id': randomUUID(), 'x-amz-id-2': 'local' },
      s3: {
        s3SchemaVersion: '1.0',
        configurationId: 'local',
        bucket: {
          name: object.bucket,
          ownerIdentity: { principalId: 'LOCAL' },
          arn: `arn:aws:s3:::${object.bucket}`,
        },
        object: {
          key: formEncodedKey(object.key),
          size: object.size,
          eTag: object.etag.replaceAll('"', ''),
          sequencer: Date.now().toString(16).toUpperCase().padStart(16, '0'),
        },
      },
    },
  ],
});

/** Returns what the S3 emulator calls for every stored object; it resolves once the queues hold the message. */
export function createUploadNotifier(
  template: Template,
  o: { client: SQSClient; queueUrl: (name: string) => string; insist: Access['insist'] },
): (object: CreatedObject) => Promise<void> {
  const notifications = readNotifications(template);
  return async (object) => {
    const wanted = notifications.filter(
      ({ bucket, events, prefix, suffix }) =>
        bucket === object.bucket &&
        events.some((pattern) => covers(pattern, object.eventName)) &&
        object.key.startsWith(prefix) &&
        object.key.endsWith(suffix),
    );
    for (const { queueArn } of wanted) {
      const need = { action: 'sqs:SendMessage', resource: queueArn };
      o.insist('s3.amazonaws.com', need, `arn:aws:s3:::${object.bucket}`);
      const QueueUrl = o.queueUrl(queueArn.split(':').at(-1) ?? '');
      await o.client.send(new SendMessageCommand({ QueueUrl, MessageBody: JSON.stringify(toEvent(object)) }));
    }
  };
}
