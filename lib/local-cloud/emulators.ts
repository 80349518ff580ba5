/** Starts an emulator for every service that the template’s functions call, with what the template says about it. Long: one function a service, in one list. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { SQSClient } from '@aws-sdk/client-sqs';
import * as z from 'zod';
import { type CardProvider, startCardProvider } from './card-provider/start-card-provider.ts';
import { type Cognito, startCognito } from './cognito/start-cognito.ts';
import { startDynamo } from './dynamo/start-dynamo.ts';
import type { FaultPlan } from './faults/fault-plan.ts';
import type { Access } from './iam/access.ts';
import type { Guard } from './iam/guard.ts';
import { type MailBox, startMail } from './mail/start-mail.ts';
import type { PaymentKeys } from './payment-keys.ts';
import { localAccountId, localRegion } from './physical-names.ts';
import { startS3 } from './s3/start-s3.ts';
import { startSecrets } from './secrets/start-secrets.ts';
import { type SqsServer, startSqs } from './sqs/start-sqs.ts';
import type { Template } from './template.ts';
import { createUploadNotifier } from './upload-notifications.ts';

/** The key pair of whoever runs this machine, who may do everything; it opens nothing anywhere else. Functions have keys of their own with the same secret. */
export const localCredentials = { accessKeyId: 'local', secretAccessKey: 'local' };

export interface Emulators {
  readonly sqs: SqsServer;
  readonly sqsClient: SQSClient;
  /** The queues as seen by one function, with its key. */
  queuesOf(functionName: string): SQSClient;
  readonly cognito: Cognito;
  readonly mail: MailBox;
  readonly cardProvider: CardProvider;
  readonly s3Url: string;
  /** The variables by which the AWS and Stripe SDKs find the emulators. */
  readonly endpoints: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

export interface EmulatorOptions {
  readonly stateDirectory: string;
  readonly siteUrl: string;
  /** Name of the secret that holds the payment keys. */
  readonly paymentSecretName: string;
  readonly paymentKeys: PaymentKeys;
  /** More secrets by name. */
  readonly secrets: Readonly<Record<string, string>>;
  /** The product's own path for the provider's notices, such as /api/payment/webhook/. */
  readonly webhookPath: string;
  /** What goes wrong on purpose. */
  readonly faults: FaultPlan;
  /** What the template lets whom do. */
  readonly access: Access;
  /** Hears each exchange with an emulator. */
  readonly watch: Guard['watch'];
  /** Called by Cognito for its triggers, on behalf of the pool with this ARN. */
  readonly invoke: (functionArn: string, event: unknown, pool: string) => Promise<unknown>;
  /** Told the address of the queues as soon as they are there, before anything that refers to them is resolved. */
  readonly onQueues: (sqs: SqsServer) => void;
}

const keySchema = z.array(z.object({ AttributeName: z.string(), KeyType: z.string() }));
const tableProperties = z.object({
  KeySchema: keySchema,
  AttributeDefinitions: z.array(z.object({ AttributeName: z.string(), AttributeType: z.string() })),
  GlobalSecondaryIndexes: z
    .array(
      z.object({
        IndexName: z.string(),
        KeySchema: keySchema,
        Projection: z.object({
          ProjectionType: z.string().optional(),
          NonKeyAttributes: z.array(z.string()).optional(),
        }),
      }),
    )
    .optional(),
  LocalSecondaryIndexes: z.never('Local secondary indexes are not emulated.').optional(),
  TimeToLiveSpecification: z.object({ AttributeName: z.string(), Enabled: z.boolean() }).optional(),
});

const tablesOf = (template: Template) =>
  template
    .resources(['AWS::DynamoDB::Table', 'AWS::DynamoDB::GlobalTable'], tableProperties)
    .map(({ name, properties: { TimeToLiveSpecification: ttl, ...properties } }) => ({
      TableName: name,
      BillingMode: 'PAY_PER_REQUEST',
      KeySchema: properties.KeySchema,
      AttributeDefinitions: properties.AttributeDefinitions,
      GlobalSecondaryIndexes: properties.GlobalSecondaryIndexes,
      ...(ttl?.Enabled && { ttlAttribute: ttl.AttributeName }),
    }));

/** Every property but the name and the tags is an attribute of the queue, as text. */
const queueProperties = z.object({
  VisibilityTimeout: z.number().optional(),
  DelaySeconds: z.number().optional(),
  MessageRetentionPeriod: z.number().optional(),
  ReceiveMessageWaitTimeSeconds: z.number().optional(),
  MaximumMessageSize: z.number().optional(),
  FifoQueue: z.never('FIFO queues are not emulated.').optional(),
  RedrivePolicy: z.object({ deadLetterTargetArn: z.string(), maxReceiveCount: z.number() }).optional(),
});

const queueSpecsOf = (template: Template) =>
  template.resources('AWS::SQS::Queue', queueProperties).map(({ name, properties }) => ({
    name,
    attributes: Object.fromEntries(
      Object.entries(properties)
        .filter(([, value]) => value !== undefined)
        .map(([attribute, value]) => [attribute, typeof value === 'object' ? JSON.stringify(value) : String(value)]),
    ),
  }));

const bucketProperties = z.object({
  VersioningConfiguration: z.object({ Status: z.enum(['Enabled', 'Suspended']) }).optional(),
  CorsConfiguration: z
    .object({
      CorsRules: z.array(
        z.object({
          AllowedOrigins: z.array(z.string()),
          AllowedMethods: z.array(z.string()),
          AllowedHeaders: z.array(z.string()).default([]),
          ExposedHeaders: z.array(z.string()).default([]),
          MaxAge: z.number().optional(),
        }),
      ),
    })
    .optional(),
});

const bucketsOf = (template: Template) =>
  template.resources('AWS::S3::Bucket', bucketProperties).map(({ name, properties }) => ({
    name,
    keepsVersions: properties.VersioningConfiguration?.Status === 'Enabled',
    corsRules: (properties.CorsConfiguration?.CorsRules ?? []).map((rule) => ({
      origins: rule.AllowedOrigins,
      methods: rule.AllowedMethods,
      headers: rule.AllowedHeaders,
      expose: rule.ExposedHeaders,
      maxAge: rule.MaxAge,
    })),
  }));

const poolProperties = z.object({
  Policies: z.unknown().optional(),
  VerificationMessageTemplate: z.unknown().optional(),
  MfaConfiguration: z.unknown().optional(),
  EnabledMfas: z.unknown().optional(),
  LambdaConfig: z
    .strictObject({
      PreSignUp: z.string().optional(),
      PostConfirmation: z.string().optional(),
      CustomMessage: z.string().optional(),
      PreTokenGenerationConfig: z.object({ LambdaArn: z.string(), LambdaVersion: z.literal('V2_0') }).optional(),
    })
    .default({}),
});

function poolsOf(template: Template, invoke: EmulatorOptions['invoke']) {
  return template.resources('AWS::Cognito::UserPool', poolProperties).map(({ name, arn: pool, properties }) => {
    const { PreTokenGenerationConfig: tokens, ...others } = properties.LambdaConfig;
    const arns = Object.entries({ ...others, PreTokenGeneration: tokens?.LambdaArn });
    const triggers = arns.flatMap(([trigger, arn]) =>
      arn === undefined ? [] : [[trigger, (event: unknown) => invoke(arn, event, pool)] as const],
    );
    return {
      id: name,
      policies: properties.Policies,
      messages: properties.VerificationMessageTemplate,
      mfa: { configuration: properties.MfaConfiguration, enabled: properties.EnabledMfas },
      triggers: Object.fromEntries(triggers),
    };
  });
}

/** The client's settings that the emulator reads; the rest of a client's properties stays unresolved. */
const clientSettings = z.object({
  UserPoolId: z.string(),
  ClientName: z.unknown().optional(),
  GenerateSecret: z.unknown().optional(),
  ExplicitAuthFlows: z.unknown().optional(),
  PreventUserExistenceErrors: z.unknown().optional(),
  EnableTokenRevocation: z.unknown().optional(),
  AccessTokenValidity: z.unknown().optional(),
  IdTokenValidity: z.unknown().optional(),
  RefreshTokenValidity: z.unknown().optional(),
  TokenValidityUnits: z.unknown().optional(),
  RefreshTokenRotation: z.unknown().optional(),
  ReadAttributes: z.unknown().optional(),
  WriteAttributes: z.unknown().optional(),
});

const clientsOf = (template: Template) =>
  template.resources('AWS::Cognito::UserPoolClient', clientSettings).map(({ name, properties }) => {
    const stated = Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined));
    return { id: name, poolId: properties.UserPoolId, properties: stated };
  });

/** Starts them all on free ports of 127.0.0.1. What fails to start closes what had started. */
export async function startEmulators(template: Template, o: EmulatorOptions): Promise<Emulators> {
  const started: { close(): Promise<void> }[] = [];
  const keep = async <E extends { close(): Promise<void> }>(starting: Promise<E>): Promise<E> => {
    const emulator = await starting;
    started.push(emulator);
    return emulator;
  };
  const close = async () => void (await Promise.all(started.map((one) => one.close())));
  const room = (name: string) => {
    const directory = path.join(o.stateDirectory, name);
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    return directory;
  };

  const { faults, access, watch } = o;
  const guard: Guard = { refusal: access.refusal, watch };
  /** A service's own clock: ours, or as far from it as the plan says. */
  const clockOf = (service: string): (() => number) => {
    const ahead = faults.next('clock', service)?.ms ?? 0;
    return () => Date.now() + ahead;
  };

  try {
    const queues = {
      directory: room('sqs'),
      queues: queueSpecsOf(template),
      accountId: localAccountId,
      region: localRegion,
      faults,
      guard,
    };
    const sqs = await keep(startSqs(queues));
    o.onQueues(sqs);
    const queuesOf = (accessKeyId: string): SQSClient =>
      new SQSClient({ endpoint: sqs.url, region: localRegion, credentials: { ...localCredentials, accessKeyId } });
    const sqsClient = queuesOf(localCredentials.accessKeyId);
    const mail = await keep(startMail({ directory: room('mail'), faults, guard }));
    const credentials = [localCredentials.accessKeyId, ...access.accessKeys].map((accessKeyId) => ({
      ...localCredentials,
      accessKeyId,
    }));
    const s3Options = { directory: room('s3'), buckets: bucketsOf(template), credentials, faults, guard };
    const notified = { client: sqsClient, queueUrl: sqs.queueUrl, insist: access.insist };
    const onObjectCreated = createUploadNotifier(template, notified);
    const secrets = { ...o.secrets, [o.paymentSecretName]: JSON.stringify(o.paymentKeys) };
    const [s3, dynamo, cognito, cardProvider, secretsManager] = await Promise.all([
      keep(startS3({ ...s3Options, onObjectCreated, now: clockOf('s3') })),
      keep(
        startDynamo({ directory: room('dynamo'), tables: tablesOf(template), faults, guard, now: clockOf('dynamodb') }),
      ),
      keep(
        startCognito({
          directory: room('cognito'),
          region: localRegion,
          pools: poolsOf(template, o.invoke),
          clients: clientsOf(template),
          deliverMail: mail.deliver,
          now: clockOf('cognito'),
          faults,
          guard,
        }),
      ),
      keep(
        startCardProvider({
          directory: room('card-provider'),
          secretKey: o.paymentKeys.secretKey,
          publicUrl: `${o.siteUrl}/__local/checkout`,
          webhook: { url: `${o.siteUrl}${o.webhookPath}`, secret: o.paymentKeys.webhookSecret },
          now: clockOf('card-provider'),
          faults,
          guard,
        }),
      ),
      keep(startSecrets({ secrets, faults, guard })),
    ]);
    const endpoints = {
      AWS_ACCESS_KEY_ID: localCredentials.accessKeyId,
      AWS_SECRET_ACCESS_KEY: localCredentials.secretAccessKey,
      AWS_ENDPOINT_URL_SQS: sqs.url,
      AWS_ENDPOINT_URL_S3: s3.url,
      AWS_ENDPOINT_URL_DYNAMODB: dynamo.url,
      AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: cognito.url,
      AWS_ENDPOINT_URL_SECRETS_MANAGER: secretsManager.url,
      AWS_ENDPOINT_URL_SESV2: mail.url,
      STRIPE_API_URL: cardProvider.url,
      STRIPE_SCRIPT_URL: `${o.siteUrl}/__local/checkout/script.js`,
    };
    return { sqs, sqsClient, queuesOf, cognito, mail, cardProvider, s3Url: s3.url, endpoints, close };
  } catch (error) {
    await close();
    throw error;
  }
}
