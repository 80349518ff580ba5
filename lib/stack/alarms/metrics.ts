/** What the functions count, as the stack's alarms and its dashboard see it: the same names, over all functions. Rejects a metric that no function writes. */
import { aws_cloudwatch, type aws_cloudwatch as cloudwatch, type Duration, Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { eventDimension, type MetricName, metricService, metrics } from '../../contract/metrics.ts';

/** Two deployments in one account must not ring for each other. */
const namespaceOf = (stack: Stack): string => stack.stackName;

/** By these names Powertools' metrics take them. */
export const metricsSettings = (stack: Stack): Readonly<Record<string, string>> => ({
  POWERTOOLS_METRICS_NAMESPACE: namespaceOf(stack),
  POWERTOOLS_SERVICE_NAME: metricService.value,
});

export interface HouseMetricProps {
  readonly period: Duration;
  /** Sum by itself. */
  readonly statistic?: string;
  /** Which of the words that the metric is kept apart by; left out where it is one for all. */
  readonly of?: string;
  readonly label?: string;
}

/** @throws Error when a word is given for a metric that has none, or the other way round. */
export function houseMetric(scope: Construct, name: MetricName, props: HouseMetricProps): cloudwatch.Metric {
  const { period, statistic = 'Sum', of, label } = props;
  const spec = metrics[name];
  const by = 'by' in spec ? spec.by : null;
  if ((by === null) !== (of === undefined)) throw new Error(`The metric ${name} is kept apart by ${by ?? 'nothing'}.`);
  return new aws_cloudwatch.Metric({
    namespace: namespaceOf(Stack.of(scope)),
    metricName: name,
    dimensionsMap: {
      [metricService.name]: metricService.value,
      ...(by !== null && of !== undefined && { [by === 'event' ? eventDimension : by]: of }),
    },
    statistic,
    period,
    label,
  });
}

/** Every word of a metric that is kept apart by its event, each as a metric. */
export const eachEventOf = (
  scope: Construct,
  name: { [N in MetricName]: (typeof metrics)[N] extends { readonly by: 'event' } ? N : never }[MetricName],
  props: Pick<HouseMetricProps, 'period'>,
): cloudwatch.Metric[] =>
  metrics[name].events.map((of) => houseMetric(scope, name, { ...props, of, label: of.replaceAll('_', ' ') }));
