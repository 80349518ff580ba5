/** Ends one payment of an account that is being deleted: what is open is closed, what was paid and not noticed is given back. */
import type { CardProvider, Checkout } from '../adapters/card-provider.ts';
import type { PaymentItem, PaymentItems } from '../adapters/payment-items.ts';
import { orderOf } from './find-order.ts';
import { type GiveBackDeps, giveBack } from './give-back.ts';

export interface WindUpPaymentDeps extends GiveBackDeps {
  readonly payments: GiveBackDeps['payments'] & Pick<PaymentItems, 'close'>;
  readonly provider: GiveBackDeps['provider'] & Pick<CardProvider, 'read' | 'expire' | 'findOpen'>;
  readonly now: () => Date;
}
/**
 * 'receipt' for a payment that gave a plan, and one refunded earlier; 'given-back' for one that no plan came of; 'in-process' while the provider waits for
 * the money (it is given back when it comes); 'closed' when a checkout was open; 'nothing' when it ended before, or was never opened.
 */
export type WoundUp = 'receipt' | 'given-back' | 'in-process' | 'closed' | 'nothing';

/** The checkout as it is once nobody can pay it any more. */
const endCheckout = async (deps: WindUpPaymentDeps, orderId: string): Promise<[Checkout | null, closed: boolean]> => {
  const checkout = await deps.provider.read(orderId);
  if (checkout?.state !== 'open') return [checkout, false];
  if (await deps.provider.expire(orderId)) return [{ ...checkout, state: 'expired' }, true];
  // Not open any more: it was paid or ran out between the two calls.
  return [await deps.provider.read(orderId), false];
};

const asReceipt = ({ refund_reason }: PaymentItem): WoundUp =>
  refund_reason === 'account_deleted' ? 'given-back' : 'receipt';

/** The account must have been closed to new grants. provider_unavailable; doing it again is fine and answers the same. */
export const windUpPayment = async (deps: WindUpPaymentDeps, payment: PaymentItem): Promise<WoundUp> => {
  if (payment.status === 'paid' || payment.status === 'refunded') return asReceipt(payment);
  if (payment.status !== 'created') return 'nothing';
  const orderId = await orderOf(deps, payment);
  if (orderId === null) return 'nothing';
  const [checkout, closed] = await endCheckout(deps, orderId);
  if (checkout?.paid && checkout.providerPaymentId !== null) {
    const reason = payment.refund_reason ?? 'account_deleted';
    const given = { payment, providerPaymentId: checkout.providerPaymentId, reason, alarm: null };
    if (await giveBack(deps, given)) return asReceipt({ ...payment, refund_reason: reason });
    // A settlement that had begun before the account was closed came first.
    return asReceipt((await deps.payments.get(payment.payment_id)) ?? payment);
  }
  if (checkout?.state === 'complete') return 'in-process';
  await deps.payments.close(payment.payment_id, closed ? 'cancelled' : 'expired');
  return closed ? 'closed' : 'nothing';
};
