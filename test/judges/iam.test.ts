/** IAM's decisions as the local cloud makes them, over the product's own template: what a role grants is let through, what it does not is denied. */
import { describe, expect, it } from 'vitest';
import { readAccess } from '../../lib/local-cloud/iam/access.ts';
import { isAllowed, type Statement, statement } from '../../lib/local-cloud/iam/policy.ts';
import { writtenTemplate } from '../local-cloud/fixtures/written-template.ts';

const allow = (Action: string | string[], Resource: string | string[], Condition?: object): Statement =>
  statement.parse({ Effect: 'Allow', Action, Resource, ...(Condition && { Condition }) });
const deny = (Action: string, Resource: string, Condition?: object): Statement =>
  statement.parse({ Effect: 'Deny', Action, Resource, ...(Condition && { Condition }) });

describe('a decision', () => {
  const table = 'arn:aws:dynamodb:us-east-1:000000000000:table/Table';
  const read = { action: 'dynamodb:GetItem', resource: table };

  it('is no where nothing speaks of the call', () => {
    expect(isAllowed(read, [])).toBe(false);
    expect(isAllowed(read, [allow('dynamodb:PutItem', table)])).toBe(false);
    expect(isAllowed(read, [allow('dynamodb:GetItem', `${table}/index/gsi1`)])).toBe(false);
  });

  it('is yes where one of many actions and resources is meant, an action in any case', () => {
    expect(isAllowed(read, [allow(['dynamodb:Query', 'dynamodb:getitem'], ['arn:aws:s3:::b', table])])).toBe(true);
    expect(isAllowed(read, [allow('dynamodb:*', 'arn:aws:dynamodb:*:*:table/T????')])).toBe(true);
    expect(isAllowed(read, [allow('dynamodb:GetItem', table.toLowerCase())])).toBe(false);
  });

  it('takes a dot in a resource for a dot', () => {
    const of = (resource: string) => ({ action: 's3:GetObject', resource });
    const grant = [allow('s3:GetObject', 'arn:aws:s3:::b/a.json')];
    expect([isAllowed(of('arn:aws:s3:::b/a.json'), grant), isAllowed(of('arn:aws:s3:::b/axjson'), grant)]).toEqual([
      true,
      false,
    ]);
  });

  it('is no as soon as one statement denies it, whoever else allows it', () => {
    expect(isAllowed(read, [allow('*', '*'), deny('dynamodb:*', '*')])).toBe(false);
    const plain = deny('*', '*', { Bool: { 'aws:SecureTransport': 'false' } });
    expect(isAllowed({ ...read, context: { 'aws:securetransport': 'true' } }, [allow('*', '*'), plain])).toBe(true);
    expect(isAllowed({ ...read, context: { 'aws:securetransport': 'false' } }, [allow('*', '*'), plain])).toBe(false);
  });

  it('goes by conditions: a key that is missing fits none of them, but for those that say if it exists', () => {
    const under = [allow('s3:ListBucket', '*', { StringLike: { 's3:prefix': ['answers/*', 'stories/*'] } })];
    const list = { action: 's3:ListBucket', resource: 'arn:aws:s3:::b' };
    expect(isAllowed(list, under)).toBe(false);
    expect(isAllowed({ ...list, context: { 's3:prefix': 'answers/1/' } }, under)).toBe(true);
    expect(isAllowed({ ...list, context: { 's3:prefix': 'uploads/1/' } }, under)).toBe(false);
    const ifThere = [allow('s3:ListBucket', '*', { StringEqualsIfExists: { 's3:prefix': 'x' } })];
    expect(isAllowed(list, ifThere)).toBe(true);
    expect(isAllowed({ ...list, context: { 's3:prefix': 'y' } }, ifThere)).toBe(false);
  });
});

describe('a template', () => {
  const bucket = 'arn:aws:s3:::files';
  const queue = 'arn:aws:sqs:us-east-1:000000000000:Jobs';
  const own = 'arn:aws:lambda:us-east-1:000000000000:function:Work';
  const api = 'arn:aws:execute-api:us-east-1:000000000000:api/v1/GET/jobs/';
  const template = (granted: readonly object[]) =>
    writtenTemplate({
      resources: {
        Role: { Type: 'AWS::IAM::Role', Properties: {} },
        Work: {
          Type: 'AWS::Lambda::Function',
          Properties: { Role: { 'Fn::GetAtt': ['Role', 'Arn'] }, Runtime: 'nodejs24.x' },
        },
        Grants: {
          Type: 'AWS::IAM::Policy',
          Properties: { PolicyDocument: { Statement: granted }, Roles: [{ Ref: 'Role' }] },
        },
        Jobs: { Type: 'AWS::SQS::Queue', Properties: {} },
        JobsPolicy: {
          Type: 'AWS::SQS::QueuePolicy',
          Properties: {
            PolicyDocument: {
              Statement: [
                {
                  Effect: 'Allow',
                  Action: 'sqs:SendMessage',
                  Resource: queue,
                  Principal: { Service: 's3.amazonaws.com' },
                  Condition: { ArnLike: { 'aws:SourceArn': bucket } },
                },
              ],
            },
          },
        },
        MayCall: {
          Type: 'AWS::Lambda::Permission',
          Properties: {
            Action: 'lambda:InvokeFunction',
            FunctionName: own,
            Principal: 'apigateway.amazonaws.com',
            SourceArn: 'arn:aws:execute-api:us-east-1:000000000000:api/v1/GET/jobs/*',
          },
        },
      },
    });
  const heard: string[] = [];
  const access = (...granted: readonly object[]) =>
    readAccess(template(granted), 'operator', (line) => heard.push(line));
  const put = {
    service: 's3',
    operation: 'PutObject',
    accessKey: 'Work',
    input: { Bucket: 'files', Keys: ['answers/1'] },
  } as const;
  const mayPut = { Effect: 'Allow', Action: 's3:PutObject', Resource: `${bucket}/answers/*` };

  it('lets a function do what its role grants, and no more once the grant is taken away', () => {
    expect(access(mayPut).refusal(put)).toBeNull();
    const without = access({ ...mayPut, Action: 's3:GetObject' });
    expect(without.refusal(put)?.code).toBe('AccessDenied');
    expect(without.denials).toEqual([{ caller: 'Work', action: 's3:PutObject', resource: `${bucket}/answers/1` }]);
    expect(heard.at(-1)).toBe(`Work may not s3:PutObject on ${bucket}/answers/1: the template does not grant it.`);
  });

  it('takes whoever has no key, or another’s, for nobody, and the operator for everybody', () => {
    const { refusal } = access(mayPut);
    expect(refusal({ ...put, accessKey: undefined })?.code).toBe('MissingAuthenticationToken');
    expect(refusal({ ...put, accessKey: 'Stranger' })?.code).toBe('UnrecognizedClient');
    expect(refusal({ ...put, accessKey: 'operator' })).toBeNull();
  });

  it('asks for every table of a batch, every step of a transaction, and an index by its own name', () => {
    const table = (name: string) => `arn:aws:dynamodb:us-east-1:000000000000:table/${name}`;
    const { refusal } = access({
      Effect: 'Allow',
      Action: ['dynamodb:BatchWriteItem', 'dynamodb:PutItem', 'dynamodb:Query'],
      Resource: table('A'),
    });
    const call = { service: 'dynamodb', accessKey: 'Work' } as const;
    const batch = (...tables: string[]) => ({ RequestItems: Object.fromEntries(tables.map((name) => [name, []])) });
    expect(refusal({ ...call, operation: 'BatchWriteItem', input: batch('A') })).toBeNull();
    expect(refusal({ ...call, operation: 'BatchWriteItem', input: batch('A', 'B') })?.code).toBe('AccessDenied');
    const steps = (...kinds: string[]) => ({ TransactItems: kinds.map((kind) => ({ [kind]: { TableName: 'A' } })) });
    expect(refusal({ ...call, operation: 'TransactWriteItems', input: steps('Put') })).toBeNull();
    expect(refusal({ ...call, operation: 'TransactWriteItems', input: steps('Put', 'ConditionCheck') })?.code).toBe(
      'AccessDenied',
    );
    const query = { TableName: 'A', IndexName: 'gsi1' };
    expect(refusal({ ...call, operation: 'Query', input: { TableName: 'A' } })).toBeNull();
    expect(refusal({ ...call, operation: 'Query', input: query })?.message).toContain('table/A/index/gsi1');
  });

  it('lets an AWS service do what the resource’s own policy says, on behalf of whom it says', () => {
    const { insist, denials } = access();
    const send = { action: 'sqs:SendMessage', resource: queue };
    expect(() => insist('s3.amazonaws.com', send, bucket)).not.toThrow();
    expect(() => insist('s3.amazonaws.com', send, 'arn:aws:s3:::others')).toThrow(/may not sqs:SendMessage/);
    expect(() => insist('sns.amazonaws.com', send, bucket)).toThrow();
    const call = { action: 'lambda:InvokeFunction', resource: own };
    expect(() => insist('apigateway.amazonaws.com', call, api)).not.toThrow();
    expect(() => insist('apigateway.amazonaws.com', call, api.replace('GET', 'POST'))).toThrow();
    expect(denials).toHaveLength(3);
  });

  it('is refused where a policy says what is not emulated', () => {
    expect(() => access({ ...mayPut, Condition: { IpAddress: { 'aws:SourceIp': '10.0.0.0/8' } } })).toThrow(
      /IpAddress of a policy is not emulated/,
    );
    expect(() => access({ Effect: 'Allow', NotAction: 's3:*', Resource: '*' })).toThrow(/cannot be run here/);
  });
});
