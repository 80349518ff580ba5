/**
 * The one place where money becomes an entitlement, or a refund takes it back. Called by the provider's return, by verify, by the webhook
 * and by a new initiation, in any order, any number of times and side by side: it converges to what the provider says.
 *
 * Order of a payment: grant (repeatable) -> ask for missing reports (repeatable) -> owe the receipt (repeatable) -> mark paid (one caller wins). A crash in between is mended
 * by whoever settles next. A refund is remembered in the entitlement itself, so a settlement that read the provider earlier cannot undo it.
 * A payment that opens nothing is given back: its plan is covered already, or its account was deleted.
 */
import type { MoneyAlarm } from '../../lib/contract/money-alarms.ts';
import type { RefundReason } from '../../lib/contract/own-account.ts';
import type { CardProvider, Checkout } from '../adapters/card-provider.ts';
import type { CheckoutItems } from '../adapters/checkout-items.ts';
import type { EntitlementItems } from '../adapters/entitlement-items.ts';
import type { MailItems } from '../adapters/mail-items.ts';
import type { PaymentItem, PaymentItems } from '../adapters/payment-items.ts';
import type { PaymentSecrets } from '../adapters/secrets.ts';
import type { Logger } from '../logger.ts';
import { giveBack } from './give-back.ts';
import { type RequestMissingAnswersDeps, requestMissingAnswers } from './request-answers.ts';
import { signPayment } from './sign-payment.ts';

export interface SettlePaymentDeps extends RequestMissingAnswersDeps {
  readonly payments: Pick<PaymentItems, 'get' | 'setOrder' | 'close' | 'markPaid' | 'planRefund' | 'markRefunded'>;
  readonly checkouts: Pick<CheckoutItems, 'release'>;
  readonly entitlements: Pick<EntitlementItems, 'get' | 'grant' | 'revoke'>;
  readonly mails: Pick<MailItems, 'owe'>;
  readonly secrets: PaymentSecrets;
  readonly provider: Pick<CardProvider, 'read' | 'refund'>;
  readonly now: () => Date;
  readonly logger: Logger;
}

/**
 * 'settled' for the one call that flipped it, 'already' for the others; 'unpaid' while open or processing; 'expired' when it ended unpaid;
 * 'refunded'; 'given-back' when we refunded it ourselves, as it opened nothing; 'refused' when the checkout is none of ours or does not match its payment (logged as an error if money was taken).
 */
export type Settlement = 'settled' | 'already' | 'unpaid' | 'expired' | 'refunded' | 'given-back' | 'refused';

type Paid = Checkout & { readonly providerPaymentId: string };

/** Whose account is gone is told by the payment alone: the checkout still holds the id of its user. */
const matches = (payment: PaymentItem, checkout: Checkout): boolean =>
  (payment.user_id === null || payment.user_id === checkout.userId) &&
  (payment.order_id === null || payment.order_id === checkout.orderId) &&
  payment.amount_minor === checkout.amountMinor &&
  payment.currency === checkout.currency;

const refuse = (deps: SettlePaymentDeps, checkout: Checkout): Settlement => {
  const fields = { order_id: checkout.orderId, payment_id: checkout.paymentId };
  if (checkout.paid && !checkout.refunded)
    deps.logger.error('paid_but_not_ours' satisfies MoneyAlarm, undefined, fields);
  return 'refused';
};

const release = async (deps: SettlePaymentDeps, { user_id, payment_id }: PaymentItem): Promise<void> => {
  if (user_id !== null) await deps.checkouts.release(user_id, payment_id);
};

const takeBack = async (deps: SettlePaymentDeps, payment: PaymentItem, checkout: Checkout): Promise<Settlement> => {
  if (payment.user_id !== null) await deps.entitlements.revoke(payment.user_id, payment.payment_id);
  await release(deps, payment);
  if (await deps.payments.markRefunded(payment.payment_id, checkout)) {
    deps.logger.info('payment_refunded', { payment_id: payment.payment_id, plan: payment.plan_name });
  }
  return 'refunded';
};

const alarmOf: Readonly<Record<RefundReason, MoneyAlarm>> = {
  adds_nothing: 'payment_added_nothing',
  account_deleted: 'paid_for_deleted_account',
};

const returnMoney = async (
  deps: SettlePaymentDeps,
  payment: PaymentItem,
  { providerPaymentId }: Paid,
  reason: RefundReason,
): Promise<Settlement> => {
  const given = await giveBack(deps, { payment, providerPaymentId, reason, alarm: alarmOf[reason] });
  await release(deps, payment);
  if (given) return 'given-back';
  const now = await deps.payments.get(payment.payment_id);
  return now?.status === 'refunded' ? ended(now) : 'already';
};

/** The money of a plan that is covered; unless somebody gave it back since the caller looked, which is then the whole story. */
const returnSurplus = async (deps: SettlePaymentDeps, payment: PaymentItem, checkout: Paid): Promise<Settlement> => {
  const fresh = await deps.provider.read(checkout.orderId);
  return fresh?.refunded ? settleCheckout(deps, fresh) : returnMoney(deps, payment, checkout, 'adds_nothing');
};

const ended = ({ refund_reason }: PaymentItem): Settlement => (refund_reason === null ? 'refunded' : 'given-back');

const grant = async (
  deps: SettlePaymentDeps,
  payment: PaymentItem,
  userId: string,
  checkout: Paid,
): Promise<Settlement> => {
  const { returnSigningKey } = await deps.secrets.read();
  const outcome = await deps.entitlements.grant(userId, payment.payment_id, {
    plan_name: payment.plan_name,
    paid_at: deps.now().toISOString(),
    order_id: checkout.orderId,
    provider_payment_id: checkout.providerPaymentId,
    signature: signPayment(returnSigningKey, checkout.orderId, checkout.providerPaymentId),
  });
  if (outcome === 'account-closed') return returnMoney(deps, payment, checkout, 'account_deleted');
  if (outcome === 'adds-nothing') return returnSurplus(deps, payment, checkout);
  const held = await deps.entitlements.get(userId);
  if (held) await requestMissingAnswers(deps, { userId, plan: held.plan_name });
  await deps.mails.owe(userId, { kind: 'receipt', payment_id: payment.payment_id });
  const flipped = await deps.payments.markPaid(payment.payment_id, checkout.providerPaymentId);
  await release(deps, payment);
  if (flipped) deps.logger.info('payment_settled', { payment_id: payment.payment_id, plan: payment.plan_name });
  return flipped ? 'settled' : 'already';
};

/** A checkout whose money has come and is still with us, for a payment that was neither settled nor given back. */
const settlePaid = async (deps: SettlePaymentDeps, payment: PaymentItem, checkout: Paid): Promise<Settlement> => {
  if (payment.order_id === null) await deps.payments.setOrder(payment.payment_id, checkout.orderId);
  if (payment.user_id === null) return returnMoney(deps, payment, checkout, 'account_deleted');
  return grant(deps, payment, payment.user_id, checkout);
};

/** `checkout` as just read from the provider. Throws only when the table, the queue, the secrets or a refund fail; then it may be called again. */
export const settleCheckout = async (deps: SettlePaymentDeps, checkout: Checkout): Promise<Settlement> => {
  const payment = checkout.paymentId === null ? null : await deps.payments.get(checkout.paymentId);
  if (payment === null || !matches(payment, checkout)) return refuse(deps, checkout);
  if (payment.status === 'refunded') return ended(payment);
  const { providerPaymentId } = checkout;
  // Begun by somebody who did not come to its end.
  if (payment.refund_reason !== null && providerPaymentId !== null)
    return returnMoney(deps, payment, { ...checkout, providerPaymentId }, payment.refund_reason);
  if (checkout.refunded) return takeBack(deps, payment, checkout);
  if (payment.status === 'paid') return 'already';
  if (checkout.paid)
    return providerPaymentId === null
      ? refuse(deps, checkout)
      : settlePaid(deps, payment, { ...checkout, providerPaymentId });
  if (checkout.state !== 'expired') return 'unpaid';
  await deps.payments.close(payment.payment_id, 'expired');
  await release(deps, payment);
  return 'expired';
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

export interface PaymentOfDeps {
  readonly payments: Pick<PaymentItems, 'get'>;
  readonly provider: Pick<CardProvider, 'paymentIdOf'>;
}

/** The payment of ours that the provider calls `providerPaymentId`; null when there is none. provider_unavailable. */
export const paymentOf = async (deps: PaymentOfDeps, providerPaymentId: string): Promise<PaymentItem | null> => {
  const paymentId = await deps.provider.paymentIdOf(providerPaymentId);
  return paymentId === null ? null : deps.payments.get(paymentId);
};
