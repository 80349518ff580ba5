/** The life of a checkout session: opened, paid or expired. Only an open one can change, and only once. */
import { randomBytes } from 'node:crypto';
import { sessionObject } from './api-objects.ts';
import { newId, nowSeconds, own, type ProviderContext, recordEvent } from './context.ts';
import { noSuch, ProviderError } from './provider-error.ts';
import type { SessionParams } from './session-params.ts';
import type { CheckoutSession } from './state.ts';

const shortestSeconds = 30 * 60;
const longestSeconds = 24 * 60 * 60;
/** A caller's clock and its request take a moment. */
const slackSeconds = 60;

/** Throws ProviderError if the items' currencies differ or the expiry is out of Stripe's bounds (30 minutes to 24 hours). */
export function openSession(context: ProviderContext, params: SessionParams): CheckoutSession {
  const createdAt = nowSeconds(context);
  const currencies = new Set(params.line_items.map((item) => item.price_data.currency.toLowerCase()));
  const [currency] = currencies;
  if (currency === undefined || currencies.size > 1)
    throw new ProviderError(400, { message: 'All line items must have the same currency.', param: 'line_items' });
  const lineItems = params.line_items.map(({ quantity, price_data: { unit_amount, product_data } }) => ({
    id: newId('li'),
    name: product_data.name,
    description: product_data.description ?? null,
    unitAmountMinor: unit_amount,
    quantity,
  }));
  const session: CheckoutSession = {
    id: `cs_test_${randomBytes(29).toString('hex')}`,
    status: 'open',
    createdAt,
    expiresAt: expiry(params.expires_at, createdAt),
    currency,
    amountMinor: lineItems.reduce((sum, item) => sum + item.unitAmountMinor * item.quantity, 0),
    lineItems,
    successUrl: params.success_url,
    cancelUrl: params.cancel_url ?? null,
    clientReferenceId: params.client_reference_id ?? null,
    customerEmail: params.customer_email ?? null,
    metadata: params.metadata,
    paymentIntentMetadata: params.payment_intent_data?.metadata ?? {},
    paymentIntentId: null,
    payer: null,
  };
  context.file.value.sessions[session.id] = session;
  return session;
}

/** Throws ProviderError unless the session is open. */
export function expireSession(context: ProviderContext, session: CheckoutSession): void {
  if (session.status !== 'open')
    throw new ProviderError(400, {
      message: `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
    });
  session.status = 'expired';
  recordEvent(context, 'checkout.session.expired', sessionObject(context, session));
}

/** Expires what has run out; true if anything has. */
export function expireDueSessions(context: ProviderContext): boolean {
  const due = Object.values(context.file.value.sessions).filter(
    (session) => session.status === 'open' && session.expiresAt <= nowSeconds(context),
  );
  for (const session of due) expireSession(context, session);
  return due.length > 0;
}

/** Throws ProviderError 404. */
export function sessionById(context: ProviderContext, id: string): CheckoutSession {
  const session = own(context.file.value.sessions, id);
  if (!session) throw noSuch('checkout.session', id);
  return session;
}

/** A return address with its placeholder filled in. Stripe documents it for success_url and fills it in cancel_url, too. */
export function returnAddress(address: string, session: CheckoutSession): string {
  return address.replaceAll('{CHECKOUT_SESSION_ID}', session.id);
}

function expiry(asked: number | undefined, createdAt: number): number {
  if (asked === undefined) return createdAt + longestSeconds;
  const lifetime = asked - createdAt;
  if (lifetime < shortestSeconds - slackSeconds || lifetime > longestSeconds + slackSeconds)
    throw new ProviderError(400, {
      message: 'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.',
      param: 'expires_at',
    });
  return asked;
}
