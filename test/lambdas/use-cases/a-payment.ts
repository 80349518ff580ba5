/** A payment of a plan as it is stored while it is open, and its checkout at the provider, open and paid. */
import type { Checkout } from '../../../lambdas/adapters/card-provider.ts';
import type { PaymentItem } from '../../../lambdas/adapters/payment-items.ts';

export const begun = '2026-11-21T10:00:00.000Z';
export const payment: PaymentItem & { user_id: string } = {
  payment_id: 'p1',
  user_id: 'anna',
  plan_id: 1,
  plan_name: 'basic',
  currency: 'INR',
  amount_minor: 100,
  status: 'created',
  order_id: 'cs_1',
  provider_payment_id: null,
  last_failure: null,
  created_at: begun,
  settled_at: null,
  refunded_at: null,
  refund_reason: null,
  refund_failed_at: null,
};
export const open: Checkout = {
  orderId: 'cs_1',
  paymentId: 'p1',
  userId: 'anna',
  providerPaymentId: null,
  state: 'open',
  paid: false,
  refunded: false,
  amountMinor: 100,
  currency: 'INR',
  url: 'https://pay/',
  lastFailure: null,
};
export const paid: Checkout = { ...open, state: 'complete', paid: true, providerPaymentId: 'pi_1', url: null };
