/** Which of the provider's events matter to us, and the one id each carries. Everything else is 'ignored'. */
import * as z from 'zod';

export type ProviderEvent =
  | { readonly kind: 'checkout-changed'; readonly orderId: string }
  | { readonly kind: 'payment-failed'; readonly paymentId: string; readonly description: string }
  | { readonly kind: 'payment-changed'; readonly providerPaymentId: string }
  | { readonly kind: 'payment-disputed'; readonly providerPaymentId: string }
  | { readonly kind: 'refund-failed'; readonly providerPaymentId: string }
  | { readonly kind: 'ignored'; readonly type: string };

/** The types that tell of money going back, or about to, by our hand, the owner's at the provider, or the payer's bank; the last, that it did not arrive. */
export const refundTypes = [
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.funds_withdrawn',
  'refund.failed',
] as const;

const envelope = z.object({ type: z.string(), data: z.object({ object: z.unknown() }) });
const session = z.object({ id: z.string() });
const failedIntent = z.object({
  metadata: z.object({ payment_id: z.string() }),
  last_payment_error: z.object({ message: z.string() }),
});
/** A charge, a dispute or a refund. */
const ofPayment = z.object({ payment_intent: z.string() });
/** A dispute is told once, with its beginning; that its money was taken changes the payment alone. */
const kindOfChange = {
  'charge.refunded': 'payment-changed',
  'charge.dispute.created': 'payment-disputed',
  'charge.dispute.funds_withdrawn': 'payment-changed',
  'refund.failed': 'refund-failed',
} as const;

/** Takes an event whose signature was verified. An event of a known type but an unknown shape is ignored, like an unknown type. */
export const toProviderEvent = (event: unknown): ProviderEvent => {
  const { type, data } = envelope.parse(event);
  switch (type) {
    case 'checkout.session.completed':
    case 'checkout.session.expired':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed': {
      const parsed = session.safeParse(data.object);
      return parsed.success ? { kind: 'checkout-changed', orderId: parsed.data.id } : { kind: 'ignored', type };
    }
    case 'payment_intent.payment_failed': {
      const parsed = failedIntent.safeParse(data.object);
      return parsed.success
        ? {
            kind: 'payment-failed',
            paymentId: parsed.data.metadata.payment_id,
            description: parsed.data.last_payment_error.message,
          }
        : { kind: 'ignored', type };
    }
    case 'charge.refunded':
    case 'charge.dispute.created':
    case 'charge.dispute.funds_withdrawn':
    case 'refund.failed': {
      const parsed = ofPayment.safeParse(data.object);
      return parsed.success
        ? { kind: kindOfChange[type], providerPaymentId: parsed.data.payment_intent }
        : { kind: 'ignored', type };
    }
    default:
      return { kind: 'ignored', type };
  }
};
