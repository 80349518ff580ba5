/** A queue and the function that works it off: dead letters, alarms, failure per message. Asks for a sentence that says what an error means. */
import { Duration, type aws_lambda as lambda, aws_sqs as sqs } from 'aws-cdk-lib';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Construct } from 'constructs';
import { type Access, settings } from './access.ts';
import type { Alarms } from './alarms/alarms.ts';
import { HouseFunction, type HouseFunctionProps } from './house-function.ts';

export interface QueueLambdaProps extends HouseFunctionProps {
  /** Access to its own queue, for a function that puts messages into it; default none. */
  readonly ownQueueAccess?: (queue: sqs.IQueue) => Access;
  readonly timeoutSeconds: number;
  /** Messages per invocation; each fails alone. */
  readonly batchSize: number;
  /** Invocations at once, 2 or more; may be a parameter's. */
  readonly maxConcurrency: number;
  /** Deliveries of a message before it goes to the dead letters; the function is told, to end its work as failed on the last. */
  readonly maxReceiveCount: number;
  /** A sentence: what a user notices when messages of this queue fail. */
  readonly errorMeans: string;
  /** Age of the oldest message at which somebody should look. */
  readonly lateAfter: Duration;
  readonly alarms: Alarms;
}

/** AWS asks for a visibility timeout of six times the function's, so that a throttled batch is not delivered twice. */
const visibilityFactor = 6;

/** The time of the function that gives dead letters up. */
export const deadLetterSeconds = 60;

const house = { enforceSSL: true, encryption: sqs.QueueEncryption.SQS_MANAGED } as const;

export class QueueLambda extends Construct {
  /** That of its handler, and of the queue in the functions' metrics. */
  readonly name: string;
  readonly queue: sqs.Queue;
  readonly deadLetters: sqs.Queue;
  readonly lambda: lambda.Function;

  constructor(scope: Construct, id: string, props: QueueLambdaProps) {
    super(scope, id);
    this.name = props.name;
    this.deadLetters = new sqs.Queue(this, 'DeadLetters', {
      ...house,
      visibilityTimeout: Duration.seconds(deadLetterSeconds * visibilityFactor),
      retentionPeriod: Duration.days(14),
    });
    this.queue = new sqs.Queue(this, 'Queue', {
      ...house,
      visibilityTimeout: Duration.seconds(props.timeoutSeconds * visibilityFactor),
      retentionPeriod: Duration.days(4),
      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount: props.maxReceiveCount },
    });

    const receiveCount = settings({
      MAX_RECEIVE_COUNT: String(props.maxReceiveCount),
      OWN_QUEUE_URL: this.queue.queueUrl,
    });
    const ownQueue = props.ownQueueAccess === undefined ? [] : [props.ownQueueAccess(this.queue)];
    const access = [...props.access, ...ownQueue, receiveCount];
    this.lambda = new HouseFunction(this, 'Consumer', { ...props, access }).lambda;
    this.lambda.addEventSource(
      new SqsEventSource(this.queue, {
        batchSize: props.batchSize,
        maxConcurrency: props.maxConcurrency,
        reportBatchItemFailures: true,
      }),
    );

    props.alarms.add(this, 'DeadLettersAlarm', {
      // Each dead letter is received by the function that gives it up, and again while that fails.
      metric: this.deadLetters.metricNumberOfMessagesReceived({ period: Duration.minutes(1), statistic: 'Sum' }),
      threshold: 1,
      meaning: `A message of ${props.name} was given up. ${props.errorMeans}`,
      runbook: 'dead-letters',
    });
    props.alarms.add(this, 'AgeAlarm', {
      metric: this.queue.metricApproximateAgeOfOldestMessage({ period: Duration.minutes(5), statistic: 'Maximum' }),
      threshold: props.lateAfter.toSeconds(),
      meaning: `Messages of ${props.name} wait longer than ${props.lateAfter.toMinutes()} minutes. ${props.errorMeans}`,
      runbook: 'late-messages',
    });
  }
}
