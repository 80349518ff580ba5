/** Attributes of a queue as the template gives them, read into numbers; FIFO queues and unknown attributes are refused at start. */
import * as z from 'zod';

const seconds = (fallback: number, max: number) => z.coerce.number().int().min(0).max(max).default(fallback);

const redrivePolicy = z
  .string()
  .transform((text) => JSON.parse(text))
  .pipe(z.object({ deadLetterTargetArn: z.string(), maxReceiveCount: z.coerce.number().int().min(1).max(1000) }));

/** Attributes that change nothing on one machine (encryption and permissions) are taken and shown, not acted upon. */
const inert = z.string().optional();

const attributesSchema = z.strictObject({
  VisibilityTimeout: seconds(30, 43_200),
  DelaySeconds: seconds(0, 900),
  MessageRetentionPeriod: seconds(345_600, 1_209_600),
  ReceiveMessageWaitTimeSeconds: seconds(0, 20),
  MaximumMessageSize: z.coerce.number().int().min(1024).max(1_048_576).default(1_048_576),
  RedrivePolicy: redrivePolicy.optional(),
  RedriveAllowPolicy: inert,
  SqsManagedSseEnabled: inert,
  KmsMasterKeyId: inert,
  KmsDataKeyReusePeriodSeconds: inert,
  Policy: inert,
});

/** A queue of the template, every reference in it already resolved; `attributes` in SQS's own names and as strings. */
export type QueueSpec = { name: string; attributes: Record<string, string> };

export type Queue = {
  name: string;
  arn: string;
  visibilityTimeoutMs: number;
  delayMs: number;
  retentionMs: number;
  waitTimeMs: number;
  maxMessageBytes: number;
  /** Name of the dead-letter queue and how often a message is received before it goes there. */
  redrive: { queue: string; maxReceiveCount: number } | undefined;
  /** As given, for GetQueueAttributes. */
  attributes: Record<string, string>;
};

/** All queues by name. Throws, naming queue and attribute, for what is not emulated or points to a queue that does not exist. */
export function readQueues(specs: QueueSpec[], accountId: string, region: string): Map<string, Queue> {
  const arnOf = (name: string) => `arn:aws:sqs:${region}:${accountId}:${name}`;
  const names = new Map(specs.map(({ name }) => [arnOf(name), name]));
  return new Map(
    specs.map(({ name, attributes }) => {
      const parsed = attributesSchema.safeParse(attributes);
      if (!parsed.success) throw new Error(`Queue ${name} is not emulated so: ${z.prettifyError(parsed.error)}`);
      const { RedrivePolicy: policy, ...settings } = parsed.data;
      const target = policy && names.get(policy.deadLetterTargetArn);
      if (policy && !target) throw new Error(`The dead-letter queue of ${name} does not exist.`);
      const queue: Queue = {
        name,
        arn: arnOf(name),
        visibilityTimeoutMs: settings.VisibilityTimeout * 1000,
        delayMs: settings.DelaySeconds * 1000,
        retentionMs: settings.MessageRetentionPeriod * 1000,
        waitTimeMs: settings.ReceiveMessageWaitTimeSeconds * 1000,
        maxMessageBytes: settings.MaximumMessageSize,
        redrive: policy && target ? { queue: target, maxReceiveCount: policy.maxReceiveCount } : undefined,
        attributes,
      };
      return [name, queue];
    }),
  );
}
