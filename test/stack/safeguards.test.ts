/** What protects the owner and the users beside access: firewall, budget, the webhook's own room, the sign-in trail, reports of the content security policy, what the sweep mended. */
import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { losses, mends } from '../../lib/contract/mends.ts';
import { countedBy } from '../../lib/contract/metrics.ts';
import { routes } from '../../lib/contract/routes.ts';
import { resourcesOf, synthesizeTemplate, text } from './fixtures/synthesize-stack.ts';

const template = synthesizeTemplate();

describe('the firewall', () => {
  const rules = resourcesOf(
    template,
    'AWS::WAFv2::WebACL',
    z.object({
      DataProtectionConfig: z.object({ DataProtections: z.array(z.unknown()) }),
      Rules: z.array(
        z.looseObject({
          Name: z.string(),
          VisibilityConfig: z.object({ SampledRequestsEnabled: z.boolean() }).loose(),
          OverrideAction: z.unknown().optional(),
          Statement: z.object({
            ManagedRuleGroupStatement: z
              .object({ RuleActionOverrides: z.array(z.object({ Name: z.string(), ActionToUse: z.unknown() })) })
              .optional(),
          }),
        }),
      ),
    }),
  )[0]?.properties;
  const managed = rules?.Rules.filter(({ Statement }) => Statement.ManagedRuleGroupStatement) ?? [];

  it('blocks by AWS’s managed rules, and only counts those that judge a body', () => {
    expect(managed.map(({ Name }) => Name)).toEqual([
      'AWSManagedRulesCommonRuleSet',
      'AWSManagedRulesKnownBadInputsRuleSet',
    ]);
    expect(
      managed.map(({ Statement }) =>
        Statement.ManagedRuleGroupStatement?.RuleActionOverrides.map(({ Name }) => Name).join(' '),
      ),
    ).toEqual([
      'SizeRestrictions_BODY CrossSiteScripting_BODY GenericLFI_BODY GenericRFI_BODY EC2MetaDataSSRF_BODY',
      'JavaDeserializationRCE_BODY Log4JRCE_BODY',
    ]);
    for (const { OverrideAction, Statement } of managed) {
      expect(OverrideAction).toEqual({ None: {} });
      for (const { Name, ActionToUse } of Statement.ManagedRuleGroupStatement?.RuleActionOverrides ?? []) {
        expect(Name).toMatch(/_BODY$/);
        expect(ActionToUse).toEqual({ Count: {} });
      }
    }
  });

  it('keeps samples of what these rules blocked, without tokens, queries and bodies', () => {
    expect(managed.every(({ VisibilityConfig }) => VisibilityConfig.SampledRequestsEnabled)).toBe(true);
    const header = (name: string) => ({ FieldType: 'SINGLE_HEADER', FieldKeys: [name] });
    const hidden = [
      ...['authorization', 'cookie', 'x-account-proof', 'x-origin-key'].map(header),
      { FieldType: 'QUERY_STRING' },
      { FieldType: 'BODY' },
    ];
    expect(rules?.DataProtectionConfig.DataProtections).toEqual(
      hidden.map((Field) => ({ Action: 'SUBSTITUTION', Field })),
    );
  });
});

describe('money', () => {
  it('has a monthly budget that mails the owner when it is likely to be passed, nearly is, and is', () => {
    template.hasResourceProperties('AWS::Budgets::Budget', {
      Budget: {
        BudgetType: 'COST',
        TimeUnit: 'MONTHLY',
        BudgetLimit: { Amount: { Ref: 'MonthlyBudgetUsd' }, Unit: 'USD' },
      },
      NotificationsWithSubscribers: [
        ['FORECASTED', 100],
        ['ACTUAL', 80],
        ['ACTUAL', 100],
      ].map(([NotificationType, Threshold]) => ({
        Notification: Match.objectLike({ NotificationType, Threshold }),
        Subscribers: [{ SubscriptionType: 'EMAIL', Address: { Ref: 'OwnerEmail' } }],
      })),
    });
  });

  it('that comes in finds a function free: the webhook’s are reserved, and no other’s', () => {
    const functions = resourcesOf(
      template,
      'AWS::Lambda::Function',
      z.looseObject({ Description: z.string().optional(), ReservedConcurrentExecutions: z.unknown().optional() }),
    ).map(({ properties }) => properties);
    const reserved = functions.filter((each) => each.ReservedConcurrentExecutions !== undefined);
    expect(reserved.map(({ Description }) => Description)).toEqual([`POST ${routes.paymentWebhook.path}`]);
    expect(text(reserved[0]?.ReservedConcurrentExecutions)).toContain('WebhookConcurrency');
    template.hasParameter('WebhookConcurrency', { Default: '10' });
  });
});

describe('the trail of sign-ins', () => {
  it('stands in a log of its own that is kept for two weeks, all others for a month', () => {
    const groups = resourcesOf(template, 'AWS::Logs::LogGroup', z.looseObject({ RetentionInDays: z.number() }));
    const short = groups.filter(({ properties }) => properties.RetentionInDays !== 30);
    expect(short.map(({ id, properties }) => [id.slice(0, 8), properties.RetentionInDays])).toEqual([['ApiLogin', 14]]);
  });
});

describe('the content security policy', () => {
  it('has browsers report what it stopped, to a route of ours', () => {
    const { path } = routes.reportViolation;
    const policies = text(template.findResources('AWS::CloudFront::ResponseHeadersPolicy'));
    expect(policies).toContain(`report-uri ${path}; report-to policy`);
    template.hasResourceProperties('AWS::CloudFront::ResponseHeadersPolicy', {
      ResponseHeadersPolicyConfig: {
        CustomHeadersConfig: {
          Items: Match.arrayWith([{ Header: 'Reporting-Endpoints', Override: true, Value: `policy="${path}"` }]),
        },
      },
    });
  });
});

describe('what the sweep mended', () => {
  const alarmOf = (meaning: string) =>
    Object.values(
      template.findResources('AWS::CloudWatch::Alarm', {
        Properties: { AlarmDescription: Match.stringLikeRegexp(`^${RegExp.escape(meaning)} Runbook: `) },
      }),
    )[0];

  it('is a metric by mend, of the line that the sweep writes', () => {
    expect(countedBy('swept', { mend: 'match-objects', mended: 3 })).toEqual([
      { name: 'mended', unit: 'Count', value: 3, by: { name: 'mend', value: 'match-objects' } },
    ]);
  });

  it.each(Object.entries(mends))('%s rings when it is more than passing faults', (mend, { rings, meaning }) => {
    expect(alarmOf(meaning)?.Properties).toMatchObject({
      MetricName: 'mended',
      Dimensions: [
        { Name: 'mend', Value: mend },
        { Name: 'service', Value: 'dramaturg' },
      ],
      Threshold: rings,
      Period: 3600,
    });
  });

  it.each(Object.entries(losses))('rings with the first %s, which it may not mend', (event, meaning) => {
    expect(countedBy(event, {})).toMatchObject([{ name: 'losses', value: 1, by: { name: 'code', value: event } }]);
    expect(alarmOf(meaning)?.Properties).toMatchObject({
      MetricName: 'losses',
      Dimensions: [
        { Name: 'code', Value: event },
        { Name: 'service', Value: 'dramaturg' },
      ],
      Threshold: 1,
    });
  });
});
