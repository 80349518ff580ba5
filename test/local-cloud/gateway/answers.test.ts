/** Tokens at the gateway and its limits: who is let in, what reaches a function, and to the byte where it ends. */
import { generateKeyPairSync } from 'node:crypto';
import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { createGateway } from '../../../lib/local-cloud/gateway/gateway.ts';
import { authorizeToken } from '../../../lib/local-cloud/gateway/token-authorizer.ts';
import { writtenTemplate } from '../fixtures/written-template.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
const jwk = { ...publicKey.export({ format: 'jwk' }), kid: 'k', alg: 'RS256', use: 'sig' };
const pools = {
  jwks: (id: string) => (id === 'one' ? { keys: [jwk] } : { keys: [] }),
  issuer: (id: string) => `https://i/${id}`,
};
const token = (claims: object = {}, key = privateKey) =>
  new SignJWT({
    sub: 's',
    token_use: 'access',
    scope: 'a b',
    iss: 'https://i/one',
    exp: Math.floor(Date.now() / 1000) + 60,
    ...claims,
  })
    .setProtectedHeader({ alg: 'RS256', kid: 'k' })
    .sign(key);
const judge = async (header: string | undefined, scopes: string[] = ['b'], poolIds = ['none', 'one']) =>
  (await authorizeToken(header, { poolIds, scopes }, pools)) !== null;

describe('a token', () => {
  it('hands its claims on as texts', async () => {
    const claims = await authorizeToken(
      `Bearer ${await token({ list: ['x', 'y'], n: 7, yes: true })}`,
      { poolIds: ['one'], scopes: ['a'] },
      pools,
    );
    expect(claims).toEqual({
      sub: 's',
      token_use: 'access',
      scope: 'a b',
      iss: 'https://i/one',
      exp: expect.stringMatching(/^\d{10}$/),
      list: 'x,y',
      n: '7',
      yes: 'true',
    });
  });
  it('is taken with and without the word, and of any pool that vouches for it', async () => {
    const good = await token();
    expect(
      await Promise.all([
        judge(good),
        judge(`bearer  ${good}`),
        judge(` ${good} `),
        judge(good, ['x', 'b']),
        judge(good, ['b'], ['one']),
      ]),
    ).toEqual([true, true, true, true, true]);
    expect(await judge(await token({ token_use: 'id', scope: undefined }), [])).toBe(true);
  });
  it('is refused for any other reason alike', async () => {
    const id = await token({ token_use: 'id' });
    const good = await token();
    expect(
      await Promise.all([
        judge(undefined),
        judge(''),
        judge('Bearer '),
        judge('x.y.z'),
        judge(id),
        judge(good, []),
        judge(good, ['c']),
        judge(good, ['b'], ['none']),
        judge(good, ['b'], []),
        judge(`Basic ${good}`),
        judge(await token({ scope: undefined })),
        judge(await token({ scope: 'ab' })),
        judge(await token({ iss: 'https://i/two' })),
        judge(await token({ exp: Math.floor(Date.now() / 1000) - 1 })),
        judge(await token({ exp: undefined })),
        judge(await token({ sub: undefined })),
        judge(await token({ token_use: undefined })),
        judge(await token({}, stranger)),
      ]),
    ).toEqual(Array.from({ length: 18 }, () => false));
  });
});

describe('a request', () => {
  const uri = 'arn:aws:apigateway:x:lambda:path/2015-03-31/functions/arn:fn/invocations';
  const method = (ResourceId: unknown, more: object = {}, integration: object = {}) => ({
    Type: 'AWS::ApiGateway::Method',
    Properties: {
      HttpMethod: 'POST',
      ResourceId,
      Integration: { Type: 'AWS_PROXY', Uri: uri, ...integration },
      ...more,
    },
  });
  const resource = (PathPart: string) => ({
    Type: 'AWS::ApiGateway::Resource',
    Properties: { ParentId: { 'Fn::GetAtt': ['Api', 'RootResourceId'] }, PathPart },
  });
  const resources = {
    Api: { Type: 'AWS::ApiGateway::RestApi', Properties: { MinimumCompressionSize: 10 } },
    Stage: { Type: 'AWS::ApiGateway::Stage', Properties: { StageName: 'prod' } },
    Authorizer: {
      Type: 'AWS::ApiGateway::Authorizer',
      Properties: { Type: 'COGNITO_USER_POOLS', ProviderARNs: ['arn/one'] },
    },
    Open: resource('open'),
    Closed: resource('closed'),
    Mock: resource('mock'),
    Quick: resource('quick'),
    OpenPost: method({ Ref: 'Open' }),
    ClosedPost: method(
      { Ref: 'Closed' },
      { AuthorizationType: 'COGNITO_USER_POOLS', AuthorizerId: { Ref: 'Authorizer' }, AuthorizationScopes: ['b'] },
    ),
    MockPost: method({ Ref: 'Mock' }, {}, { Type: 'MOCK' }),
    QuickPost: method({ Ref: 'Quick' }, {}, { TimeoutInMillis: 1 }),
  };
  const megabyte = 1024 * 1024;
  async function send(
    path: string,
    {
      body = '',
      headers = {},
      result = async () => ({ statusCode: 200, body: 'ok' }),
    }: { body?: string; headers?: Record<string, string>; result?: () => Promise<unknown> } = {},
  ) {
    const calls: unknown[] = [];
    const trouble: string[] = [];
    const gateway = createGateway(writtenTemplate({ resources }), {
      invoke: async (arn, event, caller) => {
        calls.push([arn, (event as { body: string | null }).body?.length ?? 0, caller]);
        return result();
      },
      pools,
      onTrouble: (error) => void trouble.push(String(error)),
    });
    const chunks = (async function* () {
      for (let at = 0; at < body.length; at += megabyte) yield Buffer.from(body.slice(at, at + megabyte));
    })();
    const answer = await gateway.handle({
      method: 'POST',
      path,
      query: '',
      headers: Object.entries(headers),
      body: chunks,
      sourceIp: '127.0.0.1',
    });
    return { ...answer, calls, trouble, api: gateway.apiId, stage: gateway.stage };
  }

  it('calls the function in the name of its method', async () => {
    const { status, body, calls, api, stage, trouble } = await send('/open', { body: 'abc' });
    expect([status, String(body), stage, trouble]).toEqual([200, 'ok', 'prod', []]);
    expect(calls).toEqual([['arn:fn', 3, `arn:aws:execute-api:us-east-1:000000000000:${api}/prod/POST/open`]]);
  });
  it('without leave, route or integration calls none', async () => {
    for (const [path, status] of [
      ['/closed', 401],
      ['/none', 403],
      ['/mock', 501],
    ] as const) {
      const answer = await send(path);
      expect([answer.status, answer.calls, answer.trouble]).toEqual([
        status,
        [],
        status === 501 ? ['Error: The integration of POST /mock is not emulated.'] : [],
      ]);
    }
    const good = await send('/closed', { headers: { Authorization: `Bearer ${await token()}` } });
    expect([good.status, good.calls.length]).toEqual([200, 1]);
  });
  it('holds ten megabytes, of which a function takes six with all that is said besides', async () => {
    expect((await send('/open', { body: 'x'.repeat(10 * megabyte + 1) })).status).toBe(413);
    expect((await send('/mock', { body: 'x'.repeat(10 * megabyte) })).status).toBe(501);
    expect((await send('/mock', { body: 'x'.repeat(10 * megabyte + 1) })).status).toBe(413);
    expect((await send('/closed', { body: 'x'.repeat(10 * megabyte + 1) })).status).toBe(401);
    const most = await send('/open', { body: 'x'.repeat(6 * megabyte - 4000) });
    expect([most.status, most.calls.length]).toEqual([200, 1]);
    const over = await send('/open', { body: 'x'.repeat(6 * megabyte) });
    expect([over.status, over.calls]).toEqual([413, []]);
  });
  it('is answered with six megabytes at most, in time, and with an answer', async () => {
    const answered = async (result: () => Promise<unknown>, path = '/open') => (await send(path, { result })).status;
    expect(await answered(async () => ({ statusCode: 200, body: 'x'.repeat(6 * megabyte) }))).toBe(200);
    expect(await answered(async () => ({ statusCode: 200, body: 'x'.repeat(6 * megabyte + 1) }))).toBe(502);
    expect(await answered(async () => Promise.reject(new Error('secret')))).toBe(502);
    expect(await answered(async () => 'nonsense')).toBe(502);
    expect(await answered(() => new Promise(() => undefined), '/quick')).toBe(504);
  });
  it('gets its answer compressed from the size on that the API names', async () => {
    const encoding = async (length: number, accept = 'br, gzip') =>
      (
        await send('/open', {
          headers: { 'accept-encoding': accept },
          result: async () => ({ statusCode: 200, body: 'x'.repeat(length) }),
        })
      ).headers['content-encoding'];
    expect([await encoding(9), await encoding(10), await encoding(10, 'br')]).toEqual([undefined, 'gzip', undefined]);
  });
});
