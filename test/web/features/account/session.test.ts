/** The session and its cookies: restored, opened, renewed, ended. */
import { describe, expect, it, vi } from 'vitest';
import { inactivePayment } from '../../../../lib/contract/payment-status.ts';
import { createCookieJar } from '../../../../web/src/features/account/session-cookies.ts';
import {
  fakeServer,
  makeStores,
  paidFor,
  refusal,
  sampleScript,
  startOfTime,
  tokenWith,
} from '../../fixtures/fake-site.tsx';

const user = { username: 'Noor', email: 'noor@example.com', profile_image: null };
const loginAnswer = { access: tokenWith(), refresh: 'refresh-1', user, payment_status: inactivePayment };

describe('the session cookies', () => {
  const written = (secure: boolean): string => {
    const doc = { cookie: '' };
    createCookieJar(doc, secure).write('user', '{"a":"é;"}');
    return doc.cookie;
  };
  it('live 7 days on path / with SameSite=Strict, and are Secure on https only', () => {
    expect(written(false)).toBe('user=%7B%22a%22%3A%22%C3%A9%3B%22%7D; max-age=604800; path=/; SameSite=Strict');
    expect(written(true)).toMatch(/; Secure$/);
  });
  it('give back what was put in', () => {
    const jar = createCookieJar(document, false);
    jar.write('user', JSON.stringify(user));
    expect(JSON.parse(jar.read('user') ?? '')).toEqual(user);
    expect(jar.read('token')).toBeNull();
  });
});

describe('the start of a session', () => {
  it('restores user, tokens and payment status from the cookies', () => {
    const { stores } = makeStores({ payment: paidFor('advanced') });
    expect(stores.session.getState()).toMatchObject({
      user: { username: 'Noor' },
      refreshToken: 'refresh-1',
      paymentStatus: { has_active_payment: true, plan: { name: 'advanced' } },
    });
  });

  it('takes the plan from the token when there is no payment cookie, with the current time, and writes it down', () => {
    const jar = createCookieJar(document, false);
    jar.write('token', tokenWith({ plan_id: '2', plan_name: 'INTERMEDIATE' }));
    const { stores, cookies } = makeStores({});
    const status = stores.session.getState().paymentStatus;
    expect(status).toMatchObject({
      has_active_payment: true,
      payment_date: new Date(startOfTime).toISOString(),
      plan: { id: 2, name: 'intermediate', type: 'intermediate' },
    });
    expect(JSON.parse(cookies.read('paymentStatus') ?? '')).toEqual(status);
  });

  it('takes no plan from a token that carries only half of one', () => {
    createCookieJar(document, false).write('token', tokenWith({ plan_id: 2 }));
    expect(makeStores({}).stores.session.getState().paymentStatus).toEqual(inactivePayment);
  });

  it('logs and resets a payment cookie that can not be read, then asks the server', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const jar = createCookieJar(document, false);
    jar.write('token', tokenWith());
    jar.write('paymentStatus', '{broken');
    const { stores, cookies } = makeStores({
      answers: { paymentStatus: () => ({ payment_status: paidFor('basic') }) },
    });
    expect(stores.session.getState().paymentStatus).toEqual(inactivePayment);
    expect(JSON.parse(cookies.read('paymentStatus') ?? '')).toEqual(inactivePayment);
    expect(log).toHaveBeenCalledWith("The cookie 'paymentStatus' could not be read and was reset.");
    await vi.waitFor(() => expect(stores.session.getState().paymentStatus.plan?.name).toBe('basic'));
    log.mockRestore();
  });

  it('learns from the server of a payment whose return was interrupted', async () => {
    const { stores, cookies, calls } = makeStores({
      payment: inactivePayment,
      answers: { paymentStatus: () => ({ payment_status: paidFor('advanced') }) },
    });
    await vi.waitFor(() => expect(stores.session.getState().paymentStatus.plan?.name).toBe('advanced'));
    expect(JSON.parse(cookies.read('paymentStatus') ?? '').has_active_payment).toBe(true);
    expect(calls.map(({ route }) => route)).toEqual(['paymentStatus']);
  });

  it('asks nothing for a guest, nor for somebody whose plan is known', async () => {
    for (const payment of [null, paidFor('basic')]) {
      const { stores, calls } = makeStores({ payment });
      await stores.api('listPlans');
      expect(calls.map(({ route }) => route)).toEqual(['listPlans']);
    }
  });

  it('does not take back a payment that was verified while the answer was on its way', async () => {
    const { promise: answer, resolve } = Promise.withResolvers<unknown>();
    const { stores } = makeStores({ payment: inactivePayment, answers: { paymentStatus: () => answer } });
    const asked = stores.session.getState().refreshPaymentStatus();
    stores.session.getState().replacePaymentStatus(paidFor('basic'));
    resolve({ payment_status: inactivePayment });
    await asked;
    expect(stores.session.getState().paymentStatus.has_active_payment).toBe(true);
  });
});

describe('login', () => {
  it('stores user, tokens and payment status, in the session and in the cookies', async () => {
    const { stores, cookies } = makeStores({
      answers: { login: () => ({ ...loginAnswer, payment_status: paidFor('expert') }) },
    });
    expect(await stores.session.getState().login({ email: 'noor@example.com', password: 'secret-1' })).toBe(true);
    expect(stores.session.getState()).toMatchObject({ token: loginAnswer.access, user, loading: false, error: null });
    expect(cookies.read('refreshToken')).toBe('refresh-1');
    expect(JSON.parse(cookies.read('paymentStatus') ?? '').plan.name).toBe('expert');
  });

  it('takes a plan for an active payment when no payment status comes with it, and nothing for an inactive one', async () => {
    const { payment_status: _, ...bare } = loginAnswer;
    const withPlan = makeStores({ answers: { login: () => ({ ...bare, plan: { id: 3, name: 'ADVANCED' } }) } });
    await withPlan.stores.session.getState().login({ email: 'a@b.co', password: 'x' });
    expect(withPlan.stores.session.getState().paymentStatus).toMatchObject({
      has_active_payment: true,
      payment_date: new Date(startOfTime).toISOString(),
      plan: { id: 3, name: 'advanced', type: 'advanced', is_active: true },
    });
    const without = makeStores({ answers: { login: () => bare } });
    await without.stores.session.getState().login({ email: 'a@b.co', password: 'x' });
    expect(without.stores.session.getState().paymentStatus).toEqual(inactivePayment);
  });

  it('keeps the server’s sentence, and has one of its own when there is none', async () => {
    const wrong = makeStores({
      answers: { login: () => refusal(401, 'invalid_credentials', 'The email or the password is not right.') },
    });
    expect(await wrong.stores.session.getState().login({ email: 'a@b.co', password: 'x' })).toBe(false);
    expect(wrong.stores.session.getState()).toMatchObject({
      error: 'The email or the password is not right.',
      token: null,
    });
    const silent = makeStores({ answers: { login: () => new Response('', { status: 502 }) } });
    await silent.stores.session.getState().login({ email: 'a@b.co', password: 'x' });
    expect(silent.stores.session.getState().error).toBe('Login failed. Please try again.');
  });

  it('opens the dashboard for a user whose script the server knows', async () => {
    const { stores } = makeStores({
      answers: { login: () => loginAnswer, listScripts: () => ({ scripts: [sampleScript] }) },
    });
    await stores.session.getState().login({ email: 'a@b.co', password: 'x' });
    expect(stores.upload.getState().fileUploaded).toBe(true);
    expect(localStorage.getItem('fileUploaded')).toBe('true');
  });
});

describe('the payment status', () => {
  it('is replaced in the session and in its cookie', () => {
    const { stores, cookies } = makeStores({ payment: inactivePayment });
    stores.session.getState().replacePaymentStatus(paidFor('expert'));
    expect(stores.session.getState().paymentStatus.plan?.name).toBe('expert');
    expect(JSON.parse(cookies.read('paymentStatus') ?? '')).toEqual(paidFor('expert'));
  });
});

describe('renewal', () => {
  const renewed = { access: tokenWith({ jti: 'second' }), refresh: 'refresh-2' };

  it('asks once for any number of calls that come at the same time, and stores the rotated token', async () => {
    const { stores, cookies, calls } = makeStores({
      payment: paidFor('basic'),
      answers: {
        refreshToken: () => renewed,
        listPlans: ({ token }) =>
          token === renewed.access ? undefined : refusal(401, 'token_not_valid', 'token_not_valid'),
      },
    });
    await Promise.allSettled([stores.api('listPlans'), stores.api('listPlans'), stores.api('listPlans')]);
    expect(calls.filter(({ route }) => route === 'refreshToken')).toHaveLength(1);
    expect(cookies.read('token')).toBe(renewed.access);
    expect(cookies.read('refreshToken')).toBe('refresh-2');
  });

  it('case 40: takes the token that another tab has renewed meanwhile instead of using a spent one', async () => {
    const { stores, cookies, calls } = makeStores({ payment: paidFor('basic') });
    cookies.write('token', renewed.access);
    cookies.write('refreshToken', 'refresh-2');
    expect(await stores.session.getState().renew()).toBe(renewed.access);
    expect(stores.session.getState().refreshToken).toBe('refresh-2');
    expect(calls).toEqual([]);
  });

  it('sets the plan that a renewed token carries', async () => {
    const access = tokenWith({ plan_id: 3, plan_name: 'advanced' });
    const { stores } = makeStores({
      payment: inactivePayment,
      answers: { refreshToken: () => ({ access, refresh: 'refresh-2' }) },
    });
    await stores.session.getState().renew();
    expect(stores.session.getState().paymentStatus).toMatchObject({ has_active_payment: true, plan: { id: 3 } });
  });

  it('ends the session when it is refused', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { stores, cookies } = makeStores({
      payment: paidFor('basic'),
      answers: { refreshToken: () => refusal(401, 'token_not_valid', 'The session is over. (token_not_valid)') },
    });
    expect(await stores.session.getState().renew()).toBeNull();
    expect(stores.session.getState()).toMatchObject({ token: null, user: null, ended: 'expired' });
    expect(stores.session.getState().error).toBe('The session is over. (token_not_valid)');
    expect(cookies.read('token')).toBeNull();
    log.mockRestore();
  });

  it('only logs a refusal on the dashboard: what is shown stays', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { stores } = makeStores({
      payment: paidFor('basic'),
      answers: {
        refreshToken: () => refusal(401, 'token_not_valid', 'The session is over. (token_not_valid)'),
        listAnswers: () => [],
      },
      around: { path: () => '/dashboard/tonality-test' },
    });
    await stores.answers.getState().load(null);
    expect(await stores.session.getState().renew()).toBeNull();
    expect(stores.session.getState()).toMatchObject({ lapsed: true, user: { username: 'Noor' } });
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
  });

  it('ends the session on a dashboard that has nothing to show yet: an error would be all there is', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { stores } = makeStores({
      payment: paidFor('basic'),
      answers: { refreshToken: () => refusal(401, 'token_not_valid', 'The session is over. (token_not_valid)') },
      around: { path: () => '/dashboard/tonality-test' },
    });
    expect(await stores.session.getState().renew()).toBeNull();
    expect(stores.session.getState()).toMatchObject({ token: null, lapsed: false, ended: 'expired' });
    log.mockRestore();
  });

  it('keeps the session when the server could not be reached', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { stores } = makeStores({
      payment: paidFor('basic'),
      answers: {
        refreshToken: () => {
          throw new TypeError('Failed to fetch');
        },
      },
    });
    expect(await stores.session.getState().renew()).toBeNull();
    expect(stores.session.getState()).toMatchObject({ refreshToken: 'refresh-1', error: 'Failed to fetch' });
    log.mockRestore();
  });
});

describe('logout', () => {
  it('tells the server, clears every cookie and every storage key but the two remembered ones', async () => {
    const { stores, calls } = makeStores({
      payment: paidFor('basic'),
      uploaded: true,
      answers: { logOut: () => ({ success: true, message: 'Bye.' }) },
    });
    localStorage.setItem('rememberedEmail', 'noor@example.com');
    localStorage.setItem('rememberedPassword', 'sealed');
    localStorage.setItem('selectedPlan', '{}');
    stores.session.getState().logOut();
    expect(document.cookie).toBe('');
    expect(Object.keys(localStorage).sort()).toEqual(['rememberedEmail', 'rememberedPassword']);
    expect(stores.session.getState()).toMatchObject({ token: null, user: null, paymentStatus: inactivePayment });
    expect(stores.upload.getState().fileUploaded).toBe(false);
    await vi.waitFor(() =>
      expect(calls.map(({ route, body }) => [route, body])).toEqual([['logOut', { refresh: 'refresh-1' }]]),
    );
  });

  it('is not undone by a renewal that was on its way', async () => {
    const { promise: answer, resolve } = Promise.withResolvers<unknown>();
    const { stores } = makeStores({
      payment: paidFor('basic'),
      answers: { refreshToken: () => answer, logOut: () => ({ success: true, message: 'Bye.' }) },
    });
    const renewal = stores.session.getState().renew();
    stores.session.getState().logOut();
    resolve({ access: tokenWith(), refresh: 'refresh-2' });
    expect(await renewal).toBeNull();
    expect(stores.session.getState().token).toBeNull();
    expect(document.cookie).toBe('');
  });

  it.each([
    ['answered', () => ({ access: tokenWith({ jti: 'of the first' }), refresh: 'refresh-of-the-first' })],
    ['refused', () => refusal(401, 'token_not_valid', 'The session is over. (token_not_valid)')],
  ])('leaves the next user alone when a renewal of the last one is %s late', async (_, answerOf) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { promise: answer, resolve } = Promise.withResolvers<unknown>();
    const { stores, cookies } = makeStores({
      payment: paidFor('basic'),
      answers: {
        refreshToken: () => answer,
        logOut: () => ({ success: true, message: 'Bye.' }),
        login: () => loginAnswer,
      },
    });
    const renewal = stores.session.getState().renew();
    stores.session.getState().logOut();
    await stores.session.getState().login({ email: 'next@example.com', password: 'secret-1' });
    resolve(answerOf());
    expect(await renewal).toBeNull();
    expect(stores.session.getState()).toMatchObject({ token: loginAnswer.access, ended: null, error: null });
    expect(cookies.read('token')).toBe(loginAnswer.access);
    expect(cookies.read('refreshToken')).toBe('refresh-1');
    log.mockRestore();
  });
});

describe('a window that slept while somebody else logged in beside it', () => {
  it('wakes up as theirs, with nothing of the other user in it', async () => {
    const mira = { username: 'Mira', email: 'mira@example.com', profile_image: null };
    const held = {
      user,
      created_at: null,
      payment_status: paidFor('basic'),
      receipts: [],
      second_factor: { on: false, recovery_codes_left: 0 },
    };
    const { stores, cookies } = makeStores({
      payment: paidFor('basic'),
      uploaded: true,
      answers: {
        listScripts: ({ token }) => ({ scripts: token === tokenWith() ? [sampleScript] : [] }),
        getAccount: ({ token }) => (token === tokenWith() ? held : { ...held, user: mira }),
      },
    });
    await stores.library.getState().load();
    await stores.account.getState().load();
    expect(stores.upload.getState().data?.script_id).toBe(sampleScript.script_id);

    cookies.write('token', tokenWith({ sub: 'user-2' }));
    cookies.write('user', JSON.stringify(mira));
    stores.session.getState().followCookies();
    expect(stores.account.getState().account).toBeNull();
    await vi.waitFor(() => expect(stores.account.getState().account?.user).toEqual(mira));
    expect(stores.library.getState().scripts).toEqual([]);
    expect(stores.upload.getState()).toMatchObject({ data: null, fileUploaded: false });
    expect(localStorage.getItem('uploadData')).toBeNull();
  });
});

it('logs no password, token or body in any of this', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const server = fakeServer({});
  const { stores } = makeStores({ payment: paidFor('basic'), around: { fetch: server.fetch } });
  await stores.session.getState().login({ email: 'a@b.co', password: 'very-secret-9' });
  await stores.session.getState().renew();
  expect(JSON.stringify(log.mock.calls)).not.toMatch(/very-secret-9|refresh-1/);
  log.mockRestore();
});
