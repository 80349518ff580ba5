/** Ends a checkout that the user left or replaced, so that it cannot be paid later; if it was paid after all, it is settled instead. */
import type { CardProvider } from '../adapters/card-provider.ts';
import type { PaymentItem, PaymentItems } from '../adapters/payment-items.ts';
import { orderOf } from './find-order.ts';
import { type Settlement, type SettlePaymentDeps, settleCheckout } from './settle-payment.ts';

export interface CloseCheckoutDeps extends SettlePaymentDeps {
  readonly payments: SettlePaymentDeps['payments'] & Pick<PaymentItems, 'close'>;
  readonly provider: SettlePaymentDeps['provider'] & Pick<CardProvider, 'expire' | 'findOpen'>;
}
export interface ClosedCheckout {
  readonly settlement: Settlement | 'cancelled';
  readonly orderId: string | null;
  readonly providerPaymentId: string | null;
  /** The provider's sentence about the last declined card, if any. */
  readonly lastFailure: string | null;
}

const cancel = async (
  deps: CloseCheckoutDeps,
  payment: PaymentItem,
  lastFailure: string | null,
): Promise<ClosedCheckout> => {
  // Without an order it may be being opened at this moment; left as begun, whoever looks next finds it.
  if (payment.order_id !== null) await deps.payments.close(payment.payment_id, 'cancelled');
  if (payment.user_id) await deps.checkouts.release(payment.user_id, payment.payment_id);
  const { order_id: orderId } = payment;
  return {
    settlement: 'cancelled',
    orderId,
    providerPaymentId: null,
    lastFailure: lastFailure ?? payment.last_failure,
  };
};

/** provider_unavailable. */
export const closeCheckout = async (deps: CloseCheckoutDeps, stored: PaymentItem): Promise<ClosedCheckout> => {
  const payment = { ...stored, order_id: await orderOf(deps, stored) };
  if (payment.order_id === null) return cancel(deps, payment, null);
  let checkout = await deps.provider.read(payment.order_id);
  if (checkout === null) return cancel(deps, payment, null);
  if (checkout.state === 'open') {
    if (await deps.provider.expire(checkout.orderId)) return cancel(deps, payment, checkout.lastFailure);
    // Not open any more: it was paid or ran out between the two calls.
    checkout = (await deps.provider.read(checkout.orderId)) ?? checkout;
  }
  const settlement = await settleCheckout(deps, checkout);
  return {
    settlement,
    orderId: checkout.orderId,
    providerPaymentId: checkout.providerPaymentId,
    lastFailure: checkout.lastFailure ?? payment.last_failure,
  };
};
