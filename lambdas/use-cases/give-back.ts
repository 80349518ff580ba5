/**
 * Gives a payment back that opens nothing: its plan was covered already, or its account is gone. Done by whoever finds it, any number of times:
 * the reason is stored first, the provider gives back once, the state follows. A crash in between is mended by whoever settles next.
 */
import type { MoneyAlarm } from '../../lib/contract/money-alarms.ts';
import type { RefundReason } from '../../lib/contract/own-account.ts';
import type { CardProvider } from '../adapters/card-provider.ts';
import type { PaymentItem, PaymentItems } from '../adapters/payment-items.ts';
import type { Logger } from '../logger.ts';

export interface GiveBackDeps {
  readonly payments: Pick<PaymentItems, 'get' | 'planRefund' | 'markRefunded'>;
  readonly provider: Pick<CardProvider, 'refund'>;
  readonly logger: Logger;
}
export interface GiveBackInput {
  readonly payment: PaymentItem;
  readonly providerPaymentId: string;
  readonly reason: RefundReason;
  /** What the owner is told; null where the user asked for what led to it and is told about it. */
  readonly alarm: MoneyAlarm | null;
}

/**
 * False when the payment was settled or given back by somebody else meanwhile: then that stands. provider_unavailable, after telling the owner;
 * then it may be called again.
 */
export const giveBack = async (deps: GiveBackDeps, input: GiveBackInput): Promise<boolean> => {
  const { payment, providerPaymentId, reason, alarm } = input;
  const { payment_id: paymentId, plan_name: plan, amount_minor, currency } = payment;
  if (!(await deps.payments.planRefund(paymentId, { reason, providerPaymentId }))) return false;
  const fields = { payment_id: paymentId, plan, amount_minor, currency, reason };
  try {
    await deps.provider.refund({ paymentId, providerPaymentId });
  } catch (error) {
    deps.logger.error('refund_failed' satisfies MoneyAlarm, error, fields);
    throw error;
  }
  // Before the state changes: told twice after a crash rather than never.
  if (alarm !== null) deps.logger.error(alarm, undefined, fields);
  if (await deps.payments.markRefunded(paymentId, { orderId: payment.order_id, providerPaymentId }))
    deps.logger.info('payment_given_back', fields);
  return true;
};
