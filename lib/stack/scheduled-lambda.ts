/** A function that runs by the clock, with an alarm. Asks for a sentence that says what an error means. */
import { Duration, aws_events as events, aws_events_targets as targets } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import type { Alarms } from './alarms/alarms.ts';
import { HouseFunction, type HouseFunctionProps } from './house-function.ts';

export interface ScheduledLambdaProps extends HouseFunctionProps {
  readonly timeoutSeconds: number;
  /** Between two runs. */
  readonly every: Duration;
  /** A sentence: what a user notices when runs fail. */
  readonly errorMeans: string;
  readonly alarms: Alarms;
}

/** A run that fails is not repeated: the next one does the same. One failure may be a passing fault; this many in an hour are not. */
const failuresThatRing = 3;

export class ScheduledLambda extends Construct {
  constructor(scope: Construct, id: string, props: ScheduledLambdaProps) {
    super(scope, id);
    const { lambda } = new HouseFunction(this, 'Run', props);
    new events.Rule(this, 'Schedule', {
      description: props.description,
      schedule: events.Schedule.rate(props.every),
      targets: [new targets.LambdaFunction(lambda, { retryAttempts: 0 })],
    });
    props.alarms.add(this, 'FailureAlarm', {
      metric: lambda.metricErrors({ period: Duration.hours(1), statistic: 'Sum' }),
      threshold: failuresThatRing,
      meaning: `${props.name} failed ${failuresThatRing} times in an hour. ${props.errorMeans}`,
      runbook: 'sweep-failures',
    });
  }
}
