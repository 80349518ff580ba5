/** The sweep and the mail by the clock: a rule, a function, an alarm each; and what they may do. */
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { deletionKeptForSeconds } from '../../lambdas/adapters/deletion-items.ts';
import { awaitedForSeconds } from '../../lambdas/use-cases/create-upload.ts';
import { functionsOf } from './fixtures/functions.ts';
import { resourcesOf, synthesizeTemplate, text } from './fixtures/synthesize-stack.ts';

const template = synthesizeTemplate();
const named = (name: string) => functionsOf(template).find((each) => each.name === name);
const sweep = named('sweep');
const sendMail = named('send-mail');

/** The rules that call a function. */
const rulesOf = (id: string | undefined) =>
  resourcesOf(
    template,
    'AWS::Events::Rule',
    z.object({
      ScheduleExpression: z.string(),
      State: z.string(),
      Targets: z.array(z.looseObject({ Arn: z.unknown() })),
    }),
  ).filter(({ properties }) => text(properties.Targets).includes(`"${id}"`));

describe('the sweep', () => {
  it('runs every five minutes, longer than a run may last, and is not tried again before its next turn', () => {
    const rules = rulesOf(sweep?.id);
    expect(rules).toHaveLength(1);
    const [rule] = rules;
    expect(rule?.properties).toMatchObject({
      ScheduleExpression: 'rate(5 minutes)',
      State: 'ENABLED',
      Targets: [{ Arn: { 'Fn::GetAtt': [sweep?.id, 'Arn'] }, RetryPolicy: { MaximumRetryAttempts: 0 } }],
    });
    expect(Number(sweep?.properties.Timeout)).toBeLessThan(300);
  });

  it('rings when it keeps failing, saying what the user notices', () => {
    const alarms = resourcesOf(
      template,
      'AWS::CloudWatch::Alarm',
      z.object({ MetricName: z.string().optional(), AlarmDescription: z.string(), Dimensions: z.unknown().optional() }),
    );
    const own = alarms.filter(({ properties }) => text(properties.Dimensions ?? []).includes(`"${sweep?.id}"`));
    expect(own.map(({ properties }) => properties.MetricName)).toEqual(['Errors']);
    expect(own[0]?.properties.AlarmDescription).toMatch(/user/);
  });

  it('writes no object, removes a user only to finish a deletion, and reads no secret but the card provider’s, whose checkouts it settles', () => {
    const actions = sweep?.statements.flatMap((statement) => statement.actions) ?? [];
    expect(new Set(actions.filter((action) => /^(s3|cognito-idp|ses):/.test(action)))).toEqual(
      new Set([
        'cognito-idp:AdminDeleteUser',
        'cognito-idp:AdminGetUser',
        'cognito-idp:DescribeUserPoolClient',
        's3:DeleteObject',
        's3:DeleteObjectVersion',
        's3:GetObject',
        's3:ListBucket',
        's3:ListBucketVersions',
      ]),
    );
    expect(actions).toContain('secretsmanager:GetSecretValue');
  });
});

describe('the mail', () => {
  it('that is owed is sent every minute, longer than a run may last', () => {
    expect(rulesOf(sendMail?.id).map(({ properties }) => properties.ScheduleExpression)).toEqual(['rate(1 minute)']);
    expect(Number(sendMail?.properties.Timeout)).toBeLessThan(60);
  });

  it('is sent by a function that reaches no file, changes no user and sends from the one address only', () => {
    const statements = sendMail?.statements ?? [];
    const actions = statements.flatMap((statement) => statement.actions);
    expect(actions.filter((action) => /^(s3|cognito-idp|ses|secretsmanager|sqs):/.test(action)).sort()).toEqual([
      'cognito-idp:AdminGetUser',
      'cognito-idp:DescribeUserPoolClient',
      'ses:SendEmail',
    ]);
    const sending = statements.filter((statement) => statement.actions.includes('ses:SendEmail'));
    expect(text(sending)).toContain(text({ StringEquals: { 'ses:FromAddress': { Ref: 'SenderEmail' } } }));
    expect(text(sending.map(({ resources }) => resources))).not.toContain('*');
  });
});

describe('what waits for a late message', () => {
  it('outlives every queue and its dead letters', () => {
    const queues = resourcesOf(template, 'AWS::SQS::Queue', z.object({ MessageRetentionPeriod: z.number() }));
    const longest = Math.max(...queues.map(({ properties }) => properties.MessageRetentionPeriod));
    const shortest = Math.min(...queues.map(({ properties }) => properties.MessageRetentionPeriod));
    expect(longest).toBe(14 * 86_400);
    expect(awaitedForSeconds).toBeGreaterThan(longest + shortest);
    expect(deletionKeptForSeconds).toBeGreaterThan(longest + shortest);
  });
});
