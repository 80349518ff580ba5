/** The provider's webhook: an event only says where to look; what counts is read from the provider. Unknown events are accepted and dropped. */
import type { MoneyAlarm } from '../../lib/contract/money-alarms.ts';
import type { RouteOutput } from '../../lib/contract/routes.ts';
import type { CardProvider } from '../adapters/card-provider.ts';
import type { PaymentItem, PaymentItems } from '../adapters/payment-items.ts';
import { type HeedFailedRefundDeps, heedFailedRefund } from './heed-failed-refund.ts';
import { paymentOf, type SettlePaymentDeps, settleOrder } from './settle-payment.ts';

export interface ReceivePaymentEventDeps extends SettlePaymentDeps, HeedFailedRefundDeps {
  readonly payments: SettlePaymentDeps['payments'] &
    HeedFailedRefundDeps['payments'] &
    Pick<PaymentItems, 'recordFailure'>;
  readonly provider: SettlePaymentDeps['provider'] & Pick<CardProvider, 'readEvent' | 'paymentIdOf'>;
}

/** Settles the payment that the provider knows by this id; null when it is none of ours. */
async function settlePayment(deps: ReceivePaymentEventDeps, providerPaymentId: string): Promise<PaymentItem | null> {
  const payment = await paymentOf(deps, providerPaymentId);
  if (payment?.order_id) await settleOrder(deps, payment.order_id);
  return payment;
}

/** payment_invalid for a bad signature. Anything else thrown makes the provider send the event again. */
export const receivePaymentEvent = async (
  deps: ReceivePaymentEventDeps,
  input: { rawBody: Uint8Array; signature: string | undefined },
): Promise<RouteOutput<'paymentWebhook'>> => {
  const event = await deps.provider.readEvent(input.rawBody, input.signature);
  switch (event.kind) {
    case 'checkout-changed':
      await settleOrder(deps, event.orderId);
      break;
    case 'payment-changed':
      await settlePayment(deps, event.providerPaymentId);
      break;
    case 'payment-disputed': {
      const payment = await settlePayment(deps, event.providerPaymentId);
      // The owner alone can answer it, and only until a day that the bank has set.
      deps.logger.error('payment_disputed' satisfies MoneyAlarm, undefined, {
        payment_id: payment?.payment_id ?? null,
        provider_payment_id: event.providerPaymentId,
      });
      break;
    }
    case 'payment-failed':
      await deps.payments.recordFailure(event.paymentId, event.description.slice(0, 300));
      break;
    case 'refund-failed':
      await heedFailedRefund(deps, event.providerPaymentId);
      break;
    case 'ignored':
      deps.logger.info('payment_event_ignored', { type: event.type.slice(0, 100) });
      break;
    default:
      event satisfies never;
  }
  return { received: true };
};
