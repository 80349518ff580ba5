/** Alarms that reach somebody: one topic with the owner's address, and an alarm that must say what it means for the user. */
import {
  Aws,
  aws_cloudwatch_actions as actions,
  aws_cloudwatch as cloudwatch,
  aws_iam as iam,
  aws_sns as sns,
} from 'aws-cdk-lib';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import { type RunbookSection, runbookLine } from './runbook.ts';

export interface AlarmProps {
  readonly metric: cloudwatch.IMetric;
  /** The alarm sounds when the metric reaches this value. */
  readonly threshold: number;
  /** A sentence: what a user notices while this alarm sounds. Becomes the alarm's description, with the runbook's section behind it. */
  readonly meaning: string;
  /** Where the runbook says what to do. */
  readonly runbook: RunbookSection;
}

/** The topic of all alarms; `ownerEmail` is asked by SNS to confirm once. */
export class Alarms extends Construct {
  readonly topic: sns.Topic;

  constructor(scope: Construct, id: string, props: { readonly ownerEmail: string }) {
    super(scope, id);
    this.topic = new sns.Topic(this, 'Topic', { enforceSSL: true });
    // A topic with a policy of its own forgets the one that lets the account's alarms in.
    this.topic.addToResourcePolicy(
      new iam.PolicyStatement({
        principals: [new iam.ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [this.topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
      }),
    );
    this.topic.addSubscription(new EmailSubscription(props.ownerEmail));
  }

  /** Adds an alarm to `scope`; no data counts as no trouble. */
  add(scope: Construct, id: string, { metric, threshold, meaning, runbook }: AlarmProps): cloudwatch.Alarm {
    const alarm = new cloudwatch.Alarm(scope, id, {
      metric,
      threshold,
      evaluationPeriods: 1,
      comparisonOperator: cloudwatch.ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: cloudwatch.TreatMissingData.NOT_BREACHING,
      alarmDescription: `${meaning} ${runbookLine(runbook)}`,
    });
    alarm.addAlarmAction(new actions.SnsAction(this.topic));
    return alarm;
  }
}
