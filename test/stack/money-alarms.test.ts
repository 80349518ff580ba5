/** What the functions log about money rings: every code, whichever function writes it. */
import { Duration, Stack } from 'aws-cdk-lib';
import { describe, expect, it } from 'vitest';
import { countedBy } from '../../lib/contract/metrics.ts';
import { moneyAlarms } from '../../lib/contract/money-alarms.ts';
import { houseMetric, metricsSettings } from '../../lib/stack/alarms/metrics.ts';
import { stackNameOf } from '../../lib/stack/stage.ts';
import { functionsOf, whoMay } from './fixtures/functions.ts';
import { synthesizeTemplate, text } from './fixtures/synthesize-stack.ts';

const template = synthesizeTemplate();
const codes = Object.keys(moneyAlarms);

describe('a log code about money', () => {
  it('is counted under one name by every function that may move money', () => {
    const functions = functionsOf(template);
    const movers = whoMay(functions, 'secretsmanager:GetSecretValue');
    const namespaces = functions
      .filter(({ name }) => movers.includes(name))
      .map(({ environment }) => [environment.POWERTOOLS_METRICS_NAMESPACE, environment.POWERTOOLS_SERVICE_NAME]);
    expect(namespaces.length).toBeGreaterThan(4);
    for (const each of namespaces) expect(each).toEqual([stackNameOf('prod'), 'dramaturg']);
  });

  it.each(codes)('%s mails the owner the first time it is written', (code) => {
    expect(countedBy(code, {})).toEqual([
      { name: 'money', unit: 'Count', value: 1, by: { name: 'code', value: code } },
    ]);
    template.hasResourceProperties('AWS::CloudWatch::Alarm', {
      Namespace: stackNameOf('prod'),
      MetricName: 'money',
      Dimensions: [
        { Name: 'code', Value: code },
        { Name: 'service', Value: 'dramaturg' },
      ],
      Threshold: 1,
      ComparisonOperator: 'GreaterThanOrEqualToThreshold',
      AlarmDescription: `${Object.entries(moneyAlarms).find(([each]) => each === code)?.[1]} Runbook: docs/runbook.md#money.`,
    });
    expect(text(template.findResources('AWS::CloudWatch::Alarm'))).toContain('AlarmsTopic');
  });
});

describe('a metric of the functions', () => {
  const period = Duration.minutes(5);
  const stack = new Stack(undefined, 'Copy');

  it('is asked for by the word that it is kept apart by, and by none where it is one for all', () => {
    expect(() => houseMetric(stack, 'money', { period })).toThrow('The metric money is kept apart by event.');
    expect(() => houseMetric(stack, 'message_age', { period })).toThrow(
      'The metric message_age is kept apart by queue.',
    );
    expect(() => houseMetric(stack, 'uploads', { period, of: 'x' })).toThrow(
      'The metric uploads is kept apart by nothing.',
    );
  });

  it('lies under the name of its copy of the product, as a sum unless told otherwise', () => {
    const { namespace, metricName, dimensions, statistic } = houseMetric(stack, 'mended', {
      period,
      of: 'match-objects',
    });
    expect([namespace, metricName, dimensions, statistic]).toEqual([
      'Copy',
      'mended',
      { service: 'dramaturg', mend: 'match-objects' },
      'Sum',
    ]);
    expect(houseMetric(stack, 'uploads', { period, statistic: 'p95' }).statistic).toBe('p95');
    expect(metricsSettings(stack)).toEqual({
      POWERTOOLS_METRICS_NAMESPACE: 'Copy',
      POWERTOOLS_SERVICE_NAME: 'dramaturg',
    });
  });
});
