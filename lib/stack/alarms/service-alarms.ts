/** Alarms over several functions or about no function at all: throttles, the user pool's triggers, a day's spend on a model, the site's own errors. One resource each. */

import type { aws_cloudfront as cloudfront, aws_lambda as lambda } from 'aws-cdk-lib';
import { Aws, CfnCondition, CfnResource, aws_cloudwatch as cloudwatch, Duration, Fn } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import type { Alarms } from './alarms.ts';
import { houseMetric } from './metrics.ts';

export interface ServiceAlarmsProps {
  readonly alarms: Alarms;
  /** What the user pool calls. */
  readonly triggers: readonly lambda.IFunction[];
  readonly distribution: cloudfront.IDistribution;
}

/** CloudFront keeps its metrics here, and an alarm lives where its metric does. */
const cloudFrontRegion = 'us-east-1';
const siteErrorPercent = 5;

export class ServiceAlarms extends Construct {
  constructor(scope: Construct, id: string, { alarms, triggers, distribution }: ServiceAlarmsProps) {
    super(scope, id);
    const sum = { statistic: 'Sum', period: Duration.minutes(5) } as const;
    alarms.add(this, 'Throttles', {
      // Of the account, whose limit it is that throttles: of one function it would be fifty alarms.
      metric: new cloudwatch.Metric({ namespace: 'AWS/Lambda', metricName: 'Throttles', ...sum }),
      threshold: 10,
      meaning:
        'The account runs as many functions at once as it may: users wait longer, and some see "Something went wrong on our side" and can try again; messages come later and are not lost.',
      runbook: 'throttled-functions',
    });
    alarms.add(this, 'TriggerErrors', {
      metric: new cloudwatch.MathExpression({
        expression: triggers.map((_, n) => `e${n}`).join(' + '),
        usingMetrics: Object.fromEntries(triggers.map((one, n) => [`e${n}`, one.metricErrors(sum)])),
        period: sum.period,
        label: 'Errors of the user pool’s triggers',
      }),
      threshold: 3,
      meaning: 'The user pool’s triggers fail: users can’t sign up, sign in or have their session renewed.',
      runbook: 'failing-triggers',
    });
    alarms.add(this, 'Spend', {
      // Of whichever function asks a model: for reports, for a question, for a doubted finding.
      metric: houseMetric(this, 'model_spend_reached', { period: Duration.hours(1) }),
      threshold: 1,
      meaning:
        'What a model may cost in a day was reached, of an account or of all: its users get the counted reports; a reading that was not made yet waits until tomorrow.',
      runbook: 'spend-stopped',
    });
    alarms.add(this, 'SiteErrors', {
      metric: new cloudwatch.Metric({
        namespace: 'AWS/CloudFront',
        metricName: '5xxErrorRate',
        dimensionsMap: { DistributionId: distribution.distributionId, Region: 'Global' },
        statistic: 'Average',
        period: Duration.minutes(5),
      }),
      threshold: siteErrorPercent,
      meaning:
        'CloudFront answers with errors of its own or of what lies behind it: users see no site, or one that does nothing.',
      runbook: 'site-errors',
    });
    this.onlyBesideCloudFront();
  }

  /** In another region the alarm would wait for a metric that never comes: there it is left out, and the dashboard shows the rate. */
  private onlyBesideCloudFront(): void {
    const there = new CfnCondition(this, 'BesideCloudFront', {
      expression: Fn.conditionEquals(Aws.REGION, cloudFrontRegion),
    });
    const alarm = this.node.findChild('SiteErrors').node.defaultChild;
    if (!(alarm instanceof CfnResource)) throw new Error('An alarm without its resource.');
    alarm.cfnOptions.condition = there;
  }
}
