/** One page to look at first when something is wrong: what users do, what fails, how long it takes and waits, what a model costs. One resource; its log queries cost only while it is looked at. */
import {
  type aws_apigateway as apigateway,
  type aws_cloudfront as cloudfront,
  aws_cloudwatch as cloudwatch,
  Duration,
  type aws_logs as logs,
} from 'aws-cdk-lib';
import { Construct } from 'constructs';
import type { Identity } from './identity.ts';
import type { QueueLambda } from './queue-lambda.ts';

export interface DashboardProps {
  readonly api: apigateway.RestApi;
  readonly identity: Pick<Identity, 'userPool' | 'serverClient'>;
  readonly queues: Readonly<Record<string, QueueLambda>>;
  /** The logs of the functions that settle payments. */
  readonly paymentLogs: readonly logs.ILogGroup[];
  readonly distribution: cloudfront.IDistribution;
}

const period = Duration.minutes(5);
const half = 12;

export class Dashboard extends Construct {
  constructor(scope: Construct, id: string, props: DashboardProps) {
    super(scope, id);
    const { api, queues, paymentLogs, identity } = props;
    const readers = Object.values(queues).map(({ lambda: { logGroup } }) => logGroup);
    const page = new cloudwatch.Dashboard(this, 'Page', { defaultInterval: Duration.hours(24) });
    const graph = (title: string, left: cloudwatch.IMetric[], more: Partial<cloudwatch.GraphWidgetProps> = {}) =>
      new cloudwatch.GraphWidget({ title, left, width: half, ...more });
    const counted = (title: string, from: readonly logs.ILogGroup[], filter: string, stats: string) =>
      new cloudwatch.LogQueryWidget({
        title,
        width: half,
        logGroupNames: from.map(({ logGroupName }) => logGroupName),
        view: cloudwatch.LogQueryVisualizationType.BAR,
        queryLines: [`filter ${filter}`, `stats ${stats} by bin(1h)`],
      });
    page.addWidgets(
      graph('Sign-ups', [
        new cloudwatch.Metric({
          namespace: 'AWS/Cognito',
          metricName: 'SignUpSuccesses',
          dimensionsMap: {
            UserPool: identity.userPool.userPoolId,
            UserPoolClient: identity.serverClient.userPoolClientId,
          },
          statistic: 'Sum',
          period: Duration.hours(1),
        }),
      ]),
      counted('Payments', paymentLogs, 'event = "payment_settled"', 'count(*) as settled'),
      counted('Uploads', readers, 'event in ["upload_read", "script_refused"]', 'count(*) as uploads'),
      counted('Answers', readers, 'event = "question_answered"', 'count(*) as answered'),
      counted(
        'Failures',
        readers,
        'event in ["question_failed", "message_failed", "give_up_failed", "story_missing"]',
        'count(*) as failed',
      ),
      counted('Model spend, US dollars', readers, 'ispresent(cost_usd)', 'sum(cost_usd) as usd'),
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
          deadLetters.metricApproximateNumberOfMessagesVisible({ period, label }),
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
