/** What every route does with whatever comes in. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readIdempotencyKey, readRaw, redirectRoute, route, userRoute } from '../../lambdas/http.ts';
import { AppError, errorBody, errorStatus, sentences } from '../../lib/contract/errors.ts';
import { inactivePayment } from '../../lib/contract/payment-status.ts';
import { polledRoutes } from '../../lib/contract/polled-routes.ts';
import { routeNames, routes } from '../../lib/contract/routes.ts';
import fc from '../fixed-chance.ts';
import { type EventParts, gatewayEvent, jsonOf } from './gateway-event.ts';
import { type LogLines, watchLog } from './log-lines.ts';

let log: LogLines;
beforeEach(() => {
  log = watchLog();
});
afterEach(() => log.restore());
const logged = (): string => log.text();

const done = { success: true, message: 'Done.' } as const;
const consult = { question: 'Act two?', preferred_times: 'Monday' };

describe('a call that is right', () => {
  it('reaches the use-case with parsed input and the identity of the verified token', async () => {
    const run = vi.fn(() => done);
    const handler = userRoute('requestConsultation', run);
    const claims = { sub: 'anna', username: 'anna-pool', origin_jti: 'o', session_epoch: 'e' };
    const answer = await handler(gatewayEvent({ body: JSON.stringify(consult), claims }));
    expect(answer.statusCode).toBe(201);
    expect(jsonOf(answer)).toEqual(done);
    expect(run).toHaveBeenCalledWith(
      { userId: 'anna', poolUsername: 'anna-pool', session: { sessionId: 'o', epoch: 'e' }, proof: undefined },
      expect.objectContaining({ body: consult }),
    );
  });

  it('case 38: is answered as JSON that nobody may keep', async () => {
    const answer = await route('logOut', () => done)(gatewayEvent({ body: '{"refresh":"r"}' }));
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
  });

  it('may come base64-encoded, with any case of header names', async () => {
    const body = Buffer.from('{"refresh":"₹"}').toString('base64');
    const run = vi.fn(() => done);
    await route('logOut', run)(gatewayEvent({ body, isBase64Encoded: true, headers: { 'X-Trace': 't' } }));
    expect(run).toHaveBeenCalledWith(expect.objectContaining({ body: { refresh: '₹' }, headers: { 'x-trace': 't' } }));
  });

  it('case 37: passes only what the schema names: no other key, no prototype', async () => {
    const run = vi.fn((_input: { body: unknown }) => done);
    const body = '{"refresh":"r","is_admin":true,"plan_id":4,"__proto__":{"polluted":1},"constructor":{"x":1}}';
    await route('logOut', run)(gatewayEvent({ body }));
    expect(run.mock.calls[0]?.[0].body).toEqual({ refresh: 'r' });
    expect('polluted' in {}).toBe(false);
  });

  it('sends a browser on without a body', async () => {
    const answer = await redirectRoute('paymentReturn', async () => 'https://site/landing')(gatewayEvent());
    expect(answer).toMatchObject({ statusCode: 303, body: '', headers: { location: 'https://site/landing' } });
  });

  it('hands a raw body over byte by byte', async () => {
    const raw = '{ "a" :\n "₹" }';
    const run = vi.fn((_input: { body: Buffer }) => ({ received: true as const }));
    const handler = route('paymentWebhook', run, readRaw);
    await handler(gatewayEvent({ body: raw }));
    await handler(gatewayEvent({ body: Buffer.from(raw).toString('base64'), isBase64Encoded: true }));
    expect(run.mock.calls.map(([input]) => input.body.toString('utf8'))).toEqual([raw, raw]);
  });
});

describe('a call that is wrong', () => {
  const initiate = userRoute('initiatePayment', () => {
    throw new AppError('price_changed', 'Changed.');
  });
  const bad: readonly [string, EventParts, string][] = [
    ['no body', { body: null }, 'not valid JSON'],
    ['broken JSON', { body: '{"plan_id":' }, 'not valid JSON'],
    ['a JSON value that is no object', { body: '[1]' }, '"body" as an object'],
    ['null', { body: 'null' }, '"body" as an object'],
    ['a missing field', { body: '{"plan_id":1}' }, '"amount" as a number'],
    ['a wrong type', { body: '{"plan_id":"1","amount":1}' }, '"plan_id" as a number'],
    ['a fraction', { body: '{"plan_id":1.5,"amount":1}' }, '"plan_id" as a whole number'],
    ['a value out of the list', { body: '{"plan_id":1,"amount":1,"currency":"EUR"}' }, 'one of: INR, USD'],
    ['an overflowing number', { body: '{"plan_id":1e400,"amount":1}' }, '"plan_id"'],
  ];
  it.each(bad)('%s is a 400 that names the field and what to do', async (_what, parts, text) => {
    const answer = await initiate(gatewayEvent(parts));
    expect(answer.statusCode).toBe(400);
    const body = errorBody.parse(jsonOf(answer));
    expect(body.code).toBe('invalid_input');
    expect(body.message).toMatch(/^Please /);
    expect(body.message).toContain(text);
    expect(body.error).toBe(body.message);
  });

  it("the contract's own sentences are used where there are some", async () => {
    const signUp = route('signUp', () => ({ success: true, message: '' }));
    const answer = await signUp(gatewayEvent({ body: '{"email":"no","username":" ","password":"x"}' }));
    expect(errorBody.parse(jsonOf(answer)).message).toBe('Please enter a valid email address.');
  });

  it('what was sent is never echoed', async () => {
    const login = route('login', () => {
      throw new AppError('invalid_credentials', sentences.wrongCredentials);
    });
    const answer = await login(gatewayEvent({ body: '{"email":"<script>","password":"hunter2-hunter2"}' }));
    expect(answer.body + logged()).not.toMatch(/<script>|hunter2/);
  });

  it('case 36: nesting a hundred thousand deep is refused', async () => {
    const answer = await initiate(gatewayEvent({ body: '['.repeat(60_000) + ']'.repeat(60_000) }));
    expect(answer.statusCode).toBe(400);
  });

  it('case 36: six megabytes of JSON are refused as too large', async () => {
    const answer = await initiate(gatewayEvent({ body: JSON.stringify({ plan_id: 'x'.repeat(6 * 1024 * 1024) }) }));
    expect(answer.statusCode).toBe(413);
    expect(errorBody.parse(jsonOf(answer)).code).toBe('too_large');
  });

  it('half a surrogate pair arrives as the replacement character', async () => {
    const run = vi.fn((_input: { body: { refresh: string } }) => done);
    await route('logOut', run)(gatewayEvent({ body: '{"refresh":"a\\ud800b"}' }));
    expect(run.mock.calls[0]?.[0].body.refresh).toBe('a\ufffdb');
  });

  it('without verified claims a user route answers 401 token_not_valid before it looks at anything else', async () => {
    const run = vi.fn(() => done);
    const answer = await userRoute('requestConsultation', run)(gatewayEvent({ claims: null, body: 'nonsense' }));
    expect(answer.statusCode).toBe(401);
    expect(jsonOf(answer)).toEqual({
      error: sentences.tokenMissing,
      message: sentences.tokenMissing,
      code: 'token_not_valid',
    });
    expect(run).not.toHaveBeenCalled();
  });

  it('a path that cannot exist is a 404, like one that does not', async () => {
    const handler = userRoute('getScript', () => {
      throw new AppError('not_found', 'x');
    });
    expect((await handler(gatewayEvent({ path: { id: 'x'.repeat(65) } }))).statusCode).toBe(404);
    expect((await handler(gatewayEvent({ path: null }))).statusCode).toBe(404);
  });
});

describe('a failure', () => {
  it.each(Object.entries(errorStatus))('%s answers %i in the envelope', async (code, status) => {
    const handler = route('logOut', () => {
      throw new AppError(code as keyof typeof errorStatus, 'A sentence.');
    });
    const answer = await handler(gatewayEvent({ body: '{"refresh":"r"}' }));
    expect(answer.statusCode).toBe(status);
    expect(jsonOf(answer)).toEqual({ error: 'A sentence.', message: 'A sentence.', code });
  });

  it('case 38: that nobody foresaw is a 500 with a fixed sentence; place and name go to the log, its message nowhere', async () => {
    const handler = route('logOut', () => {
      throw new TypeError('secret INT. KITCHEN - DAY', { cause: new Error('deeper secret') });
    });
    const answer = await handler(gatewayEvent({ body: '{"refresh":"r"}' }));
    expect(answer.statusCode).toBe(500);
    expect(jsonOf(answer)).toEqual({ error: sentences.internal, message: sentences.internal, code: 'internal' });
    expect(logged()).toContain('TypeError');
    expect(logged()).toContain('http.test.ts');
    expect(answer.body + logged()).not.toMatch(/secret/);
  });

  it('of the output schema is a 500, not a wrong answer', async () => {
    const wrong: { success: true; message: string } = JSON.parse('{"success":"yes"}');
    const answer = await route('logOut', () => wrong)(gatewayEvent({ body: '{"refresh":"r"}' }));
    expect(answer.statusCode).toBe(500);
  });

  it('case 4: by too many attempts says when to come back', async () => {
    const handler = route('logOut', () => {
      throw new AppError('too_many_attempts', sentences.tooManyAttempts);
    });
    const answer = await handler(gatewayEvent({ body: '{"refresh":"r"}' }));
    expect(answer).toMatchObject({ statusCode: 429, headers: { 'retry-after': '60' } });
  });
});

describe('the three kinds of route', () => {
  it('refuse a route that was declared otherwise', () => {
    expect(() => route('listPlans', () => Promise.reject(new Error('never')))).toThrow(/listPlans/);
    expect(() => userRoute('login', () => Promise.reject(new Error('never')))).toThrow(/login/);
    expect(() => redirectRoute('login', async () => '')).toThrow(/login/);
  });

  it('log one line a call: route, status, duration, code', async () => {
    await route('logOut', () => done)(gatewayEvent({ body: '{"refresh":"very-secret-token"}' }));
    expect(JSON.parse(logged())).toMatchObject({ event: 'request', route: 'logOut', status: 200 });
    expect(logged()).not.toContain('very-secret-token');
  });
});

describe('whatever is thrown at them', () => {
  const refuse = () => {
    throw new AppError('not_found', 'Nothing.');
  };
  const handlers = routeNames.map((name) => {
    if (routes[name].reply === 'redirect') return redirectRoute(name, async () => 'https://site/landing');
    return routes[name].auth === 'user' ? userRoute(name, refuse) : route(name, refuse);
  });
  const text = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.json(), fc.constant('{"__proto__":[]}'));
  const record = fc.option(fc.dictionary(fc.constantFrom('id', 'n', 'script_id', 'session_id', '__proto__'), text));

  it('case 36: no route answers 500, and every error is in the envelope', async () => {
    const call = fc.record({
      body: fc.option(text),
      path: record,
      query: record,
      isBase64Encoded: fc.boolean(),
      headers: fc.dictionary(fc.constantFrom('content-type', 'Content-Type', 'x'), text),
    });
    await fc.assert(
      fc.asyncProperty(call, fc.nat(handlers.length - 1), async (parts, index) => {
        const answer = await handlers[index]?.(gatewayEvent(parts));
        expect(answer?.statusCode).toBeLessThan(500);
        if (answer && answer.statusCode >= 400) errorBody.parse(jsonOf(answer));
      }),
      { numRuns: 1500 },
    );
  });
});

describe('a route that is asked again and again', () => {
  const list = userRoute('paymentStatus', () => ({ payment_status: inactivePayment }));
  const asked = (tag?: string) => gatewayEvent({ headers: tag === undefined ? {} : { 'If-None-Match': tag } });

  it('marks its answer, and leaves the body out for who has it', async () => {
    const first = await list(asked());
    const etag = String(first.headers?.etag);
    expect(etag).toMatch(/^"[\w-]{27}"$/);
    for (const tag of [etag, `W/${etag}`, `"older", W/${etag}`])
      expect(await list(asked(tag))).toMatchObject({ statusCode: 304, body: '', headers: { etag } });
    expect(await list(asked('"other"'))).toMatchObject({ statusCode: 200, body: first.body });
  });

  it('answers anew what has changed', async () => {
    const first = await userRoute('paymentStatus', () => ({ payment_status: inactivePayment }))(asked());
    const changed = { ...inactivePayment, has_active_payment: true };
    const second = await userRoute('paymentStatus', () => ({ payment_status: changed }))(
      asked(String(first.headers?.etag)),
    );
    expect(second.statusCode).toBe(200);
    expect(jsonOf(second)).toMatchObject({ payment_status: { has_active_payment: true } });
  });

  it('marks no failure, and no other route its answers', async () => {
    const failing = userRoute('paymentStatus', () => {
      throw new AppError('not_found', sentences.notFound);
    });
    expect((await failing(asked('"x"'))).headers).not.toHaveProperty('etag');
    const other = await userRoute('requestConsultation', () => done)(gatewayEvent({ body: JSON.stringify(consult) }));
    expect(other.headers).not.toHaveProperty('etag');
  });

  it('is one of those that only read', () => {
    for (const name of polledRoutes) expect(routes[name]).toMatchObject({ method: 'GET', auth: 'user', reply: 'json' });
  });
});

describe('a client’s own key of a call', () => {
  const read = (key?: string) => readIdempotencyKey(key === undefined ? {} : { 'idempotency-key': key });
  it.each(['12345678', 'x'.repeat(128), '!a~b!a~b', undefined])('may be %s', (key) => expect(read(key)).toBe(key));
  it.each(['1234567', 'x'.repeat(129), 'eight letters', 'ééééééééé', ' 12345678', '12345678 ', '12345678\n', ''])(
    'is refused: %j',
    (key) => expect(() => read(key)).toThrow('8 to 128 visible ASCII characters'),
  );
});
