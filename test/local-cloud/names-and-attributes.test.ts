/** What the cloud would call a template's resources, and what it takes of a queue's attributes. */
import { describe, expect, it } from 'vitest';
import { arnOf, attributeOf, bucketDomain, physicalName, restApiDomain } from '../../lib/local-cloud/physical-names.ts';
import { readQueues } from '../../lib/local-cloud/sqs/queue-attributes.ts';

const nameOf = (Type: string, Properties: Record<string, unknown> = {}, logicalId = 'Thing1A') =>
  physicalName('my-stack', logicalId, { Type, Properties }, (value) => value);

describe('a resource', () => {
  it.each([
    ['AWS::SQS::Queue', 'QueueName'],
    ['AWS::DynamoDB::Table', 'TableName'],
    ['AWS::DynamoDB::GlobalTable', 'TableName'],
    ['AWS::S3::Bucket', 'BucketName'],
    ['AWS::Lambda::Function', 'FunctionName'],
    ['AWS::ApiGateway::Stage', 'StageName'],
    ['AWS::SecretsManager::Secret', 'Name'],
  ])('of type %s is named by its %s', (type, property) => {
    expect(nameOf(type, { [property]: 'given' })).toBe('given');
    expect(nameOf(type, { Other: 'given' })).not.toBe('given');
  });

  it.each([
    ['AWS::Cognito::UserPool', /^us-east-1_[a-z0-9]{9}$/],
    ['AWS::Cognito::UserPoolClient', /^[a-z0-9]{26}$/],
    ['AWS::ApiGateway::RestApi', /^[a-z0-9]{10}$/],
    ['AWS::CloudFront::Distribution', /^E[A-Z0-9]{13}$/],
    ['AWS::S3::Bucket', /^my-stack-thing1a$/],
    ['AWS::SQS::Queue', /^Thing1A$/],
  ])('of type %s without a name has one of the cloud’s form, its own and always the same', (type, form) => {
    expect(nameOf(type)).toMatch(form);
    expect(nameOf(type)).toBe(nameOf(type));
    expect(nameOf(type, {}, 'Thing2B')).not.toBe(nameOf(type));
  });

  it.each([
    ['AWS::SQS::Queue', 'arn:aws:sqs:us-east-1:000000000000:n'],
    ['AWS::S3::Bucket', 'arn:aws:s3:::n'],
    ['AWS::Lambda::Function', 'arn:aws:lambda:us-east-1:000000000000:function:n'],
    ['AWS::DynamoDB::Table', 'arn:aws:dynamodb:us-east-1:000000000000:table/n'],
    ['AWS::DynamoDB::GlobalTable', 'arn:aws:dynamodb:us-east-1:000000000000:table/n'],
    ['AWS::Cognito::UserPool', 'arn:aws:cognito-idp:us-east-1:000000000000:userpool/n'],
    ['AWS::IAM::Role', 'arn:aws:iam::000000000000:role/n'],
    ['AWS::Events::Rule', 'arn:aws:events:us-east-1:000000000000:rule/n'],
    ['AWS::SecretsManager::Secret', 'arn:aws:secretsmanager:us-east-1:000000000000:secret:n'],
    ['AWS::Else', 'arn:aws:local:us-east-1:000000000000:AWS::Else/n'],
  ])('of type %s has the ARN %s', (type, arn) => {
    expect(arnOf(type, 'n')).toBe(arn);
    expect(attributeOf('Thing', type, 'n', 'Arn')).toBe(arn);
    expect(attributeOf('Thing', type, 'n', 'FunctionARN')).toBe(arn);
  });

  it.each([
    ['AWS::SQS::Queue', 'QueueName', 'n'],
    ['AWS::S3::Bucket', 'RegionalDomainName', 'n.s3.us-east-1.amazonaws.com'],
    ['AWS::S3::Bucket', 'DomainName', 'n.s3.amazonaws.com'],
    ['AWS::ApiGateway::RestApi', 'RootResourceId', 'Thing/root'],
    ['AWS::ApiGateway::RestApi', 'RestApiId', 'n'],
    ['AWS::Cognito::UserPool', 'UserPoolId', 'n'],
    ['AWS::Cognito::UserPool', 'ProviderName', 'cognito-idp.us-east-1.amazonaws.com/n'],
    ['AWS::Cognito::UserPool', 'ProviderURL', 'https://cognito-idp.us-east-1.amazonaws.com/n'],
    ['AWS::Cognito::UserPoolClient', 'ClientId', 'n'],
    ['AWS::CloudFront::Distribution', 'DomainName', 'n.cloudfront.net'],
    ['AWS::CloudFront::Distribution', 'Id', 'n'],
    ['AWS::CloudFront::OriginAccessControl', 'Id', 'n'],
  ])('of type %s answers for %s: %s', (type, attribute, value) => {
    expect(attributeOf('Thing', type, 'n', attribute)).toBe(value);
  });

  it('answers for nothing that is not emulated', () => {
    expect(() => attributeOf('Thing', 'AWS::SQS::Queue', 'n', 'Colour')).toThrow('Thing.Colour (AWS::SQS::Queue)');
  });

  it('has the domain that the cloud would give it', () => {
    expect(restApiDomain('abc')).toBe('abc.execute-api.us-east-1.amazonaws.com');
    expect(bucketDomain('b')).toBe('b.s3.us-east-1.amazonaws.com');
  });
});

describe('a queue', () => {
  const read = (attributes: Record<string, string>) =>
    readQueues(
      [
        { name: 'jobs', attributes },
        { name: 'dead', attributes: {} },
      ],
      '000000000000',
      'us-east-1',
    ).get('jobs');

  it('has SQS’s own defaults', () => {
    expect(read({})).toEqual({
      name: 'jobs',
      arn: 'arn:aws:sqs:us-east-1:000000000000:jobs',
      visibilityTimeoutMs: 30_000,
      delayMs: 0,
      retentionMs: 345_600_000,
      waitTimeMs: 0,
      maxMessageBytes: 1_048_576,
      redrive: undefined,
      attributes: {},
    });
  });

  it.each([
    ['VisibilityTimeout', 0, 43_200],
    ['DelaySeconds', 0, 900],
    ['MessageRetentionPeriod', 0, 1_209_600],
    ['ReceiveMessageWaitTimeSeconds', 0, 20],
    ['MaximumMessageSize', 1024, 1_048_576],
  ])('takes a %s from %d to %d', (attribute, least, most) => {
    for (const value of [least, most])
      expect(read({ [attribute]: String(value) })?.attributes).toEqual({ [attribute]: String(value) });
    for (const value of [least - 1, most + 1, 1500.5])
      expect(() => read({ [attribute]: String(value) })).toThrow(`Queue jobs is not emulated so`);
  });

  it('counts its times in milliseconds', () => {
    expect(read({ VisibilityTimeout: '7', DelaySeconds: '8', ReceiveMessageWaitTimeSeconds: '9' })).toMatchObject({
      visibilityTimeoutMs: 7000,
      delayMs: 8000,
      waitTimeMs: 9000,
    });
  });

  it('gives messages up to its dead-letter queue after so many deliveries', () => {
    const policy = (deadLetterTargetArn: string, maxReceiveCount: unknown) =>
      read({ RedrivePolicy: JSON.stringify({ deadLetterTargetArn, maxReceiveCount }) })?.redrive;
    const dead = 'arn:aws:sqs:us-east-1:000000000000:dead';
    expect(policy(dead, 3)).toEqual({ queue: 'dead', maxReceiveCount: 3 });
    expect(policy(dead, '1000')).toEqual({ queue: 'dead', maxReceiveCount: 1000 });
    for (const count of [0, 1001]) expect(() => policy(dead, count)).toThrow('not emulated');
    expect(() => policy(`${dead}-2`, 3)).toThrow('The dead-letter queue of jobs does not exist.');
  });

  it('takes what changes nothing on one machine, and refuses what it does not know', () => {
    for (const name of ['RedriveAllowPolicy', 'SqsManagedSseEnabled', 'KmsMasterKeyId', 'Policy'])
      expect(read({ [name]: 'x' })?.name).toBe('jobs');
    expect(() => read({ FifoQueue: 'true' })).toThrow('FifoQueue');
  });
});
