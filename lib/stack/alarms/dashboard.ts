/** One page to look at first when something is wrong: what users do, what fails, how long it takes and waits, what a model costs. One resource; what it shows the functions count themselves, or AWS counts of them. */
import {
  type aws_apigateway as apigateway,
  type aws_cloudfront as cloudfront,
  aws_cloudwatch as cloudwatch,
  Duration,
} from 'aws-cdk-lib';
import { Construct } from 'constructs';
import type { QueueLambda } from '../queue-lambda.ts';
import { eachEventOf, houseMetric } from './metrics.ts';

export interface DashboardProps {
  readonly api: apigateway.RestApi;
  readonly queues: Readonly<Record<string, QueueLambda>>;
  readonly distribution: cloudfront.IDistribution;
}

const period = Duration.minutes(5);
const half = 12;

export class Dashboard extends Construct {
  constructor(scope: Construct, id: string, props: DashboardProps) {
    super(scope, id);
    const { api, queues } = props;
    const hourly = { period: Duration.hours(1) };
    const page = new cloudwatch.Dashboard(this, 'Page', { defaultInterval: Duration.hours(24) });
    const graph = (title: string, left: cloudwatch.IMetric[], more: Partial<cloudwatch.GraphWidgetProps> = {}) =>
      new cloudwatch.GraphWidget({ title, left, width: half, ...more });
    const names = Object.values(queues).map(({ name }) => name);
    page.addWidgets(
      graph('Sign-ups', [houseMetric(this, 'sign_ups', hourly)]),
      graph('Payments', [houseMetric(this, 'payments', hourly)]),
      graph('Uploads', [houseMetric(this, 'uploads', hourly)]),
      graph('Answers', [houseMetric(this, 'answers', hourly)]),
      graph('Failures', eachEventOf(this, 'failures', hourly)),
      graph('Money, to be looked at', eachEventOf(this, 'money', hourly)),
      graph('Model spend, US dollars', [houseMetric(this, 'model_spend', hourly)]),
      graph(
        'From a message sent to its work done, of a hundred the 95th',
        names.map((of) => houseMetric(this, 'message_age', { ...hourly, of, label: of, statistic: 'p95' })),
        { leftYAxis: { label: 's', showUnits: false } },
      ),
      graph(
        'API: how long, of a hundred calls the 95th',
        [api.metricLatency({ period, statistic: 'p95' }), api.metricLatency({ period, statistic: 'p50' })],
        { leftYAxis: { label: 'ms', showUnits: false } },
      ),
      graph('API: errors of ours, and of callers', [
        api.metricServerError({ period }),
        api.metricClientError({ period }),
      ]),
      graph(
        'Queues: age of the oldest message',
        Object.entries(queues).map(([label, { queue }]) =>
          queue.metricApproximateAgeOfOldestMessage({ period, label }),
        ),
        { leftYAxis: { label: 's', showUnits: false } },
      ),
      graph(
        'Queues: given up',
        Object.entries(queues).map(([label, { deadLetters }]) =>
          deadLetters.metricNumberOfMessagesReceived({ period, statistic: 'Sum', label }),
        ),
      ),
      graph('Functions of the account', [
        new cloudwatch.Metric({
          namespace: 'AWS/Lambda',
          metricName: 'ConcurrentExecutions',
          statistic: 'Maximum',
          period,
        }),
        new cloudwatch.Metric({ namespace: 'AWS/Lambda', metricName: 'Throttles', statistic: 'Sum', period }),
        new cloudwatch.Metric({ namespace: 'AWS/Lambda', metricName: 'Errors', statistic: 'Sum', period }),
      ]),
      graph('Site: answers that are errors, percent', [
        new cloudwatch.Metric({
          namespace: 'AWS/CloudFront',
          metricName: '5xxErrorRate',
          dimensionsMap: { DistributionId: props.distribution.distributionId, Region: 'Global' },
          region: 'us-east-1',
          period,
        }),
      ]),
    );
  }
}
