/** Handlers with everything behind them but the cloud: the table is a local one, reached by the same settings as a deployed function has. */

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { entitlementItems } from '../../lambdas/adapters/entitlement-items.ts';
import { scriptItems } from '../../lambdas/adapters/script-items.ts';
import type { HttpHandler } from '../../lambdas/http.ts';
import { noCorrections } from '../../lib/contract/corrections.ts';
import { allMail } from '../../lib/contract/mail.ts';
import { handlerName, type RouteName, type RouteOutput, routes } from '../../lib/contract/routes.ts';
import { emptyDetails } from '../../lib/contract/uploads.ts';
import { type EventParts, gatewayEvent, jsonOf } from './gateway-event.ts';
import { type LocalTable, startLocalTable } from './local-table.ts';
import { watchLog } from './log-lines.ts';

// Settings are read once: here by modules of this file’s own.
vi.hoisted(() => vi.resetModules());

const scriptId = '01ARZ3NDEKTSV4RRFFQ69G5FAV';
const readyId = '01ARZ3NDEKTSV4RRFFQ69G5FAA';
let local: LocalTable;
beforeAll(async () => {
  local = await startLocalTable();
  const endpoint = await local.table.client.config.endpoint?.();
  vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', `http://${endpoint?.hostname}:${endpoint?.port}`);
  vi.stubEnv('AWS_REGION', 'us-east-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'test');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test');
  vi.stubEnv('TABLE_NAME', 'test');
  // Named, and not reached by what is asked here.
  vi.stubEnv('UPLOADS_BUCKET', 'uploads');
  vi.stubEnv('ANSWER_QUEUE_URL', 'http://127.0.0.1:9/answers');
  vi.stubEnv('AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER', 'http://127.0.0.1:9');
  vi.stubEnv('USER_POOL_ID', 'pool');
  vi.stubEnv('USER_POOL_CLIENT_ID', 'client');
  watchLog();
  const now = () => new Date();
  await entitlementItems(local.table, now).grant('anna', 'p1', {
    plan_name: 'expert',
    paid_at: '2026-11-01T00:00:00.000Z',
    order_id: 'cs_1',
    provider_payment_id: 'pi_1',
    signature: 's',
  });
  const script = {
    user_id: 'anna',
    script_id: scriptId,
    file_name: 'reel.pdf',
    size: 1000,
    status: 'reading' as const,
    problem: null,
    title: 'Reel',
    page_count: null,
    scene_count: null,
    created_at: now().toISOString(),
    status_at: now().toISOString(),
    details: emptyDetails,
    corrections: noCorrections,
  };
  const items = scriptItems(local.table, now);
  await items.create(script);
  await items.create({ ...script, script_id: readyId, status: 'ready' });
});
afterAll(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await local.close();
});

const module = z.object({ handler: z.custom<HttpHandler>((value) => typeof value === 'function') });
async function call<N extends RouteName>(name: N, parts: EventParts = {}): Promise<{ status: number; body: unknown }> {
  const loaded: unknown = await import(`../../lambdas/handlers/${handlerName(name)}.ts`);
  const answer = await module.parse({ ...Object(loaded) }).handler(gatewayEvent(parts));
  return { status: answer.statusCode, body: jsonOf(answer) };
}
/** The answer of a call that went well, as the contract reads it. */
async function ask<N extends RouteName>(name: N, parts: EventParts = {}): Promise<RouteOutput<N>> {
  const { status, body } = await call(name, parts);
  expect([name, status, body]).toEqual([name, routes[name].status, body]);
  return routes[name].output.parse(body) as RouteOutput<N>;
}
const ofScript = { path: { id: scriptId } };
const ofQuery = { query: { script_id: scriptId } };

describe('a user with a plan and a script', () => {
  it('has an active payment', async () => {
    expect((await ask('paymentStatus')).payment_status).toMatchObject({
      has_active_payment: true,
      plan: { name: 'expert' },
    });
    expect((await ask('paymentStatus', { claims: { sub: 'ben' } })).payment_status.has_active_payment).toBe(false);
  });

  it('finds the script in the list and by its id, and nobody else’s', async () => {
    expect((await ask('listScripts')).scripts.map(({ script_id }) => script_id).toSorted()).toEqual([
      readyId,
      scriptId,
    ]);
    expect(await ask('getScript', ofScript)).toMatchObject({
      script_id: scriptId,
      status: 'reading',
      file_name: 'reel.pdf',
    });
    expect((await call('getScript', { ...ofScript, claims: { sub: 'ben' } })).status).toBe(404);
    expect((await ask('listScripts', { claims: { sub: 'ben' } })).scripts).toEqual([]);
  });

  it('sees how far it is, wherever it is looked at', async () => {
    for (const name of ['getReading', 'getScreenplay', 'getStatistics'] as const)
      expect(await ask(name, ofScript), name).toEqual({ status: 'reading', problem: null });
  });

  it('has no answers yet, and cannot ask for one again', async () => {
    expect((await call('getAnswer', { path: { n: '3' }, ...ofQuery })).body).toMatchObject({ status: 'pending' });
    expect((await call('retryAnswer', { path: { n: '3' }, ...ofQuery })).body).toMatchObject({
      code: 'script_not_ready',
    });
    expect((await call('getAnswer', { path: { n: '16' } })).body).toMatchObject({ code: 'unknown_question' });
  });

  const shared = { path: { id: readyId } };
  it('shares one that is ready by a link that is listed, and gone once it is revoked', async () => {
    const made = await ask('createShare', { ...shared, body: JSON.stringify({ days: 7 }) });
    expect(made.token).toHaveLength(43);
    expect((await ask('listShares', shared)).shares.map(({ share_id }) => share_id)).toEqual([made.share_id]);
    await ask('revokeShare', { path: { id: readyId, shareId: made.share_id } });
    expect((await ask('listShares', shared)).shares).toEqual([]);
    expect((await call('openShare', { body: JSON.stringify({ token: made.token }), claims: null })).status).toBe(404);
  });
});

describe('one function of two routes', () => {
  const owner = { path: { id: readyId } };
  const json = (value: unknown) => ({ body: JSON.stringify(value) });

  it('keeps the choices of mail that are put, and gives them to who gets them', async () => {
    const choices = { ...allMail, share_opened: false };
    expect(await ask('getMailChoices', { method: 'GET' })).toEqual(allMail);
    const put: EventParts = { method: 'PUT', ...json(choices) };
    const loaded: unknown = await import('../../lambdas/handlers/get-mail-choices.ts');
    const answer = await module.parse({ ...Object(loaded) }).handler(gatewayEvent(put));
    expect(jsonOf(answer)).toEqual(choices);
    expect(await ask('getMailChoices', { method: 'GET' })).toEqual(choices);
  });

  it('lists the questions of a script to who gets them, and asks what is posted', async () => {
    expect((await call('askScript', { method: 'GET', ...owner })).body).toMatchObject({ questions: [] });
    expect((await call('askScript', { method: 'POST', ...owner, ...json({}) })).status).toBe(400);
  });

  it('closes a link to comments where that is put, and takes them where they are posted', async () => {
    const { token, share_id } = await ask('createShare', { ...owner, ...json({ days: 1 }) });
    const link = { path: { id: readyId, shareId: share_id } };
    const comment = { token, question: 1, page: null, name: 'Ida', text: 'Why?' };
    const leave = () => call('openShare', { method: leaving.method, claims: null, ...json(comment) });
    const leaving = routes.leaveComment;
    expect((await leave()).status).toBe(leaving.status);
    expect((await ask('listShares', owner)).comments).toMatchObject([{ name: 'Ida', text: 'Why?' }]);
    const closed = await call('revokeShare', { method: 'PUT', ...link, ...json({ comments_open: false }) });
    expect(closed.status).toBe(routes.changeShare.status);
    expect((await ask('listShares', owner)).shares).toMatchObject([{ share_id, comments_open: false }]);
    expect((await leave()).status).toBeGreaterThanOrEqual(400);
    await call('revokeShare', { method: 'DELETE', ...link });
    expect((await ask('listShares', owner)).shares).toEqual([]);
  });

  it('refuses a profile that is put with too long a name, and looks at no name where one is asked for', async () => {
    const wrong = json({ username: 'x'.repeat(500) });
    expect((await call('getProfile', { method: 'PUT', ...wrong })).body).toMatchObject({ code: 'invalid_input' });
    // The pool that would be asked is away.
    expect((await call('getProfile', { method: 'GET', ...wrong })).body).not.toMatchObject({ code: 'invalid_input' });
  });

  it('wants of a login by POST an address, by PUT the session that waits for a code', async () => {
    const refusedFor = async (method: string) =>
      (await call('login', { method, claims: null, ...json({ email: 'anna@example.com', password: 'p', code: '1' }) }))
        .body;
    expect(await refusedFor('PUT')).toMatchObject({
      code: 'invalid_input',
      message: expect.stringContaining('session'),
    });
    const withoutAddress = await call('login', { method: 'POST', claims: null, ...json({ session: 's' }) });
    expect(withoutAddress.body).toMatchObject({ code: 'invalid_input', message: expect.stringContaining('email') });
  });

  const path = routes.beginSecondFactor.path;
  it.each([
    ['POST', path, 'the password', { code: 'invalid_input', message: expect.stringContaining('password') }],
    ['PUT', path, 'what was begun', { code: 'invalid_input', message: expect.stringContaining('enrolment') }],
    ['DELETE', path, 'the password once more', { code: 'password_required' }],
    ['POST', routes.renewRecoveryCodes.path, 'the password once more', { code: 'password_required' }],
    [
      'POST',
      routes.renewRecoveryCodes.path.replace(/\/$/, ''),
      'the password once more',
      { code: 'password_required' },
    ],
  ])('wants for a second factor by %s %s %s', async (method, resource, _what, refusal) => {
    expect((await call('beginSecondFactor', { method, resource, ...json({}) })).body).toMatchObject(refusal);
  });
});
