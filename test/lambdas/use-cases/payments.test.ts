/** Buying a plan, from the initiation to the refund, in every order in which the provider and the browser may call. */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkoutItems } from '../../../lambdas/adapters/checkout-items.ts';
import { entitlementItems } from '../../../lambdas/adapters/entitlement-items.ts';
import { paymentItems } from '../../../lambdas/adapters/payment-items.ts';
import { initiatePayment } from '../../../lambdas/use-cases/initiate-payment.ts';
import { listReceipts } from '../../../lambdas/use-cases/list-receipts.ts';
import { heedMissedRefunds } from '../../../lambdas/use-cases/mends/heed-missed-refunds.ts';
import { settlePayments } from '../../../lambdas/use-cases/mends/settle-payments.ts';
import { receivePaymentEvent } from '../../../lambdas/use-cases/receive-payment-event.ts';
import { returnFromPayment } from '../../../lambdas/use-cases/return-from-payment.ts';
import { settleOrder } from '../../../lambdas/use-cases/settle-payment.ts';
import { isPaymentSignature, signPayment } from '../../../lambdas/use-cases/sign-payment.ts';
import { verifyPayment } from '../../../lambdas/use-cases/verify-payment.ts';
import { AppError } from '../../../lib/contract/errors.ts';
import type { PlanName } from '../../../lib/contract/plans.ts';
import { planTable } from '../../../lib/contract/plans.ts';
import { type LocalTable, startLocalTable } from '../local-table.ts';
import { grantPlan, makeWorld, type World } from '../world.ts';

let local: LocalTable;
beforeAll(async () => {
  local = await startLocalTable();
});
afterAll(() => local.close());

let users = 0;
const stores = [
  { where: 'in memory', open: (world: World): World => world },
  {
    where: 'in the table',
    open: (world: World): World => ({
      ...world,
      payments: paymentItems(local.table, world.now),
      checkouts: checkoutItems(local.table),
      entitlements: entitlementItems(local.table, world.now),
    }),
  },
];

describe.each(stores)('payments $where', ({ where, open }) => {
  let world: World;
  let anna: string;
  beforeEach(() => {
    world = open(makeWorld());
    anna = `anna-${where}-${++users}`;
    // Ids must differ between tests that share a table.
    let serial = 0;
    const run = String(users).padStart(6, '0');
    world = { ...world, newId: () => `01${run}${String(++serial).padStart(18, '0')}` };
  });

  const initiate = (plan: PlanName, currency?: 'INR' | 'USD', userId = anna) =>
    initiatePayment(world, {
      userId,
      poolUsername: userId,
      plan_id: planTable[plan].id,
      amount: planTable[plan].price,
      currency,
    });
  const planOf = async (userId = anna) => (await world.entitlements.get(userId))?.plan_name ?? null;
  const landing = async (query: Parameters<typeof returnFromPayment>[1]) => {
    const url = new URL(await returnFromPayment(world, query));
    expect(`${url.origin}${url.pathname}`).toBe('https://site/landing');
    return Object.fromEntries(url.searchParams);
  };
  const buy = async (plan: PlanName) => {
    const { checkout_params, payment_id } = await initiate(plan);
    world.provider.pay(checkout_params.order_id);
    return { orderId: checkout_params.order_id, paymentId: payment_id };
  };
  const event = (body: object, signature = 'good') =>
    receivePaymentEvent(world, { rawBody: Buffer.from(JSON.stringify(body)), signature });

  describe('a payment that adds nothing', () => {
    /** Two checkouts that were both paid, as a provider's delay or an older page could bring about. */
    const payTwice = async (first: PlanName, second: PlanName, currency?: 'INR' | 'USD') => {
      const held = await buy(first);
      const other = await initiate('expert', undefined, `${anna}-other`);
      const payment = await world.payments.get(other.payment_id);
      if (payment === null) throw new Error('no payment');
      const surplus = world.newId();
      const bought = { plan_id: planTable[second].id, plan_name: second, currency: currency ?? 'INR' };
      await world.payments.create({ ...payment, payment_id: surplus, user_id: anna, order_id: null, ...bought });
      const order = { ...other.checkout_params, order_id: `cs_${surplus}` };
      world.provider.checkouts.set(order.order_id, {
        orderId: order.order_id,
        paymentId: surplus,
        userId: anna,
        providerPaymentId: null,
        state: 'open',
        paid: false,
        refunded: false,
        amountMinor: payment.amount_minor,
        currency: bought.currency,
        url: 'https://pay/',
        lastFailure: null,
      });
      world.provider.pay(order.order_id);
      await settleOrder(world, held.orderId);
      return { held: held.orderId, surplus: order.order_id, paymentId: surplus };
    };

    it.each([
      ['the same plan', 'advanced', 'advanced', 'INR'],
      ['the same plan in another currency', 'advanced', 'advanced', 'USD'],
      ['a lower plan', 'expert', 'basic', 'INR'],
    ] as const)(
      '(%s) is given back once, says so on its receipt, and tells the owner',
      async (_what, first, second, currency) => {
        const { held, surplus, paymentId } = await payTwice(first, second, currency);
        const all = await Promise.all(Array.from({ length: 5 }, () => settleOrder(world, surplus)));
        expect(new Set(all.map(({ settlement }) => settlement))).toEqual(new Set(['given-back']));
        expect(world.provider.checkouts.get(surplus)?.refunded).toBe(true);
        expect(world.provider.checkouts.get(held)?.refunded).toBe(false);
        expect(await planOf()).toBe(first);
        const given = { status: 'refunded', refund_reason: 'adds_nothing', provider_payment_id: `pi_${surplus}` };
        expect(await world.payments.get(paymentId)).toMatchObject(given);
        const receipts = listReceipts(await world.payments.listByUser(anna));
        expect(receipts.find(({ receipt_id }) => receipt_id === paymentId)).toMatchObject({
          status: 'refunded',
          refund_reason: 'adds_nothing',
          paid_at: '2026-11-21T10:00:00.000Z',
        });
        expect(world.logger.lines).toContainEqual({ level: 'error', event: 'payment_added_nothing' });
        expect((await landing({ session_id: surplus })).error).toContain('was given back');
      },
    );

    it('that can not be given back just now tells the owner, and is given back by the next notice', async () => {
      const { surplus, paymentId } = await payTwice('expert', 'basic');
      const refund = () => Promise.reject(new AppError('provider_unavailable', 'Away.'));
      const away = { ...world, provider: { ...world.provider, refund } };
      await expect(settleOrder(away, surplus)).rejects.toMatchObject({ code: 'provider_unavailable' });
      expect(world.logger.lines).toContainEqual({ level: 'error', event: 'refund_failed' });
      expect(listReceipts(await world.payments.listByUser(anna)).map(({ receipt_id }) => receipt_id)).not.toContain(
        paymentId,
      );
      expect((await settleOrder(world, surplus)).settlement).toBe('given-back');
      expect(world.provider.checkouts.get(surplus)?.refunded).toBe(true);
    });

    it('stays given back when the plan that covered it is refunded', async () => {
      const { held, surplus } = await payTwice('expert', 'basic');
      await settleOrder(world, surplus);
      world.provider.refundByHand(held);
      await settleOrder(world, held);
      expect((await settleOrder(world, surplus)).settlement).toBe('given-back');
      expect(await planOf()).toBeNull();
    });
  });

  describe('initiating', () => {
    it("case 33: opens a checkout at the server's price and answers what the client needs", async () => {
      const answer = await initiate('advanced');
      expect(answer).toMatchObject({
        success: true,
        plan: { id: 3, name: 'advanced' },
        checkout_params: {
          key: 'pk_test',
          order_id: `cs_${answer.payment_id}`,
          url: `https://pay/cs_${answer.payment_id}`,
          script_url: 'https://provider/script.js',
          amount: 1_000_000,
          currency: 'INR',
          prefill: { name: 'Anna', email: 'anna@example.com' },
          notes: { payment_id: answer.payment_id, plan: 'advanced' },
        },
      });
      expect(world.provider.opened[0]).toMatchObject({
        amountMinor: 1_000_000,
        successUrl: 'https://site/api/payment/return/?session_id={CHECKOUT_SESSION_ID}',
        cancelUrl: `https://site/api/payment/return/?payment_id=${answer.payment_id}&cancelled=1`,
      });
      expect(await world.payments.get(answer.payment_id)).toMatchObject({ status: 'created', user_id: anna });
    });

    it('charges US dollars in cents when asked to', async () => {
      expect((await initiate('basic', 'USD')).checkout_params).toMatchObject({ amount: 4900, currency: 'USD' });
    });

    it.each([0, -1, 9_999, 10_001, Number.MAX_SAFE_INTEGER])(
      'case 33: with the amount %d for a plan of 10000 is refused as price_changed, and opens nothing',
      async (amount) => {
        const input = { userId: anna, poolUsername: anna, plan_id: 3, amount };
        await expect(initiatePayment(world, input)).rejects.toMatchObject({ code: 'price_changed' });
        expect(world.provider.opened).toEqual([]);
      },
    );

    it('an unknown plan is invalid_input', async () => {
      const input = { userId: anna, poolUsername: anna, plan_id: 9, amount: 1 };
      await expect(initiatePayment(world, input)).rejects.toMatchObject({ code: 'invalid_input' });
    });

    it('the same or a lower plan is refused, a higher one is not', async () => {
      await grantPlan(world, anna, 'intermediate');
      await expect(initiate('intermediate')).rejects.toMatchObject({ code: 'plan_already_active' });
      await expect(initiate('basic')).rejects.toMatchObject({ code: 'plan_already_active' });
      expect((await initiate('advanced')).success).toBe(true);
    });

    it('case 34: twenty times in parallel opens one checkout', async () => {
      const all = await Promise.all(Array.from({ length: 20 }, () => initiate('basic')));
      expect(new Set(all.map((each) => each.checkout_params.order_id)).size).toBe(1);
      expect(world.provider.opened).toHaveLength(1);
      const known = await world.payments.listByUser(anna);
      expect(known).toHaveLength(1);
    });

    it('again within minutes answers the checkout that is open; after them it is replaced and closed', async () => {
      const first = await initiate('basic');
      world.passMinutes(5);
      expect((await initiate('basic')).payment_id).toBe(first.payment_id);
      world.passMinutes(30);
      const second = await initiate('basic');
      expect(second.payment_id).not.toBe(first.payment_id);
      expect(world.provider.checkouts.get(first.checkout_params.order_id)?.state).toBe('expired');
    });

    it('for another plan closes the one that is open, so that only one can be paid', async () => {
      const first = await initiate('basic');
      const second = await initiate('advanced');
      expect(world.provider.checkouts.get(first.checkout_params.order_id)?.state).toBe('expired');
      expect(world.provider.checkouts.get(second.checkout_params.order_id)?.state).toBe('open');
    });

    it('for four plans in parallel leaves at most one open', async () => {
      const plans = ['basic', 'intermediate', 'advanced', 'expert'] as const;
      await Promise.allSettled(plans.map((plan) => initiate(plan)));
      const states = [...world.provider.checkouts.values()].filter((each) => each.state === 'open');
      expect(states.length).toBeLessThanOrEqual(1);
    });

    it('when the open checkout was paid meanwhile settles it and refuses to charge again', async () => {
      await buy('basic');
      await expect(initiate('basic')).rejects.toMatchObject({ code: 'plan_already_active' });
      expect(await planOf()).toBe('basic');
    });

    it('after the provider was away opens the same payment, not a second one', async () => {
      world.provider.goAway(true);
      await expect(initiate('basic')).rejects.toMatchObject({ code: 'provider_unavailable' });
      world.provider.goAway(false);
      await initiate('basic');
      expect(await world.payments.listByUser(anna)).toHaveLength(1);
    });
  });

  describe('settling', () => {
    it('five times in parallel activates once', async () => {
      const { orderId } = await buy('basic');
      const all = await Promise.all(Array.from({ length: 5 }, () => settleOrder(world, orderId)));
      expect(all.map(({ settlement }) => settlement).sort()).toEqual([
        'already',
        'already',
        'already',
        'already',
        'settled',
      ]);
      expect(await planOf()).toBe('basic');
      expect(world.logger.lines.filter(({ event: name }) => name === 'payment_settled')).toHaveLength(1);
    });

    it('case 30: stopped half-way by a failing queue is finished by the next call', async () => {
      await world.addScript(anna);
      const { orderId, paymentId } = await buy('basic');
      const broken = { ...world, queue: { send: () => Promise.reject(new Error('away')) } };
      await expect(settleOrder(broken, orderId)).rejects.toThrow('away');
      expect((await world.payments.get(paymentId))?.status).toBe('created');
      expect((await settleOrder(world, orderId)).settlement).toBe('settled');
      expect(world.queue.sent.length).toBeGreaterThan(0);
    });

    it.each([
      ['another amount', { amountMinor: 1 }],
      ['another currency', { currency: 'USD' }],
      ['another user', { userId: 'mallory' }],
      ['no payment of ours', { paymentId: null }],
      ["somebody else's payment", { paymentId: '01NOBODY' }],
    ])('%s is refused and reported, and grants nothing', async (_what, change) => {
      const { orderId } = await buy('basic');
      world.provider.change(orderId, change);
      expect((await settleOrder(world, orderId)).settlement).toBe('refused');
      expect(await planOf()).toBeNull();
      expect(world.logger.lines).toContainEqual({ level: 'error', event: 'paid_but_not_ours' });
    });

    it('an upgrade asks for what was missing, for every script that is ready', async () => {
      await grantPlan(world, anna, 'basic');
      const ready = await world.addScript(anna);
      await world.addScript(anna, { status: 'reading' });
      await world.answers.request(ready.script_id, 1, 'old');
      await world.answers.finish('anna', ready.script_id, 1, 'old', {
        answer: { question: 1, structured_data: {}, entries: [] },
      });
      const { orderId } = await buy('intermediate');
      await settleOrder(world, orderId);
      const asked = world.queue.sent.map(({ script_id, question }) => `${script_id}/${question}`);
      expect(asked).toContain(`${ready.script_id}/9`);
      expect(asked).toContain(`${ready.script_id}/10`);
      expect(asked).not.toContain(`${ready.script_id}/1`);
      expect(asked).not.toContain(`${ready.script_id}/7`);
      expect(asked.every((each) => each.startsWith(ready.script_id))).toBe(true);
    });
  });

  describe('the sweep', () => {
    const sweepAfter = (minutes: number, change: Partial<World> = {}) => {
      world.passMinutes(minutes);
      return settlePayments({ ...world, ...change }, world.now());
    };

    it('settles what was paid and never told of, and looks at it no more', async () => {
      const { orderId, paymentId } = await buy('basic');
      expect(await sweepAfter(10)).toBe(0);
      expect(await planOf()).toBeNull();
      expect(await sweepAfter(6)).toBeGreaterThan(0);
      expect(await planOf()).toBe('basic');
      expect((await world.payments.get(paymentId))?.status).toBe('paid');
      const asked = vi.spyOn(world.provider, 'read');
      await sweepAfter(60);
      expect(asked).not.toHaveBeenCalledWith(orderId);
    });

    it('waits for a checkout that is open, and takes note of its end', async () => {
      const opened = await initiate('basic');
      await sweepAfter(16);
      expect((await world.payments.get(opened.payment_id))?.status).toBe('created');
      world.provider.change(opened.checkout_params.order_id, { state: 'expired', url: null });
      await sweepAfter(16);
      expect((await world.payments.get(opened.payment_id))?.status).toBe('expired');
    });

    it('finds a checkout whose opening nobody heard of, and settles it though it was paid', async () => {
      const opened = await initiate('basic');
      const orderId = opened.checkout_params.order_id;
      const read = world.payments.get;
      const get = async (id: string) => {
        const item = await read(id);
        return item && { ...item, order_id: null };
      };
      await sweepAfter(16, { payments: { ...world.payments, get } });
      world.provider.pay(orderId);
      await sweepAfter(16);
      expect(await planOf()).toBe('basic');
    });

    it('gives back what a deleted account paid and nobody noticed', async () => {
      const { orderId, paymentId } = await buy('basic');
      await world.entitlements.close(anna);
      await world.payments.anonymise(anna, paymentId);
      expect(await sweepAfter(16)).toBeGreaterThan(0);
      expect(world.provider.checkouts.get(orderId)?.refunded).toBe(true);
    });

    it('goes on to the others when the provider fails for one, and says so at the end', async () => {
      await buy('basic');
      await initiate('expert', 'INR', `${anna}-other`);
      let first = true;
      const flaky: World['provider']['read'] = (orderId) => {
        if (!first) return world.provider.read(orderId);
        first = false;
        return Promise.reject(new AppError('provider_unavailable', 'Away.'));
      };
      await expect(sweepAfter(16, { provider: { ...world.provider, read: flaky } })).rejects.toThrow(
        'could not be mended',
      );
      await sweepAfter(16);
      expect(await planOf()).toBe('basic');
    });
  });

  describe('a refund whose notice was lost', () => {
    const heed = () => heedMissedRefunds(world, world.now());

    it('ends the plan at the next sweep, once', async () => {
      const { orderId, paymentId } = await buy('basic');
      await settleOrder(world, orderId);
      expect(await heed()).toBe(0);
      world.provider.refundUnheard(orderId);
      expect(await planOf()).toBe('basic');
      expect(await heed()).toBe(1);
      expect(await planOf()).toBeNull();
      expect((await world.payments.get(paymentId))?.status).toBe('refunded');
      const asked = vi.spyOn(world.provider, 'read');
      expect(await heed()).toBe(0);
      expect(asked).not.toHaveBeenCalled();
    });

    it('that did not arrive is told to the owner at the next sweep, once, and stands on the receipt', async () => {
      const { orderId, paymentId } = await buy('basic');
      await settleOrder(world, orderId);
      world.provider.refundUnheard(orderId);
      await heed();
      world.provider.failRefundUnheard(`pi_${orderId}`);
      const told = () => world.logger.lines.filter(({ event: name }) => name === 'refund_failed').length;
      expect(await heed()).toBe(1);
      expect(told()).toBe(1);
      expect(await heed()).toBe(0);
      expect(told()).toBe(1);
      const payment = await world.payments.get(paymentId);
      expect(payment).toMatchObject({ status: 'refunded', refund_failed_at: world.now().toISOString() });
      expect(listReceipts(payment ? [payment] : [])[0]?.refund_failed_at).toBe(world.now().toISOString());
    });

    it('is none of ours when no payment of ours leads to it', async () => {
      vi.spyOn(world.provider, 'missedRefunds').mockResolvedValue([
        { providerPaymentId: 'pi_elsewhere', failed: false },
        { providerPaymentId: 'pi_elsewhere', failed: true },
      ]);
      expect(await heed()).toBe(0);
      expect(world.logger.lines).not.toContainEqual({ level: 'error', event: 'refund_failed' });
    });

    it('does not keep the others waiting when the provider fails for it, which is said at the end', async () => {
      const { orderId } = await buy('basic');
      await settleOrder(world, orderId);
      world.provider.refundUnheard(orderId);
      const paymentIdOf = vi.spyOn(world.provider, 'paymentIdOf');
      vi.spyOn(world.provider, 'missedRefunds').mockResolvedValue([
        { providerPaymentId: 'pi_elsewhere', failed: false },
        { providerPaymentId: `pi_${orderId}`, failed: false },
      ]);
      paymentIdOf.mockRejectedValueOnce(new AppError('provider_unavailable', 'Away.'));
      await expect(heed()).rejects.toThrow('1 of 2 could not be mended');
      expect(await planOf()).toBeNull();
    });
  });

  describe('refunding', () => {
    it('case 7: takes the plan back at once and falls back to the one below', async () => {
      await grantPlan(world, anna, 'basic');
      const { orderId } = await buy('advanced');
      await settleOrder(world, orderId);
      expect(await planOf()).toBe('advanced');
      world.provider.refundByHand(orderId);
      await event({ kind: 'payment-changed', providerPaymentId: `pi_${orderId}` });
      expect(await planOf()).toBe('basic');
    });

    it('by the bank, as somebody disputes the payment, takes the plan back, and tells the owner, who alone can answer', async () => {
      const { orderId } = await buy('basic');
      await settleOrder(world, orderId);
      world.provider.refundByHand(orderId);
      await event({ kind: 'payment-disputed', providerPaymentId: `pi_${orderId}` });
      expect(await planOf()).toBeNull();
      expect(world.logger.lines.filter(({ event: name }) => name === 'payment_disputed')).toMatchObject([
        { level: 'error' },
      ]);
      await event({ kind: 'payment-changed', providerPaymentId: `pi_${orderId}` });
      expect(world.logger.lines.filter(({ event: name }) => name === 'payment_disputed')).toHaveLength(1);
    });

    it('cases 20, 29: before the payment was settled ends the same: no plan, whatever is delivered after', async () => {
      const { orderId, paymentId } = await buy('basic');
      const paidAsSeenEarlier = world.provider.checkouts.get(orderId);
      world.provider.refundByHand(orderId);
      await event({ kind: 'payment-changed', providerPaymentId: `pi_${orderId}` });
      await event({ kind: 'checkout-changed', orderId });
      expect((await world.payments.get(paymentId))?.status).toBe('refunded');
      const slow = { ...world, provider: { ...world.provider, read: async () => paidAsSeenEarlier ?? null } };
      await settleOrder(slow, orderId);
      expect(await planOf()).toBeNull();
    });

    it('case 29: before the payment was settled leaves a receipt with the ids that the provider knows it by', async () => {
      const { orderId, paymentId } = await buy('basic');
      world.provider.refundByHand(orderId);
      await event({ kind: 'payment-changed', providerPaymentId: `pi_${orderId}` });
      const receipts = listReceipts(await world.payments.listByUser(anna));
      expect(receipts).toMatchObject([
        { receipt_id: paymentId, status: 'refunded', payment_id: `pi_${orderId}`, order_id: orderId },
      ]);
    });
  });

  describe('returning from the provider', () => {
    it('after paying carries three parameters that verify believes', async () => {
      const { orderId } = await buy('basic');
      const query = await landing({ session_id: orderId });
      expect(query).toEqual({
        stripe_payment_id: `pi_${orderId}`,
        stripe_order_id: orderId,
        stripe_signature: expect.stringMatching(/^[0-9a-f]{64}$/),
      });
      const answer = await verifyPayment(world, {
        userId: anna,
        stripe_payment_id: query.stripe_payment_id ?? '',
        stripe_order_id: query.stripe_order_id ?? '',
        stripe_signature: query.stripe_signature ?? '',
      });
      expect(answer).toMatchObject({
        payment_status: {
          has_active_payment: true,
          status: 'COMPLETED',
          payment_id: `pi_${orderId}`,
          order_id: orderId,
          signature: query.stripe_signature,
          plan: { id: 1, name: 'basic', type: 'basic', is_active: true, status: 'COMPLETED' },
        },
        plan: { id: 1, name: 'basic' },
      });
    });

    it('after leaving says so and closes the checkout', async () => {
      const { payment_id, checkout_params } = await initiate('basic');
      expect(await landing({ payment_id, cancelled: '1' })).toEqual({ error: 'Payment cancelled by user' });
      expect(world.provider.checkouts.get(checkout_params.order_id)?.state).toBe('expired');
      expect((await world.payments.get(payment_id))?.status).toBe('cancelled');
      expect(await landing({ payment_id, cancelled: '1' })).toEqual({ error: 'Payment cancelled by user' });
    });

    it("after a declined card says the provider's last words", async () => {
      const first = await initiate('basic');
      world.provider.change(first.checkout_params.order_id, { lastFailure: 'Your card was declined.' });
      expect(await landing({ payment_id: first.payment_id, cancelled: '1' })).toEqual({
        error: 'Your card was declined.',
      });
      const second = await initiate('basic');
      await event({ kind: 'payment-failed', paymentId: second.payment_id, description: 'Insufficient funds.' });
      expect(await landing({ payment_id: second.payment_id, cancelled: '1' })).toEqual({
        error: 'Insufficient funds.',
      });
    });

    it('by "back" after having paid all the same is a payment', async () => {
      const { orderId, paymentId } = await buy('basic');
      expect(await landing({ payment_id: paymentId, cancelled: '1' })).toMatchObject({ stripe_order_id: orderId });
      expect(await planOf()).toBe('basic');
    });

    it('paid between our look and our closing is a payment', async () => {
      const { payment_id, checkout_params } = await initiate('basic');
      const racing = {
        ...world,
        provider: {
          ...world.provider,
          expire: async (orderId: string) => {
            world.provider.pay(orderId);
            return world.provider.expire(orderId);
          },
        },
      };
      const url = new URL(await returnFromPayment(racing, { payment_id, cancelled: '1' }));
      expect(url.searchParams.get('stripe_order_id')).toBe(checkout_params.order_id);
      expect(await planOf()).toBe('basic');
    });

    it('with nothing, with nonsense, with somebody’s guess is an invalid response', async () => {
      expect(await landing({})).toEqual({ error: 'Invalid payment response' });
      expect(await landing({ session_id: 'cs_unknown' })).toEqual({ error: 'Invalid payment response' });
      expect(await landing({ payment_id: '01NOBODY', cancelled: '1' })).toEqual({ error: 'Invalid payment response' });
      const { payment_id } = await initiate('basic');
      expect(await landing({ payment_id })).toEqual({ error: 'Invalid payment response' });
    });

    it('while it is still being processed says so', async () => {
      const { checkout_params } = await initiate('basic');
      world.provider.change(checkout_params.order_id, { state: 'complete' });
      expect((await landing({ session_id: checkout_params.order_id })).error).toContain('still being processed');
    });

    it('while the provider is away comforts, and the webhook settles later', async () => {
      const { orderId } = await buy('basic');
      world.provider.goAway(true);
      expect((await landing({ session_id: orderId })).error).toContain('If you have paid');
      world.provider.goAway(false);
      await event({ kind: 'checkout-changed', orderId });
      expect(await planOf()).toBe('basic');
    });
  });

  describe('verifying', () => {
    const signed = (orderId: string) => ({
      stripe_order_id: orderId,
      stripe_payment_id: `pi_${orderId}`,
      stripe_signature: signPayment('k'.repeat(32), orderId, `pi_${orderId}`),
    });

    it('a forged signature, another user’s payment and an unpaid one are refused with the same words', async () => {
      const { orderId } = await buy('basic');
      const unpaid = await initiate('basic', 'USD', `${anna}-b`);
      const good = signed(orderId);
      const attempts = [
        { userId: anna, ...good, stripe_signature: good.stripe_signature.replace(/^./, 'x') },
        { userId: anna, ...good, stripe_signature: 'short' },
        { userId: anna, ...good, stripe_payment_id: 'pi_other' },
        { userId: `${anna}-b`, ...good },
        { userId: `${anna}-b`, ...signed(unpaid.checkout_params.order_id) },
        { userId: anna, ...signed('cs_unknown') },
      ];
      for (const attempt of attempts) {
        await expect(verifyPayment(world, attempt)).rejects.toMatchObject({
          code: 'payment_invalid',
          message: 'Invalid payment response',
        });
      }
    });

    it('settles what nobody has settled yet, and a refunded payment no more', async () => {
      const { orderId } = await buy('basic');
      expect((await verifyPayment(world, { userId: anna, ...signed(orderId) })).plan.name).toBe('basic');
      world.provider.refundByHand(orderId);
      await expect(verifyPayment(world, { userId: anna, ...signed(orderId) })).rejects.toMatchObject({
        code: 'payment_invalid',
      });
      expect(await planOf()).toBeNull();
    });
  });

  describe('the webhook', () => {
    it('case 28: delivered five times in parallel activates once', async () => {
      const { orderId } = await buy('basic');
      await Promise.all(Array.from({ length: 5 }, () => event({ kind: 'checkout-changed', orderId })));
      expect(await planOf()).toBe('basic');
      expect(world.logger.lines.filter(({ event: name }) => name === 'payment_settled')).toHaveLength(1);
    });

    it('case 27: refuses a bad signature and accepts what it does not know', async () => {
      await expect(event({ kind: 'checkout-changed', orderId: 'x' }, 'bad')).rejects.toMatchObject({
        code: 'payment_invalid',
      });
      expect(await event({ kind: 'ignored', type: 'customer.created' })).toEqual({ received: true });
      expect(await event({ kind: 'checkout-changed', orderId: 'cs_other_product' })).toEqual({ received: true });
      expect(await event({ kind: 'payment-changed', providerPaymentId: 'pi_other' })).toEqual({ received: true });
    });

    it('of a refund that failed later tells the owner, once however often it comes', async () => {
      const { orderId } = await buy('basic');
      const failed = { kind: 'refund-failed', providerPaymentId: `pi_${orderId}` } as const;
      expect(await event(failed)).toEqual({ received: true });
      expect(await event(failed)).toEqual({ received: true });
      expect(world.logger.lines.filter(({ event: name }) => name === 'refund_failed')).toEqual([
        { level: 'error', event: 'refund_failed' },
      ]);
    });

    it('closes a checkout that ran out', async () => {
      const { payment_id, checkout_params } = await initiate('basic');
      world.provider.change(checkout_params.order_id, { state: 'expired', url: null });
      await event({ kind: 'checkout-changed', orderId: checkout_params.order_id });
      expect((await world.payments.get(payment_id))?.status).toBe('expired');
      expect(await world.checkouts.get(anna)).toBeNull();
    });
  });
});

describe('our signature', () => {
  it('holds for one order and one payment under one key', () => {
    const signature = signPayment('key', 'cs_1', 'pi_1');
    expect(isPaymentSignature('key', 'cs_1', 'pi_1', signature)).toBe(true);
    expect(isPaymentSignature('key', 'cs_1', 'pi_2', signature)).toBe(false);
    expect(isPaymentSignature('other', 'cs_1', 'pi_1', signature)).toBe(false);
    expect(isPaymentSignature('key', 'cs_1', 'pi_1', `${signature}0`)).toBe(false);
  });
});
