/** What the functions log about money rings: every code, from every function that has the card provider's keys. */
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { moneyAlarms } from '../../lib/contract/money-alarms.ts';
import { functionsOf, whoMay } from './fixtures/functions.ts';
import { resourcesOf, synthesizeTemplate, text } from './fixtures/synthesize-stack.ts';

const template = synthesizeTemplate();
const codes = Object.keys(moneyAlarms);

const filters = resourcesOf(
  template,
  'AWS::Logs::MetricFilter',
  z.object({
    FilterPattern: z.string(),
    LogGroupName: z.object({ Ref: z.string() }),
    MetricTransformations: z.tuple([
      z.object({
        MetricName: z.string(),
        MetricNamespace: z.string(),
        Dimensions: z.tuple([z.object({ Key: z.string(), Value: z.string() })]).optional(),
      }),
    ]),
  }),
).filter(({ properties }) => /\/money$/.test(properties.MetricTransformations[0].MetricNamespace));

const logOf = z.object({ LoggingConfig: z.object({ LogGroup: z.object({ Ref: z.string() }) }) });

describe('a log code about money', () => {
  it('is looked for in the log of every function that may move money, and in no other', () => {
    const functions = functionsOf(template);
    const movers = whoMay(functions, 'secretsmanager:GetSecretValue');
    const logs = functions.filter(({ name }) => movers.includes(name)).map(({ properties }) => logOf.parse(properties));
    const wanted = new Set(logs.map(({ LoggingConfig }) => LoggingConfig.LogGroup.Ref));
    // Each once: a line that two filters find would count twice.
    expect(filters.map(({ properties }) => properties.LogGroupName.Ref).sort()).toEqual([...wanted].sort());
    for (const { properties } of filters)
      for (const code of codes) expect(properties.FilterPattern).toContain(`($.event = "${code}")`);
  });

  it.each(codes)('%s mails the owner the first time it is written', (code) => {
    const counted = filters[0]?.properties.MetricTransformations[0];
    expect(counted?.Dimensions).toEqual([{ Key: 'event', Value: '$.event' }]);
    template.hasResourceProperties('AWS::CloudWatch::Alarm', {
      Namespace: counted?.MetricNamespace,
      MetricName: counted?.MetricName,
      Dimensions: [{ Name: 'event', Value: code }],
      Threshold: 1,
      ComparisonOperator: 'GreaterThanOrEqualToThreshold',
      AlarmDescription: `${Object.entries(moneyAlarms).find(([each]) => each === code)?.[1]} Runbook: docs/runbook.md#money.`,
    });
    expect(text(template.findResources('AWS::CloudWatch::Alarm'))).toContain('AlarmsTopic');
  });
});
