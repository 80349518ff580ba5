/** The function that works off the dead letters of all queues, so that users hear of work whose function died. Its own failures leave a letter where it is. */
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Construct } from 'constructs';
import { HouseFunction, type HouseFunctionProps } from './house-function.ts';
import { deadLetterSeconds, type QueueLambda } from './queue-lambda.ts';

export interface DeadLetterLambdaProps extends Omit<HouseFunctionProps, 'timeoutSeconds'> {
  readonly from: readonly QueueLambda[];
}

/** Few at once: there should be none. Lambda's least is 2. */
const pace = { batchSize: 10, maxConcurrency: 2, reportBatchItemFailures: true } as const;

export class DeadLetterLambda extends Construct {
  constructor(scope: Construct, id: string, { from, ...props }: DeadLetterLambdaProps) {
    super(scope, id);
    const { lambda } = new HouseFunction(this, 'Consumer', { ...props, timeoutSeconds: deadLetterSeconds });
    for (const { deadLetters } of from) lambda.addEventSource(new SqsEventSource(deadLetters, pace));
  }
}
