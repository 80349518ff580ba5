/** The payment status: what the session, the cookie and the payment routes carry. */
import * as z from 'zod';
import { planName } from './plans.ts';

export const activePlan = z.object({
  id: z.number().int(),
  name: planName,
  type: planName,
  is_active: z.boolean(),
  status: z.string().optional(),
});

/** `payment_date` is an ISO 8601 instant. */
export const paymentStatus = z.object({
  has_active_payment: z.boolean(),
  payment_date: z.string().nullable(),
  plan: activePlan.nullable(),
  status: z.string().nullable(),
  payment_id: z.string().nullable(),
  order_id: z.string().nullable(),
  signature: z.string().nullable(),
});
export type PaymentStatus = z.infer<typeof paymentStatus>;

export const inactivePayment: PaymentStatus = {
  has_active_payment: false,
  payment_date: null,
  plan: null,
  status: null,
  payment_id: null,
  order_id: null,
  signature: null,
};
