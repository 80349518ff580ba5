/** The stack as a whole: small enough, bound to no account, complete in its parameters, and unchanged unless somebody meant it. */
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { eventHandlerNames, routeHandlerNames } from '../../lib/contract/routes.ts';
import { whenProtected } from './fixtures/conditions.ts';
import { functionsOf } from './fixtures/functions.ts';
import { resourcesOf, synthesizeTemplate, text } from './fixtures/synthesize-stack.ts';

const template = synthesizeTemplate();
const functions = functionsOf(template);

/** Asset and deployment hashes change with every edit of any file; what the snapshot holds is the stack's own shape. */
const withoutHashes = (document: unknown): unknown =>
  JSON.parse(
    text(document)
      .replace(/[a-f0-9]{64}/g, '<hash>')
      .replace(/(Deployment[A-F0-9]{8})[a-f0-9]{32}/g, '$1<hash>'),
  );

describe('the stack', () => {
  it('is the one of the snapshot, hashes left out', () => {
    expect(withoutHashes(template.toJSON())).toMatchSnapshot();
  });

  it('stays well under the 500 resources that CloudFormation takes', () => {
    expect(Object.keys(template.toJSON().Resources).length).toBeLessThan(440);
  });

  it('names no account, no region and no stage of one deployment', () => {
    const document = text(template.toJSON());
    // Twelve digits by themselves: the hash in a logical id may hold as many.
    expect(document).not.toMatch(/(?<![\da-z])\d{12}(?![\da-z])/i);
    // CloudFront's certificates and metrics are there, wherever the stack is.
    const ofCloudFront = [
      'acm:us-east-1',
      'ACM, us-east-1',
      '{"Ref":"AWS::Region"},"us-east-1"',
      '\\"region\\":\\"us-east-1\\"',
    ];
    const others = ofCloudFront.reduce((left, known) => left.replaceAll(known, ''), document);
    expect(others).not.toContain('us-east-1');
  });

  it('asks for the addresses and leaves the rest to defaults', () => {
    const parameters: Record<string, { Default?: string }> = template.toJSON().Parameters;
    const own = Object.entries(parameters).filter(([name]) => name !== 'BootstrapVersion');
    expect(Object.fromEntries(own.map(([name, { Default }]) => [name, Default]))).toEqual({
      SiteUrl: '',
      OwnerEmail: undefined,
      SenderEmail: undefined,
      SenderIdentity: '',
      PaymentSecretName: 'dramaturg/stripe',
      CertificateArn: '',
      DeletionProtection: 'off',
      MonthlyBudgetUsd: '100',
      WebhookConcurrency: '10',
      ReadersAtOnce: '2',
      AnswersAtOnce: '3',
    });
  });

  it('tells where the site is', () => {
    const names = ['SiteAddress', 'ApiUrl', 'RollbackAlarm', 'UserPoolId', 'Operations'];
    expect(Object.keys(template.toJSON().Outputs)).toEqual(names);
  });
});

describe('what the stack tells', () => {
  const outputs = template.toJSON().Outputs;
  const idOf = (type: string, like: RegExp): string =>
    Object.keys(template.findResources(type)).find((id) => like.test(id)) ?? `no ${type}`;

  it('is the address of the site and the alarm that takes an update back', () => {
    expect(outputs.SiteAddress.Value).toEqual({
      'Fn::Join': ['', ['https://', { 'Fn::GetAtt': [idOf('AWS::CloudFront::Distribution', /Web/), 'DomainName'] }]],
    });
    expect(outputs.RollbackAlarm.Value).toEqual({
      'Fn::GetAtt': [idOf('AWS::CloudWatch::Alarm', /ServerErrors/), 'Arn'],
    });
    expect(outputs.UserPoolId.Value).toEqual({ Ref: idOf('AWS::Cognito::UserPool', /./) });
  });

  it('is where whoever mends it finds table, bucket, queues and pool', () => {
    const parts: (string | { Ref: string })[] = outputs.Operations.Value['Fn::Join'][1];
    const told = JSON.parse(parts.map((part) => (typeof part === 'string' ? part : part.Ref)).join(''));
    const queue = (like: RegExp) => idOf('AWS::SQS::Queue', like);
    expect(told).toEqual({
      TABLE_NAME: idOf('AWS::DynamoDB::GlobalTable', /./),
      UPLOADS_BUCKET: idOf('AWS::S3::Bucket', /^UploadsBucket/),
      READ_QUEUE_URL: queue(/^ReadScriptQueue/),
      ANSWER_QUEUE_URL: queue(/^AnswerQuestionQueue/),
      USER_POOL_ID: idOf('AWS::Cognito::UserPool', /./),
      USER_POOL_CLIENT_ID: idOf('AWS::Cognito::UserPoolClient', /Server/),
      PAYMENT_SECRET_NAME: 'PaymentSecretName',
      UPLOAD_DEAD_LETTERS_URL: queue(/^QueueUploadDeadLetters/),
      READ_DEAD_LETTERS_URL: queue(/^ReadScriptDeadLetters/),
      ANSWER_DEAD_LETTERS_URL: queue(/^AnswerQuestionDeadLetters/),
    });
  });
});

describe('the functions', () => {
  it('are exactly those of the contract: one a route, one an event', () => {
    const expected = [...routeHandlerNames, ...eventHandlerNames];
    expect(functions.map(({ name }) => name).sort()).toEqual(expected.sort());
  });

  it('run on Node 24 and arm64, write JSON lines, and are traced', () => {
    for (const { name, properties } of functions) {
      expect(properties, name).toMatchObject({
        Runtime: 'nodejs24.x',
        Architectures: ['arm64'],
        Handler: 'index.handler',
        LoggingConfig: { LogFormat: 'JSON' },
        TracingConfig: { Mode: 'Active' },
      });
    }
  });

  it('forget their logs after a month, or sooner', () => {
    const groups = resourcesOf(template, 'AWS::Logs::LogGroup', z.object({ RetentionInDays: z.number() }));
    expect(groups.length).toBeGreaterThan(new Set(functions.map(({ id }) => id)).size);
    expect(new Set(groups.map(({ properties }) => properties.RetentionInDays))).toEqual(new Set([30, 14]));
  });

  it('answer the API before it gives up on them', () => {
    const eventDriven: readonly string[] = eventHandlerNames;
    for (const { name, properties } of functions.filter((each) => !eventDriven.includes(each.name))) {
      expect(properties.Timeout, name).toBeLessThanOrEqual(29);
    }
  });
});

describe('the table', () => {
  it('is on demand, recoverable, protected, and forgets items by ttl', () => {
    template.hasResourceProperties('AWS::DynamoDB::GlobalTable', {
      BillingMode: 'PAY_PER_REQUEST',
      KeySchema: [
        { AttributeName: 'pk', KeyType: 'HASH' },
        { AttributeName: 'sk', KeyType: 'RANGE' },
      ],
      TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true },
      GlobalSecondaryIndexes: [
        {
          IndexName: 'gsi1',
          KeySchema: [
            { AttributeName: 'gsi1pk', KeyType: 'HASH' },
            { AttributeName: 'gsi1sk', KeyType: 'RANGE' },
          ],
        },
      ],
      Replicas: [
        {
          DeletionProtectionEnabled: whenProtected(true, false),
          PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
        },
      ],
    });
    template.hasResource('AWS::DynamoDB::GlobalTable', { DeletionPolicy: 'RetainExceptOnCreate' });
  });
});
