/** What the functions log about money rings: every code, whichever function writes it. */
import { describe, expect, it } from 'vitest';
import { countedBy } from '../../lib/contract/metrics.ts';
import { moneyAlarms } from '../../lib/contract/money-alarms.ts';
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
