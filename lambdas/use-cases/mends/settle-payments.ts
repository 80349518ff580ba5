/**
 * Mends payments whose end nobody told us: notices of the provider that never came, settlements that were broken off, checkouts that ran out. Looks at each
 * payment from a quarter of an hour after it was begun until it has ended. Refuses to close what can still be paid.
 */
import type { DuePayment, PaymentItem, PaymentItems } from '../../adapters/payment-items.ts';
import type { CloseCheckoutDeps } from '../close-checkout.ts';
import { openForMs, orderOf } from '../find-order.ts';
import { type Settlement, settleOrder } from '../settle-payment.ts';
import { mendEach } from './mend-each.ts';

export interface SettlePaymentsDeps extends CloseCheckoutDeps {
  readonly payments: CloseCheckoutDeps['payments'] & Pick<PaymentItems, 'listDue' | 'lookAgain'>;
}

const mostPayments = 100;
const againAfterMs = 15 * 60 * 1000;

const hasEnded = ({ status, refund_reason }: PaymentItem): boolean =>
  status === 'refunded' || (refund_reason === null && status !== 'created');

/** 'unpaid' is a checkout that is open, or whose bank has not answered. */
const mended = new Set<Settlement>(['settled', 'refunded', 'given-back', 'expired']);

/** Looks at one payment and says in the index when to look again. True when it was mended. */
const lookAt = async (deps: SettlePaymentsDeps, due: DuePayment, now: Date): Promise<boolean> => {
  const payment = await deps.payments.get(due.paymentId);
  if (payment === null || hasEnded(payment)) {
    await deps.payments.lookAgain(due, null);
    return false;
  }
  const orderId = await orderOf(deps, payment);
  const isOver = now.getTime() - Date.parse(payment.created_at) > openForMs;
  if (orderId === null) {
    if (isOver) await deps.payments.close(payment.payment_id, 'expired');
    await deps.payments.lookAgain(due, isOver ? null : new Date(now.getTime() + againAfterMs));
    return isOver;
  }
  const { settlement } = await settleOrder(deps, orderId);
  // A checkout that is none of ours rang when it was refused; it is not asked about again.
  const isWaiting = settlement === 'unpaid';
  await deps.payments.lookAgain(due, isWaiting ? new Date(now.getTime() + againAfterMs) : null);
  return mended.has(settlement);
};

/** As sendOwedReports, of payments. */
export const settlePayments = async (deps: SettlePaymentsDeps, now: Date): Promise<number> =>
  mendEach(deps.logger, {
    mend: 'settle-payments',
    found: await deps.payments.listDue(now, mostPayments),
    run: (due) => lookAt(deps, due, now),
    idsOf: (due) => ({ payment_id: due.paymentId }),
  });
