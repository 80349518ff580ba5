/** The REST API as API Gateway answers: routes, tokens, limits, its own sentences, the event it hands to functions. */
import { gunzipSync } from 'node:zlib';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { createGateway, type Gateway } from '../../lib/local-cloud/gateway/gateway.ts';
import type { OriginRequest } from '../../lib/local-cloud/site/origin-request.ts';
import { writtenTemplate } from './fixtures/written-template.ts';

/** A braced variable of Fn::Sub and of gateway responses. */
const braced = (name: string): string => `\${${name}}`;
const scope = 'aws.cognito.signin.user.admin';
const envelope = (code: string) => JSON.stringify({ error: code, message: code, code });

type Properties = Record<string, unknown>;
const method = (id: string, verb: string, more: Properties = {}, integration: Properties = {}) => ({
  Type: 'AWS::ApiGateway::Method',
  Properties: {
    HttpMethod: verb,
    ResourceId: { Ref: id },
    AuthorizationType: 'NONE',
    Integration: {
      Type: 'AWS_PROXY',
      Uri: {
        'Fn::Sub': [
          `arn:aws:apigateway:x:lambda:path/2015-03-31/functions/${braced('f')}/invocations`,
          { f: `arn:fn:${id}` },
        ],
      },
      ...integration,
    },
    ...more,
  },
});
const resource = (parent: string | null, part: string) => ({
  Type: 'AWS::ApiGateway::Resource',
  Properties: { ParentId: parent ? { Ref: parent } : { 'Fn::GetAtt': ['Api', 'RootResourceId'] }, PathPart: part },
});
const response = (type: string, status: string, code: string) => ({
  Type: 'AWS::ApiGateway::GatewayResponse',
  Properties: {
    ResponseType: type,
    StatusCode: status,
    ResponseTemplates: { 'application/json': envelope(code) },
    ResponseParameters: { 'gatewayresponse.header.Cache-Control': "'no-store'" },
  },
});
const userOnly = {
  AuthorizationType: 'COGNITO_USER_POOLS',
  AuthorizerId: { Ref: 'Authorizer' },
  AuthorizationScopes: [scope],
};

const base = {
  Api: { Type: 'AWS::ApiGateway::RestApi', Properties: { BinaryMediaTypes: ['multipart/form-data', 'image/*'] } },
  Stage: { Type: 'AWS::ApiGateway::Stage', Properties: { StageName: 'prod' } },
  Pool: { Type: 'AWS::Cognito::UserPool' },
  Authorizer: {
    Type: 'AWS::ApiGateway::Authorizer',
    Properties: { Type: 'COGNITO_USER_POOLS', ProviderARNs: [{ 'Fn::GetAtt': ['Pool', 'Arn'] }] },
  },
  scripts: resource(null, 'scripts'),
  latest: resource('scripts', 'latest'),
  one: resource('scripts', '{id}'),
  rest: resource('one', '{proxy+}'),
  scriptsGet: method('scripts', 'GET'),
  scriptsPost: method('scripts', 'POST', userOnly),
  latestGet: method('latest', 'GET'),
  oneGet: method('one', 'GET'),
  restAny: method('rest', 'ANY'),
};
const customised = {
  ...base,
  Unauthorized: response('UNAUTHORIZED', '401', 'token_not_valid'),
  Unknown: response('MISSING_AUTHENTICATION_TOKEN', '404', 'not_found'),
  Large: response('REQUEST_TOO_LARGE', '413', 'too_large'),
};

const key = await generateKeyPair('RS256');
const otherKey = await generateKeyPair('RS256');
const issuer = (poolId: string) => `https://cognito-idp.test/${poolId}`;
const keys = [{ ...(await exportJWK(key.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }];
const pools = { jwks: () => ({ keys }), issuer };
const poolId = writtenTemplate({ resources: base }).resources('AWS::Cognito::UserPool', z.object({}))[0]?.name ?? '';

type Invoke = (arn: string, event: unknown) => Promise<unknown>;
const echo: Invoke = async (arn, event) => ({ statusCode: 200, body: JSON.stringify({ arn, event }) });

type Resources = Record<string, { Type: string; Properties?: Properties }>;
const gateway = (invoke: Invoke = echo, resources: Resources = customised): Gateway =>
  createGateway(writtenTemplate({ resources }), { invoke, pools, onTrouble: () => undefined });

async function* chunksOf(text: string): AsyncGenerator<Buffer> {
  if (text) yield Buffer.from(text);
}
const request = (verb: string, target: string, headers: Record<string, string> = {}, body = ''): OriginRequest => {
  const [path = '', query = ''] = target.split('?');
  return { method: verb, path, query, headers: Object.entries(headers), body: chunksOf(body), sourceIp: '127.0.0.1' };
};
const bodyOf = ({ body }: { body: Buffer }) => JSON.parse(body.toString());

describe('the routes of the API', () => {
  it('prefer a literal to a variable and a variable to a greedy one', async () => {
    const api = gateway();
    const arnAt = async (path: string) => bodyOf(await api.handle(request('GET', path))).arn;
    expect(await arnAt('/scripts/latest')).toBe('arn:fn:latest');
    expect(await arnAt('/scripts/other')).toBe('arn:fn:one');
    expect(await arnAt('/scripts/other/more/still')).toBe('arn:fn:rest');
  });

  it('answer alike with and without the final slash', async () => {
    const api = gateway();
    for (const path of ['/scripts/7', '/scripts/7/']) {
      const { event } = bodyOf(await api.handle(request('GET', path)));
      expect(event).toMatchObject({ resource: '/scripts/{id}', path, pathParameters: { id: '7' } });
    }
  });

  it('answer an unknown path and an unknown method with the template’s own sentence and status', async () => {
    const api = gateway();
    for (const [verb, path] of [
      ['GET', '/nowhere'],
      ['DELETE', '/scripts'],
      ['GET', '/'],
    ] as const) {
      const answer = await api.handle(request(verb, path));
      expect(answer.status).toBe(404);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(bodyOf(answer)).toEqual(JSON.parse(envelope('not_found')));
    }
  });

  it('answer 501, aloud, where the integration is not emulated', async () => {
    const resources = { ...customised, mock: method('scripts', 'OPTIONS', {}, { Type: 'MOCK', Uri: undefined }) };
    const answer = await gateway(echo, resources).handle(request('OPTIONS', '/scripts'));
    expect(answer.status).toBe(501);
  });

  it('refuse at the start what is not emulated, such as API keys and request validators', () => {
    const withKey = { ...base, keyed: method('scripts', 'PUT', { ApiKeyRequired: true }) };
    expect(() => gateway(echo, withKey)).toThrow('keyed');
    const validated = { ...base, checked: method('scripts', 'PUT', { RequestValidatorId: 'v' }) };
    expect(() => gateway(echo, validated)).toThrow('checked');
  });
});

describe('the API’s answers', () => {
  it('are compressed from the size on that the template names, for callers that take it', async () => {
    const { Properties } = customised.Api;
    const api = gateway(echo, {
      ...customised,
      Api: { Type: customised.Api.Type, Properties: { ...Properties, MinimumCompressionSize: 100 } },
    });
    const [whole, small] = await Promise.all([
      api.handle(request('GET', '/scripts/7')),
      api.handle(request('GET', '/scripts/7', { 'accept-encoding': 'gzip, br' })),
    ]);
    expect(whole.headers['content-encoding']).toBeUndefined();
    expect(small.headers['content-encoding']).toBe('gzip');
    expect(JSON.parse(gunzipSync(small.body).toString()).arn).toBe(bodyOf(whole).arn);
  });
});

describe('the gateway’s own answers', () => {
  it('take API Gateway’s form when the template says nothing', async () => {
    const answer = await gateway(echo, base).handle(request('GET', '/nowhere'));
    expect(answer.status).toBe(403);
    expect(bodyOf(answer)).toEqual({ message: 'Missing Authentication Token' });
  });

  it('fall back to the template’s DEFAULT_4XX and DEFAULT_5XX', async () => {
    const defaults = {
      FourXX: response('DEFAULT_4XX', '400', 'invalid'),
      FiveXX: response('DEFAULT_5XX', '500', 'internal'),
    };
    const api = gateway(() => Promise.reject(new Error('x')), { ...base, ...defaults });
    expect(bodyOf(await api.handle(request('GET', '/nowhere'))).code).toBe('invalid');
    const failed = await api.handle(request('GET', '/scripts'));
    expect([failed.status, bodyOf(failed).code]).toEqual([500, 'internal']);
  });

  it('fill in the sentence, the type and the request id', async () => {
    const template = `{"m":$context.error.messageString,"t":"$context.error.responseType","r":"${braced('context.requestId')}"}`;
    const own = response('MISSING_AUTHENTICATION_TOKEN', '404', '');
    own.Properties.ResponseTemplates['application/json'] = template;
    const answer = await gateway(echo, { ...base, own }).handle(request('GET', '/nowhere'));
    const requestId = answer.headers['x-amzn-requestid'];
    expect(bodyOf(answer)).toEqual({
      m: 'Missing Authentication Token',
      t: 'MISSING_AUTHENTICATION_TOKEN',
      r: requestId,
    });
  });

  it('are refused at the start when they use a variable that is not emulated', () => {
    const own = response('UNAUTHORIZED', '401', '');
    own.Properties.ResponseTemplates['application/json'] = '"$context.authorizer.claims.sub"';
    expect(() => gateway(echo, { ...base, own })).toThrow('$context.authorizer.claims.sub');
  });
});

describe('the authorizer', () => {
  const now = () => Math.floor(Date.now() / 1000);
  const claims = (): JWTPayload => ({
    iss: issuer(poolId),
    sub: 'user-1',
    token_use: 'access',
    scope: `openid ${scope}`,
    client_id: 'client',
    'cognito:groups': ['a', 'b'],
    iat: now() - 10,
    exp: now() + 600,
  });
  const sign = (payload: JWTPayload, privateKey = key.privateKey, kid = 'one') =>
    new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey);
  const post = (api: Gateway, authorization?: string) =>
    api.handle(request('POST', '/scripts', authorization === undefined ? {} : { Authorization: authorization }));

  it('passes the claims of a good access token on, lists joined, with and without the word Bearer', async () => {
    const api = gateway();
    const token = await sign(claims());
    for (const header of [token, `Bearer ${token}`]) {
      const { event } = bodyOf(await post(api, header));
      expect(event.requestContext.authorizer.claims).toMatchObject({ sub: 'user-1', 'cognito:groups': 'a,b' });
    }
  });

  it('cases 1, 6: answers the same 401 whatever is wrong with a token', async () => {
    const api = gateway();
    const hmac = new SignJWT(claims()).setProtectedHeader({ alg: 'HS256', kid: 'one' });
    const [head, , signature] = (await sign(claims())).split('.');
    const edited = Buffer.from(JSON.stringify({ ...claims(), plan_name: 'expert' })).toString('base64url');
    const bad: Record<string, string | undefined> = {
      'no token': undefined,
      empty: '',
      'not a token': 'Bearer nonsense',
      expired: await sign({ ...claims(), exp: now() - 1 }),
      'without expiry': await sign({ ...claims(), exp: undefined }),
      'alg none': new UnsecuredJWT(claims()).encode(),
      'signed with a text': await hmac.sign(new TextEncoder().encode('x'.repeat(32))),
      'another key': await sign(claims(), otherKey.privateKey),
      'an unknown key id': await sign(claims(), key.privateKey, 'two'),
      'another pool': await sign({ ...claims(), iss: issuer('us-east-1_other') }),
      'an id token': await sign({ ...claims(), token_use: 'id', scope: undefined, aud: 'client' }),
      'without the scope': await sign({ ...claims(), scope: 'openid' }),
      'an edited claim': `${head}.${edited}.${signature}`,
    };
    for (const [what, token] of Object.entries(bad)) {
      const answer = await post(api, token === undefined ? undefined : `Bearer ${token}`);
      expect([what, answer.status, answer.body.toString()]).toEqual([what, 401, envelope('token_not_valid')]);
    }
  });

  it('wants an id token where the template asks for no scope', async () => {
    const resources = {
      ...customised,
      scriptsPost: method('scripts', 'POST', { ...userOnly, AuthorizationScopes: [] }),
    };
    const api = gateway(echo, resources);
    expect((await post(api, await sign(claims()))).status).toBe(401);
    expect((await post(api, await sign({ ...claims(), token_use: 'id', aud: 'client' }))).status).toBe(200);
  });
});

describe('the call of a function', () => {
  it('carries repeated headers and query parameters, and text as text', async () => {
    const headers = { 'Content-Type': 'application/json', Cookie: 'a=1', 'X-Forwarded-For': '10.0.0.9' };
    const answer = await gateway().handle(request('GET', '/scripts?a=1&a=2%203&b=&__proto__=x', headers, '{"é":1}'));
    const { event } = bodyOf(answer);
    expect(event).toMatchObject({
      httpMethod: 'GET',
      queryStringParameters: { a: '2 3', b: '' },
      multiValueQueryStringParameters: { a: ['1', '2 3'], b: [''] },
      body: '{"é":1}',
      isBase64Encoded: false,
      requestContext: { stage: 'prod', path: '/prod/scripts', identity: { sourceIp: '127.0.0.1' } },
    });
    expect(event.headers).toMatchObject({
      'Content-Type': 'application/json',
      'X-Forwarded-For': '10.0.0.9, 127.0.0.1',
    });
    expect(Object.entries(event.queryStringParameters)).toContainEqual(['__proto__', 'x']);
  });

  it('carries the API’s binary types in base64', async () => {
    for (const type of ['multipart/form-data; boundary="x y"', 'image/png']) {
      const { event } = bodyOf(await gateway().handle(request('GET', '/scripts', { 'content-type': type }, '\u00ff')));
      expect(event).toMatchObject({ isBase64Encoded: true, body: Buffer.from('\u00ff').toString('base64') });
    }
  });

  it('turns the result into an answer: status, headers, cookies, base64', async () => {
    const result = {
      statusCode: 303,
      headers: { Location: '/landing', 'X-Count': 3 },
      multiValueHeaders: { 'Set-Cookie': ['a=1', 'b=2'] },
      body: Buffer.from([0, 255]).toString('base64'),
      isBase64Encoded: true,
    };
    const answer = await gateway(async () => result).handle(request('GET', '/scripts'));
    expect(answer).toMatchObject({
      status: 303,
      headers: { location: '/landing', 'x-count': '3', 'set-cookie': ['a=1', 'b=2'] },
      body: Buffer.from([0, 255]),
    });
  });

  it('that throws or answers nonsense is 502, without its reason', async () => {
    const failing: Invoke[] = [
      () => Promise.reject(new Error('secret reason')),
      async () => undefined,
      async () => ({ statusCode: 'fine' }),
      async () => ({ statusCode: 200, body: { not: 'text' } }),
      async () => ({ statusCode: 200, body: 'x'.repeat(6 * 1024 * 1024 + 1) }),
    ];
    for (const invoke of failing) {
      const answer = await gateway(invoke).handle(request('GET', '/scripts'));
      expect([answer.status, bodyOf(answer)]).toEqual([502, { message: 'Internal server error' }]);
    }
  });

  it('that takes longer than the integration may is 504', async () => {
    const resources = { ...customised, scriptsGet: method('scripts', 'GET', {}, { TimeoutInMillis: 50 }) };
    const answer = await gateway(() => new Promise(() => undefined), resources).handle(request('GET', '/scripts'));
    expect([answer.status, bodyOf(answer)]).toEqual([504, { message: 'Endpoint request timed out' }]);
  });

  it('is not made for a payload over 10 MB, nor for one that no function could take', async () => {
    let calls = 0;
    const api = gateway(async () => ({ statusCode: 200, body: String(++calls) }));
    for (const size of [10 * 1024 * 1024 + 1, 7 * 1024 * 1024]) {
      const answer = await api.handle(request('GET', '/scripts', {}, 'x'.repeat(size)));
      expect([answer.status, bodyOf(answer).code]).toEqual([413, 'too_large']);
    }
    expect(calls).toBe(0);
  });
});
