/** Who may call what: what the template grants a function and the services, and what is said of a refusal. */
import { describe, expect, it } from 'vitest';
import { readAccess } from '../../../lib/local-cloud/iam/access.ts';
import type { Call } from '../../../lib/local-cloud/iam/guard.ts';
import { type Written, writtenTemplate } from '../fixtures/written-template.ts';

const here = 'us-east-1:000000000000';

const allow = (Action: string, Resource: unknown, more: object = {}) => ({
  Effect: 'Allow',
  Action,
  Resource,
  ...more,
});
const document = (...Statement: object[]) => ({ PolicyDocument: { Statement } });
const role = (properties: Record<string, unknown> = {}) => ({ Type: 'AWS::IAM::Role', Properties: properties });
const lambda = (properties: object = {}) => ({
  Type: 'AWS::Lambda::Function',
  Properties: { FunctionName: 'fn', Runtime: 'nodejs24.x', Role: { 'Fn::GetAtt': ['Role', 'Arn'] }, ...properties },
});
const lines: string[] = [];
const accessOf = (resources: Written['resources']) => {
  lines.length = 0;
  return readAccess(writtenTemplate({ resources }), 'operator', (line) => lines.push(line));
};
const get = (Keys: string[], accessKey: string | undefined = 'fn'): Call => ({
  service: 's3',
  operation: 'GetObject',
  accessKey,
  input: { Bucket: 'b', Keys },
});

describe('a function', () => {
  const access = accessOf({
    Role: role({
      Policies: [document(allow('s3:GetObject', 'arn:aws:s3:::b/in/*'))],
      ManagedPolicyArns: ['arn:aws:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole'],
    }),
    Attached: {
      Type: 'AWS::IAM::Policy',
      Properties: { Roles: [{ Ref: 'Role' }], ...document(allow('s3:GetObject', 'arn:aws:s3:::b/more')) },
    },
    Managed: {
      Type: 'AWS::IAM::ManagedPolicy',
      Properties: {
        Roles: [{ Ref: 'Role' }],
        ...document(allow('ses:SendEmail', `arn:aws:ses:${here}:identity/example.com`)),
      },
    },
    Elsewhere: { Type: 'AWS::IAM::Policy', Properties: { Roles: ['other'], ...document(allow('*', '*')) } },
    Unbound: { Type: 'AWS::IAM::Policy', Properties: document(allow('*', '*')) },
    Fn: lambda(),
    Python: lambda({ FunctionName: 'py', Runtime: 'python3.13', Role: 'none' }),
    OwnBucket: {
      Type: 'AWS::S3::BucketPolicy',
      Properties: document(allow('s3:GetObject', 'arn:aws:s3:::b/open', { Principal: '*' })),
    },
    OwnQueue: {
      Type: 'AWS::SQS::QueuePolicy',
      Properties: document(
        allow('sqs:*', '*', {
          Principal: { Service: 's3.amazonaws.com' },
          Condition: { ArnLike: { 'aws:SourceArn': 'arn:aws:s3:::b' } },
        }),
      ),
    },
    Account: {
      Type: 'AWS::SQS::QueuePolicy',
      Properties: document(
        allow('s3:GetObject', 'arn:aws:s3:::b/account', { Principal: { AWS: 'arn:aws:iam::000000000000:root' } }),
      ),
    },
    Strange: {
      Type: 'AWS::SQS::QueuePolicy',
      Properties: document(
        allow('s3:GetObject', 'arn:aws:s3:::b/strange', { Principal: { AWS: 'arn:aws:iam::111111111111:root' } }),
      ),
    },
    Invoke: {
      Type: 'AWS::Lambda::Permission',
      Properties: {
        Action: 'lambda:InvokeFunction',
        FunctionName: { 'Fn::GetAtt': ['Fn', 'Arn'] },
        Principal: 'events.amazonaws.com',
        SourceArn: 'arn:rule/*',
        SourceAccount: '000000000000',
      },
    },
    InvokeByAll: {
      Type: 'AWS::Lambda::Permission',
      Properties: { Action: 'lambda:GetFunction', FunctionName: 'f', Principal: '*' },
    },
    InvokeFromAfar: {
      Type: 'AWS::Lambda::Permission',
      Properties: {
        Action: 'lambda:List',
        FunctionName: 'f',
        Principal: 'a.amazonaws.com',
        SourceAccount: '111111111111',
      },
    },
  });

  it.each([
    [['in/a'], true],
    [['more'], true],
    [['in/a', 'more', 'open', 'account'], true],
    [['out'], false],
    [['in/a', 'out'], false],
    [['strange'], false],
  ])('reads %j: %s', (keys, may) => expect(access.refusal(get(keys)) === null).toBe(may));
  it('mails from a domain that is granted', () => {
    const call = (FromEmailAddress: string): Call => ({
      service: 'ses',
      operation: 'SendEmail',
      accessKey: 'fn',
      input: { FromEmailAddress },
    });
    expect(access.refusal(call('a@example.com'))).toBeNull();
    expect(access.refusal(call('a@other.com'))?.message).toContain(`identity/a@other.com`);
  });

  it('is told what it lacks, which is written down and said', () => {
    const own = accessOf({ Role: role(), Fn: lambda() });
    expect(own.accessKeys).toEqual(['fn']);
    expect(own.refusal(get(['k']))).toEqual({
      code: 'AccessDenied',
      message:
        'User: arn:aws:sts::000000000000:assumed-role/Role/fn is not authorized to perform: s3:GetObject on resource: arn:aws:s3:::b/k',
    });
    expect(own.denials).toEqual([{ caller: 'fn', action: 's3:GetObject', resource: 'arn:aws:s3:::b/k' }]);
    expect(lines).toEqual(['fn may not s3:GetObject on arn:aws:s3:::b/k: the template does not grant it.']);
  });

  it('is one of the template’s; nobody else calls but the operator', () => {
    const own = accessOf({ Role: role(), Fn: lambda() });
    expect(own.refusal(get(['k'], 'operator'))).toBeNull();
    expect(own.refusal({ ...get(['k']), accessKey: undefined })).toEqual({
      code: 'MissingAuthenticationToken',
      message: 'Missing Authentication Token',
    });
    expect(own.refusal(get(['k'], 'py'))?.code).toBe('UnrecognizedClient');
    expect([own.denials, lines]).toEqual([[], []]);
  });

  it.each<[string, string, string, boolean]>([
    ['s3.amazonaws.com', 'sqs:SendMessage', 'arn:aws:s3:::b', true],
    ['s3.amazonaws.com', 'sqs:SendMessage', 'arn:aws:s3:::c', false],
    ['sns.amazonaws.com', 'sqs:SendMessage', 'arn:aws:s3:::b', false],
    ['events.amazonaws.com', 'lambda:InvokeFunction', 'arn:rule/a', true],
    ['events.amazonaws.com', 'lambda:InvokeFunction', 'arn:else', false],
  ])('is called by %s to %s for %s: %s', (service, action, source, may) => {
    const resource = `arn:aws:lambda:${here}:function:fn`;
    const insist = () => access.insist(service, { action, resource }, source);
    if (may) insist();
    else expect(insist).toThrow(`${service} may not ${action} on ${resource}.`);
  });
  it('is called by everybody where its permission says so, and by no other account', () => {
    access.insist('x.amazonaws.com', { action: 'lambda:GetFunction', resource: 'f' }, 's');
    expect(() => access.insist('a.amazonaws.com', { action: 'lambda:List', resource: 'f' }, 's')).toThrow('may not');
    expect(access.denials.at(-1)).toEqual({ caller: 'a.amazonaws.com', action: 'lambda:List', resource: 'f' });
    expect(() =>
      access.insist('s3.amazonaws.com', { action: 's3:GetObject', resource: 'arn:aws:s3:::b/account' }, 's'),
    ).toThrow();
  });

  it.each([
    [
      { Role: role({ ManagedPolicyArns: ['arn:aws:iam::aws:policy/AdministratorAccess'] }), Fn: lambda() },
      'The role of fn has managed policies',
    ],
    [{ Fn: lambda({ Role: 'arn:elsewhere' }) }, 'The role of fn is not in the template'],
    [
      { Role: role({ Policies: [document(allow('*', '*', { Condition: { IpAddress: { a: 'b' } } }))] }), Fn: lambda() },
      'IpAddress',
    ],
    [
      {
        Own: {
          Type: 'AWS::S3::BucketPolicy',
          Properties: document(allow('*', '*', { Principal: '*', Condition: { IpAddress: { a: 'b' } } })),
        },
      },
      'IpAddress',
    ],
  ])('is not run with what is not emulated (case %#)', (resources, said) =>
    expect(() => accessOf(resources)).toThrow(said),
  );
});
