/** Stripe: hosted checkout sessions and signed events, in our own words. The provider's state is always read from the provider, never believed from a browser. */
import Stripe from 'stripe';
import { AppError } from '../../lib/contract/errors.ts';
import type { Currency } from '../../lib/contract/plans.ts';
import { asking, unlessGivenBack, unlessMissing } from './card-provider-calls.ts';
import { type ProviderEvent, refundTypes, toProviderEvent } from './card-provider-events.ts';
import type { PaymentSecrets } from './secrets.ts';

export interface NewCheckout {
  readonly paymentId: string;
  readonly userId: string;
  readonly email: string;
  readonly planId: number;
  readonly description: string;
  readonly amountMinor: number;
  readonly currency: Currency;
  readonly expiresAt: Date;
  readonly successUrl: string;
  readonly cancelUrl: string;
}
/** A notice that did not reach us: of a payment (the provider's id) that went back, or whose refund `failed` to arrive. */
export interface MissedRefund {
  readonly providerPaymentId: string;
  readonly failed: boolean;
}
/**
 * One checkout as the provider sees it now. `orderId` and `providerPaymentId` are the provider's ids, `paymentId` and `userId` ours;
 * `refunded` says that the money is not ours any more, given back or disputed; `url` is set while it is open; `lastFailure` is the provider's sentence about the last declined card.
 */
export interface Checkout {
  readonly orderId: string;
  readonly paymentId: string | null;
  readonly userId: string | null;
  readonly providerPaymentId: string | null;
  readonly state: 'open' | 'complete' | 'expired';
  readonly paid: boolean;
  readonly refunded: boolean;
  readonly amountMinor: number | null;
  readonly currency: string | null;
  readonly url: string | null;
  readonly lastFailure: string | null;
}
export interface CardProvider {
  publishableKey(): Promise<string>;
  /** Opening the same payment twice answers the same checkout. provider_unavailable. */
  open(checkout: NewCheckout): Promise<Checkout>;
  /** Null when the provider has no such checkout. provider_unavailable. */
  read(orderId: string): Promise<Checkout | null>;
  /**
   * The open checkout of a payment of ours, opened since `since`; null when there is none. For a payment whose opening was asked for and whose answer
   * never came: only the provider knows whether it took place. provider_unavailable.
   */
  findOpen(paymentId: string, since: Date): Promise<Checkout | null>;
  /** False when it is not open any more (it may just have been paid). provider_unavailable. */
  expire(orderId: string): Promise<boolean>;
  /** Gives back all of a payment that has not been given back yet. Doing it again is fine. provider_unavailable. */
  refund(payment: { readonly paymentId: string; readonly providerPaymentId: string }): Promise<void>;
  /** Our payment id that the provider's payment was made for. provider_unavailable. */
  paymentIdOf(providerPaymentId: string): Promise<string | null>;
  /** The refunds and disputes since `since` that we were not told of: their notice failed, or is on its way. Each once. provider_unavailable. */
  missedRefunds(since: Date): Promise<readonly MissedRefund[]>;
  /** payment_invalid when the signature is missing, wrong or older than five minutes; provider_unavailable while there is no signing secret. */
  readEvent(rawBody: Uint8Array, signature: string | undefined): Promise<ProviderEvent>;
}

/** The site's accent in its light theme, for the button of the provider's own page. */
const checkoutColor = '#2440b8';
const timeoutMs = 10_000;
const toleranceSeconds = 300;
/** By which the provider's clock may be behind ours. */
const clockLeewaySeconds = 300;
const notOpened = 'The card provider does not answer just now. Nothing was charged; please try again in a minute.';
const notGivenBack = 'The card provider could not give a payment back just now. Please try again in a minute.';

const idOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);

const toCheckout = (session: Stripe.Checkout.Session): Checkout => {
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null;
  const charge = typeof intent?.latest_charge === 'object' ? intent.latest_charge : null;
  return {
    orderId: session.id,
    paymentId: session.metadata?.payment_id ?? null,
    userId: session.client_reference_id,
    providerPaymentId: idOf(session.payment_intent),
    state: session.status === 'open' ? 'open' : session.status === 'complete' ? 'complete' : 'expired',
    paid: session.payment_status === 'paid',
    // A dispute takes the money away as a refund does.
    refunded: charge?.refunded === true || charge?.disputed === true,
    amountMinor: session.amount_total,
    currency: session.currency?.toUpperCase() ?? null,
    url: session.url,
    lastFailure: intent?.last_payment_error?.message ?? null,
  };
};

/** An account in India may take a payment from abroad only with the payer's name and address (and a description, which every payment has). */
const abroad = { billing_address_collection: 'required', customer_creation: 'always' } as const;

const sessionParams = (order: NewCheckout): Stripe.Checkout.SessionCreateParams => {
  const metadata = { payment_id: order.paymentId, plan_id: String(order.planId) };
  return {
    mode: 'payment',
    customer_email: order.email,
    client_reference_id: order.userId,
    metadata,
    payment_intent_data: { metadata, description: order.description },
    ...(order.currency === 'USD' && abroad),
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: order.currency.toLowerCase(),
          unit_amount: order.amountMinor,
          product_data: { name: order.description },
        },
      },
    ],
    expires_at: Math.floor(order.expiresAt.getTime() / 1000),
    branding_settings: { button_color: checkoutColor },
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
  };
};

export const cardProvider = (apiUrl: string, secrets: PaymentSecrets): CardProvider => {
  let built: { readonly key: string; readonly client: Stripe } | null = null;
  const client = async (): Promise<Stripe> => {
    const { secretKey } = await secrets.read();
    if (built?.key !== secretKey) {
      const { protocol, hostname, port } = new URL(apiUrl);
      const secure = protocol === 'https:';
      built = {
        key: secretKey,
        client: new Stripe(secretKey, {
          host: hostname,
          port: port || (secure ? 443 : 80),
          protocol: secure ? 'https' : 'http',
          maxNetworkRetries: 3,
          timeout: timeoutMs,
          telemetry: false,
        }),
      };
    }
    return built.client;
  };

  return {
    publishableKey: async () => (await secrets.read()).publishableKey,

    async open(order) {
      const stripe = await client();
      const options = { idempotencyKey: `checkout-${order.paymentId}` };
      return toCheckout(await asking(stripe.checkout.sessions.create(sessionParams(order), options), notOpened));
    },

    async read(orderId) {
      const stripe = await client();
      const expand = ['payment_intent.latest_charge'];
      const session = await asking(unlessMissing(stripe.checkout.sessions.retrieve(orderId, { expand })));
      return session && toCheckout(session);
    },

    async findOpen(paymentId, since) {
      const stripe = await client();
      const gte = Math.floor(since.getTime() / 1000) - clockLeewaySeconds;
      const search = async (): Promise<Checkout | null> => {
        for await (const session of stripe.checkout.sessions.list({ status: 'open', created: { gte }, limit: 100 }))
          if (session.metadata?.payment_id === paymentId) return toCheckout(session);
        return null;
      };
      return asking(search());
    },

    async expire(orderId) {
      const stripe = await client();
      try {
        await stripe.checkout.sessions.expire(orderId);
        return true;
      } catch (error) {
        if (error instanceof Stripe.errors.StripeInvalidRequestError) return false;
        return asking(Promise.reject(error));
      }
    },

    async refund({ paymentId, providerPaymentId }) {
      const stripe = await client();
      // The same words from whoever asks, or the provider would refuse the key for another request.
      const wanted = { payment_intent: providerPaymentId, metadata: { payment_id: paymentId } };
      const options = { idempotencyKey: `refund-${paymentId}` };
      const refund = await asking(unlessGivenBack(stripe.refunds.create(wanted, options)), notGivenBack);
      if (refund?.status === 'failed' || refund?.status === 'canceled')
        throw new AppError('provider_unavailable', notGivenBack);
    },

    async paymentIdOf(providerPaymentId) {
      const stripe = await client();
      const intent = await asking(unlessMissing(stripe.paymentIntents.retrieve(providerPaymentId)));
      return intent?.metadata?.payment_id ?? null;
    },

    async missedRefunds(since) {
      const stripe = await client();
      const gte = Math.floor(since.getTime() / 1000) - clockLeewaySeconds;
      const missed = new Map<string, MissedRefund>();
      const search = async (): Promise<void> => {
        const wanted = { types: [...refundTypes], delivery_success: false, created: { gte }, limit: 100 };
        for await (const news of stripe.events.list(wanted)) {
          const event = toProviderEvent(news);
          if (event.kind !== 'payment-changed' && event.kind !== 'payment-disputed' && event.kind !== 'refund-failed')
            continue;
          const { kind, providerPaymentId } = event;
          const failed = kind === 'refund-failed';
          missed.set(`${failed} ${providerPaymentId}`, { providerPaymentId, failed });
        }
      };
      await asking(search());
      return [...missed.values()];
    },

    async readEvent(rawBody, signature) {
      const { webhookSecret } = await secrets.read();
      // The provider sends its news again, for days; meanwhile the sweep settles what was paid.
      if (webhookSecret === '')
        throw new AppError('provider_unavailable', 'The webhook’s signing secret is not stored yet.');
      try {
        const event = Stripe.webhooks.constructEvent(rawBody, signature ?? '', webhookSecret, toleranceSeconds);
        return toProviderEvent(event);
      } catch (error) {
        throw new AppError('payment_invalid', 'The signature of this event is not valid.', { cause: error });
      }
    },
  };
};
