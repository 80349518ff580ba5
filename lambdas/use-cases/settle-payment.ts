/**
 * The one place where money becomes an entitlement, or a refund takes it back. Called by the provider's return, by verify, by the webhook
 * and by a new initiation, in any order, any number of times and side by side: it converges to what the provider says.
 *
 * Order of a payment: grant (repeatable) -> ask for missing reports (repeatable) -> mark paid (one caller wins). A crash in between is mended
 * by whoever settles next. A refund is remembered in the entitlement itself, so a settlement that read the provider earlier cannot undo it.
 */
import type { CardProvider, Checkout } from '../adapters/card-provider.ts';
import type { CheckoutItems } from '../adapters/checkout-items.ts';
import type { EntitlementItems } from '../adapters/entitlement-items.ts';
import type { PaymentItem, PaymentItems } from '../adapters/payment-items.ts';
import type { PaymentSecrets } from '../adapters/secrets.ts';
import type { Logger } from '../logger.ts';
import { type RequestMissingAnswersDeps, requestMissingAnswers } from './request-answers.ts';
import { signPayment } from './sign-payment.ts';

export interface SettlePaymentDeps extends RequestMissingAnswersDeps {
  readonly payments: Pick<PaymentItems, 'get' | 'setOrder' | 'close' | 'markPaid' | 'markRefunded'>;
  readonly checkouts: Pick<CheckoutItems, 'release'>;
  readonly entitlements: Pick<EntitlementItems, 'get' | 'grant' | 'revoke'>;
  readonly secrets: PaymentSecrets;
  readonly provider: Pick<CardProvider, 'read'>;
  readonly now: () => Date;
  readonly logger: Logger;
}

/**
 * 'settled' for the one call that flipped it, 'already' for the others; 'unpaid' while open or processing; 'expired' when it ended unpaid;
 * 'refunded'; 'refused' when the checkout is none of ours or does not match its payment (logged as an error if money was taken).
 */
export type Settlement = 'settled' | 'already' | 'unpaid' | 'expired' | 'refunded' | 'refused';

const matches = (payment: PaymentItem, checkout: Checkout): boolean =>
  payment.user_id !== null &&
  payment.user_id === checkout.userId &&
  (payment.order_id === null || payment.order_id === checkout.orderId) &&
  payment.amount_minor === checkout.amountMinor &&
  payment.currency === checkout.currency;

const refuse = (deps: SettlePaymentDeps, checkout: Checkout): Settlement => {
  const fields = { order_id: checkout.orderId, payment_id: checkout.paymentId };
  if (checkout.paid && !checkout.refunded) deps.logger.error('paid_but_not_ours', undefined, fields);
  return 'refused';
};

const grant = async (
  deps: SettlePaymentDeps,
  payment: PaymentItem,
  userId: string,
  checkout: Checkout & { readonly providerPaymentId: string },
): Promise<Settlement> => {
  const { returnSigningKey } = await deps.secrets.read();
  await deps.entitlements.grant(userId, payment.payment_id, {
    plan_name: payment.plan_name,
    paid_at: deps.now().toISOString(),
    order_id: checkout.orderId,
    provider_payment_id: checkout.providerPaymentId,
    signature: signPayment(returnSigningKey, checkout.orderId, checkout.providerPaymentId),
  });
  const held = await deps.entitlements.get(userId);
  if (held) await requestMissingAnswers(deps, { userId, plan: held.plan_name });
  const flipped = await deps.payments.markPaid(payment.payment_id, checkout.providerPaymentId);
  await deps.checkouts.release(userId, payment.payment_id);
  if (flipped) deps.logger.info('payment_settled', { payment_id: payment.payment_id, plan: payment.plan_name });
  return flipped ? 'settled' : 'already';
};

const takeBack = async (deps: SettlePaymentDeps, payment: PaymentItem, userId: string): Promise<Settlement> => {
  await deps.entitlements.revoke(userId, payment.payment_id);
  await deps.checkouts.release(userId, payment.payment_id);
  if (await deps.payments.markRefunded(payment.payment_id)) {
    deps.logger.info('payment_refunded', { payment_id: payment.payment_id, plan: payment.plan_name });
  }
  return 'refunded';
};

/** `checkout` as just read from the provider. Throws only when the table, the queue or the secrets fail; then it may be called again. */
export const settleCheckout = async (deps: SettlePaymentDeps, checkout: Checkout): Promise<Settlement> => {
  const payment = checkout.paymentId === null ? null : await deps.payments.get(checkout.paymentId);
  if (payment === null || payment.user_id === null || !matches(payment, checkout)) return refuse(deps, checkout);
  const userId = payment.user_id;
  if (payment.status === 'refunded') return 'refunded';
  if (checkout.refunded) return takeBack(deps, payment, userId);
  if (payment.status === 'paid') return 'already';
  if (!checkout.paid) {
    if (checkout.state !== 'expired') return 'unpaid';
    await deps.payments.close(payment.payment_id, 'expired');
    await deps.checkouts.release(userId, payment.payment_id);
    return 'expired';
  }
  if (checkout.providerPaymentId === null) return refuse(deps, checkout);
  if (payment.order_id === null) await deps.payments.setOrder(payment.payment_id, checkout.orderId);
  return grant(deps, payment, userId, { ...checkout, providerPaymentId: checkout.providerPaymentId });
};

/** Reads the checkout from the provider and settles it. Null for `checkout` when the provider does not know it. */
export const settleOrder = async (
  deps: SettlePaymentDeps,
  orderId: string,
): Promise<{ readonly settlement: Settlement; readonly checkout: Checkout | null }> => {
  const checkout = await deps.provider.read(orderId);
  if (checkout === null) return { settlement: 'refused', checkout };
  return { settlement: await settleCheckout(deps, checkout), checkout };
};
