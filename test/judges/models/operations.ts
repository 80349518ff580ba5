/** The published operations that the product, its queues' pollers and its on-call commands use: what `npm run prune-models` keeps of each service's model. */

/** By the model's folder in botocore. */
export const keptOperations = {
  'cognito-idp': [
    'AdminDeleteUser',
    'AdminGetUser',
    'AdminInitiateAuth',
    'AdminRespondToAuthChallenge',
    'AdminSetUserMFAPreference',
    'AdminSetUserPassword',
    'AdminUserGlobalSignOut',
    'AssociateSoftwareToken',
    'ChangePassword',
    'ConfirmForgotPassword',
    'DeleteUser',
    'DescribeUserPoolClient',
    'ForgotPassword',
    'GetTokensFromRefreshToken',
    'GetUser',
    'GlobalSignOut',
    'InitiateAuth',
    'ListUsers',
    'RevokeToken',
    'SignUp',
    'UpdateUserAttributes',
    'VerifySoftwareToken',
  ],
  dynamodb: ['BatchWriteItem', 'DeleteItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'],
  s3: ['DeleteObject', 'DeleteObjects', 'GetObject', 'HeadBucket', 'HeadObject', 'ListObjectsV2', 'PutObject'],
  secretsmanager: ['GetSecretValue'],
  sesv2: ['SendEmail'],
  sqs: [
    'ChangeMessageVisibility',
    'ChangeMessageVisibilityBatch',
    'DeleteMessageBatch',
    'GetQueueAttributes',
    'ReceiveMessage',
    'SendMessage',
    'SendMessageBatch',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type ModelName = keyof typeof keptOperations;
