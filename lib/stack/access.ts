/** What a function may reach: each piece of access brings its settings and the exact actions with it. No whole-service grants. */
import {
  type aws_cognito as cognito,
  type aws_dynamodb as dynamodb,
  aws_iam as iam,
  type Stack,
  type aws_s3 as s3,
} from 'aws-cdk-lib';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { arnInFindings } from './acknowledge.ts';
import { indexName } from './data.ts';

/** Environment variables and policy statements that belong together; a function is given a list of these and nothing else. */
export interface Access {
  readonly environment: Readonly<Record<string, string>>;
  readonly statements: readonly iam.PolicyStatement[];
  /** Findings of cdk-nag that this access brings, each with the reason why it is accepted. */
  readonly accepted?: Readonly<Record<string, string>>;
}

const allow = (service: string, actions: readonly string[], resources: string[]): iam.PolicyStatement =>
  new iam.PolicyStatement({ actions: actions.map((action) => `${service}:${action}`), resources });

/** A setting that opens nothing by itself. */
export const settings = (environment: Record<string, string>): Access => ({ environment, statements: [] });

type TableAction = 'GetItem' | 'Query' | 'PutItem' | 'UpdateItem' | 'DeleteItem' | 'BatchWriteItem';
export const tableAccess = (table: dynamodb.ITableV2, ...actions: TableAction[]): Access => ({
  environment: { TABLE_NAME: table.tableName },
  statements: [allow('dynamodb', actions, [table.tableArn])],
});
export const indexAccess = (table: dynamodb.ITableV2): Access => ({
  environment: { TABLE_NAME: table.tableName },
  statements: [allow('dynamodb', ['Query'], [`${table.tableArn}/index/${indexName}`])],
});

/** Objects whose keys begin with `prefix`. */
export const objectAccess = (
  bucket: s3.IBucket,
  prefix: string,
  ...actions: ('GetObject' | 'PutObject' | 'DeleteObject' | 'DeleteObjectVersion')[]
): Access => ({
  environment: { UPLOADS_BUCKET: bucket.bucketName },
  statements: [allow('s3', actions, [bucket.arnForObjects(`${prefix}*`)])],
  accepted: {
    [`IAM5[Resource::${arnInFindings(bucket)}/${prefix}*]`]:
      'Objects are named at run time; the prefix is as narrow as it gets.',
  },
});
/** Every object under a prefix, found by listing and removed; it stays for thirty days as a former version. */
export const objectRemovalAccess = (bucket: s3.IBucket, prefix: string): readonly Access[] => [
  objectAccess(bucket, prefix, 'DeleteObject'),
  listAccess(bucket, prefix, 'ListBucket'),
];
/** Every version of every object under a prefix, found by listing and removed for good. */
export const objectErasureAccess = (bucket: s3.IBucket, prefix: string): readonly Access[] => [
  objectAccess(bucket, prefix, 'DeleteObjectVersion'),
  listAccess(bucket, prefix, 'ListBucketVersions'),
];
const listAccess = (bucket: s3.IBucket, prefix: string, action: 'ListBucket' | 'ListBucketVersions'): Access => ({
  environment: { UPLOADS_BUCKET: bucket.bucketName },
  statements: [
    new iam.PolicyStatement({
      actions: [`s3:${action}`],
      resources: [bucket.bucketArn],
      conditions: { StringLike: { 's3:prefix': `${prefix}*` } },
    }),
  ],
});
/** To be told that an object is missing: without leave to list, S3 answers as if it were forbidden. */
export const objectAbsenceAccess = (bucket: s3.IBucket): Access => ({
  environment: { UPLOADS_BUCKET: bucket.bucketName },
  statements: [allow('s3', ['ListBucket'], [bucket.bucketArn])],
});
export const answerQueueAccess = (queue: IQueue): Access => ({
  environment: { ANSWER_QUEUE_URL: queue.queueUrl },
  statements: [allow('sqs', ['SendMessage'], [queue.queueArn])],
});

export const readQueueAccess = (queue: IQueue): Access => ({
  environment: { READ_QUEUE_URL: queue.queueUrl },
  statements: [allow('sqs', ['SendMessage'], [queue.queueArn])],
});

/** The user pool, and the client that logs users in from the functions. */
interface Accounts {
  readonly userPool: cognito.IUserPool;
  readonly serverClient: cognito.IUserPoolClient;
}
type PoolAction =
  | 'AdminInitiateAuth'
  | 'AdminRespondToAuthChallenge'
  | 'AdminSetUserMFAPreference'
  | 'AdminGetUser'
  | 'AdminDeleteUser'
  | 'AdminSetUserPassword'
  | 'AdminUpdateUserAttributes';
/** The server client and its secret come with every access to the pool. Calls made with that secret alone (sign-up, refresh, revoke) need no grant. */
export const poolAccess = ({ userPool, serverClient }: Accounts, ...actions: PoolAction[]): Access => ({
  environment: { USER_POOL_ID: userPool.userPoolId, USER_POOL_CLIENT_ID: serverClient.userPoolClientId },
  statements: [allow('cognito-idp', ['DescribeUserPoolClient', ...actions], [userPool.userPoolArn])],
});

/** Telling one client of the pool from another, by whether it has a secret. */
export const describeClientsStatement = (userPoolArn: string): iam.PolicyStatement =>
  allow('cognito-idp', ['DescribeUserPoolClient'], [userPoolArn]);

/** Putting a password that nobody knows in place of one that was set past the service. */
export const voidPasswordStatement = (userPoolArn: string): iam.PolicyStatement =>
  allow('cognito-idp', ['AdminSetUserPassword'], [userPoolArn]);

/** Ending all sessions of an account; needs the pool alone, not the server client. */
export const endSessionsStatement = (userPoolArn: string): iam.PolicyStatement =>
  allow('cognito-idp', ['AdminUserGlobalSignOut'], [userPoolArn]);
export const endSessionsAccess = ({ userPool }: Pick<Accounts, 'userPool'>): Access => ({
  environment: { USER_POOL_ID: userPool.userPoolId },
  statements: [endSessionsStatement(userPool.userPoolArn)],
});

/** Leave to read a secret whose name goes into the setting `variable`. Secrets Manager ends a secret's ARN with six characters of its own, hence the question marks. */
export const secretReadAccess = (secret: ISecret, variable: string): Access => ({
  environment: { [variable]: secret.secretName },
  statements: [allow('secretsmanager', ['GetSecretValue'], [`${secret.secretArn}-??????`])],
});

export const secretAccess = (secret: ISecret): Access => secretReadAccess(secret, 'PAYMENT_SECRET_NAME');

const sendsFrom = (stack: Stack, sender: string, identities: readonly string[]): iam.PolicyStatement =>
  new iam.PolicyStatement({
    actions: ['ses:SendEmail'],
    resources: identities.map((resourceName) =>
      stack.formatArn({ service: 'ses', resource: 'identity', resourceName }),
    ),
    conditions: { StringEquals: { 'ses:FromAddress': sender } },
  });

/** Mail from the sender's address, which SES knows by itself or by its domain (`identity`), to whoever it concerns. */
export const mailToUsersAccess = (stack: Stack, sender: string, identity: string): Access => ({
  environment: { SENDER_EMAIL: sender },
  statements: [sendsFrom(stack, sender, [identity])],
});

/** Mail from the sender's address to the owner; in the SES sandbox the recipient is an identity that must be allowed, too. */
export const mailAccess = (stack: Stack, sender: string, identity: string, recipient: string): Access => ({
  environment: { SENDER_EMAIL: sender, OWNER_EMAIL: recipient },
  statements: [sendsFrom(stack, sender, [identity, recipient])],
});
