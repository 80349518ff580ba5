/** What each call of an emulated service asks of IAM: the action, and the resource it is about. Refuses an operation of which it does not know that. */
import * as z from 'zod';
import { localAccountId, localRegion } from '../physical-names.ts';
import { secretArn } from '../secrets/secret-arn.ts';
import type { Need } from './policy.ts';

export type GuardedService = 'dynamodb' | 'sqs' | 's3' | 'cognito' | 'secrets' | 'ses';

const arn = (service: string, rest: string): string => `arn:aws:${service}:${localRegion}:${localAccountId}:${rest}`;
const tableArn = (table: string): string => arn('dynamodb', `table/${table}`);

const ofTable = z.looseObject({ TableName: z.string(), IndexName: z.string().optional() });
const ofTables = z.looseObject({ RequestItems: z.record(z.string(), z.unknown()) });
const transaction = z.looseObject({ TransactItems: z.array(z.record(z.string(), ofTable)) });
const stepActions: Readonly<Record<string, string>> = {
  ConditionCheck: 'ConditionCheckItem',
  Delete: 'DeleteItem',
  Get: 'GetItem',
  Put: 'PutItem',
  Update: 'UpdateItem',
};

function ofDynamo(operation: string, input: unknown): Need[] {
  if (operation.startsWith('Transact')) {
    return transaction.parse(input).TransactItems.flatMap((item) =>
      Object.entries(item).map(([kind, { TableName }]) => ({
        action: `dynamodb:${stepActions[kind] ?? kind}`,
        resource: tableArn(TableName),
      })),
    );
  }
  const action = `dynamodb:${operation}`;
  if (operation.startsWith('Batch')) {
    return Object.keys(ofTables.parse(input).RequestItems).map((table) => ({ action, resource: tableArn(table) }));
  }
  const { TableName, IndexName } = ofTable.parse(input);
  return [{ action, resource: `${tableArn(TableName)}${IndexName === undefined ? '' : `/index/${IndexName}`}` }];
}

const ofQueue = z.looseObject({ QueueUrl: z.string() });
const listing = z.looseObject({ Bucket: z.string(), Prefix: z.string() });
const ofObjects = z.looseObject({ Bucket: z.string(), Keys: z.array(z.string()) });

/** What an S3 operation is called in policies, where that is another name. */
const s3Actions: Readonly<Record<string, string>> = {
  DeleteObjects: 'DeleteObject',
  DeleteObjectVersions: 'DeleteObjectVersion',
  HeadObject: 'GetObject',
  PostObject: 'PutObject',
};

function ofS3(operation: string, input: unknown): Need[] {
  if (operation === 'ListObjectsV2' || operation === 'ListObjectVersions') {
    const { Bucket, Prefix } = listing.parse(input);
    const action = operation === 'ListObjectsV2' ? 's3:ListBucket' : 's3:ListBucketVersions';
    return [{ action, resource: `arn:aws:s3:::${Bucket}`, context: { 's3:prefix': Prefix } }];
  }
  const { Bucket, Keys } = ofObjects.parse(input);
  if (operation === 'HeadBucket') return [{ action: 's3:ListBucket', resource: `arn:aws:s3:::${Bucket}` }];
  const action = `s3:${s3Actions[operation] ?? operation}`;
  return Keys.map((key) => ({ action, resource: `arn:aws:s3:::${Bucket}/${key}` }));
}

const mail = z.looseObject({ FromEmailAddress: z.string() });
const addressIn = (text: string): string => /<([^>]*)>/.exec(text)?.[1] ?? text;

/** Sets of needs, one of which has to be met whole: SES looks for the sender's address among its identities, then for the domain. */
export function needsOf(service: GuardedService, operation: string, input: unknown): Need[][] {
  switch (service) {
    case 'dynamodb':
      return [ofDynamo(operation, input)];
    case 'sqs': {
      const resource = arn('sqs', ofQueue.parse(input).QueueUrl.split('/').at(-1) ?? '');
      return [[{ action: `sqs:${operation.replace(/Batch$/, '')}`, resource }]];
    }
    case 's3':
      return [ofS3(operation, input)];
    case 'cognito': {
      const { UserPoolId } = z.looseObject({ UserPoolId: z.string() }).parse(input);
      return [[{ action: `cognito-idp:${operation}`, resource: arn('cognito-idp', `userpool/${UserPoolId}`) }]];
    }
    case 'secrets': {
      const { SecretId } = z.looseObject({ SecretId: z.string() }).parse(input);
      return [[{ action: `secretsmanager:${operation}`, resource: secretArn(SecretId) }]];
    }
    case 'ses': {
      const from = addressIn(mail.parse(input).FromEmailAddress);
      const identities = [from, from.split('@')[1] ?? from];
      return identities.map((identity) => [
        {
          action: `ses:${operation}`,
          resource: arn('ses', `identity/${identity}`),
          context: { 'ses:fromaddress': from },
        },
      ]);
    }
  }
}
