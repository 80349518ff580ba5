/** What goes over the wire to the card provider and how its answers are read, with the real SDK against a server of this process. */
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CardProvider, cardProvider, type NewCheckout } from '../../../lambdas/adapters/card-provider.ts';

const secret = {
  secretKey: 'sk_test_x',
  publishableKey: 'pk_test_x',
  webhookSecret: 'whsec_test',
  returnSigningKey: 'k'.repeat(32),
};
interface Seen {
  readonly method: string;
  readonly url: string;
  readonly key: string | undefined;
  readonly form: URLSearchParams;
}
let server: Server;
let provider: CardProvider;
let seen: Seen[] = [];
let answers: { status: number; body: unknown }[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const key = request.headers['idempotency-key'];
      seen.push({
        method: request.method ?? '',
        url: decodeURIComponent(request.url ?? ''),
        key: key === undefined ? undefined : String(key),
        form: new URLSearchParams(Buffer.concat(chunks).toString()),
      });
      const answer = answers.shift() ?? { status: 500, body: {} };
      response.writeHead(answer.status, { 'content-type': 'application/json', 'stripe-should-retry': 'false' });
      response.end(JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  provider = cardProvider(`http://127.0.0.1:${port}`, { read: async () => secret });
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
beforeEach(() => {
  seen = [];
  answers = [];
});

const order: NewCheckout = {
  paymentId: '01PAY',
  userId: 'anna',
  email: 'anna@example.com',
  planId: 3,
  description: 'Advanced plan',
  amountMinor: 1_000_000,
  currency: 'INR',
  expiresAt: new Date('2026-11-21T11:00:00Z'),
  successUrl: 'https://site/api/payment/return/?session_id={CHECKOUT_SESSION_ID}',
  cancelUrl: 'https://site/api/payment/return/?payment_id=01PAY&cancelled=1',
};
const session = {
  id: 'cs_test_1',
  object: 'checkout.session',
  status: 'open',
  payment_status: 'unpaid',
  url: 'https://pay/cs_test_1',
  amount_total: 1_000_000,
  currency: 'inr',
  client_reference_id: 'anna',
  metadata: { payment_id: '01PAY' },
  payment_intent: null,
};

describe('opening a checkout', () => {
  it("sends the server's own price inline, our ids, and one idempotency key a payment", async () => {
    answers = [{ status: 200, body: session }];
    const checkout = await provider.open(order);
    expect(checkout).toEqual({
      orderId: 'cs_test_1',
      paymentId: '01PAY',
      userId: 'anna',
      providerPaymentId: null,
      state: 'open',
      paid: false,
      refunded: false,
      amountMinor: 1_000_000,
      currency: 'INR',
      url: 'https://pay/cs_test_1',
      lastFailure: null,
    });
    const [request] = seen;
    expect(request).toMatchObject({ method: 'POST', url: '/v1/checkout/sessions', key: 'checkout-01PAY' });
    expect(Object.fromEntries(request?.form ?? [])).toEqual({
      mode: 'payment',
      'branding_settings[button_color]': '#2440b8',
      customer_email: 'anna@example.com',
      client_reference_id: 'anna',
      'metadata[payment_id]': '01PAY',
      'metadata[plan_id]': '3',
      'payment_intent_data[metadata][payment_id]': '01PAY',
      'payment_intent_data[metadata][plan_id]': '3',
      'payment_intent_data[description]': 'Advanced plan',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'inr',
      'line_items[0][price_data][unit_amount]': '1000000',
      'line_items[0][price_data][product_data][name]': 'Advanced plan',
      expires_at: '1795258800',
      success_url: order.successUrl,
      cancel_url: order.cancelUrl,
    });
  });

  it('asks who pays from abroad for name and address, without which an account in India may not be paid', async () => {
    answers = [{ status: 200, body: session }];
    await provider.open({ ...order, currency: 'USD' });
    expect(Object.fromEntries(seen[0]?.form ?? [])).toMatchObject({
      billing_address_collection: 'required',
      customer_creation: 'always',
      'payment_intent_data[description]': 'Advanced plan',
    });
  });

  it('opens the provider’s page in the colour of the site’s own buttons', async () => {
    answers = [{ status: 200, body: session }];
    await provider.open(order);
    const styles = await readFile('web/src/styles.css', 'utf8');
    const accent = /--accent: light-dark\((#[0-9a-f]{6})/.exec(styles)?.[1];
    expect(accent).toBeDefined();
    expect(seen[0]?.form.get('branding_settings[button_color]')).toBe(accent);
  });

  it("the provider's refusal is provider_unavailable, its reason is kept as the cause", async () => {
    answers = [{ status: 400, body: { error: { type: 'invalid_request_error', message: 'No.' } } }];
    await expect(provider.open(order)).rejects.toMatchObject({
      code: 'provider_unavailable',
      cause: expect.any(Stripe.errors.StripeInvalidRequestError),
    });
  });
});

describe('reading a checkout', () => {
  it('takes a payment that its payer disputes for one that is not ours any more', async () => {
    const latest_charge = { id: 'ch_1', object: 'charge', refunded: false, disputed: true };
    const payment_intent = { id: 'pi_1', object: 'payment_intent', latest_charge };
    answers = [{ status: 200, body: { ...session, status: 'complete', payment_status: 'paid', payment_intent } }];
    expect(await provider.read('cs_test_1')).toMatchObject({ paid: true, refunded: true });
  });

  it('tells payment, refund and the last decline from the expanded payment', async () => {
    const intent = {
      id: 'pi_1',
      object: 'payment_intent',
      last_payment_error: { message: 'Your card was declined.' },
      latest_charge: { id: 'ch_1', object: 'charge', refunded: true },
    };
    const body = { ...session, status: 'complete', payment_status: 'paid', url: null, payment_intent: intent };
    answers = [{ status: 200, body }];
    expect(await provider.read('cs_test_1')).toMatchObject({
      state: 'complete',
      paid: true,
      refunded: true,
      providerPaymentId: 'pi_1',
      lastFailure: 'Your card was declined.',
    });
    expect(seen[0]?.url).toBe('/v1/checkout/sessions/cs_test_1?expand[0]=payment_intent.latest_charge');
  });

  it('that does not exist answers null', async () => {
    answers = [{ status: 404, body: { error: { type: 'invalid_request_error', code: 'resource_missing' } } }];
    expect(await provider.read('cs_test_none')).toBeNull();
  });
});

describe('looking for the checkout of a payment whose opening nobody confirmed', () => {
  const since = new Date('2026-11-21T10:00:00Z');
  const list = (...data: unknown[]) => ({ status: 200, body: { object: 'list', data, has_more: false, url: '/' } });

  it('asks for what is open since then, less five minutes of another clock, and takes the one that names our payment', async () => {
    answers = [list({ ...session, id: 'cs_test_2', metadata: { payment_id: '02PAY' } }, session)];
    expect(await provider.findOpen('01PAY', since)).toMatchObject({ orderId: 'cs_test_1', state: 'open' });
    const [path, query] = (seen[0]?.url ?? '').split('?');
    expect([seen[0]?.method, path]).toEqual(['GET', '/v1/checkout/sessions']);
    const gte = `${since.getTime() / 1000 - 300}`;
    expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
      status: 'open',
      'created[gte]': gte,
      limit: '100',
    });
  });

  it('answers null when there is none, and provider_unavailable when the provider does not say', async () => {
    answers = [list({ ...session, metadata: {} })];
    expect(await provider.findOpen('01PAY', since)).toBeNull();
    answers = [{ status: 500, body: { error: { type: 'api_error' } } }];
    await expect(provider.findOpen('01PAY', since)).rejects.toMatchObject({ code: 'provider_unavailable' });
  });
});

describe('looking for refunds and disputes we were not told of', () => {
  const since = new Date('2026-11-21T10:00:00Z');
  const news = (id: string, type: string, object: object) => ({ id, object: 'event', type, data: { object } });
  const list = (has_more: boolean, ...data: unknown[]) => ({
    status: 200,
    body: { object: 'list', data, has_more, url: '/v1/events' },
  });

  it('asks for notices that were not delivered, page after page, and names each payment once, apart from a refund of it that failed', async () => {
    answers = [
      list(true, news('evt_1', 'charge.refunded', { payment_intent: 'pi_1' })),
      list(
        false,
        news('evt_2', 'charge.dispute.created', { payment_intent: 'pi_2' }),
        news('evt_3', 'charge.dispute.funds_withdrawn', { payment_intent: 'pi_2' }),
        news('evt_4', 'charge.refunded', { payment_intent: null }),
        news('evt_5', 'refund.failed', { payment_intent: 'pi_1' }),
      ),
    ];
    expect(await provider.missedRefunds(since)).toEqual([
      { providerPaymentId: 'pi_1', failed: false },
      { providerPaymentId: 'pi_2', failed: false },
      { providerPaymentId: 'pi_1', failed: true },
    ]);
    const [path, query] = (seen[0]?.url ?? '').split('?');
    expect([seen[0]?.method, path]).toEqual(['GET', '/v1/events']);
    expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
      'types[0]': 'charge.refunded',
      'types[1]': 'charge.dispute.created',
      'types[2]': 'charge.dispute.funds_withdrawn',
      'types[3]': 'refund.failed',
      delivery_success: 'false',
      'created[gte]': `${since.getTime() / 1000 - 300}`,
      limit: '100',
    });
    expect(seen[1]?.url).toContain('starting_after=evt_1');
  });

  it('answers provider_unavailable when the provider does not say', async () => {
    answers = [{ status: 500, body: { error: { type: 'api_error' } } }];
    await expect(provider.missedRefunds(since)).rejects.toMatchObject({ code: 'provider_unavailable' });
  });
});

describe('ending a checkout', () => {
  it('answers whether it was still open', async () => {
    const over = { status: 400, body: { error: { type: 'invalid_request_error', message: 'Not open.' } } };
    answers = [{ status: 200, body: { ...session, status: 'expired' } }, over];
    expect(await provider.expire('cs_test_1')).toBe(true);
    expect(await provider.expire('cs_test_1')).toBe(false);
  });

  it('finds our payment from theirs', async () => {
    answers = [{ status: 200, body: { id: 'pi_1', object: 'payment_intent', metadata: { payment_id: '01PAY' } } }];
    expect(await provider.paymentIdOf('pi_1')).toBe('01PAY');
  });
});

describe('giving a payment back', () => {
  const given = { paymentId: '01PAY', providerPaymentId: 'pi_1' };

  it('asks for all of it, with one key a payment', async () => {
    answers = [{ status: 200, body: { id: 're_1', object: 'refund', status: 'pending' } }];
    await provider.refund(given);
    expect(seen[0]).toMatchObject({ method: 'POST', url: '/v1/refunds', key: 'refund-01PAY' });
    expect(Object.fromEntries(seen[0]?.form ?? [])).toEqual({
      payment_intent: 'pi_1',
      'metadata[payment_id]': '01PAY',
    });
  });

  it('that was given back already is fine', async () => {
    const error = { type: 'invalid_request_error', code: 'charge_already_refunded', message: 'Already.' };
    answers = [{ status: 400, body: { error } }];
    await provider.refund(given);
    expect(seen).toHaveLength(1);
  });

  it.each([
    ['refuses', { status: 400, body: { error: { type: 'invalid_request_error', message: 'Insufficient funds.' } } }],
    ['fails', { status: 200, body: { id: 're_1', object: 'refund', status: 'failed' } }],
  ])('that the provider %s is provider_unavailable, with a sentence about giving back', async (_how, answer) => {
    answers = [answer];
    await expect(provider.refund(given)).rejects.toMatchObject({
      code: 'provider_unavailable',
      message: expect.stringContaining('could not give a payment back'),
    });
  });
});

describe('a signed event', () => {
  const sign = (payload: string, options: { secret?: string; timestamp?: number } = {}) =>
    Stripe.webhooks.generateTestHeaderString({ payload, secret: secret.webhookSecret, ...options });
  const completed =
    '{\n "id":"evt_1","object":"event","type":"checkout.session.completed","data":{"object":{"id":"cs_1","name":"₹é"}}}';

  it('case 27: is read from the raw bytes', async () => {
    const event = await provider.readEvent(Buffer.from(completed), sign(completed));
    expect(event).toEqual({ kind: 'checkout-changed', orderId: 'cs_1' });
  });

  it('is asked for again, by provider_unavailable, while its signing secret is not stored', async () => {
    const read = async () => ({ ...secret, webhookSecret: '' });
    const early = cardProvider('http://127.0.0.1:9', { read });
    await expect(early.readEvent(Buffer.from(completed), sign(completed))).rejects.toMatchObject({
      code: 'provider_unavailable',
      message: expect.stringContaining('not stored yet'),
    });
  });

  const old = Math.floor(Date.now() / 1000) - 301;
  it.each([
    ['missing', undefined],
    ['empty', ''],
    ['nonsense', 't=1,v1=00'],
    ['made with another key', sign(completed, { secret: 'whsec_other' })],
    ['older than five minutes', sign(completed, { timestamp: old })],
    ['of other bytes', sign(JSON.stringify(JSON.parse(completed)))],
  ])('case 27: with a signature %s is refused as payment_invalid', async (_what, signature) => {
    await expect(provider.readEvent(Buffer.from(completed), signature)).rejects.toMatchObject({
      code: 'payment_invalid',
    });
  });

  it.each([
    ['checkout.session.expired', { id: 'cs_1' }, { kind: 'checkout-changed', orderId: 'cs_1' }],
    ['charge.refunded', { payment_intent: 'pi_1' }, { kind: 'payment-changed', providerPaymentId: 'pi_1' }],
    ['charge.dispute.created', { payment_intent: 'pi_1' }, { kind: 'payment-disputed', providerPaymentId: 'pi_1' }],
    [
      'charge.dispute.funds_withdrawn',
      { payment_intent: 'pi_1' },
      { kind: 'payment-changed', providerPaymentId: 'pi_1' },
    ],
    ['refund.failed', { payment_intent: 'pi_1' }, { kind: 'refund-failed', providerPaymentId: 'pi_1' }],
    ['refund.failed', { payment_intent: null }, { kind: 'ignored', type: 'refund.failed' }],
    [
      'payment_intent.payment_failed',
      { metadata: { payment_id: '01PAY' }, last_payment_error: { message: 'Declined.' } },
      { kind: 'payment-failed', paymentId: '01PAY', description: 'Declined.' },
    ],
    ['payment_intent.payment_failed', { metadata: {} }, { kind: 'ignored', type: 'payment_intent.payment_failed' }],
    ['customer.created', {}, { kind: 'ignored', type: 'customer.created' }],
  ])('of the type %s is understood', async (type, object, expected) => {
    const payload = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });
    expect(await provider.readEvent(Buffer.from(payload), sign(payload))).toEqual(expected);
  });
});
