/** The card provider's page, asked directly: each status with its headers, where a payment leads, what stands on the page; and the frame of local pages. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { html, localPage, Markup, pagePolicy } from '../../../lib/local-cloud/local-page.ts';
import { answered } from '../fixtures/answered.ts';
import { providerAsked } from '../fixtures/provider-asked.ts';

const plain = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
const page = { ...plain, 'content-type': 'text/html; charset=utf-8', 'referrer-policy': 'no-referrer' };
const policy = (targets: string) =>
  expect.stringMatching(
    new RegExp(
      `^default-src 'none'; style-src 'sha256-[^']+'; form-action ${targets}; base-uri 'none'; frame-ancestors 'none'$`,
    ),
  );

describe('the page', () => {
  it('of an open session holds its form, of others what became of them', async () => {
    const made = providerAsked();
    const session = await made.open({ cancel_url: 'http://shop.test/no/{CHECKOUT_SESSION_ID}' });
    const url = `/checkout/pay/${session.id}`;
    const open = await made.show(url);
    expect([open.status, open.headers]).toEqual([
      200,
      { ...page, 'content-security-policy': policy("'self' http://shop.test") },
    ]);
    expect((await made.show(`/pay/${session.id}`)).text).toBe(open.text);
    expect((await made.show(url, 'HEAD')).status).toBe(200);
    expect(open.text).toContain('<title>Pay $38.00 (test)</title>');
    expect(open.text).toContain('<li class="row"><span>Pro × 2</span><span>$38.00</span></li>');
    expect(open.text).toContain(`<a href="http://shop.test/no/${session.id}">Back</a>`);
    expect(open.text).not.toMatch(/role="alert"|aria-invalid="/);
    await made.pay(session.id);
    const paid = await made.show(url);
    expect([paid.status, paid.headers['content-security-policy']]).toEqual([200, policy("'none'")]);
    expect(paid.text).toContain(`<a href="http://shop.test/back?s=${session.id}">Continue</a>`);
    const other = await made.open();
    made.clock.ms += 86_400_000;
    const { saves, changes } = made.clock;
    const expired = await made.show(`/checkout/pay/${other.id}`);
    expect([expired.status, made.clock.saves - saves, made.clock.changes - changes]).toEqual([410, 1, 1]);
    expect(expired.text).toContain('<h1>This checkout has expired</h1>');
    expect(expired.text).not.toContain('>Back<');
    await made.show(`/checkout/pay/${other.id}`);
    expect(made.clock.saves - saves).toBe(1);
  });

  it.each([
    ['/checkout/pay/cs_x', 'GET', 404],
    ['/checkout/pay/', 'GET', 404],
    ['/checkout/pay/a-b', 'GET', 404],
    ['/checkout/pay/cs_x/y', 'GET', 404],
    ['/x/pay/cs_x', 'GET', 404],
    ['/checkout/pay/constructor', 'GET', 404],
    ['/checkout/pay/cs_x', 'POST', 404],
    ['/checkout/pay/cs_x', 'PUT', 405],
  ])('at %s by %s is answered %i', async (url, method, status) => {
    const { show } = providerAsked();
    const answer = await show(url, method);
    expect(answer.status).toBe(status);
    if (status === 405) expect(answer.headers).toEqual({ allow: 'GET, POST' });
    else expect(answer.text).toContain('<h1>There is no such checkout</h1>');
  });

  it('has a script, which is only a sign that it came', async () => {
    const { show } = providerAsked();
    const script = await show('/checkout/script.js');
    expect([script.status, script.headers, script.text.slice(0, 30)]).toEqual([
      200,
      { ...plain, 'content-type': 'text/javascript; charset=utf-8' },
      'window.Stripe = Object.assign(',
    ]);
  });

  it.each([
    ['inr', '14990000', '₹1,49,900.00'],
    ['usd', '1900', '$19.00'],
    ['jpy', '500', '¥500'],
  ])('writes %s %s as %s', async (currency, amount, written) => {
    const { open, show } = providerAsked();
    const session = await open({
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': currency,
      'line_items[0][price_data][unit_amount]': amount,
      'line_items[0][price_data][product_data][description]': 'All <of> it',
    });
    const { text } = await show(`/checkout/pay/${session.id}`);
    expect(text).toContain(`<h1>${written}</h1>`);
    expect(text).toContain(`<span>Pro<br><span class="soft">All &lt;of&gt; it</span></span><span>${written}</span>`);
    expect(text).toContain(`<button type="submit">Pay ${written}</button>`);
  });
});

describe('a form that is sent', () => {
  it('leads back to the shop when it pays, once and again, and is on disk before', async () => {
    const made = providerAsked();
    const session = await made.open();
    const { saves, changes } = made.clock;
    const there = { location: `http://shop.test/back?s=${session.id}`, 'cache-control': 'no-store' };
    const first = await made.pay(session.id);
    expect([first.status, first.headers, made.clock.saves - saves, made.clock.changes - changes]).toEqual([
      303,
      there,
      1,
      1,
    ]);
    const again = await made.pay(session.id, { number: 'x' });
    expect([again.status, again.headers]).toEqual([303, there]);
  });

  it('comes back with what was typed but for number and code, and the reason at its field', async () => {
    const made = providerAsked();
    const session = await made.open({ customer_email: 'bob@example.com' });
    expect((await made.show(`/pay/${session.id}`)).text).toContain('value="bob@example.com"');
    const { status, headers, text } = await made.pay(session.id, { expiry: '99/99', name: '"Ann"' });
    expect([status, headers]).toEqual([402, { ...page, 'content-security-policy': policy("'self' http://shop.test") }]);
    expect(text).toContain(
      '<input id="expiry" name="expiry" required inputmode="numeric" autocomplete="cc-exp" maxlength="9" placeholder="12/34" value="99/99" aria-invalid="true" aria-describedby="refusal" autofocus>',
    );
    expect(text).toMatch(/<p class="alert" role="alert" id="refusal">[^<]+<\/p>/);
    expect(text).toContain('value="ann@example.com"');
    expect(text).toContain('value="&quot;Ann&quot;"');
    expect(text).not.toContain('value="4242');
    expect(text.match(/aria-invalid="/g)).toHaveLength(1);
    const long = await made.pay(session.id, { name: 'n'.repeat(400), cvc: 'x' });
    expect(long.text).toContain(`value="${'n'.repeat(320)}"`);
  });

  it('is refused when its session is over, or when it is too long', async () => {
    const made = providerAsked();
    const session = await made.open();
    const sent = (length: number) =>
      answered(made.page, { method: 'POST', url: `/pay/${session.id}`, body: 'x'.repeat(length) });
    expect([(await sent(65_536)).status, (await sent(65_537)).status]).toEqual([402, 413]);
    made.clock.ms += 86_400_000;
    expect((await made.pay(session.id)).status).toBe(410);
    expect(made.state.charges).toEqual({});
  });
});

describe('a local page', () => {
  it('escapes all that is put into it, but for markup', () => {
    const inner = html`<b>${'&<>"\''}</b>`;
    expect(html`${inner}${[inner, 'a', 1]}${undefined}|${0}`.text).toBe(
      `${'<b>&amp;&lt;&gt;&quot;&#39;</b>'.repeat(2)}a1|0`,
    );
    expect(inner).toBeInstanceOf(Markup);
  });
  it('carries its own policy, which lets its own style in and nothing else', () => {
    const text = localPage({ title: 'A & B', body: html`<p>x</p>`, formTargets: ['https://a.test', 'https://b.test'] });
    const style = /<style>([\s\S]*?)<\/style>/.exec(text)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(style).toContain('body{margin:0');
    expect(pagePolicy()).toBe(`default-src 'none'; style-src 'sha256-${hash}'; form-action 'none'; base-uri 'none'`);
    expect(pagePolicy(['https://a.test', 'https://b.test'])).toContain('form-action https://a.test https://b.test;');
    expect(text).toContain('<title>A &amp; B</title>');
    expect(text).toContain('form-action https://a.test https://b.test;');
    expect(text.slice(0, 32)).toBe('<!doctype html>\n<html lang="en">');
    expect(text).toContain('<body><p>x</p></body></html>\n');
  });
});
