/** Calls of the card provider's API: the list of events, what is refused with which status, and calls that are sent again. */
import { describe, expect, it } from 'vitest';
import { order, providerAsked } from '../fixtures/provider-asked.ts';

const now = Date.UTC(2026, 10, 22, 12) / 1000;

describe('the list of events', () => {
  it('is newest first, by type, age and delivery, page by page', async () => {
    const made = providerAsked(true);
    for (let at = 0; at < 2; at += 1) {
      await made.pay((await made.open()).id);
      made.clock.ms += 1000;
    }
    const all = made.state.events.toReversed().map(({ id: one }) => one);
    const first = made.state.events[0];
    if (first) first.delivery = 'delivered';
    const list = async (params: Record<string, string>) =>
      (await made.api('GET', '/v1/events', params)).body.data.map(({ id: one }) => one);
    expect(await list({})).toEqual(all);
    expect(await list({ type: 'charge.succeeded' })).toEqual([all[2], all[5]]);
    expect(await list({ 'types[0]': 'charge.succeeded', 'types[1]': 'payment_intent.succeeded' })).toEqual([
      all[1],
      all[2],
      all[4],
      all[5],
    ]);
    expect(await list({ types: 'charge.succeeded' })).toEqual([all[2], all[5]]);
    expect(await list({ 'created[gte]': String(now + 1) })).toEqual(all.slice(0, 3));
    expect(await list({ delivery_success: 'true' })).toEqual([all[5]]);
    expect(await list({ delivery_success: 'false', limit: '1' })).toEqual([all[0]]);
    const { body } = await made.api('GET', '/v1/events', { limit: '1' });
    expect([body.object, body.has_more, body.url, body.data[0]?.pending_webhooks]).toEqual([
      'list',
      true,
      '/v1/events',
      1,
    ]);
    expect((await made.api('GET', `/v1/events/${first?.id}`)).body.pending_webhooks).toBe(0);
  });
  it('holds a thousand', async () => {
    const made = providerAsked();
    const session = await made.open();
    const decline = () => made.pay(session.id, { number: '4000000000000002' });
    await decline();
    const [event] = made.state.events;
    if (event) made.state.events.push(...Array.from({ length: 998 }, (_, at) => ({ ...event, id: `evt_${at}` })));
    await decline();
    expect([made.state.events.length, made.state.events[0]?.id]).toEqual([1000, event?.id]);
    await decline();
    expect([made.state.events.length, made.state.events[0]?.id]).toEqual([1000, 'evt_0']);
  });
});

describe('a call', () => {
  it.each([
    ['GET', '/v1/customers', 404, { type: 'invalid_request_error' }],
    ['DELETE', '/v1/checkout/sessions', 404, {}],
    ['GET', '/x/v1/events', 404, {}],
    ['GET', '/v1/events/a/b', 404, {}],
    ['GET', '/v1/events/evt_x', 404, { code: 'resource_missing', message: "No such event: 'evt_x'", param: 'id' }],
    ['GET', '/v1/checkout/sessions/cs_x', 404, { message: "No such checkout.session: 'cs_x'" }],
    ['GET', '/v1/checkout/sessions/a%2Fb', 404, { message: "No such checkout.session: 'a/b'" }],
    ['GET', '/v1/payment_intents/pi_x', 404, { message: "No such payment_intent: 'pi_x'" }],
    ['GET', '/v1/charges/ch_x', 404, { message: "No such charge: 'ch_x'" }],
    ['GET', '/v1/refunds/re_x', 404, { message: "No such refund: 're_x'" }],
    ['POST', '/v1/checkout/sessions/cs_x/expire', 404, { message: "No such checkout.session: 'cs_x'" }],
  ])('%s %s is answered %i', async (method, path, status, error) => {
    const made = providerAsked();
    const answer = await made.api(method, path);
    expect([answer.status, answer.body.error]).toEqual([status, expect.objectContaining(error)]);
    expect([made.clock.saves, made.clock.changes]).toEqual([1, 1]);
  });
  it.each([['Bearer sk_tesx'], ['Bearer sk_test1'], ['sk'], [''], ['Basic sk_test']])(
    'with the key %j is refused',
    async (authorization) => {
      const answer = await providerAsked().api('GET', '/v1/events', {}, { authorization });
      expect([answer.status, answer.body.error]).toEqual([
        401,
        { type: 'invalid_request_error', message: 'Invalid API Key provided.' },
      ]);
    },
  );
  it('is a megabyte long at most', async () => {
    const { api } = providerAsked();
    const status = async (length: number) => (await api('POST', '/v1/refunds', { a: 'x'.repeat(length - 2) })).status;
    expect([await status(1_000_000), await status(1_000_001)]).toEqual([400, 413]);
  });
  it.each([
    [{ 'expand[]': 'payment_intent' }, 200],
    [{ 'expand[]': 'customer' }, 400],
    [{ 'expand[]': 'charge' }, 400],
    [{ expand: 'line_items' }, 200],
  ])('may expand %j: %i', async (params, status) => {
    const made = providerAsked();
    const { id: session } = await made.open();
    expect((await made.api('GET', `/v1/checkout/sessions/${session}`, params)).status).toBe(status);
  });
});

describe('a key that says it is the same call', () => {
  const key = { 'idempotency-key': 'k' };
  it('is good for a day, and for that call alone', async () => {
    const made = providerAsked();
    const open = (change: Record<string, string> = {}, path = '/v1/checkout/sessions') =>
      made.api('POST', path, { ...order, ...change }, key);
    const first = await open();
    expect(first.headers).not.toHaveProperty('idempotent-replayed');
    const again = await open();
    expect([again.body, again.headers['idempotent-replayed']]).toEqual([first.body, 'true']);
    for (const other of [await open({ locale: 'en' }), await open({}, '/v1/refunds')])
      expect([other.status, other.body.error]).toEqual([400, expect.objectContaining({ type: 'idempotency_error' })]);
    expect((await made.api('GET', '/v1/events', {}, key)).headers).not.toHaveProperty('idempotent-replayed');
    made.clock.ms += 86_400_000;
    expect((await open()).body.id).toBe(first.body.id);
    made.clock.ms += 1000;
    expect((await open()).body.id).not.toBe(first.body.id);
    expect(Object.keys(made.state.answers)).toHaveLength(1);
  });
  it('is free again after a refusal', async () => {
    const made = providerAsked();
    expect((await made.api('POST', '/v1/checkout/sessions', {}, key)).status).toBe(400);
    expect((await made.api('POST', '/v1/checkout/sessions', order, key)).status).toBe(200);
  });
});
