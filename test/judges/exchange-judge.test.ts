/** The judge of exchanges: what keeps to a published model passes, and each kind of departure from it is named. */
import { describe, expect, it } from 'vitest';
import type { Exchange } from '../../lib/local-cloud/iam/guard.ts';
import { judgeExchange } from './exchange-judge.ts';

const exchange = (given: Partial<Exchange> & { input?: unknown; output?: unknown; target?: string }): Exchange => ({
  service: 'dynamodb',
  method: 'POST',
  url: '/',
  requestHeaders: given.target === undefined ? {} : { 'x-amz-target': given.target },
  requestBody: Buffer.from(given.input === undefined ? '' : JSON.stringify(given.input)),
  status: 200,
  responseHeaders: {},
  responseBody: Buffer.from(given.output === undefined ? '' : JSON.stringify(given.output)),
  ...given,
});
const getItem = (input: unknown, output: unknown, more: Partial<Exchange> = {}) =>
  judgeExchange(exchange({ target: 'DynamoDB_20120810.GetItem', input, output, ...more }));
const key = { pk: { S: 'a' } };

describe('a call in JSON', () => {
  it('passes where every member is the model’s', () => {
    expect(
      getItem({ TableName: 'T', Key: key, ConsistentRead: true }, { Item: { pk: { S: 'a' }, n: { N: '1' } } }),
    ).toEqual([]);
  });

  it.each([
    ['a member it has not', { TableName: 'T', Key: key, Tabel: 1 }, {}, 'request.Tabel: no such member'],
    ['a member that is missing', { TableName: 'T' }, {}, 'request.Key: is missing'],
    [
      'another type',
      { TableName: 'T', Key: key, ConsistentRead: 'yes' },
      {},
      'request.ConsistentRead: a boolean was wanted, it is string',
    ],
    ['too short a text', { TableName: '', Key: key }, {}, 'request.TableName: 0 is below 1'],
    [
      'none of an enumeration',
      { TableName: 'T', Key: key, ReturnConsumedCapacity: 'ALL' },
      {},
      'request.ReturnConsumedCapacity: ALL is none of its values',
    ],
    [
      'a member deep in the answer',
      { TableName: 'T', Key: key },
      { Item: { pk: { X: 1 } } },
      'answer.Item{}.X: no such member',
    ],
  ])('does not with %s', (_what, input, output, violation) => {
    expect(getItem(input, output)).toContain(`dynamodb.GetItem ${violation}`);
  });

  it('does not with an error that is neither the operation’s nor everybody’s', () => {
    const failed = (type: string) =>
      getItem({ TableName: 'T', Key: key }, { __type: type, message: 'no' }, { status: 400 });
    expect(failed('com.amazonaws.dynamodb.v20120810#ResourceNotFoundException')).toEqual([]);
    expect(failed('com.amazon.coral.service#AccessDeniedException')).toEqual([]);
    expect(failed('com.amazonaws.dynamodb.v20120810#ConditionalCheckFailedException')).toEqual([
      'dynamodb.GetItem error ConditionalCheckFailedException is not one of its own',
    ]);
  });

  it('does not with an operation that nobody uses, or another service’s target', () => {
    expect(judgeExchange(exchange({ target: 'DynamoDB_20120810.DropEverything' }))).toHaveLength(1);
    expect(judgeExchange(exchange({ service: 'sqs', target: 'DynamoDB_20120810.GetItem' }))).toHaveLength(1);
  });

  it('goes by patterns: a client’s secret has no hyphen', () => {
    const describe = (ClientSecret: string) =>
      judgeExchange(
        exchange({
          service: 'cognito',
          target: 'AWSCognitoIdentityProviderService.DescribeUserPoolClient',
          input: { UserPoolId: 'us-east-1_a', ClientId: 'abc' },
          output: { UserPoolClient: { ClientId: 'abc', ClientSecret } },
        }),
      );
    expect(describe('abcdefghijklmnopqrstuvwxyz_1')).toEqual([]);
    expect(describe('abcdefghijklmnopqrstuvwxyz-1')).toHaveLength(1);
  });
});

describe('a call of S3', () => {
  const s3 = (given: Partial<Exchange>) => judgeExchange(exchange({ service: 's3', ...given }));
  const listing = (content: string) =>
    Buffer.from(`<?xml version="1.0"?><ListBucketResult><Name>b</Name>${content}</ListBucketResult>`);

  it('passes as the model has it: an object put and fetched, a removal without a body, a page of a listing', () => {
    const object = { url: '/b/answers/1.json?x-id=PutObject', requestBody: Buffer.from('{}') };
    expect(
      s3({ ...object, method: 'PUT', requestHeaders: { 'x-amz-content-sha256': 'x', 'if-none-match': '*' } }),
    ).toEqual([]);
    expect(
      s3({ method: 'GET', url: '/b/answers/1.json', responseHeaders: { etag: '"1"', 'content-length': '2' } }),
    ).toEqual([]);
    expect(s3({ method: 'DELETE', url: '/b/answers/1.json', status: 204 })).toEqual([]);
    const page = listing('<KeyCount>1</KeyCount><Contents><Key>a</Key><Size>3</Size></Contents>');
    expect(s3({ method: 'GET', url: '/b?list-type=2&prefix=answers%2F', responseBody: page })).toEqual([]);
  });

  it.each([
    ['another status', { method: 'DELETE', url: '/b/a', status: 200 }, 's3.DeleteObject status 200 in place of 204'],
    [
      'a parameter it has not',
      { method: 'GET', url: '/b?list-type=2&prefx=a', responseBody: listing('') },
      's3.ListObjectsV2 ?prefx: no such parameter',
    ],
    [
      'a header it has not',
      { method: 'PUT', url: '/b/a', requestHeaders: { 'x-amz-cache': '1' } },
      's3.PutObject request.x-amz-cache: no such header',
    ],
    [
      'an element it has not',
      { method: 'GET', url: '/b?list-type=2', responseBody: listing('<Contents><Keys>a</Keys></Contents>') },
      's3.ListObjectsV2 answer.Contents.Keys: no such element',
    ],
    [
      'a text that is no number',
      { method: 'GET', url: '/b?list-type=2', responseBody: listing('<KeyCount>one</KeyCount>') },
      's3.ListObjectsV2 answer.KeyCount: one is no integer',
    ],
    [
      'an error of its own making',
      { method: 'GET', url: '/b/a', status: 404, responseBody: Buffer.from('<Error><Code>Gone</Code></Error>') },
      's3.GetObject error Gone is not one of its own',
    ],
  ])('does not with %s', (_what, given, violation) => {
    expect(s3(given)).toEqual([violation]);
  });
});

it('a mail without a sender’s own content is no SendEmail', () => {
  const send = (input: unknown) =>
    judgeExchange(exchange({ service: 'ses', url: '/v2/email/outbound-emails', input, output: { MessageId: '1' } }));
  const Simple = { Subject: { Data: 'a' }, Body: { Text: { Data: 'b' } } };
  expect(send({ FromEmailAddress: 'a@b.co', Destination: { ToAddresses: ['c@d.co'] }, Content: { Simple } })).toEqual(
    [],
  );
  expect(send({ Content: { Simple: { Subject: {}, Body: {} } } })).toEqual([
    'ses.SendEmail request.Content.Simple.Subject.Data: is missing',
  ]);
});
