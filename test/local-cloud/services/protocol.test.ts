/** What all emulators stand on: servers that this machine alone reaches, bodies and their bounds, the AWS JSON protocol. */
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { AwsJsonError, authorizing, notEmulated, serveAwsJson } from '../../../lib/local-cloud/aws-json-server.ts';
import {
  isLoopbackOrigin,
  type LoopbackHandler,
  readBody,
  readJson,
  sendJson,
  startLoopbackServer,
} from '../../../lib/local-cloud/loopback-server.ts';
import { answered } from '../fixtures/answered.ts';

const serve = async (handler: LoopbackHandler) => {
  const server = await startLoopbackServer(handler);
  onTestFinished(() => server.close());
  return server.url;
};

describe('a server of this machine', () => {
  it.each([
    ['http://127.0.0.1:1', true],
    ['http://localhost:3000', true],
    ['http://[::1]:3000', true],
    ['http://localhost.evil.test', false],
    ['http://127.0.0.2', false],
    ['nonsense', false],
    [undefined, false],
  ])('belongs to %s: %s', (origin, belongs) => expect(isLoopbackOrigin(origin)).toBe(belongs));
  it('answers at a port of its own, and nobody who calls it by another name', async () => {
    const url = await serve((_request, response) => void response.end('here'));
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(await (await fetch(url)).text()).toBe('here');
    const { request } = await import('node:http');
    const status = await new Promise((resolve) => {
      request(url, { headers: { host: 'evil.test' } }, (response) => resolve(response.resume().statusCode)).end();
    });
    expect(status).toBe(403);
  });
  it('answers 500 to what is thrown, and says it on standard error', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue();
    const url = await serve(() => Promise.reject(new Error('broken')));
    expect((await fetch(url)).status).toBe(500);
    const late = await serve((_request, response) => {
      response.writeHead(201);
      throw new Error('late');
    });
    expect((await fetch(late)).status).toBe(201);
    expect(said.mock.calls.map(([error]) => String(error))).toEqual(['Error: broken', 'Error: late']);
    said.mockRestore();
  });
  it('keeps an idle connection for a minute, and is not held open by it', async () => {
    const server = await startLoopbackServer((_request, response) => void response.end('x'));
    const { headers } = await fetch(server.url);
    expect(headers.get('keep-alive')).toBe('timeout=60');
    await server.close();
    await expect(fetch(server.url)).rejects.toThrow();
  });
  it('closes once what it has begun is answered', async () => {
    const gate = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const server = await startLoopbackServer(async (_request, response) => {
      begun.resolve();
      await gate.promise;
      response.end('done');
    });
    const asked = fetch(server.url).then((response) => response.text());
    await begun.promise;
    const closed = server.close();
    gate.resolve();
    expect(await asked).toBe('done');
    await closed;
    await expect(fetch(server.url)).rejects.toThrow();
  });
});

describe('a body', () => {
  const read = async (body: string, most: number) => {
    let got: unknown = 'nothing';
    await answered(
      async (request, response) => {
        got = String(await readBody(request, most));
        response.end();
      },
      { body },
    );
    return got;
  };
  it('is read to its bound', async () => {
    expect([await read('abc', 3), await read('abcd', 3), await read('', 0)]).toEqual(['abc', 'undefined', '']);
  });
  it.each([
    ['{"a":1}', { a: 1 }],
    ['é', undefined],
    ['', undefined],
    [`"${'x'.repeat(30)}"`, undefined],
    ['null', null],
  ])('of %j is as JSON %j', async (body, value) => {
    let got: unknown = 'nothing';
    await answered(
      async (request, response) => {
        got = await readJson(request, 20);
        response.end();
      },
      { body },
    );
    expect(got).toEqual(value);
  });
  it('of JSON goes out uncached, in the type that is wanted', async () => {
    const plain = await answered((_request, response) => sendJson(response, 201, { a: 'é' }));
    expect([plain.status, plain.headers, plain.text]).toEqual([
      201,
      { 'content-type': 'application/json', 'cache-control': 'no-store' },
      '{"a":"é"}',
    ]);
    const own = await answered((_request, response) => sendJson(response, 200, [], 'x/y'));
    expect(own.headers['content-type']).toBe('x/y');
  });
});

describe('AWS JSON', () => {
  const call = (
    asked: { method?: string; target?: string; body?: string; authorization?: string },
    dispatch = async (name: string, input: object): Promise<object> => ({ name, input }),
    ...more: [((name: string) => boolean)?, Parameters<typeof serveAwsJson>[2]?]
  ) => {
    const { method = 'POST', target = 'S_1.Do', body = '{"a":1}', authorization = '' } = asked;
    return serve(serveAwsJson(dispatch, ...more)).then(async (url) => {
      const response = await fetch(url, {
        method,
        headers: { 'x-amz-target': target, authorization },
        ...(method === 'POST' && { body }),
      });
      const { date: _, connection: __, 'keep-alive': ___, ...headers } = Object.fromEntries(response.headers);
      return { status: response.status, headers, body: await response.json() };
    });
  };
  it('answers an operation with its result', async () => {
    const { status, headers, body } = await call({});
    const text = '{"name":"Do","input":{"a":1}}';
    expect([status, body]).toEqual([200, JSON.parse(text)]);
    expect(headers).toEqual({
      'content-type': 'application/x-amz-json-1.0',
      'content-length': String(text.length),
      'x-amzn-requestid': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect((await call({ body: '' })).body.input).toEqual({});
  });
  const coral = 'com.amazon.coral.service#';
  it.each([
    [{ target: 'Do' }, 400, `${coral}UnknownOperationException`],
    [{ target: '' }, 400, `${coral}UnknownOperationException`],
    [{ method: 'GET' }, 400, `${coral}UnknownOperationException`],
    [{ body: '{' }, 400, `${coral}SerializationException`],
    [{ body: '[]' }, 400, `${coral}SerializationException`],
    [{ body: '7' }, 400, `${coral}SerializationException`],
    [{ body: JSON.stringify('x'.repeat(16 * 1024 * 1024)) }, 413, `${coral}RequestEntityTooLargeException`],
    [{ body: `{"a":"${'x'.repeat(16 * 1024 * 1024 - 8)}"}` }, 200, undefined],
  ])('is refused where it is none (case %#)', async (asked, status, type) => {
    const answer = await call(asked, async () => ({}));
    expect([answer.status, answer.body.__type]).toEqual([status, type]);
  });
  it('tells an error by type, message and members', async () => {
    const failing = async () => {
      throw new AwsJsonError('ns#Odd', 'so', { status: 409, members: { Item: 7 } });
    };
    expect(await call({}, failing)).toMatchObject({ status: 409, body: { __type: 'ns#Odd', message: 'so', Item: 7 } });
    expect(new AwsJsonError('t', 'm')).toMatchObject({ name: 'AwsJsonError', status: 400, members: {} });
    expect(notEmulated('SQS', 'Dance')).toMatchObject({
      status: 501,
      type: `${coral}UnknownOperationException`,
      message: 'SQS Dance is not emulated on this machine.',
    });
  });
  it.each([
    ['AccessDenied', 'AccessDeniedException'],
    ['MissingAuthenticationToken', 'MissingAuthenticationTokenException'],
    ['UnrecognizedClient', 'UnrecognizedClientException'],
  ] as const)('asks the guard first, whose %s is a %s', async (code, type) => {
    const refusal = vi.fn(() => ({ code, message: 'no' }) as const);
    const dispatch = vi.fn(async () => ({}));
    const authorization = 'AWS4-HMAC-SHA256 Credential=ME/1/x';
    expect(await call({ authorization }, dispatch, undefined, authorizing('sqs', { refusal }))).toMatchObject({
      status: 400,
      body: { __type: `${coral}${type}`, message: 'no' },
    });
    expect(refusal.mock.calls).toEqual([[{ service: 'sqs', operation: 'Do', accessKey: 'ME', input: { a: 1 } }]]);
    expect(dispatch).not.toHaveBeenCalled();
    expect((await call({}, dispatch, undefined, authorizing('sqs', { refusal: () => null }))).status).toBe(200);
  });
  it('loses the answer of what was done when it is told to', async () => {
    const dispatch = vi.fn(async () => ({}));
    await expect(call({}, dispatch, (name) => name === 'Do')).rejects.toThrow();
    expect(dispatch).toHaveBeenCalledTimes(1);
  });
});
