/** The pages that a buyer sees: the card form, and what stands in its place once a session is paid, expired or unknown. */
import { html, localPage, type Markup } from '../local-page.ts';
import { returnAddress } from './checkout-sessions.ts';
import type { CheckoutSession } from './state.ts';
import type { CardForm } from './test-cards.ts';

export interface Refusal {
  readonly field: keyof CardForm;
  readonly message: string;
}

/** The origins a form of this session may end up at. */
export function formTargets(session: CheckoutSession): string[] {
  return ["'self'", new URL(session.successUrl).origin];
}

/** The form, empty or with what was typed before (but for the card's number and code) and the reason why it came back. */
export function cardFormPage(session: CheckoutSession, typed: Partial<CardForm> = {}, refusal?: Refusal): string {
  const amount = money(session.amountMinor, session.currency);
  const field = (name: keyof CardForm, label: string, attributes: Markup) =>
    html`<div><label for="${name}">${label}</label><input id="${name}" name="${name}" required ${attributes} ${
      refusal?.field === name ? html`aria-invalid="true" aria-describedby="refusal" autofocus` : undefined
    }></div>`;
  return localPage({
    title: `Pay ${amount} (test)`,
    formTargets: formTargets(session),
    body: html`<main><span class="badge">TEST MODE</span>
<p class="soft">A stand-in for Stripe Checkout on this machine. No money moves.</p>
<h1>${amount}</h1>
<ul class="card" aria-label="Your order">${session.lineItems.map((item) => orderLine(item, session.currency))}</ul>
${refusal && html`<p class="alert" role="alert" id="refusal">${refusal.message}</p>`}
<form method="post" novalidate>
${field('email', 'Email', html`type="email" autocomplete="email" value="${typed.email ?? session.customerEmail ?? ''}"`)}
${field('number', 'Card number', html`inputmode="numeric" autocomplete="cc-number" maxlength="23" placeholder="4242 4242 4242 4242"`)}
<div class="pair">${field('expiry', 'Expiry (MM/YY)', html`inputmode="numeric" autocomplete="cc-exp" maxlength="9" placeholder="12/34" value="${typed.expiry ?? ''}"`)}
${field('cvc', 'CVC', html`inputmode="numeric" autocomplete="cc-csc" maxlength="4" placeholder="123"`)}</div>
${field('name', 'Name on card', html`autocomplete="cc-name" maxlength="200" value="${typed.name ?? ''}"`)}
<button type="submit">Pay ${amount}</button></form>
${backLink(session)}
<section class="card" aria-label="Test cards"><p class="soft">4242 4242 4242 4242 pays. 4000 0000 0000 0002 is declined. 4000 0000 0000 9995 has insufficient funds. Any later date and any code will do.</p></section></main>`,
  });
}

export function paidPage(session: CheckoutSession): string {
  const address = returnAddress(session.successUrl, session);
  return notice(
    'This checkout is paid',
    html`<p>Nothing more will be charged.</p><p><a href="${address}">Continue</a></p>`,
  );
}

export function expiredPage(session: CheckoutSession): string {
  return notice('This checkout has expired', html`<p>Nothing was charged.</p>${backLink(session)}`);
}

export function unknownPage(): string {
  return notice('There is no such checkout', html`<p>Please start again from the pricing page.</p>`);
}

function notice(title: string, text: Markup): string {
  return localPage({ title, body: html`<main><span class="badge">TEST MODE</span><h1>${title}</h1>${text}</main>` });
}

function backLink(session: CheckoutSession): Markup | undefined {
  if (session.cancelUrl === null) return undefined;
  return html`<p><a href="${returnAddress(session.cancelUrl, session)}">Back</a></p>`;
}

function orderLine(item: CheckoutSession['lineItems'][number], currency: string): Markup {
  const count = item.quantity > 1 ? html` × ${item.quantity}` : undefined;
  const about = item.description === null ? undefined : html`<br><span class="soft">${item.description}</span>`;
  return html`<li class="row"><span>${item.name}${count}${about}</span><span>${money(item.unitAmountMinor * item.quantity, currency)}</span></li>`;
}

/** Minor units as people write them: ₹1,49,900.00, $19.00, ¥500. */
function money(amountMinor: number, currency: string): string {
  const locale = currency === 'inr' ? 'en-IN' : 'en-US';
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  return format.format(amountMinor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
