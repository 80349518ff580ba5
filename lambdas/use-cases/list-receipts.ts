/** The payments that a user has made, as receipts. Pure: what came to nothing is left out. */
import type { Receipt } from '../../lib/contract/own-account.ts';
import type { PaymentItem } from '../adapters/payment-items.ts';

/** Paid and refunded ones, newest first; a payment stored without the moment of its settling is dated by its order. */
export const listReceipts = (payments: readonly PaymentItem[]): Receipt[] =>
  payments
    .flatMap(({ status, ...payment }): Receipt[] =>
      status === 'paid' || status === 'refunded'
        ? [
            {
              receipt_id: payment.payment_id,
              plan: { id: payment.plan_id, name: payment.plan_name },
              amount: payment.amount_minor,
              currency: payment.currency,
              status,
              paid_at: payment.settled_at ?? payment.created_at,
              refunded_at: payment.refunded_at,
              refund_reason: payment.refund_reason,
              refund_failed_at: payment.refund_failed_at,
              payment_id: payment.provider_payment_id,
              order_id: payment.order_id,
            },
          ]
        : [],
    )
    .sort((a, b) => b.paid_at.localeCompare(a.paid_at));
