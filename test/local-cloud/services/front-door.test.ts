/** The one address with rooms that a test gives it: what goes where, what each answer holds, whom it turns away. */
import { request as ask } from 'node:http';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type FrontDoorRooms, openFrontDoor } from '../../../lib/local-cloud/front-door.ts';
import type { HttpAnswer } from '../../../lib/local-cloud/gateway/proxy-event.ts';

async function opened(rooms?: Partial<FrontDoorRooms> & { answer?: Partial<HttpAnswer> | Error }) {
  const door = await openFrontDoor(0);
  onTestFinished(() => door.close());
  const { answer = {}, ...more } = rooms ?? {};
  const distribution = {
    isSite: (target: string) => !target.startsWith('/api'),
    handle: async ({ path, query, method }: { path: string; query: string; method: string }) => {
      if (answer instanceof Error) throw answer;
      return {
        status: 200,
        headers: { 'x-from': 'distribution' },
        body: Buffer.from(`${method} ${path} ${query}`),
        ...answer,
      };
    },
  };
  if (rooms) door.open({ distribution, localPages: {}, ...more });
  const { port } = new URL(door.url);
  const send = (path: string, { method = 'GET', host = 'localhost', at = '127.0.0.1' } = {}) =>
    new Promise<{ status: number | undefined; headers: Record<string, unknown>; body: string }>((resolve, reject) => {
      const sent = ask({ host: at, port, path, method, headers: { host } }, (response) => {
        const { date: _, connection: __, 'keep-alive': ___, ...headers } = response.headers;
        const whole = (chunks: Buffer[]) => ({
          status: response.statusCode,
          headers,
          body: String(Buffer.concat(chunks)),
        });
        response.toArray().then(whole).then(resolve, reject);
      });
      sent.on('error', reject).end();
    });
  return { door, send, port };
}
const plain = {
  'content-type': 'text/plain; charset=utf-8',
  'cache-control': 'no-store',
  'transfer-encoding': 'chunked',
};
const page = (text: string) => ({
  localPages: { 'a-page': (_request: unknown, response: { end(body: string): unknown }) => void response.end(text) },
});

describe('the front door', () => {
  it('asks to come again until it is opened', async () => {
    const { send, door, port } = await opened();
    expect(door.url).toBe(`http://localhost:${port}`);
    expect(await send('/')).toEqual({
      status: 503,
      headers: { ...plain, 'retry-after': '1' },
      body: 'Starting. Please come again in a moment.\n',
    });
  });
  it('hands everything to the distribution, and tells how long its answer is', async () => {
    const { send } = await opened({});
    expect(await send('/a%20b?c=d?e')).toEqual({
      status: 200,
      headers: { 'x-from': 'distribution', 'content-length': '16' },
      body: 'GET /a%20b c=d?e',
    });
    expect(await send('/a', { method: 'HEAD' })).toMatchObject({ headers: { 'content-length': '8' }, body: '' });
    expect((await send('/a', { host: 'evil.test' })).status).toBe(200);
    for (const status of [204, 304]) {
      const bare = await opened({ answer: { status, body: Buffer.alloc(0) } });
      expect(await bare.send('/')).toEqual({ status, headers: { 'x-from': 'distribution' }, body: '' });
    }
  });
  it.each([
    ['/__local/a-page', 200, 'here'],
    ['/__local/a-page/more', 200, 'here'],
    ['/__local/a-page?x', 200, 'here'],
    ['/__local/a-pages', 404, 'There is nothing at this address.\n'],
    ['/__local/A-page', 404, 'There is nothing at this address.\n'],
    ['/__local/', 404, 'There is nothing at this address.\n'],
    ['/__local', 404, 'There is nothing at this address.\n'],
    ['/x/__local/a-page', 200, 'GET /x/__local/a-page '],
  ])('shows at %s with %i: %s', async (path, status, body) => {
    const { send } = await opened(page('here'));
    expect(await send(path)).toMatchObject({ status, body });
  });
  it('shows local pages to this machine’s names alone', async () => {
    const { send } = await opened(page('here'));
    expect(await send('/__local/a-page', { host: 'evil.test' })).toEqual({
      status: 403,
      headers: plain,
      body: 'Only from this machine.\n',
    });
    for (const host of ['localhost:1', '127.0.0.1', '[::1]:7'])
      expect((await send('/__local/a-page', { host })).status).toBe(200);
  });
  it('lets a site take the distribution’s place, but for what the stack writes into it', async () => {
    const { send } = await opened({ site: (_request, response) => void response.end('hot') });
    expect([
      (await send('/')).body,
      (await send('/config.json')).body,
      (await send('/plans.json')).body,
      (await send('/api/x')).body,
    ]).toEqual(['hot', 'GET /config.json ', 'GET /plans.json ', 'GET /api/x ']);
  });
  it('answers 500 to what fails, and says it on standard error', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue();
    const { send } = await opened({ answer: new Error('broken') });
    expect(await send('/')).toEqual({
      status: 500,
      headers: plain,
      body: 'The local run failed to answer; its terminal says why.\n',
    });
    const late = await opened({
      localPages: {
        late: (_request, response) => {
          response.writeHead(200);
          response.write('half');
          throw new Error('late');
        },
      },
    });
    await expect(late.send('/__local/late')).rejects.toThrow();
    expect(said.mock.calls.map(([error]) => String(error))).toEqual(['Error: broken', 'Error: late']);
    said.mockRestore();
  });
  it('keeps its port, and gives it back', async () => {
    const { door, port } = await opened({});
    await expect(openFrontDoor(Number(port))).rejects.toMatchObject({ code: 'EADDRINUSE' });
    await door.close();
    const again = await openFrontDoor(Number(port));
    expect(again.url).toBe(`http://localhost:${port}`);
    await again.close();
  });
});
