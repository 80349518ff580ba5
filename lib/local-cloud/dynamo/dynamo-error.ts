/** Errors of the local DynamoDB: ours, and dynalite's told in the same type. */
import { AwsJsonError } from '../aws-json-server.ts';

const namespace = 'com.amazonaws.dynamodb.v20120810#';

/** An exception of DynamoDB, e.g. `dynamoError('TransactionCanceledException', …)`; `members` become its further members. */
export function dynamoError(type: string, message: string, members?: Record<string, unknown>): AwsJsonError {
  return new AwsJsonError(namespace + type, message, { members });
}

/** dynalite's refusal as an AwsJsonError; anything else it threw comes back unchanged, to be logged as a fault. */
export function asDynamoError(error: unknown): unknown {
  if (!(error instanceof Error) || !('body' in error) || typeof error.body !== 'object' || error.body === null) {
    return error;
  }
  const { __type, message, Message, ...members } = error.body as Record<string, unknown>;
  return Object.assign(new AwsJsonError(String(__type), String(message ?? Message ?? error.message), { members }), {
    cause: error,
  });
}

/** Whether a write was refused because its condition did not hold. */
export function isFailedCondition(error: unknown): error is AwsJsonError {
  return error instanceof AwsJsonError && error.type.endsWith('#ConditionalCheckFailedException');
}
