/** Signing up, logging in, sessions and the end of an account. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Letter } from '../../../lambdas/adapters/mail.ts';
import { admitSignUp } from '../../../lambdas/use-cases/admit-sign-up.ts';
import { changePassword } from '../../../lambdas/use-cases/change-password.ts';
import { createUpload } from '../../../lambdas/use-cases/create-upload.ts';
import { deleteAccount } from '../../../lambdas/use-cases/delete-account.ts';
import { exportAccount } from '../../../lambdas/use-cases/export-account.ts';
import { exportScript } from '../../../lambdas/use-cases/export-script.ts';
import { getPaymentStatus } from '../../../lambdas/use-cases/get-payment-status.ts';
import { initiatePayment } from '../../../lambdas/use-cases/initiate-payment.ts';
import { logIn } from '../../../lambdas/use-cases/log-in.ts';
import { logOut } from '../../../lambdas/use-cases/log-out.ts';
import { proveOwner } from '../../../lambdas/use-cases/prove-owner.ts';
import { refreshToken } from '../../../lambdas/use-cases/refresh-token.ts';
import { requestConsultation } from '../../../lambdas/use-cases/request-consultation.ts';
import { requireOwner } from '../../../lambdas/use-cases/require-owner.ts';
import { requireSession } from '../../../lambdas/use-cases/require-session.ts';
import { resetPassword } from '../../../lambdas/use-cases/reset-password.ts';
import { settleOrder } from '../../../lambdas/use-cases/settle-payment.ts';
import { shapeToken } from '../../../lambdas/use-cases/shape-token.ts';
import { signOutEverywhere } from '../../../lambdas/use-cases/sign-out-everywhere.ts';
import { signUp } from '../../../lambdas/use-cases/sign-up.ts';
import { AppError } from '../../../lib/contract/errors.ts';
import { inactivePayment } from '../../../lib/contract/payment-status.ts';
import { routes } from '../../../lib/contract/routes.ts';
import { grantPlan, makeWorld, type World } from '../world.ts';

let world: World;
beforeEach(() => {
  world = makeWorld();
});

describe('signing up', () => {
  it('takes an email in any case, and does not log in', async () => {
    const asked = vi.spyOn(world.identity, 'signUp');
    const answer = await signUp(world, { email: 'Anna@Example.COM', username: 'Anna', password: 'a-long-phrase' });
    expect(asked).toHaveBeenCalledWith({ email: 'anna@example.com', username: 'Anna', password: 'a-long-phrase' });
    expect(Object.keys(answer)).toEqual(['success', 'message']);
  });
});

describe('a new password', () => {
  const owner = { userId: 'anna', poolUsername: 'anna-pool', session: { sessionId: 'session', epoch: null } };
  const commonest = ['password', '12345678', 'PASSWORD1', 'Iloveyou', 'qwertyuiop'];
  const short = ['', 'seven77', '🙂🙂🙂🙂🙂🙂🙂'];
  const weak = [...commonest, ...short];
  const enough = ['a-long-phrase', 'Dramaturg-demo-1', 'पासवर्ड-लंबा', '🙂🙂🙂🙂🙂🙂🙂🙂'];

  it.each(weak)(
    'that is %j is refused at sign-up, change and reset alike, before the pool hears of it',
    async (password) => {
      const asked = vi.spyOn(world.identity, 'signUp');
      const refused = { code: 'weak_password' };
      const email = 'anna@example.com';
      await expect(signUp(world, { email, username: 'Anna', password })).rejects.toMatchObject(refused);
      const change = { ...owner, current_password: 'old-password', new_password: password };
      await expect(changePassword(world, change)).rejects.toMatchObject(refused);
      const reset = { email, code: '123456', new_password: password };
      await expect(resetPassword(world, reset)).rejects.toMatchObject(refused);
      expect(asked).not.toHaveBeenCalled();
      expect(world.identity.resets).toEqual([]);
      expect(world.identity.passwords).toEqual([]);
    },
  );

  it.each(enough)('that is %j is taken', async (password) => {
    const reset = { email: 'Anna@example.com', code: '123456', new_password: password };
    await resetPassword(world, reset);
    expect(world.identity.resets).toEqual([{ email: 'anna@example.com', code: '123456', newPassword: password }]);
  });
});

describe('the password given again', () => {
  const owner = { userId: 'anna', poolUsername: 'anna-pool', session: { sessionId: 'session', epoch: null } };
  it('is answered with a proof for its user that is good for five minutes, and its session is ended', async () => {
    const revoked = vi.spyOn(world.identity, 'revoke');
    const { proof, expires_at } = await proveOwner(world, { ...owner, password: 'right' });
    expect(revoked).toHaveBeenCalledExactlyOnceWith('r');
    expect(expires_at).toBe('2026-11-21T10:05:00.000Z');
    const asked = (userId: string) => requireOwner(world, { ...owner, userId, proof });
    await asked('anna');
    await expect(asked('ben')).rejects.toMatchObject({ code: 'password_required' });
    world.passMinutes(5);
    await expect(asked('anna')).rejects.toMatchObject({ code: 'password_required' });
  });

  it('and wrong is wrong_password; of a session that was ended it is not looked at', async () => {
    const logIn = () => Promise.reject(new AppError('invalid_credentials', 'Wrong.'));
    const identity = { ...world.identity, logIn };
    const input = { ...owner, password: 'wrong' };
    await expect(proveOwner({ ...world, identity }, input)).rejects.toMatchObject({ code: 'wrong_password' });
    await world.sessions.endAll('anna');
    await expect(proveOwner({ ...world, identity }, input)).rejects.toMatchObject({ code: 'token_not_valid' });
  });

  it('is what a deletion and an export want', async () => {
    const wanted = { code: 'password_required' };
    const without = { ...owner, proof: undefined };
    await expect(deleteAccount(world, without)).rejects.toMatchObject(wanted);
    expect(world.identity.deleted).toEqual([]);
    await expect(exportAccount(world, without)).rejects.toMatchObject(wanted);
    await expect(exportScript(world, { ...without, scriptId: 'x' })).rejects.toMatchObject(wanted);
  });
});

describe('a sign-up that the pool asks about', () => {
  it('is let in when it comes through the service, and refused when it comes by the site’s public client', async () => {
    await admitSignUp(world, { userPoolId: 'pool', clientId: 'server' });
    await expect(admitSignUp(world, { userPoolId: 'pool', clientId: 'site' })).rejects.toThrow('Please sign up');
  });
});

describe('logging in', () => {
  it('without a plan answers an inactive payment status and no plan', async () => {
    const answer = await logIn(world, { email: 'anna@example.com', password: 'p', address: '203.0.113.7' });
    expect(answer).toEqual({
      access: 'a',
      refresh: 'r',
      user: { username: 'Anna', email: 'anna@example.com', profile_image: null },
      payment_status: inactivePayment,
    });
    expect(routes.login.output.safeParse(answer).success).toBe(true);
  });

  it('leaves a trail: who came in or what was refused, and from where; no email', async () => {
    const lines: unknown[] = [];
    const logger = { info: (event: string, fields?: unknown) => void lines.push([event, fields]) };
    const input = { email: 'anna@example.com', password: 'p', address: '203.0.113.7' };
    await logIn({ ...world, logger }, input);
    const refused = () => Promise.reject(new AppError('invalid_credentials', 'Wrong.'));
    const identity = { ...world.identity, logIn: refused };
    await expect(logIn({ ...world, logger, identity }, input)).rejects.toMatchObject({ code: 'invalid_credentials' });
    expect(lines).toEqual([
      ['sign_in', { outcome: 'signed_in', user_id: 'anna', address: '203.0.113.7' }],
      ['sign_in', { outcome: 'invalid_credentials', address: '203.0.113.7' }],
    ]);
  });

  it('with a plan answers it from the entitlement', async () => {
    await grantPlan(world, 'anna', 'expert');
    const answer = await logIn(world, { email: 'ANNA@example.com', password: 'p', address: '203.0.113.7' });
    expect(answer).toMatchObject({
      plan: { id: 4, name: 'expert' },
      payment_status: { has_active_payment: true, status: 'COMPLETED', plan: { type: 'expert', is_active: true } },
    });
    expect(await getPaymentStatus(world, { userId: 'anna' })).toEqual({ payment_status: answer.payment_status });
  });
});

describe('a session', () => {
  it('is refreshed and ended by its refresh token', async () => {
    expect(await refreshToken(world, { refresh: 'old' })).toEqual({ access: 'a', refresh: 'r' });
    const revoked = vi.spyOn(world.identity, 'revoke');
    const session = { userId: 'anna', session: { sessionId: 'session', epoch: null } };
    await requireSession(world, session);
    expect(await logOut(world, { refresh: 'old' })).toMatchObject({ success: true });
    expect(revoked.mock.calls).toEqual([['r'], ['old']]);
    await expect(requireSession(world, session)).rejects.toMatchObject({ code: 'token_not_valid' });
    await requireSession(world, { ...session, session: { sessionId: 'another', epoch: null } });
  });

  it('that had ended already is logged out all the same', async () => {
    const identity = { ...world.identity, whose: async () => null };
    expect(await logOut({ ...world, identity }, { refresh: 'old' })).toMatchObject({ success: true });
  });

  it('carries the plan as string claims, and none without a plan', async () => {
    const claims = async () => (await shapeToken(world, { userId: 'anna', enrols: false })).claimsToAddOrOverride;
    expect(await claims()).toEqual({});
    await grantPlan(world, 'anna', 'advanced');
    expect(await claims()).toEqual({ plan_id: '3', plan_name: 'advanced' });
  });

  it('carries the epoch of the user’s sessions, so that those before a sign-out everywhere are told from those after', async () => {
    await signOutEverywhere(world, { userPoolId: 'pool', poolUsername: 'anna-pool', userId: 'anna' });
    const { claimsToAddOrOverride } = await shapeToken(world, { userId: 'anna', enrols: false });
    const epoch = claimsToAddOrOverride.session_epoch ?? null;
    await requireSession(world, { userId: 'anna', session: { sessionId: 'new', epoch } });
    const old = { userId: 'anna', session: { sessionId: 'old', epoch: null } };
    await expect(requireSession(world, old)).rejects.toMatchObject({ code: 'token_not_valid' });
  });

  it('begins even when the table fails, and the failure is logged', async () => {
    const entitlements = { get: () => Promise.reject(new Error('away')) };
    const sessions = { epoch: () => Promise.reject(new Error('away')) };
    expect(await shapeToken({ ...world, entitlements, sessions }, { userId: 'anna', enrols: false })).toEqual({
      claimsToAddOrOverride: {},
      scopesToAdd: ['dramaturg/site'],
      scopesToSuppress: ['aws.cognito.signin.user.admin'],
    });
    const line = { level: 'error', event: 'token_claims_failed' };
    expect(world.logger.lines).toEqual([line, line]);
  });
});

describe('deleting an account', () => {
  const who = {
    userId: 'anna',
    poolUsername: 'anna-pool',
    session: { sessionId: 'session', epoch: null },
    proof: 'proof',
  };
  const remove = (identity = world.identity) => deleteAccount({ ...world, identity }, who);
  const buy = async (plan_id: number, amount: number) => {
    const { checkout_params } = await initiatePayment(world, { userId: 'anna', poolUsername: 'x', plan_id, amount });
    return checkout_params.order_id;
  };

  it('removes everything of this user and nothing of anybody else, and says what', async () => {
    const paid = await buy(4, 25_000);
    world.provider.pay(paid);
    await settleOrder(world, paid);
    const mine = await world.addScript('anna');
    const theirs = await world.addScript('ben');
    for (const { user_id, script_id } of [mine, theirs]) {
      await world.answers.request(script_id, 1, 'r');
      await world.answers.request(script_id, 2, 'r');
      await world.bucket.write(`uploads/${user_id}/${script_id}.pdf`, 'x', 'application/pdf');
      await world.bucket.write(`screenplays/${user_id}/${script_id}.json`, 'x', 'application/json');
    }
    const ask = { question: 'Act two?', preferred_times: 'Monday' };
    await requestConsultation(world, { userId: 'anna', poolUsername: 'x', ...ask });

    const answer = await remove();
    expect(answer).toEqual({
      success: true,
      message: 'Your account was deleted with 1 script and 2 reports. 1 receipt stays without your name.',
      removed: { scripts: 1, reports: 2, receipts_kept: 1 },
      payments: { checkouts_closed: 0, given_back: 0, in_process: 0 },
    });
    expect(await world.entitlements.get('anna')).toBeNull();
    expect(await world.scripts.list('anna')).toEqual([]);
    expect(world.consultations.all).toEqual([]);
    expect(world.identity.deleted).toEqual(['anna-pool']);
    expect([...world.bucket.objects.keys()]).toEqual([
      `uploads/ben/${theirs.script_id}.pdf`,
      `screenplays/ben/${theirs.script_id}.json`,
    ]);
    expect(await world.answers.list(theirs.script_id)).toHaveLength(2);
    expect(await world.payments.get(paid.slice(3))).toMatchObject({ status: 'paid', user_id: null });
  });

  it('closes an open checkout, says so, and leaves nothing to pay', async () => {
    const open = await buy(1, 1);
    const { message, payments } = await remove();
    expect(world.provider.checkouts.get(open)?.state).toBe('expired');
    expect(message).toContain('The checkout that was open was closed; nothing was charged.');
    expect(payments).toEqual({ checkouts_closed: 1, given_back: 0, in_process: 0 });
  });

  it('gives back what was paid and not noticed yet, and says so', async () => {
    const order = await buy(4, 25_000);
    world.provider.pay(order);
    const { message, removed, payments } = await remove();
    expect(world.provider.checkouts.get(order)?.refunded).toBe(true);
    expect(message).toBe(
      'Your account was deleted with 0 scripts and 0 reports. 1 receipt stays without your name. Given back, as its plan had not begun: ₹25,000.00.',
    );
    expect(removed.receipts_kept).toBe(1);
    expect(payments).toEqual({ checkouts_closed: 0, given_back: 1, in_process: 0 });
    const receipt = { status: 'refunded', refund_reason: 'account_deleted', user_id: null };
    expect(await world.payments.get(order.slice(3))).toMatchObject(receipt);
    expect((await settleOrder(world, order)).settlement).toBe('given-back');
    expect(world.logger.lines.filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('gives back what is paid between its look at the checkout and its closing', async () => {
    const order = await buy(4, 25_000);
    const expire = async (orderId: string) => {
      world.provider.pay(orderId);
      return world.provider.expire(orderId);
    };
    const racing = { ...world, provider: { ...world.provider, expire } };
    expect((await deleteAccount(racing, who)).payments.given_back).toBe(1);
    expect(world.provider.checkouts.get(order)?.refunded).toBe(true);
  });

  it('gives back what the provider still processes once it is paid, and tells the owner', async () => {
    const order = await buy(4, 25_000);
    world.provider.change(order, { state: 'complete' });
    const { message, payments } = await remove();
    expect(message).toContain('Still in process, and given back as soon as it is paid: ₹25,000.00.');
    expect(payments.in_process).toBe(1);
    world.provider.pay(order);
    expect((await settleOrder(world, order)).settlement).toBe('given-back');
    expect((await settleOrder(world, order)).settlement).toBe('given-back');
    expect(world.provider.checkouts.get(order)?.refunded).toBe(true);
    expect(await world.entitlements.get('anna')).toBeNull();
    const alarms = world.logger.lines.filter(({ event }) => event === 'paid_for_deleted_account');
    expect(alarms).toEqual([{ level: 'error', event: 'paid_for_deleted_account' }]);
  });

  it('keeps a receipt as it was, however often its notice comes again', async () => {
    const order = await buy(1, 1);
    world.provider.pay(order);
    await settleOrder(world, order);
    expect((await remove()).payments.given_back).toBe(0);
    expect((await settleOrder(world, order)).settlement).toBe('already');
    expect(world.provider.checkouts.get(order)?.refunded).toBe(false);
    world.provider.refundByHand(order);
    await settleOrder(world, order);
    expect(await world.payments.get(order.slice(3))).toMatchObject({ status: 'refunded', refund_reason: null });
    expect(world.logger.lines.filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('stops while the provider is away, keeps the login, and done again tells what was given back', async () => {
    const order = await buy(4, 25_000);
    world.provider.pay(order);
    world.provider.goAway(true);
    await expect(remove()).rejects.toMatchObject({ code: 'provider_unavailable' });
    expect(world.identity.deleted).toEqual([]);
    world.provider.goAway(false);
    const consultations = { ...world.consultations, removeAll: () => Promise.reject(new Error('away')) };
    await expect(deleteAccount({ ...world, consultations }, who)).rejects.toThrow('away');
    expect(world.provider.checkouts.get(order)?.refunded).toBe(true);
    expect((await remove()).payments.given_back).toBe(1);
    // Nothing is left that a token could be of.
    await expect(remove()).rejects.toMatchObject({ code: 'token_not_valid' });
  });

  it('sells nothing more while and after it is deleted', async () => {
    await remove();
    await expect(buy(1, 1)).rejects.toMatchObject({ code: 'account_deleted' });
    expect(world.provider.opened).toEqual([]);
  });

  it('is refused to a session that was ended elsewhere, before anything is touched', async () => {
    await grantPlan(world, 'anna', 'basic');
    const script = await world.addScript('anna');
    await world.sessions.endAll('anna');
    await expect(remove()).rejects.toMatchObject({ code: 'token_not_valid' });
    expect((await world.entitlements.get('anna'))?.plan_name).toBe('basic');
    expect(await world.scripts.list('anna')).toEqual([script]);
    expect(world.identity.deleted).toEqual([]);
  });

  it('takes the plan first, so that no upload can begin while it runs', async () => {
    await grantPlan(world, 'anna', 'basic');
    const identity = { ...world.identity, deleteUser: () => Promise.reject(new Error('away')) };
    await expect(remove(identity)).rejects.toThrow('away');
    const input = { userId: 'anna', fileName: 'a.pdf', sizeBytes: 10 };
    await expect(createUpload(world, input)).rejects.toMatchObject({ code: 'payment_required' });
    expect((await remove()).success).toBe(true);
  });
});

describe('asking for the consultation', () => {
  const ask = (mail = world.mail) =>
    requestConsultation(
      { ...world, mail },
      { userId: 'anna', poolUsername: 'x', question: 'Act two?\nReally?', preferred_times: 'Monday' },
    );

  it('is for the Expert plan only', async () => {
    await expect(ask()).rejects.toMatchObject({ code: 'payment_required' });
    await grantPlan(world, 'anna', 'advanced');
    await expect(ask()).rejects.toMatchObject({
      code: 'plan_required',
      message: 'The consultation is part of the Expert plan.',
    });
    expect(world.consultations.all).toEqual([]);
  });

  it('is stored and mailed to the owner, who can answer the user', async () => {
    await grantPlan(world, 'anna', 'expert');
    expect((await ask()).success).toBe(true);
    expect(world.consultations.all).toMatchObject([{ user_id: 'anna', question: 'Act two?\nReally?' }]);
    expect(world.letters).toMatchObject([{ to: 'owner@example.com', replyTo: 'anna@example.com' }]);
    expect(world.letters[0]?.text).toContain('Act two?');
  });

  it('whose mail fails is kept, and the user is told to send it again', async () => {
    await grantPlan(world, 'anna', 'expert');
    await expect(ask({ send: () => Promise.reject(new Error('away')) })).rejects.toMatchObject({
      code: 'provider_unavailable',
    });
    expect(world.consultations.all).toHaveLength(1);
    expect((await ask()).success).toBe(true);
    expect(world.consultations.all).toHaveLength(1);
    expect(world.letters).toHaveLength(1);
  });

  it('case 40: pressed three times at once, and once more later, is one request and one mail', async () => {
    await grantPlan(world, 'anna', 'expert');
    const slow = {
      send: async (letter: Letter) => {
        await new Promise((resolve) => setTimeout(resolve, 3));
        await world.mail.send(letter);
      },
    };
    const answers = await Promise.all([ask(slow), ask(slow), ask(slow)]);
    answers.push(await ask());
    expect(answers.every(({ success }) => success)).toBe(true);
    expect(world.consultations.all).toHaveLength(1);
    expect(world.letters).toHaveLength(1);
  });
});
