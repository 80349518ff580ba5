/** The REST API against the contract: every route once, guarded as it says, and the gateway's own answers in its envelope. */
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { errorBody, errorStatus, sentences } from '../../lib/contract/errors.ts';
import type { RouteSpec } from '../../lib/contract/route-spec.ts';
import { handlerName, routeNames, routes } from '../../lib/contract/routes.ts';
import { functionsOf } from './fixtures/functions.ts';
import { resourcesOf, synthesizeTemplate, text } from './fixtures/synthesize-stack.ts';

const template = synthesizeTemplate();
const functions = functionsOf(template);

const resources = resourcesOf(
  template,
  'AWS::ApiGateway::Resource',
  z.object({ PathPart: z.string(), ParentId: z.union([z.object({ Ref: z.string() }), z.object({})]) }),
);
const pathOf = (id: string): string => {
  const found = resources.find((resource) => resource.id === id);
  if (!found) return '';
  const { PathPart, ParentId } = found.properties;
  return `${'Ref' in ParentId ? pathOf(ParentId.Ref) : ''}/${PathPart}`;
};

const methods = resourcesOf(
  template,
  'AWS::ApiGateway::Method',
  z.object({
    HttpMethod: z.string(),
    ResourceId: z.object({ Ref: z.string() }),
    AuthorizationType: z.string(),
    AuthorizationScopes: z.array(z.string()).optional(),
    AuthorizerId: z.object({ Ref: z.string() }).optional(),
    Integration: z.object({ Type: z.string(), Uri: z.unknown() }),
  }),
).map(({ properties }) => ({ ...properties, path: pathOf(properties.ResourceId.Ref) }));

const methodOf = ({ method, path }: RouteSpec) => {
  const found = methods.find((each) => each.HttpMethod === method && each.path === path.replace(/\/$/, ''));
  if (!found) throw new Error(`The API has no ${method} ${path}.`);
  return found;
};

describe('the routes', () => {
  it('are those of the contract, each once', () => {
    const inTemplate = methods.map(({ HttpMethod, path }) => `${HttpMethod} ${path}`);
    const inContract = routeNames.map((name) => `${routes[name].method} ${routes[name].path.replace(/\/$/, '')}`);
    expect(inTemplate.sort()).toEqual(inContract.sort());
  });

  it.each(routeNames)('%s calls its own function as a proxy', (name) => {
    const own = functions.find((each) => each.name === handlerName(name));
    const { Integration } = methodOf(routes[name]);
    expect(Integration.Type).toBe('AWS_PROXY');
    expect(text(Integration.Uri)).toContain(text({ 'Fn::GetAtt': [own?.id, 'Arn'] }));
  });

  it.each(routeNames)('%s asks for a token exactly when the contract does', (name) => {
    const method = methodOf(routes[name]);
    if (routes[name].auth !== 'user') {
      expect([method.AuthorizationType, method.AuthorizerId]).toEqual(['NONE', undefined]);
      return;
    }
    expect(method).toMatchObject({
      AuthorizationType: 'COGNITO_USER_POOLS',
      // Without a scope the authorizer would take ID tokens.
      AuthorizationScopes: ['dramaturg/site'],
    });
    template.resourcePropertiesCountIs('AWS::ApiGateway::Authorizer', { Type: 'COGNITO_USER_POOLS' }, 1);
  });

  it('case 8: let no other site read them, and ask for no cookie', () => {
    expect(methods.filter(({ HttpMethod }) => HttpMethod === 'OPTIONS')).toEqual([]);
    expect(text(template.toJSON()).toLowerCase()).not.toContain('access-control-allow');
    template.allResourcesProperties('AWS::ApiGateway::Authorizer', {
      IdentitySource: 'method.request.header.Authorization',
    });
  });

  it('take the multipart form as bytes', () => {
    template.hasResourceProperties('AWS::ApiGateway::RestApi', { BinaryMediaTypes: ['multipart/form-data'] });
  });
});

describe('the stage', () => {
  const stages = resourcesOf(
    template,
    'AWS::ApiGateway::Stage',
    z.looseObject({
      StageName: z.string(),
      TracingEnabled: z.boolean(),
      AccessLogSetting: z.object({ Format: z.string() }),
      MethodSettings: z.array(z.looseObject({ DataTraceEnabled: z.boolean(), ThrottlingRateLimit: z.number() })),
    }),
  );

  it('is called prod, traced and throttled', () => {
    const [stage] = stages;
    expect(stage?.properties).toMatchObject({ StageName: 'prod', TracingEnabled: true });
    for (const each of stage?.properties.MethodSettings ?? []) expect(each.ThrottlingRateLimit).toBeGreaterThan(0);
  });

  it('logs who called what, never queries, bodies or headers', () => {
    const format = stages[0]?.properties.AccessLogSetting.Format ?? '';
    expect(Object.values(z.record(z.string(), z.string()).parse(JSON.parse(format))).sort()).toEqual([
      '$context.authorizer.claims.sub',
      '$context.error.responseType',
      '$context.httpMethod',
      '$context.path',
      '$context.requestId',
      '$context.resourcePath',
      '$context.responseLatency',
      '$context.status',
    ]);
    for (const each of stages[0]?.properties.MethodSettings ?? []) expect(each.DataTraceEnabled).toBe(false);
  });
});

describe('the gateway’s own answers', () => {
  const answers = resourcesOf(
    template,
    'AWS::ApiGateway::GatewayResponse',
    z.object({
      ResponseType: z.string(),
      StatusCode: z.string(),
      ResponseParameters: z.record(z.string(), z.string()),
      ResponseTemplates: z.object({ 'application/json': z.string() }),
    }),
  ).map(({ properties }) => ({
    type: properties.ResponseType,
    status: Number(properties.StatusCode),
    retryAfter: properties.ResponseParameters['gatewayresponse.header.Retry-After'],
    cache: properties.ResponseParameters['gatewayresponse.header.Cache-Control'],
    body: errorBody.parse(JSON.parse(properties.ResponseTemplates['application/json'])),
  }));
  const answerTo = (type: string) => answers.find((each) => each.type === type);

  it('carry the contract’s envelope with the status of their code', () => {
    expect(answers.length).toBeGreaterThan(8);
    for (const { status, body } of answers) expect(status).toBe(errorStatus[body.code]);
  });

  it.each(['UNAUTHORIZED', 'EXPIRED_TOKEN'])('say token_not_valid to %s', (type) => {
    expect(answerTo(type)).toMatchObject({
      status: 401,
      body: { code: 'token_not_valid', message: sentences.tokenMissing, error: sentences.tokenMissing },
    });
  });

  it.each(['MISSING_AUTHENTICATION_TOKEN', 'INVALID_SIGNATURE', 'RESOURCE_NOT_FOUND'])(
    'say not_found to %s, which is how an unknown path is called',
    (type) => expect(answerTo(type)).toMatchObject({ status: 404, body: { code: 'not_found' } }),
  );

  it.each([
    ['REQUEST_TOO_LARGE', 413],
    ['THROTTLED', 429],
    ['WAF_FILTERED', 429],
    ['INTEGRATION_FAILURE', 503],
    ['INTEGRATION_TIMEOUT', 503],
    ['DEFAULT_5XX', 503],
  ])('give %s the status %i', (type, status) => expect(answerTo(type)?.status).toBe(status));

  it.each([
    ['UNAUTHORIZED', '401 token_not_valid'],
    ['EXPIRED_TOKEN', '401 token_not_valid'],
    ['ACCESS_DENIED', '401 token_not_valid'],
    ['MISSING_AUTHENTICATION_TOKEN', '404 not_found'],
    ['INVALID_SIGNATURE', '404 not_found'],
    ['RESOURCE_NOT_FOUND', '404 not_found'],
    ['REQUEST_TOO_LARGE', '413 too_large'],
    ['THROTTLED', "429 busy '1'"],
    ['QUOTA_EXCEEDED', "429 too_many_attempts '60'"],
    ['WAF_FILTERED', "429 too_many_attempts '60'"],
    ['DEFAULT_4XX', '400 invalid_input'],
    ['INTEGRATION_FAILURE', "503 unavailable '2'"],
    ['INTEGRATION_TIMEOUT', "503 unavailable '2'"],
    ['DEFAULT_5XX', "503 unavailable '2'"],
  ])('give %s as %s, kept by nobody', (type, told) => {
    const answer = answerTo(type);
    const { status, body, retryAfter = '' } = answer ?? {};
    expect(`${status} ${body?.code} ${retryAfter}`.trim()).toBe(told);
    expect(answer?.cache).toBe("'no-store'");
  });

  it('say when to come again, wherever coming again helps', () => {
    for (const { type, status, retryAfter } of answers) {
      if (status === 429 || status === 503) expect(Number(retryAfter?.slice(1, -1)), type).toBeGreaterThan(0);
      else expect(retryAfter, type).toBeUndefined();
    }
  });
});

describe('the firewall', () => {
  it('stands before the stage and counts the caller’s address, not CloudFront’s', () => {
    template.resourceCountIs('AWS::WAFv2::WebACLAssociation', 1);
    const [acl] = resourcesOf(
      template,
      'AWS::WAFv2::WebACL',
      z.object({ Scope: z.string(), Rules: z.array(z.object({ Name: z.string(), Statement: z.unknown() })) }),
    );
    expect(acl?.properties.Scope).toBe('REGIONAL');
    const rules = acl?.properties.Rules ?? [];
    expect(rules.map(({ Name }) => Name)).toEqual([
      'only-through-distribution',
      'accounts-by-address',
      'everything-by-address',
      'AWSManagedRulesCommonRuleSet',
      'AWSManagedRulesKnownBadInputsRuleSet',
    ]);
    for (const rule of rules.slice(1, 3)) {
      expect(rule.Statement).toMatchObject({
        RateBasedStatement: {
          AggregateKeyType: 'FORWARDED_IP',
          ForwardedIPConfig: { HeaderName: 'x-viewer-address', FallbackBehavior: 'MATCH' },
        },
      });
    }
  });
});
