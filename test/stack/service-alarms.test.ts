/** On call: alarms over several functions or none, the sections of the runbook that alarms lead to, and the page to look at first. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { countedBy } from '../../lib/contract/metrics.ts';
import { stackNameOf } from '../../lib/stack/stage.ts';
import { functionsOf } from './fixtures/functions.ts';
import { bedrock, resourcesOf, synthesizeTemplate, text } from './fixtures/synthesize-stack.ts';

const template = synthesizeTemplate();
const alarms = resourcesOf(
  template,
  'AWS::CloudWatch::Alarm',
  z.object({
    AlarmDescription: z.string(),
    MetricName: z.string().optional(),
    Namespace: z.string().optional(),
    Threshold: z.number(),
    Metrics: z.array(z.looseObject({ Id: z.string(), Expression: z.string().optional() })).optional(),
  }),
).map(({ properties }) => properties);
const runbook = readFileSync(path.join(import.meta.dirname, '../../docs/runbook.md'), 'utf8');
const headings = [...runbook.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);

describe('every alarm', () => {
  it('leads to a section of the runbook that is there', () => {
    for (const { AlarmDescription } of alarms) {
      const section = /Runbook: docs\/runbook\.md#([a-z-]+)\.$/.exec(AlarmDescription)?.[1];
      expect(headings, AlarmDescription).toContain(section);
    }
  });

  it('says what users see or hold', () => {
    for (const { AlarmDescription } of alarms) expect(AlarmDescription).toMatch(/[Uu]ser|[Rr]eports|[Pp]ayment|upload/);
  });
});

it('links within the runbook lead somewhere', () => {
  for (const [, section] of runbook.matchAll(/\]\(#([a-z-]+)\)/g)) expect(headings).toContain(section);
});

describe('an alarm over several things', () => {
  const about = (section: string) => alarms.find(({ AlarmDescription }) => AlarmDescription.endsWith(`#${section}.`));

  it('rings for throttled functions of the whole account', () => {
    expect(about('throttled-functions')).toMatchObject({
      Namespace: 'AWS/Lambda',
      MetricName: 'Throttles',
      Threshold: 10,
    });
  });

  it('adds up the errors of all three triggers of the user pool', () => {
    const { Metrics = [] } = about('failing-triggers') ?? {};
    expect(Metrics.map(({ Expression }) => Expression).filter((given) => given !== undefined)).toEqual([
      'e0 + e1 + e2',
    ]);
    for (const trigger of ['PreSignUp', 'PreTokenGeneration', 'PostConfirmation'])
      expect(text(Metrics)).toContain(trigger);
  });

  it('rings the first time that a day’s bound of a model is reached, whichever function reached it', () => {
    expect(countedBy('model_spend_reached', { user_id: 'u' })).toMatchObject([
      { name: 'model_spend_reached', by: null },
    ]);
    expect(about('spend-stopped')).toMatchObject({
      Namespace: stackNameOf('prod'),
      MetricName: 'model_spend_reached',
      Threshold: 1,
    });
    const functions = functionsOf(synthesizeTemplate(bedrock));
    const askers = functions.filter(({ environment }) => 'MODEL_ID' in environment);
    expect(askers.map(({ name }) => name).sort()).toEqual(['answer-question', 'ask-script', 'challenge-finding']);
    for (const { environment } of askers) expect(environment.POWERTOOLS_METRICS_NAMESPACE).toBe(stackNameOf('prod'));
  });

  it('watches CloudFront only where CloudFront’s metrics are', () => {
    const conditional = Object.values(
      template.findResources('AWS::CloudWatch::Alarm', { Properties: { MetricName: '5xxErrorRate' } }),
    );
    const condition = z.object({ Condition: z.string() }).parse(conditional[0]).Condition;
    expect(template.toJSON().Conditions[condition]).toEqual({ 'Fn::Equals': [{ Ref: 'AWS::Region' }, 'us-east-1'] });
  });
});

it('the dashboard shows what users do, what fails, what it costs, by the metrics that the functions write', () => {
  const [page] = resourcesOf(template, 'AWS::CloudWatch::Dashboard', z.object({ DashboardBody: z.unknown() }));
  const body = text(page?.properties.DashboardBody);
  for (const title of [
    'Sign-ups',
    'Payments',
    'Uploads',
    'Answers',
    'Failures',
    'Model spend',
    'the 95th',
    'age of the oldest',
  ])
    expect(body).toContain(title);
  for (const name of ['sign_ups', 'payments', 'uploads', 'answers', 'failures', 'model_spend', 'message_age'])
    expect(body).toContain(`\\"${name}\\"`);
  expect(body).not.toContain('SOURCE');
});
