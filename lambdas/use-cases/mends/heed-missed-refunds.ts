/**
 * Ends plans whose money went back at the card provider and nobody told us: a refund by the owner's hand, a dispute of the payer's, whose notice never came. Asks the
 * provider which of these notices failed. Refuses to touch what is settled already.
 */
import type { CardProvider } from '../../adapters/card-provider.ts';
import { paymentOf, type SettlePaymentDeps, settleOrder } from '../settle-payment.ts';
import { mendEach } from './mend-each.ts';

export interface HeedMissedRefundsDeps extends SettlePaymentDeps {
  readonly provider: SettlePaymentDeps['provider'] & Pick<CardProvider, 'missedRefunds' | 'paymentIdOf'>;
}

/** The provider repeats a notice for three days; a week leaves a sweep that fails time to be mended. */
const lookBackMs = 7 * 24 * 60 * 60 * 1000;

/** True when a plan ended by it. */
const heed = async (deps: HeedMissedRefundsDeps, providerPaymentId: string): Promise<boolean> => {
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
    run: (id) => heed(deps, id),
    idsOf: (id) => ({ provider_payment_id: id }),
  });
