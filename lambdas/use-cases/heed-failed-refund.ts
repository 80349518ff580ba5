/**
 * A refund that the payer's bank sent back, days later, as when the card's account was closed: the money is with the owner again, who is told once, and
 * only the owner can send it another way. Noted with the payment, so that its receipt says so.
 */
import type { MoneyAlarm } from '../../lib/contract/money-alarms.ts';
import type { PaymentItems } from '../adapters/payment-items.ts';
import type { Logger } from '../logger.ts';
import { type PaymentOfDeps, paymentOf } from './settle-payment.ts';

export interface HeedFailedRefundDeps extends PaymentOfDeps {
  readonly payments: PaymentOfDeps['payments'] & Pick<PaymentItems, 'markRefundFailed'>;
  readonly logger: Logger;
}

/** False when it was heard of before, or the payment is none of ours. */
export const heedFailedRefund = async (deps: HeedFailedRefundDeps, providerPaymentId: string): Promise<boolean> => {
  const payment = await paymentOf(deps, providerPaymentId);
  if (payment === null || payment.refund_failed_at !== null) return false;
  // Before it is noted: told twice after a crash rather than never.
  deps.logger.error('refund_failed' satisfies MoneyAlarm, undefined, {
    payment_id: payment.payment_id,
    provider_payment_id: providerPaymentId,
  });
  return deps.payments.markRefundFailed(payment.payment_id);
};
