/** `npm run ops` at the whole product on this machine: found by the state of the run, each act dry first, and written down. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditItems } from '../../lambdas/adapters/audit-items.ts';
import { openTable } from '../../lambdas/adapters/table.ts';
import { operationSettings } from '../../lib/contract/operations.ts';
import { localCredentials } from '../../lib/local-cloud/emulators.ts';
import type { LocalCloud } from '../../lib/local-cloud/run.ts';
import { becomeCustomer, type HttpCustomer, until, uploadSample } from '../e2e/http-customer.ts';
import { temporaryDirectory } from '../local-cloud/fixtures/temporary-directory.ts';
import { assembly } from './assembly.ts';
import { runProduct } from './run-product.ts';

const root = path.join(import.meta.dirname, '../..');
const directory = await temporaryDirectory();
const state = path.join(directory, 'state');
let cloud: LocalCloud;
let writer: HttpCustomer;
let id: string;

beforeAll(async () => {
  cloud = await runProduct(assembly, state);
  writer = await becomeCustomer(cloud.url, 'expert');
  await uploadSample(writer, 'expert');
  id = (await writer.call('listScripts')).scripts[0]?.script_id ?? '';
}, 300_000);
afterAll(() => cloud?.close());

const ops = (...args: string[]): Promise<{ code: number; out: string; err: string }> =>
  new Promise((resolve) => {
    const env = { ...process.env, DRAMATURG_STATE: state };
    const given = ['bin/ops.ts', ...args, '--local', '--by', 'Noor'];
    execFile(process.execPath, given, { cwd: root, env }, (error, out, err) =>
      resolve({ code: error === null ? 0 : Number(error.code), out, err }),
    );
  });
const ready = () =>
  until(
    () => writer.call('getScript', { path: { id } }),
    ({ answers }) => answers.ready === answers.total,
    ({ answers }) => `${answers.ready} of ${answers.total}`,
  );
const settings = () => operationSettings.parse(JSON.parse(String(cloud.template.output('Operations'))));

it('finds an account and a script, tells ids and states, and nothing of the script', async () => {
  const { notes } = await writer.call('getNotes', { path: { id } });
  const change = { id: notes.find(({ counted }) => counted)?.id ?? '', right: true };
  await writer.call('saveNotes', { path: { id }, body: { changes: [change] } });
  const user = await ops('find-user', writer.customer.email);
  expect([user.code, user.err]).toEqual([0, '']);
  expect(user.out).toContain(`Script ${id}: ready`);
  expect(user.out).toContain('Plan expert');
  const script = await ops('script', id);
  expect(script.out).toMatch(/15 reports were asked for\.\n {2}Question 1: succeeded/);
  expect(script.out).toContain('1 judged right or wrong');
  expect(`${user.out}${script.out}`).not.toMatch(/reel|Lena|writer-/i);
  expect((await ops('quality')).out).toMatch(/^rule\tright\tanswers\n\S+\t100 %\t1 of 1\nall\t100 %\t1 of 1\n$/);
  expect(await ops('script', 'none')).toMatchObject({ code: 1, err: 'There is no script none.\n' });
}, 180_000);

it('has a script read again with --yes alone, and finds nothing to replay where nothing failed', async () => {
  const before = await ready();
  expect((await ops('re-read', id)).out).toContain('Nothing was changed.');
  expect(await writer.call('getScript', { path: { id } })).toEqual(before);
  expect((await ops('re-read', id, '--yes')).out).toContain('15 reports are being made again.');
  await ready();
  expect((await ops('replay', id)).out).toBe('None of its reports has failed.\n');
  expect((await ops('replay', '--queue', 'answers')).out).toBe('About 0 dead letters of answers.\n');
}, 180_000);

it('gives a payment back and closes the account, and every act stands in the table with who did it', async () => {
  const [receipt] = (await writer.call('getAccount')).receipts;
  const payment = receipt?.receipt_id ?? '';
  expect((await ops('refund', payment)).out).toContain('Nothing was changed.');
  expect((await writer.call('paymentStatus')).payment_status.has_active_payment).toBe(true);
  expect((await ops('refund', payment, '--yes')).out).toContain('No plan is left.');
  expect((await writer.call('paymentStatus')).payment_status.has_active_payment).toBe(false);

  expect((await ops('close-account', writer.customer.email)).out).toContain('1 script, 1 payment.');
  expect((await ops('close-account', writer.customer.email, '--yes')).out).toContain(
    'The account was deleted with 1 script',
  );
  await expect(writer.call('getAccount')).rejects.toMatchObject({ code: 'token_not_valid' });

  const table = openTable(settings().TABLE_NAME, {
    endpoint: cloud.emulators.endpoints.AWS_ENDPOINT_URL_DYNAMODB ?? '',
    region: 'us-east-1',
    credentials: localCredentials,
  });
  const now = new Date();
  const lines = await auditItems(table, () => now, String).list(now.toISOString().slice(0, 7));
  table.client.destroy();
  expect(lines.map(({ command, by, outcome }) => `${command} by ${by}: ${outcome}`)).toEqual(
    ['find-user', 'script', 'quality', 're-read', 'refund', 'close-account'].map(
      (command) => `${command} by Noor: done`,
    ),
  );
  expect(JSON.stringify(lines)).not.toContain('@');
}, 180_000);

it('says that no run uses a state, and asks who is there', async () => {
  const nobody = await new Promise<string>((resolve) => {
    execFile(process.execPath, ['bin/ops.ts', 'quality', '--local'], { cwd: root }, (_error, _out, err) =>
      resolve(err),
    );
  });
  expect(nobody).toContain('Please name yourself with --by');
  const env = { ...process.env, DRAMATURG_STATE: path.join(directory, 'elsewhere') };
  const none = await new Promise<string>((resolve) => {
    const args = ['bin/ops.ts', 'quality', '--local', '--by', 'Noor'];
    execFile(process.execPath, args, { cwd: root, env }, (_error, _out, err) => resolve(err));
  });
  expect(none).toMatch(/^No local run uses the state in .*elsewhere/);
}, 60_000);
