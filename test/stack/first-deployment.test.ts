/** A deployment into an account that knows nothing of us: without a domain, beside another copy, and with nothing left behind when it fails. */
import { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { siteUrlOr } from './fixtures/conditions.ts';
import { functionsOf } from './fixtures/functions.ts';
import { createApp, resourcesOf, synthesizeTemplate, text } from './fixtures/synthesize-stack.ts';

const template = synthesizeTemplate();
const functions = functionsOf(template);
const whole = template.toJSON();

describe('without a domain of one’s own', () => {
  it('the functions are told the address that the distribution gets', () => {
    const told = functions.filter(({ environment }) => 'SITE_URL' in environment);
    expect(told.map(({ name }) => name).sort()).toEqual([
      'initiate-payment',
      'payment-return',
      'send-mail',
      'verify-payment',
    ]);
    const own = { 'Fn::Join': ['', ['https://', { 'Fn::GetAtt': [expect.any(String), 'DomainName'] }]] };
    const [id] = Object.keys(template.findResources('AWS::CloudFront::Distribution'));
    for (const { id: logicalId, environment } of told) {
      template.hasResourceProperties('AWS::Lambda::Function', {
        Environment: {
          Variables: { SITE_URL: siteUrlOr({ 'Fn::Join': ['', ['https://', { 'Fn::GetAtt': [id, 'DomainName'] }]] }) },
        },
      });
      expect(environment.SITE_URL, logicalId).toEqual({ 'Fn::If': [expect.any(String), { Ref: 'SiteUrl' }, own] });
    }
  });

  it('the distribution waits for no function, so that they can wait for it', () => {
    const [distribution] = Object.values(template.findResources('AWS::CloudFront::Distribution'));
    const named = [...text(distribution).matchAll(/"(?:Ref|Fn::GetAtt)":\[?"(\w+)"/g)].map(([, id]) => id);
    const kinds = new Set(named.map((id) => whole.Resources[id ?? '']?.Type).filter(Boolean));
    expect([...kinds].sort()).toEqual([
      'AWS::ApiGateway::RestApi',
      'AWS::CloudFront::Function',
      'AWS::CloudFront::OriginAccessControl',
      'AWS::CloudFront::OriginRequestPolicy',
      'AWS::CloudFront::ResponseHeadersPolicy',
      'AWS::S3::Bucket',
    ]);
  });

  it('a certificate without its address is refused before anything is made', () => {
    const rules = Object.entries<object>(whole.Rules).filter(([id]) => id.includes('CertificateNeedsSiteUrl'));
    expect(text(rules)).toContain('give both, or neither');
  });
});

describe('a sender whose domain is verified', () => {
  const identity = {
    'Fn::If': [expect.stringMatching(/SenderByDomain/), { Ref: 'SenderIdentity' }, { Ref: 'SenderEmail' }],
  };
  const partsOf = z.object({ 'Fn::Join': z.tuple([z.string(), z.array(z.unknown())]) });

  it('is the user pool’s by that domain', () => {
    const [pool] = resourcesOf(
      template,
      'AWS::Cognito::UserPool',
      z.object({ EmailConfiguration: z.object({ From: z.unknown(), SourceArn: partsOf }) }),
    );
    expect(pool?.properties.EmailConfiguration.SourceArn['Fn::Join'][1].at(-1)).toEqual(identity);
    expect(pool?.properties.EmailConfiguration.From).toEqual({ Ref: 'SenderEmail' });
  });

  it('is what the consultation may send as', () => {
    const mails = functions
      .flatMap(({ statements }) => statements)
      .filter(({ actions }) => actions.includes('ses:SendEmail'));
    const [first] = mails.flatMap(({ resources }) =>
      resources.map((each) => partsOf.parse(each)['Fn::Join'][1].at(-1)),
    );
    expect(first).toEqual(identity);
  });
});

describe('a deployment that fails', () => {
  it('takes back what a later one would find in its way: nothing is kept of a creation, all of what stood', () => {
    const policies = Object.values<{ Type: string; DeletionPolicy?: string; UpdateReplacePolicy?: string }>(
      whole.Resources,
    ).filter(({ DeletionPolicy }) => DeletionPolicy !== undefined && DeletionPolicy !== 'Delete');
    expect(new Set(policies.map(({ DeletionPolicy }) => DeletionPolicy))).toEqual(new Set(['RetainExceptOnCreate']));
    expect(policies.map(({ Type }) => Type).sort()).toEqual([
      'AWS::ApiGateway::Account',
      'AWS::Cognito::UserPool',
      'AWS::DynamoDB::GlobalTable',
      'AWS::IAM::Role',
      'AWS::S3::Bucket',
      'AWS::S3::Bucket',
      'AWS::S3::Bucket',
    ]);
    for (const { UpdateReplacePolicy, Type } of policies) expect(UpdateReplacePolicy, Type).toBe('Retain');
  });
});

describe('two copies in one account', () => {
  it('have stacks of their own names, and look for keys of their own', () => {
    const { stack } = createApp(null, 'dev');
    expect(stack.stackName).toBe('Dramaturg-dev');
    expect(Template.fromStack(stack).toJSON().Parameters.PaymentSecretName.Default).toBe('dramaturg/dev/stripe');
  });

  it('name what is the whole account’s by stack and region', () => {
    const named = z.object({ 'Fn::Join': z.tuple([z.literal('-'), z.array(z.unknown())]) });
    const configs = [
      ['AWS::CloudFront::OriginRequestPolicy', 'OriginRequestPolicyConfig'],
      ['AWS::CloudFront::ResponseHeadersPolicy', 'ResponseHeadersPolicyConfig'],
      ['AWS::CloudFront::OriginAccessControl', 'OriginAccessControlConfig'],
    ] as const;
    for (const [type, property] of configs) {
      const found = resourcesOf(template, type, z.record(z.string(), z.object({ Name: named })));
      expect(found.length, type).toBeGreaterThan(0);
      for (const { properties } of found)
        expect(properties[property]?.Name['Fn::Join'][1].slice(0, 2), type).toEqual([
          { Ref: 'AWS::StackName' },
          { Ref: 'AWS::Region' },
        ]);
    }
    for (const { properties } of resourcesOf(template, 'AWS::CloudFront::Function', z.object({ Name: z.unknown() })))
      expect(text(properties.Name)).toContain('AWS::Region');
  });
});
