/** An alarm for each log code about money: the functions that settle payments write it as an event, the owner gets a mail. */
import { aws_cloudwatch as cloudwatch, Duration, type aws_logs as logs, Stack } from 'aws-cdk-lib';
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { moneyAlarms } from '../../contract/money-alarms.ts';
import type { RouteName } from '../../contract/routes.ts';
import type { Alarms } from './alarms.ts';

export interface MoneyAlarmsProps {
  readonly alarms: Alarms;
  readonly logGroups: Readonly<Record<RouteName | 'sweep', logs.ILogGroup>>;
}

/** The functions that may settle a payment or give one back, those of routes by their routes. */
const watched: readonly (RouteName | 'sweep')[] = [
  'initiatePayment',
  'paymentReturn',
  'verifyPayment',
  'paymentWebhook',
  'deleteAccount',
  'sweep',
];
const dimension = 'event';

export class MoneyAlarms extends Construct {
  constructor(scope: Construct, id: string, { alarms, logGroups }: MoneyAlarmsProps) {
    super(scope, id);
    const codes = Object.keys(moneyAlarms);
    // Two deployments in one account must not ring for each other.
    const metricNamespace = `${Stack.of(this).stackName}/money`;
    const metricName = 'alarms';
    // Routes that share a function share its log: a line is counted once.
    for (const [logGroup, name] of new Map(watched.map((each) => [logGroups[each], each]))) {
      new MetricFilter(this, `${name.charAt(0).toUpperCase()}${name.slice(1)}`, {
        logGroup,
        filterPattern: FilterPattern.any(...codes.map((code) => FilterPattern.stringValue('$.event', '=', code))),
        metricNamespace,
        metricName,
        metricValue: '1',
        dimensions: { [dimension]: '$.event' },
      });
    }
    for (const [code, meaning] of Object.entries(moneyAlarms)) {
      const metric = new cloudwatch.Metric({
        namespace: metricNamespace,
        metricName,
        dimensionsMap: { [dimension]: code },
        statistic: 'Sum',
        period: Duration.minutes(5),
      });
      alarms.add(this, code, { metric, threshold: 1, meaning, runbook: 'money' });
    }
  }
}
