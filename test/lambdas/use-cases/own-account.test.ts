/** The account page's verbs: what it shows, a new password, the end of all sessions, and everything there is to take along. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { changePassword } from '../../../lambdas/use-cases/change-password.ts';
import { exportAccount } from '../../../lambdas/use-cases/export-account.ts';
import { exportScript } from '../../../lambdas/use-cases/export-script.ts';
import { getAccount } from '../../../lambdas/use-cases/get-account.ts';
import { initiatePayment } from '../../../lambdas/use-cases/initiate-payment.ts';
import { requestConsultation } from '../../../lambdas/use-cases/request-consultation.ts';
import { settleOrder } from '../../../lambdas/use-cases/settle-payment.ts';
import { signOutEverywhere } from '../../../lambdas/use-cases/sign-out-everywhere.ts';
import { engineVersion } from '../../../lib/contract/engine-version.ts';
import { AppError } from '../../../lib/contract/errors.ts';
import { inactivePayment } from '../../../lib/contract/payment-status.ts';
import { routes } from '../../../lib/contract/routes.ts';
import { emptyDetails } from '../../../lib/contract/uploads.ts';
import { makeWorld, type World } from '../world.ts';

let world: World;
beforeEach(() => {
  world = makeWorld();
});

const anna = {
  userId: 'anna',
  poolUsername: 'anna-pool',
  session: { sessionId: 'session', epoch: null },
  proof: 'proof',
};

const open = async (plan_id: number, amount: number): Promise<string> =>
  (await initiatePayment(world, { ...anna, plan_id, amount })).checkout_params.order_id;
const buy = async (plan_id: number, amount: number): Promise<string> => {
  const order = await open(plan_id, amount);
  world.provider.pay(order);
  await settleOrder(world, order);
  return order;
};

describe('the account', () => {
  it('without a payment shows who it is, no plan and no receipts', async () => {
    const account = await getAccount(world, anna);
    expect(account).toEqual({
      user: { username: 'Anna', email: 'anna@example.com', profile_image: null },
      created_at: '2026-11-01T08:00:00.000Z',
      payment_status: inactivePayment,
      receipts: [],
      second_factor: { on: false, recovery_codes_left: 0 },
    });
  });

  it('shows a receipt for each payment made, newest first, and none for one that came to nothing', async () => {
    const first = await buy(1, 1);
    world.passMinutes(60);
    const second = await buy(3, 10_000);
    world.passMinutes(60);
    await open(4, 25_000);
    const { receipts, payment_status } = await getAccount(world, anna);
    expect(receipts).toEqual([
      {
        receipt_id: second.slice(3),
        plan: { id: 3, name: 'advanced' },
        amount: 1_000_000,
        currency: 'INR',
        status: 'paid',
        paid_at: '2026-11-21T11:00:00.000Z',
        refunded_at: null,
        refund_reason: null,
        refund_failed_at: null,
        payment_id: `pi_${second}`,
        order_id: second,
      },
      expect.objectContaining({ receipt_id: first.slice(3), amount: 100, paid_at: '2026-11-21T10:00:00.000Z' }),
    ]);
    expect(payment_status).toMatchObject({ plan: { name: 'advanced' }, payment_id: `pi_${second}` });
  });

  it('keeps the date of a payment that was given back beside the date of the refund', async () => {
    const order = await buy(1, 1);
    world.passMinutes(90);
    world.provider.refundByHand(order);
    // The provider's notice settles again; the payment was paid before, so the state is read from the provider.
    await settleOrder(world, order);
    const account = await getAccount(world, anna);
    expect(account.payment_status).toEqual(inactivePayment);
    expect(account.receipts).toMatchObject([
      { status: 'refunded', paid_at: '2026-11-21T10:00:00.000Z', refunded_at: '2026-11-21T11:30:00.000Z' },
    ]);
    expect(routes.getAccount.output.safeParse(account).success).toBe(true);
  });
});

describe('the security of an account', () => {
  it('lets its owner change the password by the current one', async () => {
    const revoked = vi.spyOn(world.identity, 'revoke');
    const input = { ...anna, current_password: 'old-password', new_password: 'new-password' };
    const { message } = await changePassword(world, input);
    expect(message).toBe('Your password was changed. Other browsers stay logged in until you sign out everywhere.');
    expect(world.identity.passwords).toEqual(['anna-pool new-password']);
    // What the pool opened to look at the current one.
    expect(revoked).toHaveBeenCalledExactlyOnceWith('r');
  });

  it('changes no password for who does not know the current one, nor for a session that was ended', async () => {
    const input = { ...anna, current_password: 'wrong', new_password: 'new-password' };
    const logIn = () => Promise.reject(new AppError('invalid_credentials', 'Wrong.'));
    const identity = { ...world.identity, logIn };
    await expect(changePassword({ ...world, identity }, input)).rejects.toMatchObject({ code: 'wrong_password' });
    await world.sessions.endAll('anna');
    await expect(changePassword(world, input)).rejects.toMatchObject({ code: 'token_not_valid' });
    expect(world.identity.passwords).toEqual([]);
  });

  it('refuses a new password that is too short, or the current one again, before anybody is asked', () => {
    const tried = (current_password: string, new_password: string) =>
      routes.changePassword.input.body.safeParse({ current_password, new_password }).error?.issues[0]?.message;
    expect(tried('old-password', 'short')).toBe('The password needs at least 8 characters.');
    expect(tried('old-password', 'old-password')).toBe('The new password is the same as the current one.');
    expect(tried('', 'new-password')).toBe('Please enter a password.');
    expect(tried('old-password', 'new-password')).toBeUndefined();
  });

  it('ends every session of the caller and of nobody else', async () => {
    await signOutEverywhere(world, { userPoolId: 'pool', poolUsername: 'anna-pool', userId: 'anna' });
    expect(world.security.asked).toEqual([{ userPoolId: 'pool', poolUsername: 'anna-pool' }]);
  });
});

describe('an export', () => {
  it('holds profile, plan, every payment, consultation requests and the records of all scripts, and nothing of anybody else', async () => {
    const paid = await buy(4, 25_000);
    const ask = { question: 'Act two?', preferred_times: 'Monday' };
    await requestConsultation(world, { ...anna, ...ask });
    const mine = await world.addScript('anna', { details: { ...emptyDetails, director: 'Mira Sen' } });
    const theirs = await world.addScript('ben', { title: 'Brine' });

    const exported = routes.exportAccount.output.parse(await exportAccount(world, anna));
    expect(exported).toMatchObject({
      exported_at: '2026-11-21T10:00:00.000Z',
      user_id: 'anna',
      user: { username: 'Anna', email: 'anna@example.com' },
      payment_status: { plan: { name: 'expert' } },
      payments: [{ receipt_id: paid.slice(3), amount: 2_500_000, currency: 'INR', status: 'paid' }],
      consultations: [ask],
      scripts: [{ script_id: mine.script_id, title: 'Salt', details: { director: 'Mira Sen' } }],
    });
    expect(JSON.stringify(exported)).not.toContain(theirs.script_id);
  });

  it('is refused to a session that was ended elsewhere, whole or of one script', async () => {
    const { script_id } = await world.addScript('anna');
    await world.sessions.endAll('anna');
    const ended = { code: 'token_not_valid' };
    await expect(exportAccount(world, anna)).rejects.toMatchObject(ended);
    await expect(exportScript(world, { ...anna, scriptId: script_id })).rejects.toMatchObject(ended);
  });

  it('holds payments that came to nothing, too', async () => {
    await open(1, 1);
    expect((await exportAccount(world, anna)).payments).toMatchObject([{ status: 'created', payment_id: null }]);
  });

  it('of a script holds every answer with its findings, also without a plan', async () => {
    const { script_id } = await world.addScript('anna');
    const result = { question: 4, structured_data: { logline: 'A keeper counts.' }, entries: [] };
    await world.answers.request(script_id, 4, 'r');
    await world.answers.finish('anna', script_id, 4, 'r', { answer: result });
    await world.answers.request(script_id, 5, 'r');
    const problem = { code: 'analysis_failed', message: 'It broke.' } as const;
    await world.answers.finish('anna', script_id, 5, 'r', { problem });

    const link = { share_id: 's', created_at: '2026-01-01T00:00:00.000Z', expires_at: '2999-01-01T00:00:00.000Z' };
    const kind = { reports: [4], comments_open: true };
    await world.shares.create({ ...link, ...kind, seen: {}, script_id, user_id: 'anna', token_hash: 'hash' });
    const comment = {
      comment_id: 'c',
      share_id: 's',
      question: null,
      page: 2,
      name: '',
      text: 'Good.',
      created_at: 'now',
    };
    await world.shares.addComment(script_id, comment);

    const exported = await exportScript(world, { ...anna, scriptId: script_id });
    expect(routes.exportScript.output.parse(exported)).toEqual(exported);
    expect(exported.script).toMatchObject({ script_id, title: 'Salt' });
    const by = { status_at: expect.any(String), engine_version: engineVersion };
    expect(exported.answers).toEqual([
      { question: 4, status: 'succeeded', ...by, problem: null, result },
      { question: 5, status: 'failed', ...by, problem, result: null },
    ]);
    expect(exported.shares).toEqual([{ ...link, ...kind, seen: [] }]);
    expect(exported.comments).toEqual([comment]);
  });

  it('of somebody else’s script is refused as one that never was', async () => {
    const { script_id } = await world.addScript('ben');
    const refusals = await Promise.allSettled([
      exportScript(world, { ...anna, scriptId: script_id }),
      exportScript(world, { ...anna, scriptId: '01ARZ3NDEKTSV4RRFFQ69G5FAV' }),
      exportScript(world, { ...anna, scriptId: '../../x' }),
    ]);
    for (const each of refusals)
      expect(each).toMatchObject({ reason: { code: 'not_found', message: 'There is no such script.' } });
  });
});
