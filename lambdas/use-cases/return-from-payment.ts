/**
 * Where the provider sends the browser back to: settles what was paid and answers the address of /landing with the three payment parameters,
 * or with `error`. A browser stands behind it, so every failure becomes such an address. It tells nothing to a caller who guesses.
 */
import { AppError } from '../../lib/contract/errors.ts';
import type { RouteQuery } from '../../lib/contract/routes.ts';
import type { PaymentItems } from '../adapters/payment-items.ts';
import { type CloseCheckoutDeps, closeCheckout } from './close-checkout.ts';
import { type Settlement, settleOrder } from './settle-payment.ts';
import { signPayment } from './sign-payment.ts';

export interface ReturnFromPaymentDeps extends CloseCheckoutDeps {
  readonly payments: CloseCheckoutDeps['payments'] & Pick<PaymentItems, 'get'>;
  readonly siteUrl: string;
}

const invalid = 'Invalid payment response';
const cancelled = 'Payment cancelled by user';
const processing = 'Your payment is still being processed. Your plan becomes active as soon as it is confirmed.';
const givenBack = 'Your plan held all of this already, so this payment was given back. Nothing else has changed.';
const unreachable =
  'The card provider could not be reached to confirm the payment. If you have paid, your plan becomes active shortly.';

interface Result {
  readonly settlement: Settlement | 'cancelled';
  readonly orderId: string | null;
  readonly providerPaymentId: string | null;
  readonly lastFailure: string | null;
}

const errorOf = ({ settlement, lastFailure }: Result): string => {
  switch (settlement) {
    case 'cancelled':
    case 'expired':
      return lastFailure ?? cancelled;
    case 'unpaid':
      return processing;
    case 'refunded':
      return 'This payment was refunded.';
    case 'given-back':
      return givenBack;
    default:
      return invalid;
  }
};

const landing = async (deps: ReturnFromPaymentDeps, result: Result): Promise<string> => {
  const { settlement, orderId, providerPaymentId } = result;
  const paid = settlement === 'settled' || settlement === 'already';
  const query: Record<string, string> =
    paid && orderId && providerPaymentId
      ? {
          stripe_payment_id: providerPaymentId,
          stripe_order_id: orderId,
          stripe_signature: signPayment((await deps.secrets.read()).returnSigningKey, orderId, providerPaymentId),
        }
      : { error: errorOf(result) };
  return `${deps.siteUrl}/landing?${new URLSearchParams(query)}`;
};

const afterPaying = async (deps: ReturnFromPaymentDeps, orderId: string): Promise<Result> => {
  const { settlement, checkout } = await settleOrder(deps, orderId);
  const { providerPaymentId = null, lastFailure = null } = checkout ?? {};
  return { settlement, orderId, providerPaymentId, lastFailure };
};
const afterLeaving = async (deps: ReturnFromPaymentDeps, paymentId: string): Promise<Result> => {
  const payment = await deps.payments.get(paymentId);
  if (payment === null || payment.user_id === null) {
    return { settlement: 'refused', orderId: null, providerPaymentId: null, lastFailure: null };
  }
  return closeCheckout(deps, payment);
};

/** The absolute address to go on to. Throws only when our own table, queue or secrets fail. */
export const returnFromPayment = async (
  deps: ReturnFromPaymentDeps,
  query: RouteQuery<'paymentReturn'>,
): Promise<string> => {
  try {
    if (query.session_id) return await landing(deps, await afterPaying(deps, query.session_id));
    if (query.payment_id && query.cancelled) return await landing(deps, await afterLeaving(deps, query.payment_id));
    return `${deps.siteUrl}/landing?${new URLSearchParams({ error: invalid })}`;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    deps.logger.warn('payment_return_failed', { code: error.code });
    return `${deps.siteUrl}/landing?${new URLSearchParams({ error: unreachable })}`;
  }
};
