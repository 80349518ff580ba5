/** What the template says of tables, queues, buckets, pools and clients reaches the emulators, and functions are told where those are. */
import { GetQueueAttributesCommand, SendMessageCommand } from '@aws-sdk/client-sqs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { type Emulators, localCredentials, startEmulators } from '../../../lib/local-cloud/emulators.ts';
import type { Exchange } from '../../../lib/local-cloud/iam/guard.ts';
import { temporaryDirectory } from '../fixtures/temporary-directory.ts';
import { writtenTemplate } from '../fixtures/written-template.ts';

const key = [{ AttributeName: 'pk', KeyType: 'HASH' }];
const definitions = [{ AttributeName: 'pk', AttributeType: 'S' }];
const resources = {
  Table: {
    Type: 'AWS::DynamoDB::Table',
    Properties: {
      TableName: 'Table',
      KeySchema: key,
      AttributeDefinitions: definitions,
      TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true },
    },
  },
  Global: {
    Type: 'AWS::DynamoDB::GlobalTable',
    Properties: {
      TableName: 'Global',
      KeySchema: key,
      AttributeDefinitions: definitions,
      TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: false },
    },
  },
  Work: {
    Type: 'AWS::SQS::Queue',
    Properties: {
      QueueName: 'work',
      VisibilityTimeout: 7,
      Tags: [],
      RedrivePolicy: { deadLetterTargetArn: { 'Fn::GetAtt': ['Dead', 'Arn'] }, maxReceiveCount: 3 },
    },
  },
  Dead: { Type: 'AWS::SQS::Queue', Properties: { QueueName: 'dead' } },
  Bucket: {
    Type: 'AWS::S3::Bucket',
    Properties: {
      BucketName: 'files',
      VersioningConfiguration: { Status: 'Enabled' },
      CorsConfiguration: {
        CorsRules: [
          {
            AllowedOrigins: ['http://a.test'],
            AllowedMethods: ['PUT'],
            AllowedHeaders: ['x-a'],
            ExposedHeaders: ['ETag'],
            MaxAge: 60,
          },
        ],
      },
    },
  },
  Plain: {
    Type: 'AWS::S3::Bucket',
    Properties: { BucketName: 'plain', VersioningConfiguration: { Status: 'Suspended' } },
  },
  Pool: {
    Type: 'AWS::Cognito::UserPool',
    Properties: {
      Policies: { PasswordPolicy: { MinimumLength: 6 } },
      MfaConfiguration: 'OPTIONAL',
      EnabledMfas: ['SOFTWARE_TOKEN_MFA'],
      VerificationMessageTemplate: { EmailSubject: 'Ours', EmailMessage: 'Code {####}' },
      LambdaConfig: {
        PreSignUp: 'arn:pre',
        PreTokenGenerationConfig: { LambdaArn: 'arn:tokens', LambdaVersion: 'V2_0' },
      },
    },
  },
  Client: {
    Type: 'AWS::Cognito::UserPoolClient',
    Properties: {
      UserPoolId: { Ref: 'Pool' },
      GenerateSecret: false,
      ClientName: 'app',
      CallbackURLs: ['x'],
      ExplicitAuthFlows: ['ALLOW_ADMIN_USER_PASSWORD_AUTH'],
    },
  },
};
const template = writtenTemplate({ resources });
const invoked: unknown[][] = [];
const exchanges: Exchange[] = [];
const clocks: string[] = [];
let emulators: Emulators;
let stateDirectory: string;
const optionsIn = (directory: string) => ({
  stateDirectory: directory,
  siteUrl: 'http://site.test',
  paymentSecretName: 'payment',
  paymentKeys: { secretKey: 'sk', publishableKey: 'pk', webhookSecret: 'wh', returnSigningKey: 'r' },
  secrets: { more: 'hidden' },
  webhookPath: '/hook',
  faults: {
    next: (point: string, about: string) => {
      if (point === 'clock') clocks.push(about);
      return point === 'clock' && about === 'cognito' ? ({ kind: 'skew', ms: 3_600_000 } as never) : null;
    },
  },
  access: { refusal: () => null, denials: [], accessKeys: ['fn'], insist: () => undefined },
  watch: (one: Exchange) => void exchanges.push(one),
  invoke: async (...given: unknown[]) => {
    invoked.push(given);
    return {
      ...(given[1] as object),
      response: given[0] === 'arn:pre' ? { autoConfirmUser: true, autoVerifyEmail: true } : {},
    };
  },
  onQueues: () => undefined,
});
beforeAll(async () => {
  stateDirectory = await temporaryDirectory();
  emulators = await startEmulators(template, optionsIn(stateDirectory));
});
afterAll(() => emulators.close());

const authorization = 'AWS4-HMAC-SHA256 Credential=fn/20261122/us-east-1/x/aws4_request, x';
const post = async (endpoint: string, target: string, body: object) => {
  const url = emulators.endpoints[`AWS_ENDPOINT_URL_${endpoint}`] ?? '';
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization, 'x-amz-target': target },
    body: JSON.stringify(body),
  });
  return response.json();
};

describe('the emulators', () => {
  it('are told to functions by the variables of the SDKs', () => {
    const address = expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(emulators.endpoints).toEqual({
      AWS_ACCESS_KEY_ID: 'local',
      AWS_SECRET_ACCESS_KEY: 'local',
      AWS_ENDPOINT_URL_SQS: address,
      AWS_ENDPOINT_URL_S3: emulators.s3Url,
      AWS_ENDPOINT_URL_DYNAMODB: address,
      AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: emulators.cognito.url,
      AWS_ENDPOINT_URL_SECRETS_MANAGER: address,
      AWS_ENDPOINT_URL_SESV2: emulators.mail.url,
      STRIPE_API_URL: emulators.cardProvider.url,
      STRIPE_SCRIPT_URL: 'http://site.test/__local/checkout/script.js',
    });
    expect(localCredentials).toEqual({ accessKeyId: 'local', secretAccessKey: 'local' });
    expect(clocks.sort()).toEqual(['card-provider', 'cognito', 'dynamodb', 's3']);
  });

  it('have the tables with their time to live', async () => {
    const ttl = async (TableName: string) =>
      (await post('DYNAMODB', 'D_1.DescribeTimeToLive', { TableName })).TimeToLiveDescription;
    expect([await ttl('Table'), await ttl('Global')]).toEqual([
      { TimeToLiveStatus: 'ENABLED', AttributeName: 'ttl' },
      { TimeToLiveStatus: 'DISABLED' },
    ]);
  });

  it('have the queues with their attributes, each function with its own key', async () => {
    const QueueUrl = emulators.sqs.queueUrl('work');
    const { Attributes } = await emulators.sqsClient.send(
      new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ['All'] }),
    );
    expect(Attributes).toMatchObject({
      VisibilityTimeout: '7',
      RedrivePolicy: '{"deadLetterTargetArn":"arn:aws:sqs:us-east-1:000000000000:dead","maxReceiveCount":3}',
    });
    expect(Attributes).not.toHaveProperty('Tags');
    await emulators.queuesOf('fn').send(new SendMessageCommand({ QueueUrl, MessageBody: 'x' }));
    const keys = exchanges
      .filter(({ service }) => service === 'sqs')
      .map(({ requestHeaders }) => /Credential=(\w+)/.exec(requestHeaders.authorization ?? '')?.[1]);
    expect(keys).toEqual(['local', 'fn']);
  });

  it('have the buckets with their rules', async () => {
    const ask = (bucket: string) =>
      fetch(`${emulators.s3Url}/${bucket}/k`, {
        method: 'OPTIONS',
        headers: {
          origin: 'http://a.test',
          'access-control-request-method': 'PUT',
          'access-control-request-headers': 'x-a',
        },
      });
    const told = Object.fromEntries((await ask('files')).headers);
    expect(told).toMatchObject({
      'access-control-allow-origin': 'http://a.test',
      'access-control-allow-methods': 'PUT',
      'access-control-allow-headers': 'x-a',
      'access-control-expose-headers': 'ETag',
      'access-control-max-age': '60',
    });
    expect((await ask('plain')).status).toBe(403);
  });

  it('have the pool with its policy, triggers, mail and clock', async () => {
    const [pool] = template.resources('AWS::Cognito::UserPool', z.object({}));
    const [client] = template.resources('AWS::Cognito::UserPoolClient', z.object({}));
    const call = (name: string, body: object) =>
      post('COGNITO_IDENTITY_PROVIDER', `AWSCognitoIdentityProviderService.${name}`, body);
    const who = { ClientId: client?.name, Username: 'ann@example.com' };
    expect(await call('SignUp', { ...who, Password: 'short' })).toMatchObject({ __type: 'InvalidPasswordException' });
    const { UserSub } = await call('SignUp', { ...who, Password: 'longer' });
    const flow = {
      UserPoolId: pool?.name,
      ClientId: client?.name,
      AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: UserSub, PASSWORD: 'longer' },
    };
    const { AuthenticationResult } = await call('AdminInitiateAuth', flow);
    expect(invoked.map(([arn, , owner]) => [arn, owner])).toEqual([
      ['arn:pre', pool?.arn],
      ['arn:tokens', pool?.arn],
    ]);
    const { iat } = JSON.parse(Buffer.from(AuthenticationResult.AccessToken.split('.')[1], 'base64url').toString());
    expect(Math.round((iat * 1000 - Date.now()) / 600_000)).toBe(6);
    await call('ForgotPassword', who);
    expect(emulators.mail.list('ann@example.com')).toMatchObject([
      { subject: 'Ours', text: expect.stringMatching(/^Code \d{6}$/) },
    ]);
    expect(
      (await call('DescribeUserPoolClient', { UserPoolId: pool?.name, ClientId: client?.name })).UserPoolClient,
    ).toEqual({
      UserPoolId: pool?.name,
      ClientId: client?.name,
      ClientName: 'app',
      ExplicitAuthFlows: ['ALLOW_ADMIN_USER_PASSWORD_AUTH'],
    });
    expect(await call('AssociateSoftwareToken', { AccessToken: AuthenticationResult.AccessToken })).toHaveProperty(
      'SecretCode',
    );
  });

  it('have the secrets, the payment keys among them', async () => {
    const secret = async (SecretId: string) =>
      (await post('SECRETS_MANAGER', 'secretsmanager.GetSecretValue', { SecretId })).SecretString;
    expect([JSON.parse(await secret('payment')), await secret('more')]).toEqual([
      { secretKey: 'sk', publishableKey: 'pk', webhookSecret: 'wh', returnSigningKey: 'r' },
      'hidden',
    ]);
    const open = await fetch(`${emulators.cardProvider.url}/v1/events`, { headers: { authorization: 'Bearer sk' } });
    expect(open.status).toBe(200);
  });
});
