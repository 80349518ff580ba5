/** How sessions, payments, charges, refunds and events look in Stripe's API, with the parts that a caller asked to expand. */
import Stripe from 'stripe';
import type { ProviderContext } from './context.ts';
import { ProviderError } from './provider-error.ts';
import type { Charge, CheckoutSession, PaymentIntent, ProviderEvent, Refund } from './state.ts';

export type ApiObject = Record<string, unknown>;

/** What is told of an object of Stripe's: not every field, but each that is told by Stripe's own name and of its type. */
type Told<T> = T extends readonly (infer E)[]
  ? readonly Told<E>[]
  : T extends object
    ? { readonly [K in keyof T]?: Told<T[K]> }
    : T;

export function sessionObject(context: ProviderContext, session: CheckoutSession): ApiObject {
  const open = session.status === 'open';
  const payer = session.payer;
  return {
    id: session.id,
    object: 'checkout.session',
    amount_subtotal: session.amountMinor,
    amount_total: session.amountMinor,
    cancel_url: session.cancelUrl,
    client_reference_id: session.clientReferenceId,
    created: session.createdAt,
    currency: session.currency,
    customer: null,
    customer_details: payer && { ...payer, address: null, phone: null, tax_exempt: 'none', tax_ids: [] },
    customer_email: session.customerEmail,
    expires_at: session.expiresAt,
    livemode: false,
    metadata: session.metadata,
    mode: 'payment',
    payment_intent: session.paymentIntentId,
    payment_method_types: ['card'],
    payment_status: session.status === 'complete' ? 'paid' : 'unpaid',
    status: session.status,
    success_url: session.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: open ? `${context.publicUrl}/pay/${session.id}` : null,
  } satisfies Told<Stripe.Checkout.Session>;
}

export function lineItemsObject(session: CheckoutSession): ApiObject {
  const items = session.lineItems.map((item) => ({
    id: item.id,
    object: 'item',
    amount_discount: 0,
    amount_subtotal: item.unitAmountMinor * item.quantity,
    amount_tax: 0,
    amount_total: item.unitAmountMinor * item.quantity,
    currency: session.currency,
    description: item.name,
    quantity: item.quantity,
  })) satisfies Told<Stripe.LineItem>[];
  return listObject(items, `/v1/checkout/sessions/${session.id}/line_items`);
}

export function paymentIntentObject(intent: PaymentIntent): ApiObject {
  const decline = intent.lastDecline;
  return {
    id: intent.id,
    object: 'payment_intent',
    amount: intent.amountMinor,
    amount_received: intent.succeeded ? intent.amountMinor : 0,
    created: intent.createdAt,
    currency: intent.currency,
    customer: null,
    last_payment_error: decline && {
      type: 'card_error',
      code: decline.code,
      ...(decline.declineCode !== null && { decline_code: decline.declineCode }),
      message: decline.message,
    },
    latest_charge: intent.chargeId,
    livemode: false,
    metadata: intent.metadata,
    payment_method_types: ['card'],
    status: intent.succeeded ? 'succeeded' : 'requires_payment_method',
  } satisfies Told<Stripe.PaymentIntent>;
}

export function chargeObject(charge: Charge): ApiObject {
  return {
    id: charge.id,
    object: 'charge',
    amount: charge.amountMinor,
    amount_captured: charge.amountMinor,
    amount_refunded: charge.refundedMinor,
    billing_details: { ...charge.payer, address: null, phone: null },
    captured: true,
    created: charge.createdAt,
    currency: charge.currency,
    livemode: false,
    metadata: charge.metadata,
    paid: true,
    payment_intent: charge.paymentIntentId,
    payment_method_details: { type: 'card', card: { last4: charge.last4 } },
    refunded: charge.refundedMinor === charge.amountMinor,
    status: 'succeeded',
  } satisfies Told<Stripe.Charge>;
}

export function refundObject(refund: Refund, charge: Charge): ApiObject {
  return {
    id: refund.id,
    object: 'refund',
    amount: refund.amountMinor,
    charge: refund.chargeId,
    created: refund.createdAt,
    currency: charge.currency,
    metadata: refund.metadata,
    payment_intent: charge.paymentIntentId,
    reason: refund.reason,
    status: 'succeeded',
  } satisfies Told<Stripe.Refund>;
}

export function eventObject(event: ProviderEvent): ApiObject {
  return {
    id: event.id,
    object: 'event',
    api_version: Stripe.API_VERSION,
    created: event.createdAt,
    data: { object: event.object },
    livemode: false,
    pending_webhooks: event.delivery === 'pending' ? 1 : 0,
    request: { id: null, idempotency_key: null },
    type: event.type,
  } satisfies Told<Omit<Stripe.Event, 'data' | 'type'> & { data: unknown; type: string }>;
}

export function listObject(data: ApiObject[], url: string): ApiObject {
  return { object: 'list', data, has_more: false, url } satisfies Stripe.ApiList<ApiObject>;
}

/**
 * Replaces ids by the objects they name, for paths such as `payment_intent.latest_charge`. Throws ProviderError for what can't be expanded here.
 */
export function expand(context: ProviderContext, object: ApiObject, paths: readonly string[]): ApiObject {
  const { sessions, paymentIntents, charges } = context.file.value;
  const lookups: Record<string, (owner: ApiObject, id: string) => ApiObject | undefined> = {
    payment_intent: (_, id) => paymentIntents[id] && paymentIntentObject(paymentIntents[id]),
    latest_charge: (_, id) => charges[id] && chargeObject(charges[id]),
    charge: (_, id) => charges[id] && chargeObject(charges[id]),
    line_items: (owner) => {
      const session = sessions[String(owner.id)];
      return session && lineItemsObject(session);
    },
  };
  const expanded = { ...object };
  for (const head of new Set(paths.map((path) => path.split('.')[0] ?? ''))) {
    const lookup = lookups[head];
    if (!lookup || !(head in object || head === 'line_items')) throw cannotExpand(head);
    const found = lookup(object, String(object[head]));
    const deeper = paths.filter((path) => path.startsWith(`${head}.`)).map((path) => path.slice(head.length + 1));
    if (found) expanded[head] = expand(context, found, deeper);
  }
  return expanded;
}

function cannotExpand(name: string): ProviderError {
  return new ProviderError(400, { message: `This property cannot be expanded (${name}) (not emulated locally).` });
}
