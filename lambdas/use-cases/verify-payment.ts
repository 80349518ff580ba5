/** Confirms to the signed-in user what the return handler carried: our signature, the user's own payment, settled at the provider. */
import { AppError } from '../../lib/contract/errors.ts';
import { planTable } from '../../lib/contract/plans.ts';
import type { RouteBody, RouteOutput } from '../../lib/contract/routes.ts';
import { describePaymentStatus } from './describe-payment-status.ts';
import { type SettlePaymentDeps, settleCheckout } from './settle-payment.ts';
import { isPaymentSignature } from './sign-payment.ts';

export interface VerifyPaymentInput extends RouteBody<'verifyPayment'> {
  readonly userId: string;
}

/** The same words for a forged signature, another user's payment and an unpaid one. */
const invalid = (): AppError => new AppError('payment_invalid', 'Invalid payment response');

/** payment_invalid, provider_unavailable. */
export const verifyPayment = async (
  deps: SettlePaymentDeps,
  input: VerifyPaymentInput,
): Promise<RouteOutput<'verifyPayment'>> => {
  const { stripe_order_id: orderId, stripe_payment_id: paymentId, stripe_signature: signature } = input;
  const { returnSigningKey } = await deps.secrets.read();
  if (!isPaymentSignature(returnSigningKey, orderId, paymentId, signature)) throw invalid();
  const checkout = await deps.provider.read(orderId);
  if (checkout === null || checkout.userId !== input.userId || checkout.providerPaymentId !== paymentId)
    throw invalid();
  const settlement = await settleCheckout(deps, checkout);
  if (settlement !== 'settled' && settlement !== 'already') throw invalid();
  const held = await deps.entitlements.get(input.userId);
  if (held === null) throw invalid();
  return {
    payment_status: describePaymentStatus(held),
    plan: { id: planTable[held.plan_name].id, name: held.plan_name },
  };
};
