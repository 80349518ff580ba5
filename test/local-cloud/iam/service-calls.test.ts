/** Which action on which resource each call of a service asks for, and who signed it. */
import { describe, expect, it } from 'vitest';
import { accessKeyOf, openGuard } from '../../../lib/local-cloud/iam/guard.ts';
import { type GuardedService, needsOf } from '../../../lib/local-cloud/iam/service-calls.ts';
import { secretArn } from '../../../lib/local-cloud/secrets/secret-arn.ts';

const here = 'us-east-1:000000000000';

describe('a call', () => {
  const table = `arn:aws:dynamodb:${here}:table/T`;
  it.each<[GuardedService, string, object, string[]]>([
    ['dynamodb', 'GetItem', { TableName: 'T' }, [`dynamodb:GetItem ${table}`]],
    ['dynamodb', 'Query', { TableName: 'T', IndexName: 'I' }, [`dynamodb:Query ${table}/index/I`]],
    [
      'dynamodb',
      'BatchGetItem',
      { RequestItems: { T: {}, U: {} } },
      [`dynamodb:BatchGetItem ${table}`, `dynamodb:BatchGetItem ${table.slice(0, -1)}U`],
    ],
    [
      'dynamodb',
      'TransactWriteItems',
      {
        TransactItems: ['ConditionCheck', 'Delete', 'Get', 'Put', 'Update', 'Else'].map((kind) => ({
          [kind]: { TableName: 'T' },
        })),
      },
      ['ConditionCheckItem', 'DeleteItem', 'GetItem', 'PutItem', 'UpdateItem', 'Else'].map(
        (action) => `dynamodb:${action} ${table}`,
      ),
    ],
    ['sqs', 'SendMessage', { QueueUrl: 'http://h/0/Work' }, [`sqs:SendMessage arn:aws:sqs:${here}:Work`]],
    ['sqs', 'DeleteMessageBatch', { QueueUrl: 'http://h/0/Work' }, [`sqs:DeleteMessage arn:aws:sqs:${here}:Work`]],
    ['s3', 'PutObject', { Bucket: 'b', Keys: ['k'] }, ['s3:PutObject arn:aws:s3:::b/k']],
    ['s3', 'PostObject', { Bucket: 'b', Keys: ['k'] }, ['s3:PutObject arn:aws:s3:::b/k']],
    ['s3', 'HeadObject', { Bucket: 'b', Keys: ['k'] }, ['s3:GetObject arn:aws:s3:::b/k']],
    [
      's3',
      'DeleteObjects',
      { Bucket: 'b', Keys: ['k', 'l'] },
      ['s3:DeleteObject arn:aws:s3:::b/k', 's3:DeleteObject arn:aws:s3:::b/l'],
    ],
    ['s3', 'DeleteObjectVersions', { Bucket: 'b', Keys: ['k'] }, ['s3:DeleteObjectVersion arn:aws:s3:::b/k']],
    ['s3', 'HeadBucket', { Bucket: 'b', Keys: [''] }, ['s3:ListBucket arn:aws:s3:::b']],
    ['s3', 'ListObjectsV2', { Bucket: 'b', Prefix: 'p' }, ['s3:ListBucket arn:aws:s3:::b s3:prefix=p']],
    ['s3', 'ListObjectVersions', { Bucket: 'b', Prefix: '' }, ['s3:ListBucketVersions arn:aws:s3:::b s3:prefix=']],
    [
      'cognito',
      'AdminGetUser',
      { UserPoolId: 'p' },
      [`cognito-idp:AdminGetUser arn:aws:cognito-idp:${here}:userpool/p`],
    ],
    ['secrets', 'GetSecretValue', { SecretId: 'arn:s' }, ['secretsmanager:GetSecretValue arn:s']],
    ['secrets', 'GetSecretValue', { SecretId: 'pay' }, [`secretsmanager:GetSecretValue ${secretArn('pay')}`]],
  ])('of %s to %s with %j needs %j', (service, operation, input, needs) => {
    const said = needsOf(service, operation, input).map((way) =>
      way.map(({ action, resource, context = {} }) =>
        [action, resource, ...Object.entries(context).map((pair) => pair.join('='))].join(' '),
      ),
    );
    expect(said).toEqual([needs]);
  });

  it.each([
    ['Ann <ann@example.com>', 'ann@example.com', 'example.com'],
    ['ann@example.com', 'ann@example.com', 'example.com'],
    ['nobody', 'nobody', 'nobody'],
  ])('of SES from %s is granted by the address or by the domain', (FromEmailAddress, address, domain) => {
    const need = (identity: string) => [
      {
        action: 'ses:SendEmail',
        resource: `arn:aws:ses:${here}:identity/${identity}`,
        context: { 'ses:fromaddress': address },
      },
    ];
    expect(needsOf('ses', 'SendEmail', { FromEmailAddress })).toEqual([need(address), need(domain)]);
  });

  it('has a secret’s ARN with six letters of its own', () => {
    expect(secretArn('pay')).toMatch(new RegExp(`^arn:aws:secretsmanager:${here}:secret:pay-[0-9a-f]{6}$`));
    expect(secretArn('pay')).not.toBe(secretArn('pey').replace('pey', 'pay'));
  });

  it.each([
    ['AWS4-HMAC-SHA256 Credential=KEY/20261122/eu-west-1/s3/aws4_request, x', 'KEY'],
    ['AWS4-HMAC-SHA256 Credential=KEY', undefined],
    ['Bearer AWS4-HMAC-SHA256 Credential=KEY/2', undefined],
    [undefined, undefined],
  ])('with the header %s is signed by %s', (authorization, key) => {
    expect(accessKeyOf({ headers: { authorization } })).toBe(key);
    expect(openGuard.refusal({ service: 's3', operation: 'GetObject', accessKey: key, input: {} })).toBeNull();
  });
});
