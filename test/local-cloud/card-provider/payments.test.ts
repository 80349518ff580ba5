/** A payment in the card provider's API and on its page, called directly: intent, charge, refund, event, and every refusal. */
import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { providerAsked } from '../fixtures/provider-asked.ts';

const now = Date.UTC(2026, 10, 22, 12) / 1000;
const id = (prefix: string) => expect.stringMatching(new RegExp(`^${prefix}_[0-9a-f]{24}$`));
async function paid(change: Record<string, string> = {}) {
  const made = providerAsked();
  const session = await made.open({ 'payment_intent_data[metadata][p]': '1', ...change });
  await made.pay(session.id);
  const read = await made.api('GET', `/v1/checkout/sessions/${session.id}`, {
    'expand[0]': 'payment_intent',
    'expand[1]': 'payment_intent.latest_charge',
  });
  const intent = read.body.payment_intent as Record<string, unknown> & { id: string; latest_charge: { id: string } };
  return { ...made, session: read.body, intent, charge: intent.latest_charge };
}
type Made = ReturnType<typeof providerAsked>;
const refund = (api: Made['api'], params: Record<string, string>) => api('POST', '/v1/refunds', params);

describe('a payment', () => {
  it('is told whole by session, intent and charge', async () => {
    const { session, intent, charge, api } = await paid();
    const payer = { email: 'ann@example.com', name: 'Ann' };
    expect(session).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      url: null,
      customer_details: { ...payer, address: null, phone: null, tax_exempt: 'none', tax_ids: [] },
    });
    const plainCharge = {
      id: id('ch'),
      object: 'charge',
      amount: 3800,
      amount_captured: 3800,
      amount_refunded: 0,
      billing_details: { ...payer, address: null, phone: null },
      captured: true,
      created: now,
      currency: 'usd',
      livemode: false,
      metadata: { p: '1' },
      paid: true,
      payment_intent: intent.id,
      payment_method_details: { type: 'card', card: { last4: '4242' } },
      refunded: false,
      status: 'succeeded',
    };
    expect(intent).toEqual({
      id: id('pi'),
      object: 'payment_intent',
      amount: 3800,
      amount_received: 3800,
      created: now,
      currency: 'usd',
      customer: null,
      last_payment_error: null,
      latest_charge: plainCharge,
      livemode: false,
      metadata: { p: '1' },
      payment_method_types: ['card'],
      status: 'succeeded',
    });
    expect((await api('GET', `/v1/payment_intents/${intent.id}`)).body).toEqual({
      ...intent,
      latest_charge: charge.id,
    });
    expect((await api('GET', `/v1/charges/${charge.id}`)).body).toEqual(plainCharge);
    const back = await api('GET', `/v1/charges/${charge.id}`, { 'expand[]': 'payment_intent' });
    expect(back.body.payment_intent).toMatchObject({ id: intent.id });
  });

  it('brings three events, with the objects as they then were', async () => {
    const { state, session, api } = await paid();
    expect(state.events.map(({ type, object }) => [type, object.object, object.status])).toEqual([
      ['charge.succeeded', 'charge', 'succeeded'],
      ['payment_intent.succeeded', 'payment_intent', 'succeeded'],
      ['checkout.session.completed', 'checkout.session', 'complete'],
    ]);
    const { body } = await api('GET', `/v1/events/${state.events[2]?.id}`);
    expect(body).toEqual({
      id: id('evt'),
      object: 'event',
      api_version: Stripe.API_VERSION,
      created: now,
      data: { object: { ...session, payment_intent: (session.payment_intent as { id: string }).id } },
      livemode: false,
      pending_webhooks: 0,
      request: { id: null, idempotency_key: null },
      type: 'checkout.session.completed',
    });
  });

  it('that is declined leaves its reason, one intent for all tries, and the session open', async () => {
    const made = providerAsked();
    const session = await made.open();
    expect((await made.pay(session.id, { number: '4000000000000002' })).status).toBe(402);
    expect((await made.pay(session.id, { number: '4000000000000069' })).status).toBe(402);
    const [intent] = Object.values(made.state.paymentIntents);
    const { body } = await made.api('GET', `/v1/payment_intents/${intent?.id}`);
    expect(body).toMatchObject({
      amount_received: 0,
      latest_charge: null,
      status: 'requires_payment_method',
      last_payment_error: { type: 'card_error', code: 'expired_card', message: expect.any(String) },
    });
    expect(body.last_payment_error).not.toHaveProperty('decline_code');
    expect(
      made.state.events.map(({ type, object }) => [type, (object.last_payment_error as { code: string }).code]),
    ).toEqual([
      ['payment_intent.payment_failed', 'card_declined'],
      ['payment_intent.payment_failed', 'expired_card'],
    ]);
    expect([Object.keys(made.state.paymentIntents).length, made.state.charges]).toEqual([1, {}]);
    const { body: none } = await refund(made.api, { payment_intent: intent?.id ?? '' });
    expect(none.error).toMatchObject({ message: expect.stringContaining('does not have a successful charge') });
    await made.pay(session.id);
    await made.pay(session.id);
    expect([Object.keys(made.state.paymentIntents).length, Object.keys(made.state.charges).length]).toEqual([1, 1]);
  });
});

describe('a refund', () => {
  it('gives back what is asked, then what is left, and then no more', async () => {
    const { api, intent, charge, state } = await paid();
    const part = await refund(api, {
      payment_intent: intent.id,
      amount: '800',
      reason: 'duplicate',
      'metadata[a]': 'b',
    });
    const shape = {
      id: id('re'),
      object: 'refund',
      amount: 800,
      charge: charge.id,
      created: now,
      currency: 'usd',
      metadata: { a: 'b' },
      payment_intent: intent.id,
      reason: 'duplicate',
      status: 'succeeded',
    };
    expect(part.body).toEqual(shape);
    expect((await api('GET', `/v1/refunds/${part.body.id}`)).body).toEqual(shape);
    const expanded = await api('GET', `/v1/refunds/${part.body.id}`, { 'expand[]': 'charge' });
    expect(expanded.body.charge).toMatchObject({ id: charge.id, amount_refunded: 800, refunded: false });
    const over = await refund(api, { charge: charge.id, amount: '3001' });
    expect([over.status, over.body.error]).toEqual([
      400,
      expect.objectContaining({ type: 'invalid_request_error', param: 'amount' }),
    ]);
    expect((await refund(api, { charge: charge.id })).body).toMatchObject({ amount: 3000, reason: null, metadata: {} });
    expect((await refund(api, { charge: charge.id })).body.error).toMatchObject({ code: 'charge_already_refunded' });
    expect(state.events.slice(3).map(({ type, object }) => [type, object.amount_refunded, object.refunded])).toEqual([
      ['charge.refunded', 800, false],
      ['charge.refunded', 3800, true],
    ]);
  });
  it.each([
    [{}, 400, { code: 'parameter_missing' }],
    [
      { payment_intent: 'pi_x' },
      404,
      { code: 'resource_missing', message: "No such payment_intent: 'pi_x'", param: 'id' },
    ],
    [{ charge: 'ch_x' }, 404, { code: 'resource_missing', message: "No such charge: 'ch_x'", param: 'id' }],
    [{ charge: 'constructor' }, 404, { code: 'resource_missing' }],
    [{ charge: 'ch_x', amount: '0' }, 400, { param: 'amount' }],
    [{ charge: 'ch_x', amount: '1'.repeat(13) }, 400, { param: 'amount' }],
    [{ charge: 'ch_x', amount: '1x' }, 400, { param: 'amount' }],
    [{ charge: 'ch_x', amount: 'x1' }, 400, { param: 'amount' }],
    [{ charge: 'ch_x', reason: 'why' }, 400, { param: 'reason' }],
    [{ charge: 'ch_x', reason: 'fraudulent', amount: '1'.repeat(12) }, 404, {}],
    [{ charge: 'ch_x', reason: 'requested_by_customer' }, 404, {}],
    [{ charge: 'ch_x', currency: 'usd' }, 400, { code: 'parameter_unknown', param: 'currency' }],
  ])('of %j is refused with %i', async (params, status, error) => {
    const answer = await refund(providerAsked().api, params);
    expect([answer.status, answer.body.error]).toEqual([
      status,
      expect.objectContaining({ type: 'invalid_request_error', ...error }),
    ]);
  });
});
