/**
 * Heeds what the card provider could not tell us: ends plans whose money went back (a refund by the owner's hand, a dispute of the payer's), and tells the
 * owner of refunds that did not arrive. Asks the provider which of these notices failed.
 */
import type { CardProvider, MissedRefund } from '../../adapters/card-provider.ts';
import { type HeedFailedRefundDeps, heedFailedRefund } from '../heed-failed-refund.ts';
import { paymentOf, type SettlePaymentDeps, settleOrder } from '../settle-payment.ts';
import { mendEach } from './mend-each.ts';

export interface HeedMissedRefundsDeps extends SettlePaymentDeps, HeedFailedRefundDeps {
  readonly payments: SettlePaymentDeps['payments'] & HeedFailedRefundDeps['payments'];
  readonly provider: SettlePaymentDeps['provider'] & Pick<CardProvider, 'missedRefunds' | 'paymentIdOf'>;
}

/** The provider repeats a notice for three days; a week leaves a sweep that fails time to be mended. */
const lookBackMs = 7 * 24 * 60 * 60 * 1000;

/** True when a plan ended by it, or the owner was told of it. */
const heed = async (deps: HeedMissedRefundsDeps, { providerPaymentId, failed }: MissedRefund): Promise<boolean> => {
  if (failed) return heedFailedRefund(deps, providerPaymentId);
  const payment = await paymentOf(deps, providerPaymentId);
  // One that was never settled is for the sweep of payments; one that went back was heard of.
  if (payment?.status !== 'paid' || payment.order_id === null) return false;
  return (await settleOrder(deps, payment.order_id)).settlement === 'refunded';
};

/** As sendOwedReports, of payments. */
export const heedMissedRefunds = async (deps: HeedMissedRefundsDeps, now: Date): Promise<number> =>
  mendEach(deps.logger, {
    mend: 'heed-missed-refunds',
    found: await deps.provider.missedRefunds(new Date(now.getTime() - lookBackMs)),
    run: (missed) => heed(deps, missed),
    idsOf: ({ providerPaymentId }) => ({ provider_payment_id: providerPaymentId }),
  });
