/** How a payment ends when its account is deleted: nothing stays open to be paid, and money that gave no plan goes back. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Checkout } from '../../../lambdas/adapters/card-provider.ts';
import type { PaymentItem } from '../../../lambdas/adapters/payment-items.ts';
import { windUpPayment } from '../../../lambdas/use-cases/wind-up-payment.ts';
import { AppError } from '../../../lib/contract/errors.ts';
import { makeWorld, type World } from '../world.ts';
import { open, paid, payment } from './a-payment.ts';

let world: World;
beforeEach(() => {
  world = makeWorld();
});
const windUp = async (change: Partial<PaymentItem> = {}, checkout: Checkout | null = null) => {
  const item = { ...payment, ...change, user_id: 'anna' };
  await world.payments.create(item);
  if (checkout) world.provider.checkouts.set(checkout.orderId, checkout);
  return windUpPayment(world, item);
};
const stored = () => world.payments.get('p1');

describe('a payment that has ended', () => {
  it.each([
    ['paid', null, 'receipt'],
    ['refunded', null, 'receipt'],
    ['refunded', 'adds_nothing', 'receipt'],
    ['refunded', 'account_deleted', 'given-back'],
    ['cancelled', null, 'nothing'],
    ['expired', null, 'nothing'],
  ] as const)('(%s, %s) is a %s, and the provider is not asked', async (status, refund_reason, said) => {
    const asked = vi.spyOn(world.provider, 'read');
    expect(await windUp({ status, refund_reason }, open)).toBe(said);
    expect(asked).not.toHaveBeenCalled();
    expect((await stored())?.status).toBe(status);
  });
});

describe('a payment that was begun', () => {
  it('and never opened is nothing, and stays as it was', async () => {
    expect(await windUp({ order_id: null })).toBe('nothing');
    expect((await stored())?.status).toBe('created');
  });

  it('and is open can not be paid any more', async () => {
    expect(await windUp({}, open)).toBe('closed');
    expect(world.provider.checkouts.get('cs_1')?.state).toBe('expired');
    expect((await stored())?.status).toBe('cancelled');
  });

  it('and opened by a call whose answer was lost can not be paid any more either', async () => {
    expect(await windUp({ order_id: null }, open)).toBe('closed');
    expect(world.provider.checkouts.get('cs_1')?.state).toBe('expired');
  });

  it.each([
    ['ran out', { ...open, state: 'expired' } as const],
    ['the provider does not know', null],
  ])('and %s is nothing, and ended', async (_what, checkout) => {
    expect(await windUp({}, checkout)).toBe('nothing');
    expect((await stored())?.status).toBe('expired');
  });

  it('and waits for its bank is left to come, and then to be given back', async () => {
    expect(await windUp({}, { ...paid, paid: false, providerPaymentId: null })).toBe('in-process');
    expect((await stored())?.status).toBe('created');
  });

  it('and was paid is given back, without an alarm: its user asked for the deletion', async () => {
    expect(await windUp({}, paid)).toBe('given-back');
    expect(world.provider.checkouts.get('cs_1')?.refunded).toBe(true);
    expect(await stored()).toMatchObject({ status: 'refunded', refund_reason: 'account_deleted' });
    expect(world.logger.lines.filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('and was to be given back before keeps its reason', async () => {
    expect(await windUp({ refund_reason: 'adds_nothing' }, paid)).toBe('receipt');
    expect(await stored()).toMatchObject({ status: 'refunded', refund_reason: 'adds_nothing' });
  });

  it('and was paid between our look and our closing is given back', async () => {
    world.provider.expire = async () => {
      world.provider.checkouts.set('cs_1', paid);
      return false;
    };
    expect(await windUp({}, open)).toBe('given-back');
  });

  it('and was settled by a call that had begun before is a receipt', async () => {
    const settled: PaymentItem = { ...payment, status: 'paid', provider_payment_id: 'pi_1' };
    world.payments.planRefund = async () => false;
    world.payments.get = async () => settled;
    expect(await windUp({}, paid)).toBe('receipt');
    expect(world.provider.checkouts.get('cs_1')?.refunded).toBe(false);
  });

  it('and can not be given back just now is said to be, and can be tried again', async () => {
    const { refund } = world.provider;
    world.provider.refund = () => Promise.reject(new AppError('provider_unavailable', 'Away.'));
    await expect(windUp({}, paid)).rejects.toMatchObject({ code: 'provider_unavailable' });
    world.provider.refund = refund;
    const again = await stored();
    expect(again && (await windUpPayment(world, again))).toBe('given-back');
  });
});
