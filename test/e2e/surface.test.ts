/** The API as a stranger with curl meets it: every specified path with and without its final slash, no token, somebody else's ids, nonsense. */
import { beforeAll, describe, expect, it } from 'vitest';
import { errorBody, sentences } from '../../lib/contract/errors.ts';
import { proofHeader } from '../../lib/contract/route-spec.ts';
import { type RouteName, routeNames, routes } from '../../lib/contract/routes.ts';
import { becomeCustomer, type HttpCustomer, until } from './http-customer.ts';
import { siteUrl as url } from './site-url.ts';

let writer: HttpCustomer;
let stranger: HttpCustomer;
let scriptId: string;

const notAPdf = new TextEncoder().encode('<html>This is no screenplay.</html>');

beforeAll(async () => {
  writer = await becomeCustomer(url, 'basic');
  stranger = await becomeCustomer(url, 'basic');
  scriptId = await writer.upload(notAPdf, 'page.pdf');
}, 180_000);

interface Answer {
  readonly status: number;
  readonly body: string;
}
async function ask(path: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(`${url}${path}`, { redirect: 'manual', ...init });
  return { status: response.status, body: await response.text() };
}
const bearer = (customer: HttpCustomer): RequestInit => ({ headers: { authorization: `Bearer ${customer.access}` } });
const json = (method: string, body: unknown, customer?: HttpCustomer): RequestInit => ({
  method,
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json', ...(customer && { authorization: `Bearer ${customer.access}` }) },
});
const envelope = (answer: Answer) => errorBody.parse(JSON.parse(answer.body));
const pathOf = (name: RouteName): string =>
  routes[name].path.replace('{n}', '3').replace('{id}', '01ARZ3NDEKTSV4RRFFQ69G5FAV');
const withSlash = (path: string): string => `${path.replace(/\/$/, '')}/`;
const withoutSlash = (path: string): string => path.replace(/\/$/, '');

describe('the API', () => {
  it.each(routeNames)('answers %s alike with and without the final slash', async (name) => {
    const init: RequestInit =
      routes[name].body === 'none' ? { method: routes[name].method } : json(routes[name].method, { nonsense: true });
    const [one, other] = [await ask(withSlash(pathOf(name)), init), await ask(withoutSlash(pathOf(name)), init)];
    expect(one).toEqual(other);
    expect(one.status).toBeGreaterThanOrEqual(300);
    expect(one.status).toBeLessThan(500);
  });

  it.each(routeNames.filter((name) => routes[name].auth === 'user'))(
    'refuses %s without a token with 401 token_not_valid',
    async (name) => {
      const answer = await ask(pathOf(name), { method: routes[name].method });
      expect(answer.status).toBe(401);
      expect(envelope(answer)).toEqual({
        error: sentences.tokenMissing,
        message: sentences.tokenMissing,
        code: 'token_not_valid',
      });
    },
  );

  it('gives a forged, an expired-looking and a truncated token the same answer as none', async () => {
    const none = await ask('/api/v1/question/3/');
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${writer.access.split('.')[1]}.`;
    for (const token of ['x', unsigned, writer.access.slice(0, -4), `${writer.access.slice(0, -4)}AAAA`]) {
      const answer = await ask('/api/v1/question/3/', { headers: { authorization: `Bearer ${token}` } });
      expect(answer).toEqual(none);
    }
  });

  it('answers an unknown path, a wrong method and an unknown question in the envelope', async () => {
    for (const path of ['/api/', '/api/v1/nothing', '/api/plans/extra/']) {
      const answer = await ask(path, bearer(writer));
      expect(answer.status, path).toBe(404);
      expect(envelope(answer).code).toBe('not_found');
    }
    expect((await ask('/api/plans/', { ...bearer(writer), method: 'DELETE' })).status).toBe(404);
    for (const n of ['0', '16', '3.5', 'x', '%00']) {
      const answer = await ask(`/api/v1/question/${n}/`, bearer(writer));
      expect(answer.status, n).toBe(404);
      expect(envelope(answer).code).toBe('unknown_question');
    }
  });

  it('refuses a question that the plan does not open, and leaves it out of the list', async () => {
    const locked = await ask('/api/v1/question/7/', bearer(writer));
    expect(locked.status).toBe(403);
    expect(envelope(locked).code).toBe('plan_required');
    const list = await writer.call('listAnswers');
    expect([...new Set(list.map((entry) => entry.question))]).toEqual([1, 2, 3, 4, 5, 6, 13, 14]);
  });

  it('answers an upload without a plan with payment_required, and a script-less user as specified', async () => {
    const guest = await becomeCustomer(url);
    const upload = await ask('/api/v1/upload/', json('POST', { file_name: 'a.pdf', size: 10 }, guest));
    expect(upload.status).toBe(403);
    expect(envelope(upload).code).toBe('payment_required');
    expect(await stranger.call('listAnswers')).toEqual([]);
    const single = await ask('/api/v1/question/3/', bearer(stranger));
    expect(single.status).toBe(404);
    expect(envelope(single).code).toBe('no_script');
  });

  it('shows a stranger exactly what it shows for a script that does not exist', async () => {
    const made = '01ARZ3NDEKTSV4RRFFQ69G5FAV';
    const { password } = stranger.customer;
    const { proof } = await stranger.call('proveOwner', { body: { password } });
    const proved = { headers: { authorization: `Bearer ${stranger.access}`, [proofHeader]: proof } };
    const probes: [string, (id: string) => string, (id: string) => RequestInit][] = [
      ['get', (id) => `/api/v1/upload/${id}/`, () => bearer(stranger)],
      ['export', (id) => `/api/v1/upload/${id}/export/`, () => proved],
      ['delete', (id) => `/api/v1/upload/${id}/`, () => ({ ...bearer(stranger), method: 'DELETE' })],
      ['details', (id) => `/api/v1/upload/${id}/details/`, () => json('PUT', { title: 'mine' }, stranger)],
      ['reading', (id) => `/api/v1/upload/${id}/reading/`, () => bearer(stranger)],
      ['corrections', (id) => `/api/v1/upload/${id}/corrections/`, () => json('PUT', { title: 'Mine' }, stranger)],
      ['list', (id) => `/api/v1/question?script_id=${id}`, () => bearer(stranger)],
      ['one', (id) => `/api/v1/question/3/?script_id=${id}`, () => bearer(stranger)],
      ['retry', (id) => `/api/v1/question/3/retry/?script_id=${id}`, () => ({ ...bearer(stranger), method: 'POST' })],
    ];
    for (const [name, path, init] of probes) {
      const theirs = await ask(path(scriptId), init(scriptId));
      expect(theirs, name).toEqual(await ask(path(made), init(made)));
      expect(theirs.status, name).toBe(404);
    }
    expect((await writer.call('getScript', { path: { id: scriptId } })).script_id).toBe(scriptId);
  });

  it('ends a file that is no PDF as failed with the specified sentence, and its answers with it', async () => {
    const script = await until(
      () => writer.call('getScript', { path: { id: scriptId } }),
      (s) => s.status === 'failed' || s.status === 'ready',
      (s) => s.status,
    );
    expect(script.problem).toEqual({ code: 'not_a_pdf', message: sentences.notAPdf });
    const list = await writer.call('listAnswers');
    expect(new Set(list.map((entry) => entry.status))).toEqual(new Set(['failed']));
  });

  it('refuses too large an upload before a byte is sent, and nonsense bodies without a stack', async () => {
    const tooLarge = await ask('/api/v1/upload/', json('POST', { file_name: 'a.pdf', size: 26 * 1024 * 1024 }, writer));
    expect(tooLarge.status).toBe(413);
    expect(envelope(tooLarge).code).toBe('too_large');
    for (const body of ['', '{', '[]', 'null', '{"__proto__":{"admin":true}}', '{"email":{"a":1}}', '"text"']) {
      const answer = await ask('/api/authentication/login/', {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json' },
      });
      expect(answer.status, body).toBe(400);
      expect(envelope(answer).code).toBe('invalid_input');
      expect(answer.body).not.toMatch(/\bat \S+:\d+/);
    }
  });

  it('case 4: says the same of an unknown user and of a wrong password', async () => {
    const wrong = await ask(
      '/api/authentication/login/',
      json('POST', { email: 'nobody@example.com', password: 'Wrong-horse-1' }),
    );
    const demo = await ask(
      '/api/authentication/login/',
      json('POST', { email: 'demo@dramaturg.local', password: 'Wrong-horse-1' }),
    );
    expect(wrong).toEqual(demo);
    expect(wrong.status).toBe(401);
  });

  it('rotates refresh tokens and refuses them after logging out', async () => {
    const visitor = await becomeCustomer(url);
    const next = await visitor.call('refreshToken', { body: { refresh: visitor.refresh } });
    expect(next.refresh).not.toBe(visitor.refresh);
    await visitor.call('logOut', { body: { refresh: next.refresh } });
    const answer = await ask('/api/authentication/token/refresh/', json('POST', { refresh: next.refresh }));
    expect(answer.status).toBe(401);
    expect(envelope(answer).code).toBe('token_not_valid');
  });

  it('removes an account with everything in it, and says what was removed', async () => {
    const leaver = await becomeCustomer(url, 'basic');
    await leaver.upload(notAPdf, 'page.pdf');
    const { removed } = await leaver.prove('deleteAccount');
    expect(removed.scripts).toBe(1);
    const answer = await ask('/api/authentication/token/refresh/', json('POST', { refresh: leaver.refresh }));
    expect(answer.status).toBe(401);
  });
});

describe('the front door', () => {
  it('serves the site on every path of the browser, with the security headers, and never for /api', async () => {
    const response = await fetch(`${url}/dashboard/anything`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/text\/html/);
    expect(response.headers.get('content-security-policy')).toMatch(/default-src 'self'|default-src 'none'/);
    expect(response.headers.get('content-security-policy')).not.toMatch(/unsafe-(inline|eval)/);
    expect((await ask('/assets/missing.js')).status).not.toBe(200);
  });

  it('serves the site as it is built for production, though a test has started the build', async () => {
    const page = await (await fetch(`${url}/scripts`)).text();
    // A user's screen is asked for by name once its heading is painted.
    const scripts = new Set([...page.matchAll(/assets\/[\w.-]+\.js/g)].map(([name]) => name));
    expect(scripts.size).toBeGreaterThan(0);
    for (const script of scripts)
      expect(await (await fetch(`${url}/${script}`)).text()).not.toContain('react.dev/link/react-devtools');
  });

  it('keeps the local helpers to this machine', async () => {
    const inbox = await fetch(`${url}/__local/inbox?to=nobody@example.com`);
    expect(await inbox.json()).toEqual([]);
  });
});
