/** What the sweep mends, as a metric by mend, with an alarm for each; and one for each loss that it finds and may not mend. */
import { aws_cloudwatch as cloudwatch, Duration, type aws_logs as logs, Stack } from 'aws-cdk-lib';
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { losses, mends } from '../../contract/mends.ts';
import type { Alarms } from './alarms.ts';

export class MendAlarms extends Construct {
  constructor(
    scope: Construct,
    id: string,
    { alarms, logGroup }: { readonly alarms: Alarms; readonly logGroup: logs.ILogGroup },
  ) {
    super(scope, id);
    // Two deployments in one account must not ring for each other.
    const metricNamespace = `${Stack.of(this).stackName}/mends`;
    new MetricFilter(this, 'Mended', {
      logGroup,
      filterPattern: FilterPattern.stringValue('$.event', '=', 'swept'),
      metricNamespace,
      metricName: 'mended',
      metricValue: '$.mended',
      dimensions: { mend: '$.mend' },
    });
    new MetricFilter(this, 'Losses', {
      logGroup,
      filterPattern: FilterPattern.any(
        ...Object.keys(losses).map((code) => FilterPattern.stringValue('$.event', '=', code)),
      ),
      metricNamespace,
      metricName: 'losses',
      metricValue: '1',
      dimensions: { event: '$.event' },
    });
    for (const [mend, { rings, meaning }] of Object.entries(mends)) {
      const metric = new cloudwatch.Metric({
        namespace: metricNamespace,
        metricName: 'mended',
        dimensionsMap: { mend },
        statistic: 'Sum',
        period: Duration.hours(1),
      });
      alarms.add(this, mend, { metric, threshold: rings, meaning, runbook: 'sweep-mends-much' });
    }
    for (const [event, meaning] of Object.entries(losses)) {
      const metric = new cloudwatch.Metric({
        namespace: metricNamespace,
        metricName: 'losses',
        dimensionsMap: { event },
        statistic: 'Sum',
        period: Duration.hours(1),
      });
      alarms.add(this, event, { metric, threshold: 1, meaning, runbook: 'losses' });
    }
  }
}
