/** What the card provider remembers on disk. Card numbers are never among it, but for the last four digits. */
import * as z from 'zod';

const metadata = z.record(z.string(), z.string());
const lineItem = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  unitAmountMinor: z.number(),
  quantity: z.number(),
});

/** Times are in seconds since the epoch, as Stripe's. Amounts are in the currency's minor unit. */
const checkoutSession = z.object({
  id: z.string(),
  status: z.enum(['open', 'complete', 'expired']),
  createdAt: z.number(),
  expiresAt: z.number(),
  currency: z.string(),
  amountMinor: z.number(),
  lineItems: z.array(lineItem),
  successUrl: z.string(),
  cancelUrl: z.string().nullable(),
  clientReferenceId: z.string().nullable(),
  customerEmail: z.string().nullable(),
  metadata,
  paymentIntentMetadata: metadata,
  paymentIntentId: z.string().nullable(),
  payer: z.object({ email: z.string(), name: z.string() }).nullable(),
});
export type CheckoutSession = z.infer<typeof checkoutSession>;

/** Stripe's own codes, as far as a test card brings them about. */
const declineReason = z.enum(['card_declined', 'expired_card', 'incorrect_cvc']);
const decline = z.object({ code: declineReason, declineCode: z.string().nullable(), message: z.string() });
export type Decline = z.infer<typeof decline>;

const paymentIntent = z.object({
  id: z.string(),
  createdAt: z.number(),
  amountMinor: z.number(),
  currency: z.string(),
  succeeded: z.boolean(),
  metadata,
  lastDecline: decline.nullable(),
  chargeId: z.string().nullable(),
});
export type PaymentIntent = z.infer<typeof paymentIntent>;

const charge = z.object({
  id: z.string(),
  paymentIntentId: z.string(),
  createdAt: z.number(),
  amountMinor: z.number(),
  refundedMinor: z.number(),
  currency: z.string(),
  metadata,
  payer: z.object({ email: z.string(), name: z.string() }),
  last4: z.string(),
});
export type Charge = z.infer<typeof charge>;

const refund = z.object({
  id: z.string(),
  chargeId: z.string(),
  createdAt: z.number(),
  amountMinor: z.number(),
  reason: z.string().nullable(),
  metadata,
});
export type Refund = z.infer<typeof refund>;

const providerEvent = z.object({
  id: z.string(),
  type: z.string(),
  createdAt: z.number(),
  object: z.record(z.string(), z.unknown()),
  delivery: z.enum(['pending', 'delivered', 'abandoned']),
  attempts: z.number(),
});
export type ProviderEvent = z.infer<typeof providerEvent>;

const remembered = z.object({ fingerprint: z.string(), createdAt: z.number(), body: z.unknown() });

export const providerState = z.object({
  sessions: z.record(z.string(), checkoutSession),
  paymentIntents: z.record(z.string(), paymentIntent),
  charges: z.record(z.string(), charge),
  refunds: z.record(z.string(), refund),
  /** Oldest first. */
  events: z.array(providerEvent),
  /** Answers by hashed idempotency key. */
  answers: z.record(z.string(), remembered),
});
export type ProviderState = z.infer<typeof providerState>;

export function emptyProviderState(): ProviderState {
  return { sessions: {}, paymentIntents: {}, charges: {}, refunds: {}, events: [], answers: {} };
}
