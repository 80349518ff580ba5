/** What the stack tells whoever deployed it: where the site is, and where `npm run ops` finds what it works with. Holds no secret. */
import { CfnOutput, type Stack } from 'aws-cdk-lib';
import { type OperationSettings, operationsOutput } from '../contract/operations.ts';
import type { Api } from './api.ts';
import type { Data } from './data.ts';
import type { Identity } from './identity.ts';
import type { ModelProps } from './model.ts';
import type { Payments } from './payments.ts';
import type { QueueLambda } from './queue-lambda.ts';
import type { Uploads } from './uploads.ts';
import type { WebHosting } from './web-hosting.ts';

export interface OutputRooms {
  readonly api: Api;
  readonly web: WebHosting;
  readonly identity: Identity;
  readonly data: Data;
  readonly uploads: Uploads;
  readonly payments: Payments;
  readonly model: ModelProps | null;
  readonly queueUpload: QueueLambda;
  readonly readScript: QueueLambda;
  readonly answerQuestion: QueueLambda;
}

const operationsOf = (rooms: OutputRooms): OperationSettings => ({
  TABLE_NAME: rooms.data.table.tableName,
  UPLOADS_BUCKET: rooms.uploads.bucket.bucketName,
  READ_QUEUE_URL: rooms.readScript.queue.queueUrl,
  ANSWER_QUEUE_URL: rooms.answerQuestion.queue.queueUrl,
  USER_POOL_ID: rooms.identity.userPool.userPoolId,
  USER_POOL_CLIENT_ID: rooms.identity.serverClient.userPoolClientId,
  PAYMENT_SECRET_NAME: rooms.payments.secret.secretName,
  ...(rooms.model !== null && { MODEL_PROVIDER: rooms.model.provider }),
  UPLOAD_DEAD_LETTERS_URL: rooms.queueUpload.deadLetters.queueUrl,
  READ_DEAD_LETTERS_URL: rooms.readScript.deadLetters.queueUrl,
  ANSWER_DEAD_LETTERS_URL: rooms.answerQuestion.deadLetters.queueUrl,
});

export function addOutputs(stack: Stack, rooms: OutputRooms): void {
  const { api, web, identity } = rooms;
  new CfnOutput(stack, 'SiteAddress', {
    value: `https://${web.distribution.distributionDomainName}`,
    description: 'The site’s CloudFront address.',
  });
  new CfnOutput(stack, 'ApiUrl', {
    value: api.restApi.url,
    description: 'The API’s own address; it answers only to the distribution.',
  });
  new CfnOutput(stack, 'RollbackAlarm', {
    value: api.serverErrors.alarmArn,
    description: 'An update during which this alarm sounds is taken back: npm run deploy tells CloudFormation so.',
  });
  new CfnOutput(stack, 'UserPoolId', { value: identity.userPool.userPoolId });
  new CfnOutput(stack, operationsOutput, {
    value: stack.toJsonString(operationsOf(rooms)),
    description: 'Where npm run ops finds table, bucket, queues and pool.',
  });
}
