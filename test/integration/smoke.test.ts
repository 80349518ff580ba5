/** `npm run smoke` at the whole product: a journey on this machine, and the shorter one at a deployment whose cards are real. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { journey } from '../../bin/smoke/journey.ts';
import { openProtocol } from '../../bin/smoke/protocol.ts';
import { routeNames, routes } from '../../lib/contract/routes.ts';
import type { LocalCloud } from '../../lib/local-cloud/run.ts';
import { becomeCustomer } from '../e2e/http-customer.ts';
import { temporaryDirectory } from '../local-cloud/fixtures/temporary-directory.ts';
import { assembly } from './assembly.ts';
import { runProduct } from './run-product.ts';

const root = path.join(import.meta.dirname, '../..');
const directory = await temporaryDirectory();
let cloud: LocalCloud;

beforeAll(async () => {
  cloud = await runProduct(assembly, path.join(directory, 'state'));
}, 300_000);
afterAll(() => cloud?.close());

const smoke = (
  environment: Record<string, string>,
  url: string,
): Promise<{ code: number; lines: string[]; err: string }> =>
  new Promise((resolve) => {
    const env = { ...process.env, ...environment };
    execFile(process.execPath, ['bin/smoke.ts', url], { cwd: root, env }, (error, out, err) =>
      resolve({ code: error === null ? 0 : Number(error.code), lines: out.trim().split('\n'), err }),
    );
  });
const starting = (lines: readonly string[], start: string): string[] => lines.filter((line) => line.startsWith(start));

describe('npm run smoke', () => {
  it('goes the whole journey on this machine, every route in both forms on its way, and leaves no account', async () => {
    const { code, lines, err } = await smoke({}, cloud.url);
    expect([...starting(lines, 'WRONG'), ...starting(lines, 'left'), err]).toEqual(['']);
    expect(code).toBe(0);
    const called = routeNames.map((name) => `ok     ${routes[name].method} ${routes[name].path} without a session:`);
    expect(called.filter((start) => starting(lines, start).length !== 1)).toEqual([]);
    expect(starting(lines, 'ok     GET /api/v1/account/ with a session: 200')).toHaveLength(1);
    const steps = lines.filter((line) => !line.includes(' /api/')).map((line) => /^ok {5}([^:]+):/.exec(line)?.[1]);
    expect(steps.slice(0, -1)).toEqual([
      'Sign-up',
      'Log in',
      'Plan',
      'Upload',
      'Reports',
      'Reading them',
      'Sharing',
      'Deleting the script',
      'Signing out everywhere',
      'Deleting the account',
    ]);
    expect(lines.join('\n')).toMatch(/Reports: 15 reports in \d+ s/);
    expect(lines.at(-1)).toMatch(/^\d+ ok, 0 left out, 0 wrong\.$/);
    expect(cloud.denials).toEqual([]);
  }, 300_000);

  it('signs in where cards are real, says what it leaves out, and deletes what it uploaded', async () => {
    const writer = await becomeCustomer(cloud.url, 'basic');
    const { email, password } = writer.customer;
    const lines: string[] = [];
    const protocol = openProtocol((line) => lines.push(line));
    await journey(protocol, { url: cloud.url, isLocal: false, account: { email, password } }, async () => undefined);
    expect(starting(lines, 'WRONG')).toEqual([]);
    expect(starting(lines, 'left').map((line) => /^left {3}([^:]+):/.exec(line)?.[1])).toEqual([
      'Sign-up',
      'Payment',
      'Signing out everywhere',
      'Deleting the account',
    ]);
    expect(starting(lines, 'ok     Plan: basic')).toHaveLength(1);
    expect((await writer.call('listScripts')).scripts).toEqual([]);
    expect((await writer.call('getAccount')).user.email).toBe(email);
  }, 300_000);
});
