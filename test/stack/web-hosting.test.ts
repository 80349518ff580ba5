/** The distribution: one address for site and API, with the fallback to the one page where it belongs and headers that close the rest. */
import vm from 'node:vm';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { nameViewer, showScreen } from '../../lib/stack/site/edge-functions.ts';
import { resourcesOf, synthesizeTemplate, text } from './fixtures/synthesize-stack.ts';

const template = synthesizeTemplate();

const association = z.object({
  EventType: z.string(),
  FunctionARN: z.object({ 'Fn::GetAtt': z.tuple([z.string(), z.string()]) }),
});
const behaviour = z.looseObject({
  FunctionAssociations: z.array(association).default([]),
  ViewerProtocolPolicy: z.string(),
  TargetOriginId: z.string(),
});
const [distribution] = resourcesOf(
  template,
  'AWS::CloudFront::Distribution',
  z.object({
    DistributionConfig: z.looseObject({
      DefaultCacheBehavior: behaviour,
      CacheBehaviors: z.array(behaviour.extend({ PathPattern: z.string(), CachePolicyId: z.string() })),
      Origins: z.array(z.looseObject({})),
    }),
  }),
);
const config = distribution?.properties.DistributionConfig;
const codeOf = new Map(
  resourcesOf(template, 'AWS::CloudFront::Function', z.object({ FunctionCode: z.string() })).map(
    ({ id, properties }) => [id, properties.FunctionCode],
  ),
);
const functionsAt = (where: z.infer<typeof behaviour> | undefined) =>
  where?.FunctionAssociations.map((each) => codeOf.get(each.FunctionARN['Fn::GetAtt'][0]));

interface EdgeRequest {
  uri: string;
  headers: Record<string, { value: string }>;
  cookies?: Record<string, { value: string }>;
}
const run = (code: string, request: EdgeRequest): EdgeRequest => {
  const event = { request, viewer: { ip: '203.0.113.7' } };
  return vm.runInNewContext(`${code};handler(event)`, { event });
};

describe('the page of an address', () => {
  it('stands on the default behaviour only: an error of the API is never a page', () => {
    expect(functionsAt(config?.DefaultCacheBehavior)).toEqual([showScreen]);
    expect(config?.CacheBehaviors.map(functionsAt)).toEqual([[], [nameViewer]]);
    expect(config).not.toHaveProperty('CustomErrorResponses');
  });

  it.each([
    ['/', '/login.html'],
    ['/login', '/login.html'],
    ['/welcome', '/welcome.html'],
    ['/landing', '/index.html'],
    ['/login/', '/index.html'],
    ['/Welcome', '/index.html'],
    ['/constructor', '/index.html'],
    ['/dashboard/ratings/frame', '/index.html'],
    ['/payment.v2/failed', '/index.html'],
    ['/config.json', '/config.json'],
    ['/assets/main-abc.js', '/assets/main-abc.js'],
  ])('turns %s into %s', (uri, expected) => {
    expect(run(showScreen, { uri, headers: {}, cookies: {} }).uri).toBe(expected);
  });

  it('is a guest’s to none who has a session', () => {
    const cookies = { token: { value: 'a.b.c' } };
    for (const uri of ['/', '/login', '/welcome', '/sample'])
      expect(run(showScreen, { uri, headers: {}, cookies }).uri).toBe('/index.html');
  });
});

describe('the way to the API', () => {
  it('has the API’s description before it, a file of the site', () => {
    const [description, api] = config?.CacheBehaviors ?? [];
    expect(description?.PathPattern).toBe('/api/openapi.json');
    expect(description?.TargetOriginId).toBe(config?.DefaultCacheBehavior.TargetOriginId);
    expect(api?.TargetOriginId).not.toBe(description?.TargetOriginId);
  });

  it('caches nothing and takes HTTPS only', () => {
    // The id of CloudFront's own policy CachingDisabled.
    const cachingDisabled = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad';
    expect(config?.CacheBehaviors.slice(1)).toMatchObject([
      { PathPattern: '/api/*', CachePolicyId: cachingDisabled, ViewerProtocolPolicy: 'https-only' },
    ]);
    expect(text(config?.Origins)).toContain('"OriginPath"');
  });

  it('names the caller’s address itself, whatever the caller said', () => {
    const headers = { 'x-viewer-address': { value: '198.51.100.1' } };
    expect(run(nameViewer, { uri: '/api/plans/', headers }).headers).toEqual({
      'x-viewer-address': { value: '203.0.113.7' },
    });
  });

  it('forwards neither the host nor the cookies', () => {
    template.hasResourceProperties('AWS::CloudFront::OriginRequestPolicy', {
      OriginRequestPolicyConfig: {
        HeadersConfig: { HeaderBehavior: 'allExcept', Headers: ['host'] },
        CookiesConfig: { CookieBehavior: 'none' },
        QueryStringsConfig: { QueryStringBehavior: 'all' },
      },
    });
  });
});

describe('the security headers', () => {
  const [policy] = resourcesOf(
    template,
    'AWS::CloudFront::ResponseHeadersPolicy',
    z.object({
      ResponseHeadersPolicyConfig: z.object({
        SecurityHeadersConfig: z.looseObject({
          ContentSecurityPolicy: z.object({ ContentSecurityPolicy: z.unknown() }),
        }),
      }),
    }),
  );
  const headers = policy?.properties.ResponseHeadersPolicyConfig.SecurityHeadersConfig;
  const csp = text(headers?.ContentSecurityPolicy.ContentSecurityPolicy);

  it('case 40: let scripts come from the site and the card provider, and no script or style stand in the page', () => {
    expect(csp).toContain(
      "default-src 'none'; script-src 'self' https://js.stripe.com https://*.js.stripe.com; style-src 'self';",
    );
    expect(csp).not.toMatch(/unsafe-(inline|eval)/);
  });

  it('let the page speak to itself, the uploads bucket, Cognito and the card provider', () => {
    const connect = /connect-src .*?;/.exec(csp)?.[0];
    expect(connect).toMatch(
      /'self' https:\/\/.*UploadsBucket.*RegionalDomainName.*cognito-idp\..* https:\/\/api\.stripe\.com;/,
    );
  });

  it('keep the page out of frames, its base and its forms at home', () => {
    for (const directive of ["frame-ancestors 'none'", "base-uri 'none'", "object-src 'none'", "form-action 'self'"]) {
      expect(csp).toContain(directive);
    }
  });

  it('keep payment ids out of the referrer, and the site on HTTPS', () => {
    expect(headers).toMatchObject({
      ReferrerPolicy: { ReferrerPolicy: 'strict-origin', Override: true },
      StrictTransportSecurity: { AccessControlMaxAgeSec: 365 * 24 * 3600 },
      ContentTypeOptions: { Override: true },
    });
  });
});

describe('the site’s files', () => {
  const deployments = resourcesOf(
    template,
    'Custom::CDKBucketDeployment',
    z.looseObject({
      Prune: z.boolean().optional(),
      Exclude: z.array(z.string()),
      Include: z.array(z.string()).optional(),
      SystemMetadata: z.object({ 'cache-control': z.string() }),
    }),
  ).map(({ properties }) => properties);

  it('are kept for good when their name holds a hash, and asked for again otherwise', () => {
    expect(deployments).toMatchObject([
      {
        Exclude: ['*'],
        Include: ['assets/*'],
        Prune: false,
        SystemMetadata: { 'cache-control': expect.stringContaining('immutable') },
      },
      { Exclude: ['assets/*'], SystemMetadata: { 'cache-control': 'no-cache' } },
    ]);
  });

  it('are read by the distribution alone', () => {
    expect(text(template.findResources('AWS::S3::BucketPolicy'))).toContain('"Service":"cloudfront.amazonaws.com"');
    template.resourceCountIs('AWS::CloudFront::OriginAccessControl', 1);
  });

  it('tell the browser which user pool is theirs', () => {
    expect(text(template.findResources('Custom::CDKBucketDeployment'))).toMatch(/IdentityUserPool\w+/);
  });
});

describe('a domain of one’s own', () => {
  it('is used when a certificate is given, and only then', () => {
    const conditional = (value: unknown) => ({
      'Fn::If': [expect.stringMatching(/OwnDomain/), value, { Ref: 'AWS::NoValue' }],
    });
    expect(config).toMatchObject({
      Aliases: conditional([{ 'Fn::Select': [2, { 'Fn::Split': ['/', { Ref: 'SiteUrl' }] }] }]),
      ViewerCertificate: conditional(expect.objectContaining({ AcmCertificateArn: { Ref: 'CertificateArn' } })),
    });
  });
});
