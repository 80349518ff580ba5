/** Takes or refuses one payment for an open session. Nothing in it waits, so that a form sent twice pays once. */
import { chargeObject, paymentIntentObject, sessionObject } from './api-objects.ts';
import { newId, nowSeconds, type ProviderContext, recordEvent } from './context.ts';
import type { Charge, CheckoutSession, PaymentIntent } from './state.ts';
import { type CardForm, judgeCard } from './test-cards.ts';

export type PaymentOutcome =
  | { readonly paid: true }
  | { readonly paid: false; readonly field: keyof CardForm; readonly message: string };

/**
 * A declined card leaves the session open for another try and its reason on the payment intent. A session that isn't open any more takes no
 * money. The caller saves.
 */
export function takePayment(context: ProviderContext, session: CheckoutSession, form: CardForm): PaymentOutcome {
  if (session.status === 'complete') return { paid: true };
  if (session.status === 'expired') return { paid: false, field: 'number', message: 'This checkout has expired.' };
  const verdict = judgeCard(form, context.now());
  if (verdict.kind === 'invalid') return { paid: false, field: verdict.field, message: verdict.message };
  const intent = intentOf(context, session);
  if (verdict.kind === 'declined') {
    intent.lastDecline = verdict.decline;
    recordEvent(context, 'payment_intent.payment_failed', paymentIntentObject(intent));
    return { paid: false, field: 'number', message: verdict.decline.message };
  }
  complete(context, session, intent, { form, last4: verdict.last4 });
  return { paid: true };
}

/** One payment intent for a session, made at the first try, however many tries it takes. */
function intentOf(context: ProviderContext, session: CheckoutSession): PaymentIntent {
  const { paymentIntents } = context.file.value;
  const known = paymentIntents[session.paymentIntentId ?? ''];
  if (known) return known;
  const intent: PaymentIntent = {
    id: newId('pi'),
    createdAt: nowSeconds(context),
    amountMinor: session.amountMinor,
    currency: session.currency,
    succeeded: false,
    metadata: session.paymentIntentMetadata,
    lastDecline: null,
    chargeId: null,
  };
  paymentIntents[intent.id] = intent;
  session.paymentIntentId = intent.id;
  return intent;
}

function complete(
  context: ProviderContext,
  session: CheckoutSession,
  intent: PaymentIntent,
  { form, last4 }: { form: CardForm; last4: string },
): void {
  const payer = { email: form.email.trim(), name: form.name.trim() };
  const charge: Charge = {
    id: newId('ch'),
    paymentIntentId: intent.id,
    createdAt: nowSeconds(context),
    amountMinor: intent.amountMinor,
    refundedMinor: 0,
    currency: intent.currency,
    metadata: intent.metadata,
    payer,
    last4,
  };
  context.file.value.charges[charge.id] = charge;
  Object.assign(intent, { succeeded: true, lastDecline: null, chargeId: charge.id });
  Object.assign(session, { status: 'complete', payer });
  recordEvent(context, 'charge.succeeded', chargeObject(charge));
  recordEvent(context, 'payment_intent.succeeded', paymentIntentObject(intent));
  recordEvent(context, 'checkout.session.completed', sessionObject(context, session));
}
