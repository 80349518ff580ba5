/** Reads what the payment provider's return carries in its query. Believes none of it. */
import type { RouteBodyInput } from '../../../../lib/contract/routes.ts';

export type PaymentReturnQuery =
  | { readonly kind: 'error'; readonly message: string }
  | { readonly kind: 'complete'; readonly body: RouteBodyInput<'verifyPayment'> }
  | { readonly kind: 'invalid' };

const names = ['stripe_payment_id', 'stripe_order_id', 'stripe_signature'] as const;

/** Null when the address carries no payment return at all. An `error` takes precedence over everything else. */
export function readPaymentReturn(search: string): PaymentReturnQuery | null {
  const query = new URLSearchParams(search);
  const message = query.get('error');
  if (message) return { kind: 'error', message };
  const [paymentId, orderId, signature] = names.map((name) => query.get(name));
  if (paymentId && orderId && signature)
    return {
      kind: 'complete',
      body: { stripe_payment_id: paymentId, stripe_order_id: orderId, stripe_signature: signature },
    };
  return query.has('error') || names.some((name) => query.has(name)) ? { kind: 'invalid' } : null;
}
