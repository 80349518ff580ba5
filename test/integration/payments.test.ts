/** Money over HTTP on the local cloud, with a card provider whose notices come late, twice or never: nobody pays twice, nobody pays for nothing. */
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Refused } from '../../bin/api-customer.ts';
import { type Currency, type PlanName, planTable } from '../../lib/contract/plans.ts';
import { explicitFaults } from '../../lib/local-cloud/faults/fault-plan.ts';
import { seededFaults } from '../../lib/local-cloud/faults/seeded-faults.ts';
import { openPaymentKeys } from '../../lib/local-cloud/payment-keys.ts';
import type { LocalCloud } from '../../lib/local-cloud/run.ts';
import { becomeCustomer, type HttpCustomer, until } from '../e2e/http-customer.ts';
import { amount, part } from '../sampled.ts';
import { type SharedProduct, sharedProduct } from './shared-product.ts';

const tries = amount(2, 8);

let product: SharedProduct;
let cloud: LocalCloud;
let stripe: Stripe;
/** Holds back every notice until it is let go. */
const holdNotices = (): (() => void) => {
  const gate = Promise.withResolvers<void>();
  product.fail(explicitFaults([{ at: 'card-provider/notice', fault: { kind: 'hold', until: gate.promise } }]));
  return gate.resolve;
};

beforeAll(async () => {
  product = await sharedProduct();
  ({ cloud } = product);
  const { hostname, port } = new URL(cloud.emulators.cardProvider.url);
  const { secretKey } = openPaymentKeys(product.stateDirectory);
  stripe = new Stripe(secretKey, { host: hostname, port, protocol: 'http', telemetry: false });
});
afterAll(() => product?.fail(null));

interface Opened {
  readonly url: string;
  readonly orderId: string;
}
/** Null when it was refused because the plan is there. */
const initiate = async (buyer: HttpCustomer, plan: PlanName, currency: Currency = 'INR'): Promise<Opened | null> => {
  const { id: plan_id, price: amount } = planTable[plan];
  try {
    const { checkout_params } = await buyer.call('initiatePayment', { body: { plan_id, amount, currency } });
    return { url: checkout_params.url, orderId: checkout_params.order_id };
  } catch (error) {
    if (error instanceof Refused && error.code === 'plan_already_active') return null;
    throw error;
  }
};
const card = { number: '4242424242424242', expiry: '12/40', cvc: '123', name: 'N', email: 'n@example.com' };
/** Pays at the hosted page and never comes back. */
const pay = async ({ url }: Opened): Promise<void> => {
  await fetch(url, { method: 'POST', body: new URLSearchParams(card), redirect: 'manual' });
};
const buy = async (buyer: HttpCustomer, plan: PlanName, currency?: Currency): Promise<Opened | null> => {
  const opened = await initiate(buyer, plan, currency);
  if (opened) await pay(opened);
  return opened;
};
/** What the provider took of this checkout and has not given back, in the minor unit. */
const keptOf = async ({ orderId }: Opened): Promise<number> => {
  const session = await stripe.checkout.sessions.retrieve(orderId, { expand: ['payment_intent.latest_charge'] });
  const intent = session.payment_intent;
  const charge = intent === null || typeof intent === 'string' ? null : intent.latest_charge;
  return charge === null || typeof charge === 'string' ? 0 : charge.amount - charge.amount_refunded;
};
/** The amounts kept, once no more is given back. */
const keptOfAll = async (all: readonly (Opened | null)[]): Promise<number[]> => {
  const opened = all.filter((each) => each !== null);
  return (await Promise.all(opened.map(keptOf))).filter((amount) => amount > 0);
};
const planOf = async (buyer: HttpCustomer) => (await buyer.call('paymentStatus')).payment_status.plan?.name ?? null;

describe('a plan that was paid and whose notice is held back', () => {
  it.each([
    ['a lower plan', 'basic', 'INR'],
    ['the same plan in dollars', 'expert', 'USD'],
  ] as const)(`is not paid again by two calls at once for %s, ${tries} times`, async (_what, plan, currency) => {
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const release = holdNotices();
      const buyer = await becomeCustomer(cloud.url);
      const first = await buy(buyer, 'expert');
      const more = await Promise.all([buy(buyer, plan, currency), buy(buyer, plan, currency)]);
      release();
      await until(
        () => planOf(buyer),
        (held) => held === 'expert',
        (held) => `${held}`,
      );
      expect(more).toEqual([null, null]);
      expect(await keptOfAll([first, ...more])).toEqual([2_500_000]);
    }
  });
});

describe('an account that is deleted', () => {
  it(`before the notice of its payment gets the money back and is told so, ${tries} times`, async () => {
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const release = holdNotices();
      const buyer = await becomeCustomer(cloud.url);
      const paid = await buy(buyer, 'expert');
      const { message, payments } = await buyer.prove('deleteAccount');
      expect(payments).toEqual({ checkouts_closed: 0, given_back: 1, in_process: 0 });
      expect(message).toContain('Given back, as its plan had not begun: ₹25,000.00.');
      release();
      expect(await keptOfAll([paid])).toEqual([]);
    }
  });

  it(`at the same time as its notice comes keeps no money without a plan for it, ${tries} times`, async () => {
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const release = holdNotices();
      const buyer = await becomeCustomer(cloud.url);
      const paid = await buy(buyer, 'expert');
      release();
      const { payments, removed } = await buyer.prove('deleteAccount');
      expect(removed.receipts_kept).toBe(1);
      // Settled before, it is the receipt of a plan that was had; else it is given back.
      expect(await keptOfAll([paid])).toEqual(payments.given_back === 1 ? [] : [2_500_000]);
    }
  });

  it('has its open checkout closed, so that nobody can pay it any more', async () => {
    product.fail(null);
    const buyer = await becomeCustomer(cloud.url);
    const opened = await initiate(buyer, 'expert');
    expect((await buyer.prove('deleteAccount')).payments.checkouts_closed).toBe(1);
    if (opened) await pay(opened);
    expect(await keptOfAll([opened])).toEqual([]);
  });
});

describe('a session that was ended by a sign-out everywhere', () => {
  it('deletes nothing and exports nothing, though its token has not expired', async () => {
    product.fail(null);
    const visitor = await becomeCustomer(cloud.url);
    await visitor.call('signOutEverywhere');
    const ended = { code: 'token_not_valid' };
    await expect(visitor.prove('deleteAccount')).rejects.toMatchObject(ended);
    await expect(visitor.prove('exportAccount')).rejects.toMatchObject(ended);
    const path = { id: '01ARZ3NDEKTSV4RRFFQ69G5FAV' };
    await expect(visitor.prove('exportScript', { path })).rejects.toMatchObject(ended);
    const { email, password } = visitor.customer;
    const { access: token } = await visitor.call('login', { body: { email, password } });
    expect((await visitor.prove('exportAccount', { token })).user.email).toBe(email);
    expect((await visitor.prove('deleteAccount', { token })).success).toBe(true);
  });
});

describe('notices late, repeated and lost, as seeds draw them', () => {
  const seeds = part([1, 2, 3, 4, 5, 6], 1);
  it.each(seeds)(
    'leave each buyer with the highest plan that was paid, and no payment kept twice (seed %d)',
    async (seed) => {
      product.fail(seededFaults(seed, ['card-provider/notice']));
      const buyer = await becomeCustomer(cloud.url);
      const bought = [
        ...(await Promise.all([buy(buyer, 'basic'), buy(buyer, 'advanced')])),
        ...(await Promise.all([buy(buyer, 'expert'), buy(buyer, 'basic', 'USD'), buy(buyer, 'expert')])),
        // Whatever notices were lost, the next initiation finds what was paid.
        await buy(buyer, 'expert'),
      ];
      expect(await initiate(buyer, 'expert')).toBeNull();
      expect(await planOf(buyer)).toBe('expert');
      const { receipts } = await buyer.call('getAccount');
      const plans = receipts.filter(({ status }) => status === 'paid').map(({ plan }) => plan.name);
      expect(new Set(plans).size).toBe(plans.length);
      const orders = new Map(bought.flatMap((each) => (each ? [[each.orderId, each]] : [])));
      expect(await keptOfAll([...orders.values()])).toHaveLength(plans.length);
    },
  );
});
