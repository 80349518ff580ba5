/** The local card provider's API, through the real Stripe SDK. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { declinedCard, openShop, paidCard, pay, planOrder, secretKey, stripeAt } from './fixtures/shop.ts';
import { temporaryDirectory } from './fixtures/temporary-directory.ts';

let shop: Awaited<ReturnType<typeof openShop>>;
let directory: string;
let nowMs = Date.now();

beforeAll(async () => {
  directory = await temporaryDirectory();
  shop = await openShop({ directory, now: () => nowMs });
});
afterAll(() => shop.close());

const open = (changes: Partial<Stripe.Checkout.SessionCreateParams> = {}, options?: Stripe.RequestOptions) =>
  shop.stripe.checkout.sessions.create({ ...planOrder(), ...changes }, options);

describe('a checkout session', () => {
  it('is opened with the amount, the references and the address of the hosted page', async () => {
    const session = await open();
    expect(session).toMatchObject({
      object: 'checkout.session',
      amount_total: 14_990_000,
      currency: 'inr',
      client_reference_id: 'user-1',
      metadata: { payment_id: 'pay-1', plan_id: '3' },
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      livemode: false,
      ui_mode: 'hosted_page',
    });
    expect(session.id).toMatch(/^cs_test_[A-Za-z0-9]+$/);
    expect(session.url).toBe(`${shop.frontUrl}/__local/checkout/pay/${session.id}`);
    expect(session.expires_at - session.created).toBe(86_400);
  });

  it('is read back, listed and shown with its line items', async () => {
    const session = await open({
      line_items: [
        { quantity: 2, price_data: { currency: 'usd', unit_amount: 1_900, product_data: { name: 'Pro' } } },
        { quantity: 1, price_data: { currency: 'USD', unit_amount: 100, product_data: { name: 'Extra' } } },
      ],
    });
    expect(session.amount_total).toBe(3_900);
    const read = await shop.stripe.checkout.sessions.retrieve(session.id, { expand: ['line_items', 'payment_intent'] });
    expect(read.line_items?.data.map(({ description, amount_total }) => [description, amount_total])).toEqual([
      ['Pro', 3_800],
      ['Extra', 100],
    ]);
    expect(read.payment_intent).toBeNull();
    expect((await shop.stripe.checkout.sessions.list({ limit: 1 })).data[0]?.id).toBe(session.id);
    expect((await shop.stripe.checkout.sessions.listLineItems(session.id)).data).toHaveLength(2);
  });

  it('is listed by its state and its age, page after page', async () => {
    const made = [await open(), await open(), await open()];
    await shop.stripe.checkout.sessions.expire(made[1]?.id ?? '');
    const ids = async (params: Stripe.Checkout.SessionListParams): Promise<string[]> => {
      const all: string[] = [];
      for await (const { id } of shop.stripe.checkout.sessions.list(params)) all.push(id);
      return all.filter((id) => made.some((each) => each.id === id));
    };
    expect(await ids({ status: 'open', limit: 1 })).toEqual([made[2]?.id, made[0]?.id]);
    expect(await ids({ created: { gte: made[0]?.created ?? 0 } })).toHaveLength(3);
    expect(await ids({ created: { gte: Math.floor(nowMs / 1_000) + 1 } })).toEqual([]);
  });

  it('can be expired once, and then no more be paid', async () => {
    const session = await open();
    const expired = await shop.stripe.checkout.sessions.expire(session.id);
    expect(expired).toMatchObject({ status: 'expired', url: null });
    await expect(shop.stripe.checkout.sessions.expire(session.id)).rejects.toMatchObject({ statusCode: 400 });
    expect((await pay(session, paidCard)).status).toBe(410);
  });

  it('expires by itself and says so in an event', async () => {
    const session = await open({ expires_at: Math.floor(nowMs / 1_000) + 1_800 });
    nowMs += 1_800_000;
    expect((await shop.stripe.checkout.sessions.retrieve(session.id)).status).toBe('expired');
    const { data } = await shop.stripe.events.list({ type: 'checkout.session.expired', limit: 1 });
    expect(data[0]?.data.object).toMatchObject({ id: session.id, status: 'expired' });
  });

  it('refuses what is missing, wrong or not emulated, naming the parameter', async () => {
    const { line_items, success_url, ...rest } = planOrder();
    const refused = async (params: Stripe.Checkout.SessionCreateParams, expected: object) =>
      expect(shop.stripe.checkout.sessions.create(params)).rejects.toMatchObject({ statusCode: 400, ...expected });
    await refused({ ...rest, success_url }, { code: 'parameter_missing', param: 'line_items' });
    await refused({ ...rest, line_items }, { code: 'parameter_missing', param: 'success_url' });
    await refused({ ...planOrder(), mode: 'subscription' }, { param: 'mode', message: /not emulated locally/ });
    await refused(
      { ...planOrder(), line_items: [{ price: 'price_1', quantity: 1 }] },
      { param: 'line_items[0][price_data]' },
    );
    await refused({ ...planOrder(), consent_collection: { promotions: 'auto' } }, { code: 'parameter_unknown' });
    await refused({ ...planOrder(), expires_at: Math.floor(nowMs / 1_000) + 60 }, { param: 'expires_at' });
  });

  it('is not found under an unknown id, nor under a name that every object has', async () => {
    for (const id of ['cs_test_nope', 'constructor', '__proto__']) {
      const read = shop.stripe.checkout.sessions.retrieve(id);
      await expect(read).rejects.toMatchObject({ statusCode: 404, code: 'resource_missing' });
    }
  });
});

describe('an idempotency key', () => {
  it('gives the same session for the same request', async () => {
    const first = await open({}, { idempotencyKey: 'checkout-1' });
    const again = await open({}, { idempotencyKey: 'checkout-1' });
    expect(again.id).toBe(first.id);
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
  });

  it('is refused for another request', async () => {
    await open({}, { idempotencyKey: 'checkout-2' });
    const other = open({ client_reference_id: 'user-2' }, { idempotencyKey: 'checkout-2' });
    await expect(other).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
  });

  it('may be used again after a request that was refused', async () => {
    await expect(open({ line_items: [] }, { idempotencyKey: 'checkout-3' })).rejects.toThrow();
    await expect(open({}, { idempotencyKey: 'checkout-3' })).resolves.toBeDefined();
  });
});

describe('a payment', () => {
  it('completes the session and can be read from every side', async () => {
    const session = await open();
    await pay(session, paidCard);
    const expanded = ['payment_intent.latest_charge'];
    const read = await shop.stripe.checkout.sessions.retrieve(session.id, { expand: expanded });
    expect(read).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      url: null,
      customer_details: { email: 'ann@example.com', name: 'Ann Lee' },
      payment_intent: {
        status: 'succeeded',
        amount_received: 14_990_000,
        metadata: { payment_id: 'pay-1' },
        last_payment_error: null,
        latest_charge: { refunded: false, amount: 14_990_000, payment_method_details: { card: { last4: '4242' } } },
      },
    });
    const intent = typeof read.payment_intent === 'object' ? read.payment_intent?.id : undefined;
    expect((await shop.stripe.paymentIntents.retrieve(intent ?? '')).status).toBe('succeeded');
    const byIntent = await shop.stripe.checkout.sessions.list({ payment_intent: intent });
    expect(byIntent.data.map(({ id }) => id)).toEqual([session.id]);
  });

  it('that was declined leaves the reason on the payment intent, until another card pays', async () => {
    const session = await open();
    await pay(session, declinedCard);
    const read = () => shop.stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent'] });
    expect(await read()).toMatchObject({
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: {
        status: 'requires_payment_method',
        last_payment_error: {
          code: 'card_declined',
          decline_code: 'generic_decline',
          message: 'Your card was declined.',
        },
      },
    });
    await pay(session, paidCard);
    expect(await read()).toMatchObject({ payment_status: 'paid', payment_intent: { last_payment_error: null } });
  });

  it('can be given back in part and in whole, never beyond', async () => {
    const session = await open();
    await pay(session, paidCard);
    const paid = await shop.stripe.checkout.sessions.retrieve(session.id);
    const payment_intent = String(paid.payment_intent);
    const part = await shop.stripe.refunds.create({ payment_intent, amount: 90_000 });
    expect(part).toMatchObject({ amount: 90_000, status: 'succeeded', payment_intent });
    await expect(shop.stripe.refunds.create({ payment_intent, amount: 14_990_000 })).rejects.toMatchObject({
      param: 'amount',
    });
    await shop.stripe.refunds.create({ payment_intent });
    await expect(shop.stripe.refunds.create({ payment_intent })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
    const { data } = await shop.stripe.events.list({ type: 'charge.refunded' });
    expect(data.map((event) => event.data.object)).toMatchObject([
      { payment_intent, refunded: true, amount_refunded: 14_990_000, metadata: { payment_id: 'pay-1' } },
      { payment_intent, refunded: false, amount_refunded: 90_000 },
    ]);
  });
});

describe('the API', () => {
  it('refuses a wrong key without repeating it', async () => {
    const call = stripeAt(shop.url, 'sk_test_wrong').checkout.sessions.list();
    await expect(call).rejects.toMatchObject({ statusCode: 401, message: 'Invalid API Key provided.' });
  });

  it('answers 404 to what is not emulated, saying so', async () => {
    await expect(shop.stripe.customers.create({ email: 'a@b.co' })).rejects.toMatchObject({
      statusCode: 404,
      message: expect.stringContaining('not emulated locally'),
    });
  });

  it('refuses parameter names that would reach a prototype', async () => {
    for (const name of [
      '__proto__[polluted]',
      'metadata[__proto__][polluted]',
      'a[constructor][prototype][polluted]',
    ]) {
      const answer = await fetch(`${shop.url}/v1/checkout/sessions`, {
        method: 'POST',
        headers: { authorization: `Bearer ${secretKey}` },
        body: new URLSearchParams({ [name]: 'yes' }),
      });
      expect(answer.status).toBe(400);
    }
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  it('keeps no card number on disk', async () => {
    const session = await open();
    await pay(session, declinedCard);
    await pay(session, paidCard);
    const text = readFileSync(path.join(directory, 'card-provider.json'), 'utf8');
    expect(text).toContain(session.id);
    expect(text).not.toMatch(/4242 ?4242|4000 ?0000/);
  });
});
