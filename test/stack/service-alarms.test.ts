/** On call: alarms over several functions or none, the sections of the runbook that alarms lead to, and the page to look at first. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { countedBy, metrics } from '../../lib/contract/metrics.ts';
import { moneyAlarms } from '../../lib/contract/money-alarms.ts';
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

describe('the dashboard', () => {
  const metric = z.array(z.union([z.string(), z.looseObject({})]));
  const widget = z.object({
    width: z.number(),
    properties: z.object({
      title: z.string(),
      metrics: z.array(metric),
      yAxis: z.object({ left: z.unknown() }).partial(),
    }),
  });
  const joined = z.object({ 'Fn::Join': z.tuple([z.literal(''), z.array(z.union([z.string(), z.looseObject({})]))]) });
  const [page] = resourcesOf(template, 'AWS::CloudWatch::Dashboard', z.object({ DashboardBody: joined }));
  const body = (page?.properties.DashboardBody['Fn::Join'][1] ?? [])
    .map((part) => (typeof part === 'string' ? part : 'its own'))
    .join('');
  const { start, widgets } = z.object({ start: z.string(), widgets: z.array(widget) }).parse(JSON.parse(body));

  it('shows a day, two graphs beside each other', () => {
    expect(start).toBe('-P1D');
    expect(new Set(widgets.map(({ width }) => width))).toEqual(new Set([12]));
    expect(body).not.toContain('SOURCE');
  });

  const hourly = { period: 3600, stat: 'Sum' };
  const house = (name: string, ...more: string[]) => ['Dramaturg', name, ...more, 'service', 'dramaturg'];
  const each = (name: string, codes: readonly string[]) =>
    codes.map((code) => [...house(name, 'code', code), { label: code.replaceAll('_', ' '), ...hourly }]);
  const inSeconds = { label: 's', showUnits: false };
  it.each([
    ['Sign-ups', [[...house('sign_ups'), hourly]]],
    ['Payments', [[...house('payments'), hourly]]],
    ['Uploads', [[...house('uploads'), hourly]]],
    ['Answers', [[...house('answers'), hourly]]],
    ['Failures', each('failures', metrics.failures.events)],
    ['Money, to be looked at', each('money', Object.keys(moneyAlarms))],
    ['Model spend, US dollars', [[...house('model_spend'), hourly]]],
    [
      'From a message sent to its work done, of a hundred the 95th',
      ['queue-upload', 'read-script', 'answer-question'].map((label) => [
        ...house('message_age', 'queue', label),
        { label, period: 3600, stat: 'p95' },
      ]),
      inSeconds,
    ],
    [
      'API: how long, of a hundred calls the 95th',
      ['p95', 'p50'].map((stat) => ['AWS/ApiGateway', 'Latency', 'ApiName', 'RestApi', { stat }]),
      { label: 'ms', showUnits: false },
    ],
    [
      'API: errors of ours, and of callers',
      ['5XXError', '4XXError'].map((name) => ['AWS/ApiGateway', name, 'ApiName', 'RestApi', { stat: 'Sum' }]),
    ],
    [
      'Queues: age of the oldest message',
      ['uploads', 'reading', 'answers'].map((label) => [
        'AWS/SQS',
        'ApproximateAgeOfOldestMessage',
        'QueueName',
        'its own',
        { label, stat: 'Maximum' },
      ]),
      inSeconds,
    ],
    [
      'Queues: given up',
      ['uploads', 'reading', 'answers'].map((label) => [
        'AWS/SQS',
        'NumberOfMessagesReceived',
        'QueueName',
        'its own',
        { label, stat: 'Sum' },
      ]),
    ],
    [
      'Functions of the account',
      [
        ['AWS/Lambda', 'ConcurrentExecutions', { stat: 'Maximum' }],
        ['AWS/Lambda', 'Throttles', { stat: 'Sum' }],
        ['AWS/Lambda', 'Errors', { stat: 'Sum' }],
      ],
    ],
    [
      'Site: answers that are errors, percent',
      [['AWS/CloudFront', '5xxErrorRate', 'DistributionId', 'its own', 'Region', 'Global', { region: 'us-east-1' }]],
    ],
  ])('shows %s', (title, shown, axis?: object) => {
    const graph = widgets.find(({ properties }) => properties.title === title)?.properties;
    expect(graph?.metrics).toEqual(shown);
    expect(graph?.yAxis.left).toEqual(axis);
  });

  it('shows these fourteen and no others', () => expect(widgets).toHaveLength(14));
});
