/** What is read of a template's REST API, and which route a request takes. */
import { describe, expect, it } from 'vitest';
import { createRouter, type GatewayRoute, readRestApi } from '../../../lib/local-cloud/gateway/gateway-routes.ts';
import { writtenTemplate } from '../fixtures/written-template.ts';

type Properties = Record<string, unknown>;
const uri = 'arn:aws:apigateway:us-east-1:lambda:path/2015-03-31/functions/arn:fn:one/invocations';
const method = (more: Properties = {}, integration: Properties = {}) => ({
  Type: 'AWS::ApiGateway::Method',
  Properties: {
    HttpMethod: 'GET',
    ResourceId: { Ref: 'Scripts' },
    Integration: { Type: 'AWS_PROXY', Uri: uri, ...integration },
    ...more,
  },
});
const base = {
  Api: { Type: 'AWS::ApiGateway::RestApi', Properties: {} as Properties },
  Stage: { Type: 'AWS::ApiGateway::Stage', Properties: { StageName: 'prod' } },
  Pool: { Type: 'AWS::Cognito::UserPool' },
  Authorizer: {
    Type: 'AWS::ApiGateway::Authorizer',
    Properties: {
      Type: 'COGNITO_USER_POOLS',
      ProviderARNs: ['arn:aws:cognito-idp:x:0:userpool/one', 'arn:y/two'],
    } as Properties,
  },
  Scripts: {
    Type: 'AWS::ApiGateway::Resource',
    Properties: { ParentId: { 'Fn::GetAtt': ['Api', 'RootResourceId'] }, PathPart: 'scripts' },
  },
  One: { Type: 'AWS::ApiGateway::Resource', Properties: { ParentId: { Ref: 'Scripts' }, PathPart: '{id}' } },
};
const apiOf = (resources: object) => readRestApi(writtenTemplate({ resources: { ...base, ...resources } }));
const read = (more: Properties = {}, integration: Properties = {}) =>
  apiOf({ Method: method(more, integration) }).routes[0];
const guarded = { AuthorizationType: 'COGNITO_USER_POOLS', AuthorizerId: { Ref: 'Authorizer' } };

describe('an API of the template', () => {
  it('compresses nothing and has no binary types where it is silent', () => {
    expect(apiOf({})).toEqual({
      apiId: expect.stringMatching(/^[a-z0-9]{10}$/),
      stage: 'prod',
      minimumCompressionSize: null,
      binaryMediaTypes: [],
      routes: [],
    });
    const Api = {
      Type: 'AWS::ApiGateway::RestApi',
      Properties: { BinaryMediaTypes: ['image/*'], MinimumCompressionSize: 0 },
    };
    expect(apiOf({ Api })).toMatchObject({ minimumCompressionSize: 0, binaryMediaTypes: ['image/*'] });
  });
  it('has routes of functions, open where nothing is said', () => {
    expect(read()).toEqual({
      method: 'GET',
      resourcePath: '/scripts',
      resourceId: expect.any(String),
      authorizer: null,
      functionArn: 'arn:fn:one',
      timeoutMs: 29_000,
    });
    expect(read({ HttpMethod: 'ANY', ResourceId: { Ref: 'One' } })).toMatchObject({
      method: 'ANY',
      resourcePath: '/scripts/{id}',
    });
    expect(read({ ResourceId: { 'Fn::GetAtt': ['Api', 'RootResourceId'] } })).toMatchObject({ resourcePath: '/' });
  });
  it.each([
    [guarded, {}, { authorizer: { poolIds: ['one', 'two'], scopes: [] } }],
    [{ ...guarded, AuthorizationScopes: ['a'] }, {}, { authorizer: { poolIds: ['one', 'two'], scopes: ['a'] } }],
    [{ AuthorizationType: 'NONE', AuthorizerId: { Ref: 'Authorizer' } }, {}, { authorizer: null }],
    [{ ApiKeyRequired: false }, {}, {}],
    [{}, { TimeoutInMillis: 5 }, { timeoutMs: 5 }],
    [{}, { Type: 'MOCK' }, { functionArn: null }],
    [{}, { Type: 'HTTP_PROXY' }, { functionArn: null }],
    [{}, { Uri: 'arn:x' }, { functionArn: null }],
    [{}, { Uri: undefined }, { functionArn: null }],
  ])('has of %j and %j: %j', (more, integration, route) => expect(read(more, integration)).toMatchObject(route));
  it.each([
    ['an API key', { Method: method({ ApiKeyRequired: true }) }, 'Method'],
    ['a request validator', { Method: method({ RequestValidatorId: 'x' }) }, 'Method'],
    [
      'another authorizer',
      { Authorizer: { Type: 'AWS::ApiGateway::Authorizer', Properties: { Type: 'TOKEN', ProviderARNs: ['a'] } } },
      'Authorizer',
    ],
    [
      'an authorizer of no pool',
      {
        Authorizer: {
          Type: 'AWS::ApiGateway::Authorizer',
          Properties: { Type: 'COGNITO_USER_POOLS', ProviderARNs: [] },
        },
      },
      'Authorizer',
    ],
    [
      'a token elsewhere',
      {
        Authorizer: {
          Type: 'AWS::ApiGateway::Authorizer',
          Properties: { Type: 'COGNITO_USER_POOLS', ProviderARNs: ['a'], IdentitySource: 'x' },
        },
      },
      'Authorizer',
    ],
    [
      'no authorizer',
      { Method: method({ AuthorizationType: 'COGNITO_USER_POOLS' }) },
      'The method Method names no authorizer of this stack.',
    ],
    ['a resource that is not there', { Method: method({ ResourceId: 'x' }) }, 'The API has no resource x.'],
    ['two APIs', { Another: base.Api }, 'exactly one REST API'],
    ['no stage', { Stage: { Type: 'AWS::IAM::Role' } }, 'exactly one REST API'],
    ['no API', { Api: { Type: 'AWS::IAM::Role' }, Scripts: base.Stage, One: base.Stage }, 'exactly one REST API'],
  ])('with %s is refused', (_what, resources, said) => expect(() => apiOf(resources)).toThrow(said));
});

describe('a route', () => {
  const route = (text: string): GatewayRoute => {
    const [verb = '', resourcePath = ''] = text.split(' ');
    return { method: verb, resourcePath, resourceId: 'r', authorizer: null, functionArn: null, timeoutMs: 1 };
  };
  const router = createRouter(
    [
      'ANY /a/{x+}',
      'ANY /a/{id}',
      'GET /a/{id}',
      'GET /a/b',
      'GET /a/{id}/c',
      'GET /',
      'POST /a',
      'ANY /{proxy+}',
      'GET /{p}/z/{q}',
    ].map(route),
  );
  it.each([
    ['GET', '/a/b', 'GET /a/b', null],
    ['GET', '/a/b/', 'GET /a/b', null],
    ['GET', '//a//b', 'GET /a/b', null],
    ['GET', '/a/x', 'GET /a/{id}', { id: 'x' }],
    ['PUT', '/a/x', 'ANY /a/{id}', { id: 'x' }],
    ['GET', '/a/x%20%2Fy', 'GET /a/{id}', { id: 'x /y' }],
    ['GET', '/a/%zz', 'GET /a/{id}', { id: '%zz' }],
    ['GET', '/a/x/c', 'GET /a/{id}/c', { id: 'x' }],
    ['GET', '/a/x/d/e%20f', 'ANY /a/{x+}', { x: 'x/d/e f' }],
    ['PUT', '/a/b', 'ANY /a/{id}', { id: 'b' }],
    ['GET', '/', 'GET /', null],
    ['POST', '/a', 'POST /a', null],
    ['GET', '/a', 'ANY /{proxy+}', { proxy: 'a' }],
    ['GET', '/b/z/q', 'GET /{p}/z/{q}', { p: 'b', q: 'q' }],
    ['GET', '/B', 'ANY /{proxy+}', { proxy: 'B' }],
  ])('for %s %s is %s with %j', (verb, path, taken, pathParameters) => {
    const found = router(verb, path);
    expect([`${found?.route.method} ${found?.route.resourcePath}`, found?.pathParameters]).toEqual([
      taken,
      pathParameters,
    ]);
  });
  it('is none where none fits', () => {
    const few = createRouter(['GET /a', 'GET /a/{id}/c'].map(route));
    for (const [verb, path] of [
      ['POST', '/a'],
      ['GET', '/'],
      ['GET', '/a/b'],
      ['GET', '/a/b/d'],
      ['GET', '/a/b/c/d'],
    ] as const)
      expect(few(verb, path), path).toBeUndefined();
  });
});
