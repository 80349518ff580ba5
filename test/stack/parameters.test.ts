/** What a deployment may say for itself: which values each parameter takes, and what follows from them. */
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { bedrock, ownServer, synthesizeTemplate, text } from './fixtures/synthesize-stack.ts';

const template = synthesizeTemplate().toJSON();
const parameter = z.looseObject({ Type: z.string(), AllowedPattern: z.string().optional() });
const parametersOf = (document: Record<string, unknown>) => z.record(z.string(), parameter).parse(document.Parameters);
const own = parametersOf(template);
const withBedrock = parametersOf(synthesizeTemplate(bedrock).toJSON());
const withServer = parametersOf(synthesizeTemplate(ownServer).toJSON());
const all = { ...withBedrock, ...withServer, ...own };
/** CloudFormation holds a pattern against the whole value. */
const takes = (name: string, value: string): boolean => new RegExp(`^(?:${all[name]?.AllowedPattern})$`).test(value);

const certificate = 'arn:aws:acm:us-east-1:123:certificate/a-b';
describe('a value', () => {
  it.each([
    [
      'SiteUrl',
      ['', 'https://app.example.com', 'http://localhost:3000'],
      ['https://a.example/', 'app.example.com', 'ftp://a', 'https://a b'],
    ],
    ['OwnerEmail', ['a@b.c', 'a.b@c.example.org'], ['', 'a@b', '@b.c', 'a b@c.d', 'a@b.c@d.e', 'a@b. c']],
    ['SenderEmail', ['a@b.c'], ['', 'a@b', 'a']],
    ['SenderIdentity', ['', 'example.org', 'a-1.example.org'], ['example', 'example.1', 'a@example.org']],
    ['PaymentSecretName', ['dramaturg/stripe', 'a_b+c=d.e@f-1'], ['', 'a b', 'a:b']],
    [
      'CertificateArn',
      ['', certificate],
      [certificate.replace('us-east-1', 'eu-west-1'), 'arn:aws:acm:us-east-1:a:certificate/b', 'x'],
    ],
    ['ModelWindow', ['', '8000', '1000000'], ['800', '10000000', '8k']],
    ['ModelPrice', ['', '2/10/2.5/0.1'], ['2/10/2.5', '2/10/2.5/0.1/1', 'a/b/c/d']],
  ])('of %s may be one of %j and none of %j', (name, taken, refused) => {
    expect(taken.filter((value) => !takes(name, value))).toEqual([]);
    expect(refused.filter((value) => takes(name, value))).toEqual([]);
  });

  it.each([
    ['SiteUrl', { Type: 'String', Default: '' }],
    ['DeletionProtection', { Type: 'String', AllowedValues: ['on', 'off'], Default: 'off' }],
    ['MonthlyBudgetUsd', { Type: 'Number', Default: '100', MinValue: 1 }],
    ['WebhookConcurrency', { Type: 'Number', Default: '10', MinValue: 0 }],
    ['ReadersAtOnce', { Type: 'Number', Default: '2', MinValue: 2, MaxValue: 1000 }],
    ['AnswersAtOnce', { Type: 'Number', Default: '3', MinValue: 2, MaxValue: 1000 }],
    ['ModelBudgetUsd', { Type: 'Number', Default: '2', MinValue: 0.01 }],
    ['ModelUsdADay', { Type: 'Number', Default: '20', MinValue: 0 }],
    ['ModelWindow', { Type: 'String', Default: '' }],
    ['ModelPrice', { Type: 'String', Default: '' }],
  ])('of %s is bounded and given by itself', (name, given) => expect(all[name]).toMatchObject(given));
});

describe('what follows from a value', () => {
  const conditions = Object.entries(z.record(z.string(), z.unknown()).parse(template.Conditions));
  const condition = (name: string) => conditions.find(([id]) => id.includes(name))?.[1];
  const isGiven = (name: string) => ({ 'Fn::Not': [{ 'Fn::Equals': [{ Ref: name }, ''] }] });

  it.each([
    ['HasSiteUrl', isGiven('SiteUrl')],
    ['SenderByDomain', isGiven('SenderIdentity')],
    ['OwnDomain', isGiven('CertificateArn')],
    ['IsProtected', { 'Fn::Equals': [{ Ref: 'DeletionProtection' }, 'on'] }],
    ['Reserves', { 'Fn::Not': [{ 'Fn::Equals': [{ Ref: 'WebhookConcurrency' }, '0'] }] }],
  ])('%s holds as the parameter says', (name, expression) => expect(condition(name)).toEqual(expression));

  it('a certificate is refused without the address that it is for', () => {
    const rules = Object.entries(z.record(z.string(), z.unknown()).parse(template.Rules));
    expect(rules.find(([id]) => id.includes('CertificateNeedsSiteUrl'))?.[1]).toEqual({
      RuleCondition: isGiven('CertificateArn'),
      Assertions: [
        {
          Assert: isGiven('SiteUrl'),
          AssertDescription: 'A certificate is for the host of SiteUrl: give both, or neither.',
        },
      ],
    });
  });

  it('mail is sent as the domain where one is named, else as the address', () => {
    expect(text(template)).toContain(
      text([
        ':identity/',
        {
          'Fn::If': [
            conditions.find(([id]) => id.includes('SenderByDomain'))?.[0],
            { Ref: 'SenderIdentity' },
            { Ref: 'SenderEmail' },
          ],
        },
      ]).slice(1, -1),
    );
  });
});
