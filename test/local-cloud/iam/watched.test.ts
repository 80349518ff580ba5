/** What a watcher hears of the exchanges of a service, which read and write as before. */
import { describe, expect, it } from 'vitest';
import { type Exchange, watchedHandler } from '../../../lib/local-cloud/iam/guard.ts';
import { type LoopbackHandler, readBody, startLoopbackServer } from '../../../lib/local-cloud/loopback-server.ts';

describe('an exchange', () => {
  it('is told once it was answered, body, headers and status', async () => {
    const heard = Promise.withResolvers<Exchange>();
    const handler: LoopbackHandler = async (request, response) => {
      const body = await readBody(request, 1000);
      response.setHeader('X-Set', 1);
      response.writeHead(201, { 'X-Given': 'two' });
      response.write(Buffer.from(`${body} `));
      response.end('world');
    };
    const server = await startLoopbackServer(
      watchedHandler('sqs', { refusal: () => null, watch: heard.resolve }, handler),
    );
    const answer = await fetch(`${server.url}/a?b=c`, { method: 'POST', body: 'hello', headers: { 'X-Asked': 'y' } });
    expect([answer.status, await answer.text(), answer.headers.get('x-given')]).toEqual([201, 'hello world', 'two']);
    const exchange = await heard.promise;
    expect(exchange).toMatchObject({
      service: 'sqs',
      method: 'POST',
      url: '/a?b=c',
      requestHeaders: { 'x-asked': 'y' },
      status: 201,
      responseHeaders: { 'x-set': '1', 'x-given': 'two' },
    });
    expect([String(exchange.requestBody), String(exchange.responseBody)]).toEqual(['hello', 'hello world']);
    await server.close();
  });

  it('is nobody’s where nobody listens', () => {
    const handler: LoopbackHandler = () => undefined;
    expect(watchedHandler('sqs', { refusal: () => null }, handler)).toBe(handler);
  });

  it('without a body is told, too', async () => {
    const seen: Exchange[] = [];
    const guard = { refusal: () => null, watch: (one: Exchange) => void seen.push(one) };
    const server = await startLoopbackServer(watchedHandler('s3', guard, (_request, response) => void response.end()));
    expect((await fetch(server.url)).status).toBe(200);
    await server.close();
    expect(seen).toMatchObject([
      { method: 'GET', url: '/', status: 200, requestBody: Buffer.alloc(0), responseBody: Buffer.alloc(0) },
    ]);
  });
});
