/**
 * Opens a checkout at the card provider for a plan, at the server's own price. A user has one open checkout at a time: asking again for the
 * same plan answers the one that is open, asking for another closes it, so that parallel or repeated requests cannot charge twice.
 *
 * Nobody is given an address to pay at before everything else that could be paid was ended, and its money settled; the last step is to look whether the
 * plan is still missing, once one's own checkout is open: whoever settles another one later finds this one, whoever did so earlier is seen here.
 */
import { AppError } from '../../lib/contract/errors.ts';
import { planOfId } from '../../lib/contract/plan-terms.ts';
import { amountMinor, type Currency, type Plan, type PlansOutput, planCovers } from '../../lib/contract/plans.ts';
import { productName } from '../../lib/contract/product.ts';
import type { RouteBody, RouteOutput } from '../../lib/contract/routes.ts';
import type { CardProvider, Checkout } from '../adapters/card-provider.ts';
import type { CheckoutItem, CheckoutItems } from '../adapters/checkout-items.ts';
import type { EntitlementItems } from '../adapters/entitlement-items.ts';
import type { Identity, Profile } from '../adapters/identity.ts';
import type { PaymentItem, PaymentItems } from '../adapters/payment-items.ts';
import { type CloseCheckoutDeps, closeCheckout } from './close-checkout.ts';
import { openForMs, orderOf } from './find-order.ts';
import { settleCheckout } from './settle-payment.ts';

export interface InitiatePaymentDeps extends CloseCheckoutDeps {
  readonly payments: CloseCheckoutDeps['payments'] &
    Pick<PaymentItems, 'create' | 'setOrder' | 'remove' | 'listByUser' | 'anonymise'>;
  readonly checkouts: CheckoutItems;
  readonly entitlements: CloseCheckoutDeps['entitlements'] & Pick<EntitlementItems, 'isClosed'>;
  readonly provider: CloseCheckoutDeps['provider'] & Pick<CardProvider, 'publishableKey' | 'open'>;
  readonly identity: Pick<Identity, 'profile'>;
  readonly siteUrl: string;
  readonly scriptUrl: string;
  /** At the prices in force. */
  readonly plans: PlansOutput;
}
export interface InitiatePaymentInput extends RouteBody<'initiatePayment'> {
  readonly userId: string;
  readonly poolUsername: string;
}
interface Order {
  readonly userId: string;
  readonly profile: Profile;
  readonly plan: Plan;
  readonly currency: Currency;
  /** The payments that this call has begun. */
  readonly begun: Set<string>;
}
interface OpenCheckout {
  readonly payment: PaymentItem;
  readonly checkout: Checkout & { readonly url: string };
}

/** A checkout this young is offered again. */
const reusedForMs = 20 * 60 * 1000;
const maxRounds = 6;

const planLabel = (plan: Plan): string => `${plan.name.charAt(0).toUpperCase()}${plan.name.slice(1)}`;

/** plan_already_active; account_deleted when the account is being deleted. */
const requireHigherPlan = async (deps: InitiatePaymentDeps, order: Order): Promise<void> => {
  if (await deps.entitlements.isClosed(order.userId)) {
    throw new AppError('account_deleted', 'This account is being deleted, so nothing can be bought for it any more.');
  }
  const held = await deps.entitlements.get(order.userId);
  if (held === null || !planCovers(held.plan_name, order.plan.name)) return;
  throw new AppError(
    'plan_already_active',
    held.plan_name === order.plan.name
      ? `The ${planLabel(order.plan)} plan is active already.`
      : `Your plan already holds everything in ${planLabel(order.plan)}.`,
  );
};

const openAtProvider = async (deps: InitiatePaymentDeps, order: Order, payment: PaymentItem): Promise<Checkout> => {
  if (payment.order_id !== null) {
    const known = await deps.provider.read(payment.order_id);
    if (known) return known;
  }
  const back = `${deps.siteUrl}/api/payment/return/`;
  const checkout = await deps.provider.open({
    paymentId: payment.payment_id,
    userId: order.userId,
    email: order.profile.email,
    planId: payment.plan_id,
    description: `${productName}: ${planLabel(order.plan)} plan`,
    amountMinor: payment.amount_minor,
    currency: payment.currency,
    expiresAt: new Date(new Date(payment.created_at).getTime() + openForMs),
    successUrl: `${back}?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${back}?payment_id=${payment.payment_id}&cancelled=1`,
  });
  await deps.payments.setOrder(payment.payment_id, checkout.orderId);
  return checkout;
};

const isSameOrder = (deps: InitiatePaymentDeps, current: CheckoutItem, order: Order): boolean =>
  current.plan_name === order.plan.name &&
  current.currency === order.currency &&
  deps.now().getTime() - new Date(current.created_at).getTime() < reusedForMs;

/** Whether this payment is still the user's one open checkout: another request may have replaced it while the provider was asked. */
const isInForce = async (deps: InitiatePaymentDeps, order: Order, payment: PaymentItem): Promise<boolean> =>
  (await deps.checkouts.get(order.userId))?.payment_id === payment.payment_id;

/**
 * Ends every other checkout of the user that was opened; what was paid and not noticed is settled. False when the payment was replaced
 * meanwhile: then it is not the others' end to bring about. Those opened later see that they were replaced, and close themselves.
 */
const endOthers = async (deps: InitiatePaymentDeps, order: Order, payment: PaymentItem): Promise<boolean> => {
  const all = await deps.payments.listByUser(order.userId);
  if (!(await isInForce(deps, order, payment))) return false;
  const others = all.filter(({ payment_id, status }) => payment_id !== payment.payment_id && status === 'created');
  for (const other of others) {
    const order_id = await orderOf(deps, other);
    // One that is not open at the provider is left alone: it may be about to become the user's one, and then sees to this one.
    if (order_id !== null) await closeCheckout(deps, { ...other, order_id });
  }
  return true;
};

/** As requireHigherPlan; when it refuses, this payment's checkout is closed at the provider first. */
const requireHigherPlanOrClose = async (deps: InitiatePaymentDeps, order: Order, payment: PaymentItem) => {
  try {
    await requireHigherPlan(deps, order);
  } catch (error) {
    await closeCheckout(deps, (await deps.payments.get(payment.payment_id)) ?? payment);
    throw error;
  }
};

/** The payment's checkout, ready to be paid; null when it is over (then settled) or was replaced meanwhile (then closed). */
const open = async (deps: InitiatePaymentDeps, order: Order, payment: PaymentItem): Promise<OpenCheckout | null> => {
  if (!(await endOthers(deps, order, payment))) {
    await closeCheckout(deps, payment);
    return null;
  }
  await requireHigherPlanOrClose(deps, order, payment);
  const checkout = await openAtProvider(deps, order, payment);
  const { orderId, url } = checkout;
  if (checkout.state !== 'open' || !url) {
    await settleCheckout(deps, checkout);
    return null;
  }
  if (!(await isInForce(deps, order, payment))) {
    await closeCheckout(deps, { ...payment, order_id: orderId });
    return null;
  }
  await requireHigherPlanOrClose(deps, order, { ...payment, order_id: orderId });
  return { payment, checkout: { ...checkout, url } };
};

const newPayment = (deps: InitiatePaymentDeps, order: Order): PaymentItem & { user_id: string } => ({
  payment_id: deps.newId(),
  user_id: order.userId,
  plan_id: order.plan.id,
  plan_name: order.plan.name,
  currency: order.currency,
  amount_minor: amountMinor(order.plan, order.currency),
  status: 'created',
  order_id: null,
  provider_payment_id: null,
  last_failure: null,
  created_at: deps.now().toISOString(),
  settled_at: null,
  refunded_at: null,
  refund_reason: null,
  refund_failed_at: null,
});

/** A new payment made the user's one open checkout; null when another request was first. It is stored before the provider hears of it. */
const begin = async (
  deps: InitiatePaymentDeps,
  order: Order,
  replacing: string | null,
): Promise<OpenCheckout | null> => {
  const payment = newPayment(deps, order);
  const { payment_id, plan_name, currency, created_at } = payment;
  order.begun.add(payment_id);
  await deps.payments.create(payment);
  if (await deps.checkouts.claim(order.userId, { payment_id, plan_name, currency, created_at }, replacing))
    return open(deps, order, payment);
  await deps.payments.remove(order.userId, payment_id);
  return null;
};

/** An account that is deleted meanwhile may have looked for its payments before these were there: each is closed by now, and names nobody from here on. */
const forgetWhose = async (deps: InitiatePaymentDeps, { userId, begun }: Order): Promise<void> => {
  for (const paymentId of begun) await deps.payments.anonymise(userId, paymentId);
};

const tryToObtain = async (deps: InitiatePaymentDeps, order: Order): Promise<OpenCheckout> => {
  for (let round = 0; round < maxRounds; round += 1) {
    await requireHigherPlan(deps, order);
    const current = await deps.checkouts.get(order.userId);
    const payment = current && (await deps.payments.get(current.payment_id));
    const again = payment?.status === 'created' && current !== null && isSameOrder(deps, current, order);
    const opened = again ? await open(deps, order, payment) : await begin(deps, order, current?.payment_id ?? null);
    if (opened) return opened;
  }
  throw new AppError('too_many_attempts', 'A checkout is being opened already. Please wait a moment and try again.');
};

const obtain = async (deps: InitiatePaymentDeps, order: Order): Promise<OpenCheckout> => {
  try {
    return await tryToObtain(deps, order);
  } catch (error) {
    if (error instanceof AppError && error.code === 'account_deleted') await forgetWhose(deps, order);
    throw error;
  }
};

/** invalid_input (no such plan), price_changed, plan_already_active, account_deleted, provider_unavailable, too_many_attempts. */
export const initiatePayment = async (
  deps: InitiatePaymentDeps,
  input: InitiatePaymentInput,
): Promise<RouteOutput<'initiatePayment'>> => {
  const plan = planOfId(deps.plans, input.plan_id);
  if (!plan) throw new AppError('invalid_input', 'There is no such plan. Please choose one of the plans shown.');
  if (input.amount !== plan.price) {
    throw new AppError('price_changed', 'The price of this plan has changed. Please reload the page and choose again.');
  }
  const profile = await deps.identity.profile(input.poolUsername);
  const order: Order = { userId: input.userId, profile, plan, currency: input.currency ?? 'INR', begun: new Set() };
  const { payment, checkout } = await obtain(deps, order);
  return {
    success: true,
    message: 'The checkout is open.',
    payment_id: payment.payment_id,
    plan: { id: plan.id, name: plan.name },
    checkout_params: {
      key: await deps.provider.publishableKey(),
      order_id: checkout.orderId,
      url: checkout.url,
      script_url: deps.scriptUrl,
      amount: payment.amount_minor,
      currency: payment.currency,
      prefill: { name: profile.username, email: profile.email },
      notes: { payment_id: payment.payment_id, plan: plan.name },
    },
  };
};
