/** What a smoke test calls wrong, at a server that answers every route as the contract has it, but for what a test breaks. */
import { execFile } from 'node:child_process';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { journey } from '../../bin/smoke/journey.ts';
import { openProtocol } from '../../bin/smoke/protocol.ts';
import { formsOf, walkRoutes } from '../../bin/smoke/walk-routes.ts';
import { type ErrorCode, errorStatus, sentences, toErrorBody } from '../../lib/contract/errors.ts';
import { routeNames, routes } from '../../lib/contract/routes.ts';

type Broken = (request: IncomingMessage, response: ServerResponse) => boolean;

const refuse = (response: ServerResponse, code: ErrorCode, message = 'No.'): boolean => {
  response.writeHead(errorStatus[code], { 'content-type': 'application/json' });
  response.end(JSON.stringify(toErrorBody(code, message)));
  return true;
};

/** Refuses whoever has no session, and says of everything else that its input is wrong. */
async function serve(broken: Broken = () => false): Promise<string> {
  const isPublic = new Set(
    routeNames.filter((name) => routes[name].auth !== 'user').flatMap((name) => formsOf(routes[name])),
  );
  const server = createServer((request, response) => {
    if (broken(request, response)) return;
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    const mayCall = isPublic.has(pathname) || request.headers.authorization !== undefined;
    refuse(response, mayCall ? 'invalid_input' : 'token_not_valid');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const walk = async (broken?: Broken, token: string | null = null) => {
  const lines: string[] = [];
  const protocol = openProtocol((line) => lines.push(line));
  await walkRoutes(protocol, await serve(broken), token);
  return { wrong: lines.filter((line) => line.startsWith('WRONG')), lines, protocol };
};
const at =
  (method: string, pathname: string, answer: (response: ServerResponse) => boolean): Broken =>
  (request, response) =>
    request.method === method && new URL(request.url ?? '/', 'http://site').pathname === pathname
      ? answer(response)
      : false;

describe('the walk over the routes', () => {
  it('calls every route of the contract in both forms, and finds nothing wrong where all answer', async () => {
    const called = new Set<string>();
    const note: Broken = ({ method, url }) => {
      called.add(`${method} ${new URL(url ?? '/', 'http://site').pathname}`);
      return false;
    };
    const { lines, wrong, protocol } = await walk(note);
    expect([lines.length, wrong, protocol.wrong()]).toEqual([routeNames.length, [], 0]);
    const forms = routeNames.flatMap((name) => formsOf(routes[name]).map((form) => `${routes[name].method} ${form}`));
    const filled = forms.map((form) => form.replace('{n}', '1').replaceAll(/\{\w+\}/g, '0'.repeat(26)));
    expect([...called].sort()).toEqual([...new Set(filled)].sort());
    expect(filled.filter((form) => form.endsWith('/')).length).toBe(routeNames.length);
  });

  it('with a session calls those of users alone, without the one that would end it', async () => {
    const { lines } = await walk(undefined, 'token');
    expect(lines.some((line) => line.includes('/api/v1/account/sign-out/'))).toBe(false);
    expect(lines.some((line) => line.includes('/api/authentication/login/'))).toBe(false);
    expect(lines).toHaveLength(routeNames.filter((name) => routes[name].auth === 'user').length - 1);
  });

  it.each<[string, Broken, string | null, RegExp]>([
    [
      'a form that the site answers in the API’s place',
      at('GET', '/api/v1/account/mail', (response) => {
        response.writeHead(200).end('<!doctype html>');
        return true;
      }),
      null,
      /account\/mail answers 200 in no form of the contract/,
    ],
    [
      'a form that is not there',
      at('PUT', '/api/v1/account/mail/', (response) => refuse(response, 'not_found', sentences.notFound)),
      null,
      /PUT .*account\/mail\/ is not there/,
    ],
    [
      'a fault of our own',
      at('GET', '/api/plans/', (response) => refuse(response, 'internal')),
      'token',
      /api\/plans\/ answers 500 internal/,
    ],
    [
      'a user’s route that answers nobody',
      at('GET', '/api/plans/', (response) => refuse(response, 'invalid_input')),
      null,
      /answers 400 invalid_input to whoever has no session/,
    ],
    [
      'a session that is not taken',
      at('GET', '/api/plans', (response) => refuse(response, 'token_not_valid')),
      'token',
      /api\/plans takes no session/,
    ],
    [
      'forms that answer differently',
      at('POST', '/api/authentication/login', (response) => refuse(response, 'too_large')),
      null,
      /answers 400 invalid_input in one form of its path and 413 too_large in the other/,
    ],
  ])('names %s', async (_what, broken, token, says) => {
    const { wrong } = await walk(broken, token);
    expect(wrong).toHaveLength(1);
    expect(wrong[0]).toMatch(says);
  });
});

describe('the journey', () => {
  it('asks for an account where it may not make one', async () => {
    const lines: string[] = [];
    const target = { url: await serve(), isLocal: false, account: null };
    await journey(
      openProtocol((line) => lines.push(line)),
      target,
      async () => undefined,
    );
    expect(lines.map((line) => line.slice(0, 5).trim())).toEqual(['left', 'WRONG']);
    expect(lines[1]).toContain('set SMOKE_EMAIL and SMOKE_PASSWORD');
  });

  it('says when nothing answers, and what is no address', async () => {
    const said = (url: string) =>
      new Promise<string>((resolve) => {
        const cwd = path.join(import.meta.dirname, '../..');
        execFile(process.execPath, ['bin/smoke.ts', url], { cwd }, (_error, _out, err) => resolve(err));
      });
    expect(await said('http://127.0.0.1:9')).toBe('Nothing answers at http://127.0.0.1:9.\n');
    expect(await said('example.com')).toBe('example.com is no address: it begins with https://.\n');
  });
});
