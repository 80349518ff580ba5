/** What the sweep mends, as a metric by mend, with an alarm for each; and one for objects that belong to no script. */
import { aws_cloudwatch as cloudwatch, Duration, type aws_logs as logs, Stack } from 'aws-cdk-lib';
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { mends, orphanCode, orphanMeaning } from '../contract/mends.ts';
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
    new MetricFilter(this, 'Orphans', {
      logGroup,
      filterPattern: FilterPattern.stringValue('$.event', '=', orphanCode),
      metricNamespace,
      metricName: 'orphans',
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
      alarms.add(this, mend, { metric, threshold: rings, meaning });
    }
    const metric = new cloudwatch.Metric({
      namespace: metricNamespace,
      metricName: 'orphans',
      dimensionsMap: { event: orphanCode },
      statistic: 'Sum',
      period: Duration.hours(1),
    });
    alarms.add(this, 'orphans', { metric, threshold: 1, meaning: orphanMeaning });
  }
}
