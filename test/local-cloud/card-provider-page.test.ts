/** The local card provider's hosted page, as a browser asks for it. */
import { JSDOM } from 'jsdom';
import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { declinedCard, openShop, paidCard, pay, planOrder } from './fixtures/shop.ts';
import { temporaryDirectory } from './fixtures/temporary-directory.ts';

let shop: Awaited<ReturnType<typeof openShop>>;
beforeAll(async () => {
  shop = await openShop({ directory: await temporaryDirectory() });
});
afterAll(() => shop.close());

const open = (changes: Partial<Stripe.Checkout.SessionCreateParams> = {}) =>
  shop.stripe.checkout.sessions.create({ ...planOrder(), ...changes });
const documentOf = async (answer: Response) => new JSDOM(await answer.text()).window.document;
const fieldNamed = (page: Document, label: string) => {
  const found = [...page.querySelectorAll('label')].find((element) => element.textContent === label);
  return page.querySelector<HTMLInputElement>(`#${found?.htmlFor}`);
};

describe('the hosted page', () => {
  it('says that it is a test, names the amount and the product, and labels its fields', async () => {
    const session = await open();
    const page = await documentOf(await fetch(session.url ?? ''));
    expect(page.body.textContent).toContain('TEST MODE');
    expect(page.querySelector('h1')?.textContent).toBe('₹1,49,900.00');
    expect(page.querySelector('li')?.textContent).toBe('Advanced <plan>₹1,49,900.00');
    expect(page.querySelector('button')?.textContent).toBe('Pay ₹1,49,900.00');
    expect(fieldNamed(page, 'Email')?.value).toBe('ann@example.com');
    for (const label of ['Card number', 'Expiry (MM/YY)', 'CVC', 'Name on card'])
      expect(fieldNamed(page, label)?.value, label).toBe('');
    expect(page.querySelector('a')?.getAttribute('href')).toBe(
      `http://localhost:3000/return?session_id=${session.id}&cancelled=1`,
    );
    expect(page.querySelector('[role=alert]')).toBeNull();
  });

  it.each([
    ['usd', 1_900, '$19.00'],
    ['jpy', 500, '¥500'],
  ])('writes %s as people do', async (currency, unit_amount, shown) => {
    const price_data = { currency, unit_amount, product_data: { name: 'Pro' } };
    const session = await open({ line_items: [{ quantity: 1, price_data }] });
    expect((await documentOf(await fetch(session.url ?? ''))).querySelector('h1')?.textContent).toBe(shown);
  });

  it('runs no script and lets a form end only here or at the shop', async () => {
    const session = await open();
    const answer = await fetch(session.url ?? '');
    const policy = answer.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'self' http://localhost:3000");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|script-src/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect((await documentOf(answer)).querySelector('script')).toBeNull();
  });

  it('sends the buyer back with the session in the address once it is paid', async () => {
    const session = await open();
    const answer = await pay(session, paidCard);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`http://localhost:3000/return?session_id=${session.id}`);
  });

  it('pays once when the form is sent twice at the same time', async () => {
    const session = await open({ client_reference_id: 'double' });
    const answers = await Promise.all([pay(session, paidCard), pay(session, paidCard), pay(session, paidCard)]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    const { data } = await shop.stripe.events.list({ type: 'checkout.session.completed', limit: 100 });
    expect(data.filter((event) => JSON.stringify(event.data.object).includes('"double"'))).toHaveLength(1);
  });

  it('keeps a declined buyer on the page for another try, and keeps what was typed but for the card', async () => {
    const session = await open();
    const declined = await pay(session, declinedCard, { name: 'Ann "A" <Lee>', email: 'other@example.com' });
    expect(declined.status).toBe(402);
    const page = await documentOf(declined);
    expect(page.querySelector('[role=alert]')?.textContent).toBe('Your card was declined.');
    expect(fieldNamed(page, 'Name on card')?.value).toBe('Ann "A" <Lee>');
    expect(fieldNamed(page, 'Email')?.value).toBe('other@example.com');
    expect(fieldNamed(page, 'Card number')?.value).toBe('');
    expect(fieldNamed(page, 'Card number')?.getAttribute('aria-invalid')).toBe('true');
    expect((await pay(session, paidCard)).status).toBe(303);
  });

  it.each([
    ['4000 0000 0000 9995', {}, 'Your card has insufficient funds.'],
    ['4242 4242 4242 4241', {}, 'Your card number is invalid.'],
    ['four', {}, 'Your card number is invalid.'],
    [paidCard, { expiry: '01/20' }, "Your card's expiration year is in the past."],
    [paidCard, { expiry: '13/34' }, "Your card's expiration date is incomplete."],
    [paidCard, { cvc: '1' }, "Your card's security code is incomplete."],
    [paidCard, { email: 'ann' }, 'Your email address is invalid.'],
    [paidCard, { name: ' ' }, 'Please enter the name on the card.'],
    ['4111 1111 1111 1111', {}, 'Your card was declined. Your request was in test mode, but used a non test card.'],
  ])('refuses %s with %j', async (number, changes, message) => {
    const page = await documentOf(await pay(await open(), number, changes));
    expect(page.querySelector('[role=alert]')?.textContent).toBe(message);
  });

  it('says what became of a session that is paid, expired or unknown', async () => {
    const paid = await open();
    await pay(paid, paidCard);
    const paidPage = await documentOf(await fetch(paid.url ?? ''));
    expect(paidPage.querySelector('h1')?.textContent).toBe('This checkout is paid');
    expect(paidPage.querySelector('a')?.href).toBe(`http://localhost:3000/return?session_id=${paid.id}`);

    const expired = await open();
    await shop.stripe.checkout.sessions.expire(expired.id);
    const gone = await fetch(expired.url ?? '');
    expect(gone.status).toBe(410);
    expect((await documentOf(gone)).querySelector('h1')?.textContent).toBe('This checkout has expired');

    for (const id of ['cs_test_nope', 'constructor'])
      expect((await fetch(`${shop.frontUrl}/__local/checkout/pay/${id}`)).status).toBe(404);
    expect((await fetch(paid.url ?? '', { method: 'DELETE' })).status).toBe(405);
  });

  it('serves the script whose arrival the shop waits for', async () => {
    const answer = await fetch(`${shop.frontUrl}/__local/checkout/script.js`);
    expect(answer.headers.get('content-type')).toContain('text/javascript');
    const { window } = new JSDOM('', { runScripts: 'outside-only' });
    window.eval(await answer.text());
    expect(window.eval('typeof Stripe + Stripe.version')).toBe('functionlocal');
  });
});
