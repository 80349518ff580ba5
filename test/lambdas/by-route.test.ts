/** Several routes behind one function: each call reaches the handler of its own route, under either form of its path, and none other. */
import { describe, expect, it, vi } from 'vitest';
import { byRoute } from '../../lambdas/by-route.ts';
import type { HttpHandler } from '../../lambdas/http.ts';
import { gatewayEvent } from './gateway-event.ts';

const named = (body: string): HttpHandler => vi.fn(async () => ({ statusCode: 200, body }));
const call = (method: string, resource: string) => ({ ...gatewayEvent(), httpMethod: method, resource });

describe('a function of several routes', () => {
  const handler = byRoute({
    listScripts: named('scripts'),
    getScript: named('script'),
    listShares: named('shares'),
    askScript: named('questions'),
  });

  it.each([
    ['GET', '/api/v1/upload', 'scripts'],
    ['GET', '/api/v1/upload/', 'scripts'],
    ['GET', '/api/v1/upload/{id}', 'script'],
    ['GET', '/api/v1/upload/{id}/share', 'shares'],
    ['POST', '/api/v1/upload/{id}/ask', 'questions'],
    ['GET', '/api/v1/upload/{id}/ask', 'questions'],
  ])('answers %s %s by the handler of that route', async (method, resource, body) => {
    expect(await handler(call(method, resource))).toMatchObject({ body });
  });

  it.each([
    ['DELETE', '/api/v1/upload/{id}'],
    ['POST', '/api/v1/upload'],
    ['GET', '/api/plans'],
  ])('fails for %s %s, which is another function’s, before any handler runs', (method, resource) => {
    expect(() => handler(call(method, resource))).toThrow(`does not serve ${method} ${resource}`);
  });
});
