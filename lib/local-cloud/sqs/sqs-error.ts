/** Errors of the local SQS, named as the SDK's exceptions are. */
import { AwsJsonError } from '../aws-json-server.ts';

/** An exception of SQS, e.g. `sqsError('QueueDoesNotExist', …)`. */
export function sqsError(type: string, message: string): AwsJsonError {
  return new AwsJsonError(`com.amazonaws.sqs#${type}`, message);
}
