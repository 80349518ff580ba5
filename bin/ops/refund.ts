/** Gives a payment back at the card provider, and takes the plan that it gave: settled from what the provider then says, as a refund made there is. */
import type { CardProvider } from '../../lambdas/adapters/card-provider.ts';
import { type SettlePaymentDeps, settleOrder } from '../../lambdas/use-cases/settle-payment.ts';
import { money } from './find-user.ts';
import { at, type Operation, OpsError } from './operation.ts';

export interface RefundDeps extends SettlePaymentDeps {
  readonly provider: SettlePaymentDeps['provider'] & Pick<CardProvider, 'refund'>;
}

export async function refund(deps: RefundDeps, paymentId: string): Promise<Operation> {
  const payment = await deps.payments.get(paymentId);
  if (payment === null) throw new OpsError(`There is no payment ${paymentId}.`);
  const { status, plan_name, user_id, order_id, provider_payment_id, settled_at, created_at } = payment;
  const whose = user_id === null ? 'an account that was deleted' : `user ${user_id}`;
  const says = [
    `Payment ${paymentId} of ${whose}: ${plan_name}, ${money(payment)}, ${status}, ${at(settled_at ?? created_at)}.`,
  ];
  if (status === 'refunded') return { about: paymentId, says: [...says, 'It was given back already.'], act: null };
  if (status !== 'paid' || order_id === null || provider_payment_id === null)
    throw new OpsError(`Payment ${paymentId} is ${status}: there is nothing to give back.`);
  const run = async (): Promise<string[]> => {
    await deps.provider.refund({ paymentId, providerPaymentId: provider_payment_id });
    const { settlement } = await settleOrder(deps, order_id);
    // The provider's own notice may have come first.
    if (settlement !== 'refunded' && settlement !== 'given-back')
      throw new OpsError(
        `The provider took the refund, and then says that the payment is ${settlement}. Look at it there.`,
      );
    const left = user_id === null ? null : await deps.entitlements.get(user_id);
    return [
      `${money(payment)} go back to the card.`,
      left === null ? 'No plan is left.' : `The plan ${left.plan_name} stays, by payment ${left.payment_id}.`,
    ];
  };
  const would = `${money(payment)} would go back to the card, and the plan that this payment gave would end at once.`;
  return { about: paymentId, says, act: { would, run } };
}
