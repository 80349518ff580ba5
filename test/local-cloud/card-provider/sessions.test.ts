/** Checkout sessions of the card provider's API, called directly: what is told of one, which parameters it takes, how it is listed and ends. */
import { describe, expect, it } from 'vitest';
import { order, providerAsked } from '../fixtures/provider-asked.ts';

const now = Date.UTC(2026, 10, 22, 12) / 1000;
const none = { ...order, 'line_items[0][quantity]': '1' };
const more = (at: number, currency: string) => ({
  [`line_items[${at}][quantity]`]: '3',
  [`line_items[${at}][price_data][currency]`]: currency,
  [`line_items[${at}][price_data][unit_amount]`]: '100',
  [`line_items[${at}][price_data][product_data][name]`]: 'More',
  [`line_items[${at}][price_data][product_data][description]`]: 'of it',
});

describe('a session', () => {
  it('tells what it was made of, and where nothing was said that there is nothing', async () => {
    const { api, clock } = providerAsked();
    const { status, headers, body } = await api('POST', '/v1/checkout/sessions', order);
    expect([status, headers]).toEqual([
      200,
      {
        'request-id': expect.stringMatching(/^req_[0-9a-f]{24}$/),
        'content-type': 'application/json',
        'cache-control': 'no-store',
      },
    ]);
    expect(body).toEqual({
      id: expect.stringMatching(/^cs_test_[0-9a-f]{58}$/),
      object: 'checkout.session',
      amount_subtotal: 3800,
      amount_total: 3800,
      cancel_url: null,
      client_reference_id: null,
      created: now,
      currency: 'usd',
      customer: null,
      customer_details: null,
      customer_email: null,
      expires_at: now + 86_400,
      livemode: false,
      metadata: {},
      mode: 'payment',
      payment_intent: null,
      payment_method_types: ['card'],
      payment_status: 'unpaid',
      status: 'open',
      success_url: order.success_url,
      total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
      ui_mode: 'hosted_page',
      url: `http://shop.test/checkout/pay/${body.id}`,
    });
    expect([clock.saves, clock.changes]).toEqual([1, 1]);
    expect((await api('GET', `/v1/checkout/sessions/${body.id}`)).body).toEqual(body);
    expect((await api('GET', `/v1/checkout/sessions/${body.id}/`)).body).toEqual(body);
  });

  it('tells everything that was said', async () => {
    const { api, open } = providerAsked();
    const session = await open({
      ...more(1, 'usd'),
      cancel_url: 'https://shop.test/no',
      client_reference_id: 'u1',
      customer_email: 'ann@example.com',
      'metadata[a]': 'b',
      'payment_intent_data[metadata][c]': 'd',
      expires_at: String(now + 1800),
    });
    expect(session).toMatchObject({
      amount_total: 4100,
      cancel_url: 'https://shop.test/no',
      client_reference_id: 'u1',
      customer_email: 'ann@example.com',
      metadata: { a: 'b' },
      expires_at: now + 1800,
    });
    const item = (description: string, quantity: number, amount: number) => ({
      id: expect.stringMatching(/^li_[0-9a-f]{24}$/),
      object: 'item',
      amount_discount: 0,
      amount_subtotal: amount,
      amount_tax: 0,
      amount_total: amount,
      currency: 'usd',
      description,
      quantity,
    });
    const url = `/v1/checkout/sessions/${session.id}/line_items`;
    const list = { object: 'list', data: [item('Pro', 2, 3800), item('More', 3, 300)], has_more: false, url };
    expect((await api('GET', url)).body).toEqual(list);
    const expanded = await api('GET', `/v1/checkout/sessions/${session.id}`, { 'expand[]': 'line_items' });
    expect(expanded.body.line_items).toEqual(list);
  });

  it.each([
    ['mode', undefined, 'parameter_missing', 'mode'],
    ['mode', 'setup', undefined, 'mode'],
    ['ui_mode', 'embedded', undefined, 'ui_mode'],
    ['ui_mode', 'hosted_page', 'none', ''],
    ['success_url', undefined, 'parameter_missing', 'success_url'],
    ['success_url', 'shop', undefined, 'success_url'],
    ['success_url', 'ftp://shop.test', undefined, 'success_url'],
    ['success_url', `https://shop.test/${'x'.repeat(5000 - 18)}`, 'none', ''],
    ['success_url', `https://shop.test/${'x'.repeat(5000 - 17)}`, undefined, 'success_url'],
    ['cancel_url', 'shop', undefined, 'cancel_url'],
    ['line_items[0][quantity]', '0', undefined, 'line_items[0][quantity]'],
    ['line_items[0][quantity]', '1', 'none', ''],
    ['line_items[0][quantity]', 'x1', undefined, 'line_items[0][quantity]'],
    ['line_items[0][quantity]', '1x', undefined, 'line_items[0][quantity]'],
    ['line_items[0][quantity]', undefined, 'parameter_missing', 'line_items[0][quantity]'],
    ['line_items[0][price_data][unit_amount]', '0', undefined, 'line_items[0][price_data][unit_amount]'],
    ['line_items[0][price_data][unit_amount]', '1', 'none', ''],
    ['line_items[0][price_data][unit_amount]', '9'.repeat(12), 'none', ''],
    ['line_items[0][price_data][unit_amount]', '9'.repeat(13), undefined, 'line_items[0][price_data][unit_amount]'],
    ['line_items[0][price_data][currency]', 'us', undefined, 'line_items[0][price_data][currency]'],
    ['line_items[0][price_data][currency]', 'usdd', undefined, 'line_items[0][price_data][currency]'],
    ['line_items[0][price_data][product_data][name]', 'n'.repeat(250), 'none', ''],
    [
      'line_items[0][price_data][product_data][name]',
      'n'.repeat(251),
      undefined,
      'line_items[0][price_data][product_data][name]',
    ],
    ['line_items[0][price_data][product_data][name]', '', undefined, 'line_items[0][price_data][product_data][name]'],
    ['line_items[0][tax]', '1', 'parameter_unknown', 'line_items[0][tax]'],
    ['coupon', 'x', 'parameter_unknown', 'coupon'],
    ['client_reference_id', 'x'.repeat(200), 'none', ''],
    ['client_reference_id', 'x'.repeat(201), undefined, 'client_reference_id'],
    ['customer_email', 'ann', undefined, 'customer_email'],
    [`metadata[${'k'.repeat(40)}]`, 'v'.repeat(500), 'none', ''],
    [`metadata[${'k'.repeat(41)}]`, 'v', undefined, `metadata[${'k'.repeat(41)}]`],
    ['metadata[k]', 'v'.repeat(501), undefined, 'metadata[k]'],
    ['expires_at', String(now + 1739), undefined, 'expires_at'],
    ['expires_at', String(now + 1740), 'none', ''],
    ['expires_at', String(now + 86_460), 'none', ''],
    ['expires_at', String(now + 86_461), undefined, 'expires_at'],
    ['expires_at', 'soon', undefined, 'expires_at'],
    ['branding_settings[button_color]', '#12aBef', 'none', ''],
    ['branding_settings[button_color]', '#12345', undefined, 'branding_settings[button_color]'],
    ['branding_settings[button_color]', 'x#123456', undefined, 'branding_settings[button_color]'],
    ['branding_settings[button_color]', '#1234567', undefined, 'branding_settings[button_color]'],
    ['payment_method_types[0]', 'card', 'none', ''],
    ['payment_method_types[0]', 'sepa', undefined, 'payment_method_types[0]'],
    ['billing_address_collection', 'required', 'none', ''],
    ['billing_address_collection', 'auto', 'none', ''],
    ['billing_address_collection', 'x', undefined, 'billing_address_collection'],
    ['customer_creation', 'always', 'none', ''],
    ['customer_creation', 'if_required', 'none', ''],
    ['adaptive_pricing[enabled]', 'false', 'none', ''],
    ['adaptive_pricing[enabled]', 'true', undefined, 'adaptive_pricing[enabled]'],
    ['automatic_tax[enabled]', 'false', 'none', ''],
    ['automatic_tax[enabled]', 'true', undefined, 'automatic_tax[enabled]'],
    ['locale', 'en', 'none', ''],
    ['submit_type', 'pay', 'none', ''],
    ['payment_intent_data[description]', 'x', 'none', ''],
    ['payment_intent_data[receipt_email]', 'x', 'none', ''],
    ['payment_intent_data[capture_method]', 'x', 'parameter_unknown', 'payment_intent_data[capture_method]'],
  ])('with %s as %s: %s', async (name, value, code, param) => {
    const { api, state } = providerAsked();
    const params: Record<string, string> = { ...none, [name]: value ?? '' };
    if (value === undefined) delete params[name];
    const { status, body } = await api('POST', '/v1/checkout/sessions', params);
    if (code === 'none') return expect([status, Object.keys(state.sessions).length]).toEqual([200, 1]);
    expect(status).toBe(400);
    expect(body.error).toEqual({
      type: 'invalid_request_error',
      ...(code && { code }),
      param,
      message: expect.any(String),
    });
    expect(state.sessions).toEqual({});
  });
  it('has fifty pieces of metadata at most, and one currency', async () => {
    const { api } = providerAsked();
    const pieces = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`metadata[k${at}]`, 'v']));
    const status = async (params: Record<string, string>) =>
      (await api('POST', '/v1/checkout/sessions', { ...order, ...params })).status;
    expect([await status(pieces(50)), await status(pieces(51))]).toEqual([200, 400]);
    expect([await status(more(1, 'usD')), await status(more(1, 'inr'))]).toEqual([200, 400]);
  });

  it('is listed newest first, by state, payment, age and page', async () => {
    const { api, open, clock, pay } = providerAsked();
    const ids: string[] = [];
    for (let at = 0; at < 12; at += 1) {
      ids.unshift((await open()).id);
      clock.ms += 1000;
    }
    const list = async (params: Record<string, string> = {}) => {
      const { body } = await api('GET', '/v1/checkout/sessions', params);
      return { ids: body.data.map(({ id }) => id), more: body.has_more, url: body.url };
    };
    const url = '/v1/checkout/sessions';
    expect(await list()).toEqual({ ids: ids.slice(0, 10), more: true, url });
    expect(await list({ limit: '12' })).toEqual({ ids, more: false, url });
    expect(await list({ limit: '2', starting_after: ids[3] ?? '' })).toEqual({ ids: ids.slice(4, 6), more: true, url });
    expect(await list({ starting_after: ids[10] ?? '' })).toEqual({ ids: ids.slice(11), more: false, url });
    expect((await list({ 'created[gte]': String(now + 10) })).ids).toEqual(ids.slice(0, 2));
    expect((await list({ created: String(now + 10), limit: '20' })).ids).toHaveLength(12);
    expect((await list({ 'created[lt]': '1', limit: '20' })).ids).toHaveLength(12);
    await pay(ids[5] ?? '');
    expect((await list({ status: 'complete' })).ids).toEqual([ids[5]]);
    const intent = String((await api('GET', `${url}/${ids[5]}`)).body.payment_intent);
    expect((await list({ payment_intent: intent })).ids).toEqual([ids[5]]);
    expect((await list({ payment_intent: intent, status: 'open' })).ids).toEqual([]);
  });

  it('ends when it is told to or when its time is over, and is not ended twice', async () => {
    const { api, open, clock, state } = providerAsked();
    const one = await open();
    const ended = await api('POST', `/v1/checkout/sessions/${one.id}/expire`);
    expect([ended.status, ended.body]).toEqual([200, { ...one, status: 'expired', url: null }]);
    expect((await api('POST', `/v1/checkout/sessions/${one.id}/expire`)).body.error).toMatchObject({
      type: 'invalid_request_error',
    });
    const two = await open();
    const status = async () => (await api('GET', `/v1/checkout/sessions/${two.id}`)).body.status;
    clock.ms += 86_399_999;
    expect(await status()).toBe('open');
    clock.ms += 1;
    expect(await status()).toBe('expired');
    expect(state.events.map(({ type, object }) => [type, object.id, object.status])).toEqual([
      ['checkout.session.expired', one.id, 'expired'],
      ['checkout.session.expired', two.id, 'expired'],
    ]);
  });
});
