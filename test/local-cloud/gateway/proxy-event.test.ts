/** The event that a function gets of a request, member by member, and what is an answer of its result. */
import { describe, expect, it } from 'vitest';
import { fromProxyResult, isBinary, toProxyEvent } from '../../../lib/local-cloud/gateway/proxy-event.ts';

describe('the event of a request', () => {
  const api = {
    apiId: 'abc',
    stage: 'prod',
    binaryMediaTypes: ['image/*', 'application/pdf'],
    minimumCompressionSize: null,
    routes: [],
  };
  const event = (
    more: {
      headers?: [string, string][];
      query?: string;
      body?: string;
      claims?: Record<string, string> | null;
      pathParameters?: Record<string, string> | null;
    } = {},
  ) => {
    const { headers = [], query = '', body = '', claims = null, pathParameters = null } = more;
    const found = {
      method: 'ANY',
      resourcePath: '/a/{id}',
      resourceId: 'r1',
      authorizer: null,
      functionArn: 'f',
      timeoutMs: 1,
    };
    const request = {
      method: 'PUT',
      path: '/a/7/',
      query,
      headers,
      body: (async function* () {})(),
      sourceIp: '10.0.0.1',
    };
    return toProxyEvent({
      api,
      match: { route: found, pathParameters },
      request,
      body: Buffer.from(body),
      claims,
      requestId: 'id-1',
    });
  };
  it('holds everything that API Gateway tells', () => {
    const headers: [string, string][] = [
      ['Host', 'evil'],
      ['X-A', '1'],
      ['X-A', '2'],
      ['X-Forwarded-For', '1.2.3.4'],
      ['x-forwarded-proto', 'https'],
      ['User-Agent', 'me'],
    ];
    const own = {
      Host: 'abc.execute-api.us-east-1.amazonaws.com',
      'X-Forwarded-For': '1.2.3.4, 10.0.0.1',
      'X-Forwarded-Proto': 'http',
    };
    expect(
      event({ headers, query: 'a=1&b=2&a=%203', body: 'é', claims: { sub: 's' }, pathParameters: { id: '7' } }),
    ).toEqual({
      resource: '/a/{id}',
      path: '/a/7/',
      httpMethod: 'PUT',
      headers: { 'X-A': '2', 'User-Agent': 'me', ...own },
      multiValueHeaders: {
        'X-A': ['1', '2'],
        'User-Agent': ['me'],
        Host: [own.Host],
        'X-Forwarded-For': [own['X-Forwarded-For']],
        'X-Forwarded-Proto': ['http'],
      },
      queryStringParameters: { a: ' 3', b: '2' },
      multiValueQueryStringParameters: { a: ['1', ' 3'], b: ['2'] },
      pathParameters: { id: '7' },
      stageVariables: null,
      requestContext: {
        accountId: '000000000000',
        apiId: 'abc',
        authorizer: { claims: { sub: 's' } },
        domainName: own.Host,
        domainPrefix: 'abc',
        extendedRequestId: 'id-1',
        httpMethod: 'PUT',
        identity: {
          accessKey: null,
          accountId: null,
          apiKey: null,
          apiKeyId: null,
          caller: null,
          clientCert: null,
          cognitoAuthenticationProvider: null,
          cognitoAuthenticationType: null,
          cognitoIdentityId: null,
          cognitoIdentityPoolId: null,
          principalOrgId: null,
          user: null,
          userArn: null,
          sourceIp: '10.0.0.1',
          userAgent: 'me',
        },
        path: '/prod/a/7/',
        protocol: 'HTTP/1.1',
        requestId: 'id-1',
        requestTimeEpoch: expect.any(Number),
        resourceId: 'r1',
        resourcePath: '/a/{id}',
        stage: 'prod',
      },
      body: 'é',
      isBase64Encoded: false,
    });
  });
  it('has nothing where nothing was sent', () => {
    const bare = event();
    expect(bare).toMatchObject({
      queryStringParameters: null,
      multiValueQueryStringParameters: null,
      pathParameters: null,
      body: null,
      isBase64Encoded: false,
      requestContext: { authorizer: null, identity: { userAgent: null } },
    });
    expect(bare.headers['X-Forwarded-For']).toBe('10.0.0.1');
    expect(event({ query: '__proto__=1' }).queryStringParameters).toEqual(Object.fromEntries([['__proto__', '1']]));
  });
  it('holds a binary body in base64', () => {
    expect(event({ headers: [['content-type', 'image/png']], body: 'a' })).toMatchObject({
      body: 'YQ==',
      isBase64Encoded: true,
    });
    expect(event({ headers: [['content-type', 'image/png']] })).toMatchObject({ body: null, isBase64Encoded: false });
  });
  it.each([
    ['image/png', true],
    ['IMAGE/PNG; q=1', true],
    ['application/pdf', true],
    ['application/json', false],
    ['imagery/png', false],
    [undefined, false],
  ])('%s is binary: %s', (type, binary) => expect(isBinary(type, api.binaryMediaTypes)).toBe(binary));
  it('everything is where the API says so', () =>
    expect([isBinary(undefined, ['*/*']), isBinary('a/b', []), isBinary('image/png', ['text/*'])]).toEqual([
      true,
      false,
      false,
    ]));
});

describe('a function’s result', () => {
  const own = { 'content-type': 'application/json', 'x-amzn-requestid': 'id' };
  it.each([
    [{ statusCode: 200 }, { status: 200, headers: own, text: '' }],
    [
      { statusCode: '201', body: 'é', headers: null, multiValueHeaders: null, isBase64Encoded: null },
      { status: 201, headers: own, text: 'é' },
    ],
    [
      { statusCode: 200, body: 'w6k=', isBase64Encoded: true },
      { status: 200, headers: own, text: 'é' },
    ],
    [
      { statusCode: 200, headers: { 'X-N': 7, 'X-B': true, 'Content-Type': 'a/b' } },
      { status: 200, headers: { ...own, 'x-n': '7', 'x-b': 'true', 'content-type': 'a/b' }, text: '' },
    ],
    [
      { statusCode: 200, headers: { a: '1' }, multiValueHeaders: { 'Set-Cookie': ['a', 'b'], A: ['2'] } },
      { status: 200, headers: { ...own, 'set-cookie': ['a', 'b'], a: ['2'] }, text: '' },
    ],
    [{ statusCode: 100 }, { status: 100, headers: own, text: '' }],
    [{ statusCode: 599 }, { status: 599, headers: own, text: '' }],
  ])('%j is an answer', (result, { text, ...answer }) => {
    const made = fromProxyResult(result, 'id');
    expect({ ...made, body: String(made?.body) }).toEqual({ ...answer, body: text });
  });
  it.each([
    null,
    'text',
    {},
    { statusCode: 99 },
    { statusCode: 600 },
    { statusCode: 200.5 },
    { statusCode: 200, body: {} },
    { statusCode: 200, headers: { a: [] } },
  ])('%j is none', (result) => expect(fromProxyResult(result, 'id')).toBeUndefined());
});
