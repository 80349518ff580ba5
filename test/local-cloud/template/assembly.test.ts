/** An assembly on disk, the template in it resolved, the names of what it does not name, and the operator's file. */
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { operationsFile, operationsOutput } from '../../../lib/contract/operations.ts';
import { loadAssembly } from '../../../lib/local-cloud/load-assembly.ts';
import { writeOperatorFile } from '../../../lib/local-cloud/operator-file.ts';
import { openPaymentKeys } from '../../../lib/local-cloud/payment-keys.ts';
import { physicalName } from '../../../lib/local-cloud/physical-names.ts';
import { refuseUnknownTypes } from '../../../lib/local-cloud/resource-types.ts';
import { temporaryDirectory } from '../fixtures/temporary-directory.ts';
import { type Written, writtenTemplate } from '../fixtures/written-template.ts';

const root = await temporaryDirectory();
let made = 0;
function assembly(files: Record<string, unknown>): string {
  const directory = path.join(root, `assembly-${made++}`);
  mkdirSync(directory);
  for (const [name, content] of Object.entries(files))
    writeFileSync(path.join(directory, name), JSON.stringify(content));
  return directory;
}
const stack = { type: 'aws:cloudformation:stack', properties: { templateFile: 'My.template.json' } };
const assets = {
  files: {
    a: {
      source: { path: 'asset.a', packaging: 'zip' },
      destinations: { here: { objectKey: 'a.zip' }, there: { objectKey: 'b.zip' } },
    },
    b: { source: {}, destinations: { here: { objectKey: 'none.zip' } } },
  },
};

describe('an assembly', () => {
  it('is one stack with its template and its assets', () => {
    const directory = assembly({
      'manifest.json': {
        artifacts: { Tree: { type: 'cdk:tree' }, My: stack, 'My.assets': { type: 'cdk:asset-manifest' } },
      },
      'My.template.json': { Resources: { Q: { Type: 'AWS::SQS::Queue' } } },
      'My.assets.json': assets,
    });
    expect(loadAssembly(directory)).toEqual({
      stackName: 'My',
      document: {
        Parameters: {},
        Conditions: {},
        Mappings: {},
        Outputs: {},
        Resources: { Q: { Type: 'AWS::SQS::Queue', Properties: {} } },
      },
      assetPaths: new Map([
        ['a.zip', path.join(directory, 'asset.a')],
        ['b.zip', path.join(directory, 'asset.a')],
      ]),
    });
  });
  it.each([
    [{}, 'it holds 0'],
    [{ A: { type: 'cdk:tree', properties: { templateFile: 'My.template.json' } } }, 'it holds 0'],
    [{ A: stack, B: stack }, 'it holds 2'],
    [{ A: { type: 'aws:cloudformation:stack' } }, 'it holds 1'],
  ])('of %j is refused', (artifacts, said) => {
    const directory = assembly({
      'manifest.json': { artifacts },
      'My.template.json': { Resources: {} },
      'My.assets.json': assets,
    });
    expect(() => loadAssembly(directory)).toThrow(said);
  });
});

describe('a template', () => {
  const any = z.object({ A: z.unknown().optional() });
  const open = (more: Partial<Written>, value?: unknown) =>
    writtenTemplate({
      ...more,
      resources: {
        ...more.resources,
        Q: { Type: 'AWS::SQS::Queue', Properties: { A: value, QueueName: 'q', B: { 'Fn::Base64': 'x' } } },
      },
    });
  const resolvedOf = (value: unknown, more: Partial<Written> = {}) =>
    open(more, value).resources('AWS::SQS::Queue', any)[0]?.properties.A;
  it.each([
    [{ Ref: 'AWS::Region' }, 'us-east-1'],
    [{ Ref: 'AWS::AccountId' }, '000000000000'],
    [{ Ref: 'AWS::Partition' }, 'aws'],
    [{ Ref: 'AWS::URLSuffix' }, 'amazonaws.com'],
    [{ Ref: 'AWS::NoValue' }, undefined],
    [{ Ref: 'AWS::StackName' }, 'Written'],
    [{ Ref: 'AWS::StackId' }, 'arn:aws:cloudformation:us-east-1:000000000000:stack/Written/local'],
    [{ Ref: 'Q' }, 'http://queues.test/q'],
    [{ Ref: 'B' }, 'written-b'],
    [{ Ref: 'S' }, 'arn:aws:secretsmanager:us-east-1:000000000000:secret:pay'],
    [{ 'Fn::GetAtt': ['Q', 'QueueName'] }, 'q'],
    [{ Ref: 'P' }, 'default'],
    [{ Ref: 'L' }, ['a', 'b']],
    [{ 'Fn::FindInMap': ['M', 'a', 'b'] }, 'mapped'],
    [{ 'Fn::If': ['Yes', 1, 2] }, 1],
  ])('resolves %j to %j', (value, resolved) => {
    const more = {
      resources: {
        B: { Type: 'AWS::S3::Bucket' },
        S: { Type: 'AWS::SecretsManager::Secret', Properties: { Name: 'pay' } },
      },
      parameters: { P: { Type: 'String', Default: 'default' }, L: { Type: 'CommaDelimitedList', Default: 'a,b' } },
      mappings: { M: { a: { b: 'mapped' } } },
      conditions: { Yes: { 'Fn::Equals': ['a', 'a'] } },
    };
    expect(resolvedOf(value, more)).toEqual(resolved);
  });
  it('takes parameters as given, and none that the stack does not have', () => {
    const parameters = {
      P: { Type: 'String', Default: 'default' },
      N: { Type: 'String' },
      M: { Type: 'AWS::SSM::Parameter::Value<String>', Default: 'x' },
    };
    expect(resolvedOf({ Ref: 'P' }, { parameters, given: { P: 'given' } })).toBe('given');
    expect(() => resolvedOf(1, { given: { X: 'x' } })).toThrow('The stack has no parameter X.');
    const cause = (value: unknown) => {
      try {
        return resolvedOf(value, { parameters });
      } catch (error) {
        return error instanceof Error && error.cause instanceof Error
          ? `${error.message} ${error.cause.message}`
          : error;
      }
    };
    const run = "The template's Q (AWS::SQS::Queue) cannot be run here.";
    expect(cause({ Ref: 'N' })).toBe(`${run} The stack's parameter N has no default and was not given.`);
    expect(cause({ Ref: 'M' })).toBe(`${run} The stack's parameter M is read from SSM: not emulated.`);
    expect(cause({ Ref: 'X' })).toBe(`${run} The template speaks of X, which it does not hold.`);
    expect(cause({ 'Fn::If': ['X', 1, 2] })).toBe(`${run} The template has no condition X.`);
    expect(cause({ 'Fn::FindInMap': ['X', 'a', 'b'] })).toBe(`${run} The template's mapping X has no a.b.`);
  });
  it('holds resources of a type, or of several, whose condition holds', () => {
    const conditions = { No: { 'Fn::Equals': ['a', 'b'] }, Yes: { 'Fn::Equals': ['a', 'a'] } };
    const template = open({
      conditions,
      resources: {
        A: { Type: 'AWS::S3::Bucket', Condition: 'No' },
        B: { Type: 'AWS::S3::Bucket', Condition: 'Yes' },
        C: { Type: 'AWS::IAM::Role' },
      },
      outputs: { O: { Value: { Ref: 'B' } } },
      assets: { 'a.zip': '/a' },
    });
    expect(template.types).toEqual(['AWS::S3::Bucket', 'AWS::IAM::Role', 'AWS::SQS::Queue']);
    expect(template.resources(['AWS::S3::Bucket', 'AWS::IAM::Role'], z.object({}))).toEqual([
      { logicalId: 'B', type: 'AWS::S3::Bucket', name: 'written-b', arn: 'arn:aws:s3:::written-b', properties: {} },
      { logicalId: 'C', type: 'AWS::IAM::Role', name: 'C', arn: 'arn:aws:iam::000000000000:role/C', properties: {} },
    ]);
    expect([
      template.output('O'),
      template.output('X'),
      template.assetPath('a.zip'),
      template.assetPath('b.zip'),
      template.stackName,
    ]).toEqual(['written-b', null, '/a', undefined, 'Written']);
    refuseUnknownTypes(template);
    const odd = open({ resources: { X: { Type: 'AWS::X::Y' }, A: { Type: 'AWS::A::B' } } });
    expect(() => refuseUnknownTypes(odd)).toThrow('The local cloud does not emulate AWS::A::B, AWS::X::Y. See');
  });
});

describe('a name that the template leaves open', () => {
  // What lies on disk from an earlier run is found by these: they stay.
  it.each([
    ['AWS::Cognito::UserPool', 'us-east-1_gzscmyfo8'],
    ['AWS::Cognito::UserPoolClient', 'gzscmyfo8kfhsk373elons77d4'],
    ['AWS::ApiGateway::RestApi', 'gzscmyfo8k'],
    ['AWS::CloudFront::Distribution', 'EGZSCMYFO8KFHS'],
    ['AWS::S3::Bucket', 's-id'],
    ['AWS::Lambda::Function', 'id'],
  ])('is for %s %s', (Type, name) => {
    expect(physicalName('s', 'id', { Type, Properties: {} }, (value) => value)).toBe(name);
  });
  it('is for a bucket of letters that buckets take', () => {
    expect(physicalName('My.S', 'B_1', { Type: 'AWS::S3::Bucket', Properties: {} }, (value) => value)).toBe('mys-b1');
  });
});

describe('the operator’s file', () => {
  it('is there for its owner while the run lasts, where the template has something to say', async () => {
    const where = { url: 'http://localhost:1', endpoints: { A: 'b' } };
    const none = writeOperatorFile(root, writtenTemplate({ resources: {} }), where);
    await none.close();
    const file = path.join(root, operationsFile);
    expect(existsSync(file)).toBe(false);
    const names = [
      'TABLE_NAME',
      'UPLOADS_BUCKET',
      'READ_QUEUE_URL',
      'ANSWER_QUEUE_URL',
      'USER_POOL_ID',
      'USER_POOL_CLIENT_ID',
      'PAYMENT_SECRET_NAME',
    ];
    const letters = ['UPLOAD_DEAD_LETTERS_URL', 'READ_DEAD_LETTERS_URL', 'ANSWER_DEAD_LETTERS_URL'];
    const settings = Object.fromEntries([...names, ...letters].map((name) => [name, 'x']));
    const outputs = (value: object) => ({ [operationsOutput]: { Value: JSON.stringify(value) } });
    const written = writeOperatorFile(root, writtenTemplate({ resources: {}, outputs: outputs(settings) }), where);
    expect(readFileSync(file, 'utf8')).toBe(
      JSON.stringify({ url: where.url, settings, endpoints: where.endpoints }, null, 2),
    );
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await written.close();
    await written.close();
    expect(existsSync(file)).toBe(false);
    expect(() => writeOperatorFile(root, writtenTemplate({ resources: {}, outputs: outputs({}) }), where)).toThrow();
  });
});

describe('the payment keys', () => {
  it('are made once for a state directory', () => {
    const keys = openPaymentKeys(root);
    expect(keys).toEqual({
      secretKey: expect.stringMatching(/^sk_test_[0-9a-f]{48}$/),
      publishableKey: expect.stringMatching(/^pk_test_[0-9a-f]{48}$/),
      webhookSecret: expect.stringMatching(/^whsec_[0-9a-f]{48}$/),
      returnSigningKey: expect.stringMatching(/^[0-9a-f]{48}$/),
    });
    expect(openPaymentKeys(root)).toEqual(keys);
    expect(JSON.parse(readFileSync(path.join(root, 'payment-keys.json'), 'utf8'))).toEqual(keys);
    expect(statSync(path.join(root, 'payment-keys.json')).mode & 0o777).toBe(0o600);
  });
});
