/** What becomes of a payment, by what stands in the table and what the provider says of its checkout: one case at a time. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Checkout } from '../../../lambdas/adapters/card-provider.ts';
import type { PaymentItem } from '../../../lambdas/adapters/payment-items.ts';
import type { Logger } from '../../../lambdas/logger.ts';
import { closeCheckout } from '../../../lambdas/use-cases/close-checkout.ts';
import { openForMs, orderOf } from '../../../lambdas/use-cases/find-order.ts';
import { settlePayments } from '../../../lambdas/use-cases/mends/settle-payments.ts';
import { paymentOf, settleCheckout, settleOrder } from '../../../lambdas/use-cases/settle-payment.ts';
import { signPayment } from '../../../lambdas/use-cases/sign-payment.ts';
import { AppError } from '../../../lib/contract/errors.ts';
import { makeWorld } from '../world.ts';
import { begun, open, paid, payment } from './a-payment.ts';

const ofPayment = { plan: 'basic', payment_id: 'p1' };

interface Line {
  readonly level: 'info' | 'warn' | 'error';
  readonly event: string;
  readonly fields: unknown;
}

let lines: Line[];
let world: ReturnType<typeof around>;
const around = () => {
  const base = makeWorld();
  const logger: Logger = {
    ...base.logger,
    info: (event, fields) => void lines.push({ level: 'info', event, fields }),
    error: (event, _error, fields) => void lines.push({ level: 'error', event, fields }),
  };
  return { ...base, logger };
};
beforeEach(() => {
  lines = [];
  world = around();
});

/** The payment as it is stored, with its user’s open checkout, and the checkout as the provider has it. */
const stand = async (stored: Partial<PaymentItem> = {}, checkout: Checkout | null = null): Promise<void> => {
  const { user_id: user = 'anna' } = stored;
  await world.payments.create({ ...payment, ...stored, user_id: user ?? 'anna' });
  if (user === null) await world.payments.anonymise('anna', 'p1');
  await world.checkouts.claim(
    'anna',
    { payment_id: 'p1', plan_name: 'basic', currency: 'INR', created_at: begun },
    null,
  );
  if (checkout) world.provider.checkouts.set(checkout.orderId, checkout);
};
const settle = async (checkout: Checkout) => (await settleCheckout(world, checkout)).toString();
const stored = () => world.payments.get('p1');
const isReleased = async () => (await world.checkouts.get('anna')) === null;
const planOf = async () => (await world.entitlements.get('anna'))?.plan_name ?? null;

describe('a checkout that is paid', () => {
  it('settles its payment: the plan with what proves it, the receipt owed, the checkout free', async () => {
    await stand({ order_id: null });
    expect(await settle(paid)).toBe('settled');
    expect(await stored()).toMatchObject({
      status: 'paid',
      order_id: 'cs_1',
      provider_payment_id: 'pi_1',
      settled_at: begun,
    });
    expect(await world.entitlements.get('anna')).toEqual({
      payment_id: 'p1',
      plan_name: 'basic',
      paid_at: begun,
      order_id: 'cs_1',
      provider_payment_id: 'pi_1',
      signature: signPayment('k'.repeat(32), 'cs_1', 'pi_1'),
    });
    expect((await world.mails.listDue(world.now(), 9)).map(({ userId, mail }) => [userId, mail])).toEqual([
      ['anna', { kind: 'receipt', payment_id: 'p1' }],
    ]);
    expect(await isReleased()).toBe(true);
    expect(lines).toEqual([{ level: 'info', event: 'payment_settled', fields: ofPayment }]);
  });

  it('is settled once: to whoever comes later it is already', async () => {
    await stand();
    await settle(paid);
    lines = [];
    expect(await settle(paid)).toBe('already');
    expect(lines).toEqual([]);
  });

  it.each(['cancelled', 'expired'] as const)('settles a payment that was %s, too', async (status) => {
    await stand({ status });
    expect(await settle(paid)).toBe('settled');
    expect(await planOf()).toBe('basic');
  });

  it('by nobody whom the provider names opens nothing, and tells the owner', async () => {
    await stand();
    expect(await settle({ ...paid, providerPaymentId: null })).toBe('refused');
    expect(await planOf()).toBeNull();
    expect(lines.map(({ event }) => event)).toEqual(['paid_but_not_ours']);
  });
});

describe('a checkout that is none of ours', () => {
  const others: readonly (readonly [string, Partial<Checkout>])[] = [
    ['names no payment', { paymentId: null }],
    ['names a payment that there is not', { paymentId: 'p2' }],
    ['is another user’s', { userId: 'ben' }],
    ['is another order', { orderId: 'cs_2' }],
    ['is of another amount', { amountMinor: 99 }],
    ['is in another currency', { currency: 'USD' }],
  ];
  it.each(others)('(it %s) is refused, and the owner is told that money was taken', async (_what, change) => {
    await stand();
    expect(await settle({ ...paid, ...change })).toBe('refused');
    expect(lines).toEqual([
      {
        level: 'error',
        event: 'paid_but_not_ours',
        fields: {
          order_id: change.orderId ?? 'cs_1',
          payment_id: change.paymentId === undefined ? 'p1' : change.paymentId,
        },
      },
    ]);
    expect(await stored()).toEqual(payment);
    expect(await planOf()).toBeNull();
  });

  it('is refused without a word where no money is held', async () => {
    await stand();
    expect(await settle({ ...open, userId: 'ben' })).toBe('refused');
    expect(await settle({ ...paid, refunded: true, userId: 'ben' })).toBe('refused');
    expect(lines).toEqual([]);
  });

  it('is ours where the account is gone and the checkout still names its user, or the order is not stored yet', async () => {
    await stand({ user_id: null, order_id: null }, paid);
    expect(await settle(paid)).toBe('given-back');
  });
});

describe('a checkout that is not paid', () => {
  it.each(['open', 'complete'] as const)('and %s leaves all as it is', async (state) => {
    await stand();
    expect(await settle({ ...open, state })).toBe('unpaid');
    expect(await stored()).toEqual(payment);
    expect(await isReleased()).toBe(false);
  });

  it('and expired ends its payment, and frees its user for another', async () => {
    await stand();
    expect(await settle({ ...open, state: 'expired' })).toBe('expired');
    expect((await stored())?.status).toBe('expired');
    expect(await isReleased()).toBe(true);
  });
});

describe('a checkout that was refunded', () => {
  it('takes the plan back, once said in the log', async () => {
    await stand();
    await settle(paid);
    lines = [];
    expect(await settle({ ...paid, refunded: true })).toBe('refunded');
    expect(await planOf()).toBeNull();
    expect(await stored()).toMatchObject({ status: 'refunded', refund_reason: null, refunded_at: begun });
    expect(lines).toEqual([{ level: 'info', event: 'payment_refunded', fields: ofPayment }]);
    expect(await settle({ ...paid, refunded: true })).toBe('refunded');
    expect(lines).toHaveLength(1);
  });

  it('before it was settled frees the checkout and opens nothing afterwards', async () => {
    await stand();
    expect(await settle({ ...paid, refunded: true })).toBe('refunded');
    expect(await isReleased()).toBe(true);
    expect(await settle(paid)).toBe('refunded');
    expect(await planOf()).toBeNull();
  });

  it('of an account that is gone is noted all the same', async () => {
    await stand({ user_id: null }, paid);
    expect(await settle({ ...paid, refunded: true })).toBe('refunded');
    expect((await stored())?.status).toBe('refunded');
  });
});

describe('money that opens nothing', () => {
  const surplus = {
    level: 'error',
    event: 'payment_added_nothing',
    fields: { payment_id: 'p1', plan: 'basic', amount_minor: 100, currency: 'INR', reason: 'adds_nothing' },
  };
  const cover = () =>
    world.entitlements.grant('anna', 'p0', {
      plan_name: 'expert',
      paid_at: begun,
      order_id: 'cs_0',
      provider_payment_id: 'pi_0',
      signature: 's',
    });

  it('is given back: the plan is covered', async () => {
    await cover();
    await stand({}, paid);
    expect(await settle(paid)).toBe('given-back');
    expect(world.provider.checkouts.get('cs_1')?.refunded).toBe(true);
    expect(await stored()).toMatchObject({ status: 'refunded', refund_reason: 'adds_nothing' });
    expect(await isReleased()).toBe(true);
    expect(lines).toEqual([surplus, { ...surplus, level: 'info', event: 'payment_given_back' }]);
    expect(await settle(paid)).toBe('given-back');
    expect(lines).toHaveLength(2);
    expect(await planOf()).toBe('expert');
  });

  it('is given back: the account is gone', async () => {
    await stand({ user_id: null }, paid);
    expect(await settle(paid)).toBe('given-back');
    expect(await stored()).toMatchObject({ status: 'refunded', refund_reason: 'account_deleted' });
    expect(lines[0]).toMatchObject({ event: 'paid_for_deleted_account' });
  });

  it('is given back where the account closes while it is settled', async () => {
    await world.entitlements.close('anna');
    await stand({}, paid);
    expect(await settle(paid)).toBe('given-back');
    expect(await stored()).toMatchObject({ refund_reason: 'account_deleted' });
  });

  it('was refunded by somebody else meanwhile: that is then all', async () => {
    await cover();
    await stand({}, { ...paid, refunded: true });
    const refund = vi.spyOn(world.provider, 'refund');
    expect(await settle(paid)).toBe('refunded');
    expect(refund).not.toHaveBeenCalled();
    expect(await stored()).toMatchObject({ status: 'refunded', refund_reason: null });
  });

  it('whose return was begun by somebody who broke off is given back by the next, whatever the provider says', async () => {
    await stand({ refund_reason: 'adds_nothing' }, paid);
    expect(await settle({ ...paid, refunded: true })).toBe('given-back');
    expect(await stored()).toMatchObject({ status: 'refunded', refund_reason: 'adds_nothing' });
  });

  it('was settled by somebody else meanwhile: it stays', async () => {
    await cover();
    await stand({}, paid);
    const meanwhile = { ...world.payments, planRefund: async () => false };
    expect(await settleCheckout({ ...world, payments: meanwhile }, paid)).toBe('already');
    expect(world.provider.checkouts.get('cs_1')?.refunded).toBe(false);
    expect(lines).toEqual([]);
  });

  it.each([
    ['given back', 'adds_nothing', 'given-back'],
    ['refunded', null, 'refunded'],
  ] as const)('was %s by somebody else meanwhile: that is what is said', async (_what, refund_reason, said) => {
    await cover();
    await stand({}, paid);
    const ended: PaymentItem = { ...payment, status: 'refunded', refund_reason };
    let looks = 0;
    const meanwhile = {
      ...world.payments,
      planRefund: async () => false,
      get: async () => (looks++ === 0 ? payment : ended),
    };
    expect(await settleCheckout({ ...world, payments: meanwhile }, paid)).toBe(said);
  });

  it('that can not be given back just now tells the owner, and stays to be given back', async () => {
    await cover();
    await stand({}, paid);
    world.provider.refund = () => Promise.reject(new AppError('provider_unavailable', 'Away.'));
    await expect(settle(paid)).rejects.toMatchObject({ code: 'provider_unavailable' });
    expect(lines).toEqual([{ ...surplus, event: 'refund_failed' }]);
    expect(await stored()).toMatchObject({ status: 'created', refund_reason: 'adds_nothing' });
  });
});

describe('an order', () => {
  it('that the provider does not know is refused', async () => {
    expect(await settleOrder(world, 'cs_9')).toEqual({ settlement: 'refused', checkout: null });
  });

  it('is settled by what the provider says of it now', async () => {
    await stand({}, paid);
    expect(await settleOrder(world, 'cs_1')).toEqual({ settlement: 'settled', checkout: paid });
  });

  it('is looked for at the provider for an hour, where it is not stored', async () => {
    await stand({}, open);
    const unknown = { ...payment, order_id: null };
    const onceHavePassed = (ms: number) => ({ ...world, now: () => new Date(Date.parse(begun) + ms) });
    expect(openForMs).toBe(3_600_000);
    expect(await orderOf(onceHavePassed(openForMs), unknown)).toBe('cs_1');
    expect(await orderOf(onceHavePassed(openForMs + 1), unknown)).toBeNull();
    expect(await orderOf(world, { ...unknown, payment_id: 'p2' })).toBeNull();
    expect(await orderOf(world, { ...payment, order_id: 'cs_7' })).toBe('cs_7');
  });

  it('leads to our payment by the id that the provider has for it', async () => {
    await stand({}, paid);
    expect(await paymentOf(world, 'pi_1')).toMatchObject({ payment_id: 'p1' });
    expect(await paymentOf(world, 'pi_2')).toBeNull();
  });
});

describe('a checkout that the user left', () => {
  it('can not be paid any more, and frees its user', async () => {
    await stand({}, { ...open, lastFailure: 'Declined.' });
    expect(await closeCheckout(world, payment)).toEqual({
      settlement: 'cancelled',
      orderId: 'cs_1',
      providerPaymentId: null,
      lastFailure: 'Declined.',
    });
    expect(world.provider.checkouts.get('cs_1')?.state).toBe('expired');
    expect((await stored())?.status).toBe('cancelled');
    expect(await isReleased()).toBe(true);
  });

  it('keeps the last decline that was stored where the provider tells none', async () => {
    await stand({}, open);
    const answer = await closeCheckout(world, { ...payment, last_failure: 'Declined before.' });
    expect(answer.lastFailure).toBe('Declined before.');
  });

  it('and that the provider does not know is cancelled', async () => {
    await stand();
    expect(await closeCheckout(world, payment)).toMatchObject({ settlement: 'cancelled', orderId: 'cs_1' });
    expect((await stored())?.status).toBe('cancelled');
  });

  it('and that may be opening at this moment stays as it was begun', async () => {
    await stand({ order_id: null });
    const answer = await closeCheckout(world, { ...payment, order_id: null });
    expect(answer).toMatchObject({ settlement: 'cancelled', orderId: null });
    expect((await stored())?.status).toBe('created');
    expect(await isReleased()).toBe(true);
  });

  it('after having paid is settled', async () => {
    await stand({}, paid);
    expect(await closeCheckout(world, payment)).toEqual({
      settlement: 'settled',
      orderId: 'cs_1',
      providerPaymentId: 'pi_1',
      lastFailure: null,
    });
  });

  it('and paid between our look and our closing is settled', async () => {
    await stand({}, open);
    const expire = async () => {
      world.provider.checkouts.set('cs_1', paid);
      return false;
    };
    const answer = await closeCheckout({ ...world, provider: { ...world.provider, expire } }, payment);
    expect(answer).toMatchObject({ settlement: 'settled', providerPaymentId: 'pi_1' });
  });
});

describe('the sweep looks at a payment', () => {
  const minutes = (count: number) => new Date(Date.parse(begun) + count * 60_000);
  /** Sweeps so many minutes after the payment was begun. */
  const sweep = (after: number): Promise<number> => {
    world.clock.now = minutes(after);
    return settlePayments(world, world.now());
  };
  /** Whether it is looked at again at that minute. */
  const isDue = async (at: number) => (await world.payments.listDue(minutes(at), 9)).length > 0;

  it.each([
    ['was paid', { status: 'paid' }],
    ['was refunded', { status: 'refunded' }],
    ['was given back', { status: 'refunded', refund_reason: 'adds_nothing' }],
    ['was cancelled', { status: 'cancelled' }],
    ['ran out', { status: 'expired' }],
  ] as const)('that %s for the last time, and asks nobody', async (_what, change) => {
    await stand(change, paid);
    const asked = vi.spyOn(world.provider, 'read');
    expect(await sweep(16)).toBe(0);
    expect(asked).not.toHaveBeenCalled();
    expect(await isDue(10_000)).toBe(false);
  });

  it.each(['created', 'cancelled', 'expired'] as const)(
    'that is to be given back until it is, though it is %s',
    async (status) => {
      await stand({ status, refund_reason: 'adds_nothing' }, paid);
      expect(await sweep(16)).toBe(1);
      expect(world.provider.checkouts.get('cs_1')?.refunded).toBe(true);
    },
  );

  it('that is gone for the last time', async () => {
    await stand();
    const get = async () => null;
    world.clock.now = minutes(16);
    const gone = { ...world, payments: { ...world.payments, get } };
    expect(await settlePayments(gone, world.now())).toBe(0);
    expect(await isDue(10_000)).toBe(false);
  });

  it('that was paid and nobody told of, and settles it', async () => {
    await stand({}, paid);
    expect(await sweep(15)).toBe(1);
    expect(await planOf()).toBe('basic');
    expect(await isDue(10_000)).toBe(false);
  });

  it('that is open again in a quarter of an hour', async () => {
    await stand({}, open);
    expect(await sweep(16)).toBe(0);
    expect(await isDue(30)).toBe(false);
    expect(await isDue(31)).toBe(true);
  });

  it('whose checkout is none of ours for the last time', async () => {
    await stand({}, { ...open, userId: 'ben' });
    expect(await sweep(16)).toBe(0);
    expect(await isDue(10_000)).toBe(false);
  });

  it('without a checkout for an hour, and then ends it', async () => {
    await stand({ order_id: null });
    expect(await sweep(60)).toBe(0);
    expect((await stored())?.status).toBe('created');
    expect(await isDue(74)).toBe(false);
    expect(await isDue(75)).toBe(true);
    expect(await sweep(76)).toBe(1);
    expect((await stored())?.status).toBe('expired');
    expect(await isDue(10_000)).toBe(false);
  });
});
