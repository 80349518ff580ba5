/** Buying a plan: initiation, the provider's return, verification, status. Amounts say their unit. */
import * as z from 'zod';
import { paymentStatus } from './payment-status.ts';
import { currency, planName } from './plans.ts';

/** `amount` is always the Indian price in whole rupees: a check against a stale page, never the source of the charge. */
export const initiateInput = z.object({
  plan_id: z.number().int(),
  amount: z.number().int(),
  currency: currency.optional(),
});

/** `amount` here is in the currency's minor unit, as the provider's. */
export const checkoutParams = z.object({
  key: z.string(),
  order_id: z.string(),
  url: z.string(),
  script_url: z.string(),
  amount: z.number().int(),
  currency,
  prefill: z.object({ name: z.string(), email: z.string() }),
  notes: z.record(z.string(), z.string()),
});

export const initiateOutput = z.object({
  success: z.boolean(),
  message: z.string(),
  payment_id: z.string(),
  plan: z.object({ id: z.number().int(), name: planName }),
  checkout_params: checkoutParams,
});

/**
 * Where the provider sends the browser back to: `session_id` after paying, `payment_id` (ours) with `cancelled` after leaving, since
 * the provider fills in its session id only in the success address. A malformed value counts as missing.
 */
export const returnQuery = z.object({
  session_id: z
    .string()
    .regex(/^cs_[A-Za-z0-9_]{1,200}$/)
    .optional()
    .catch(undefined),
  payment_id: z
    .string()
    .regex(/^[0-9A-HJKMNP-TV-Z]{26}$/)
    .optional()
    .catch(undefined),
  cancelled: z.string().optional().catch(undefined),
});

export const verifyInput = z.object({
  stripe_payment_id: z.string().min(1).max(255),
  stripe_order_id: z.string().min(1).max(255),
  stripe_signature: z.string().min(1).max(255),
});
export const verifyOutput = z.object({
  payment_status: paymentStatus,
  plan: z.object({ id: z.number().int(), name: planName }),
});
export const paymentStatusOutput = z.object({ payment_status: paymentStatus });
export const webhookOutput = z.object({ received: z.literal(true) });

/** A payment that was made: `amount` in the currency's minor unit, instants in ISO 8601; `payment_id` is the card provider's. */
export const receipt = z.object({
  receipt_id: z.string(),
  plan: z.object({ id: z.number().int(), name: planName }),
  amount: z.number().int(),
  currency,
  status: z.enum(['paid', 'refunded']),
  paid_at: z.string(),
  refunded_at: z.string().nullable(),
  payment_id: z.string().nullable(),
  order_id: z.string().nullable(),
});
export type Receipt = z.infer<typeof receipt>;
