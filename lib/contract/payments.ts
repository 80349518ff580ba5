/** Buying a plan as the site does it: initiation, verification, status. Amounts say their unit. */
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
