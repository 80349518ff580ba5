/** How a call of the card provider fails: in our own words, or as the answer that its failure is. */
import Stripe from 'stripe';
import { AppError } from '../../lib/contract/errors.ts';

const unavailable = 'The card provider does not answer just now. Please try again in a minute.';

const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && (error.code === 'resource_missing' || error.statusCode === 404);

/** Waits for one call; the provider's failures become provider_unavailable with the reason as cause. */
export const asking = async <T>(call: Promise<T>, sentence = unavailable): Promise<T> => {
  try {
    return await call;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError)
      throw new AppError('provider_unavailable', sentence, { cause: error });
    throw error;
  }
};
/** Null for what the provider does not know. */
export const unlessMissing = async <T>(call: Promise<T>): Promise<T | null> => {
  try {
    return await call;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
};
/** Null when nothing of the payment is left to give back: the provider forgets our keys after a day, not what it gave back. */
export const unlessGivenBack = async <T>(call: Promise<T>): Promise<T | null> => {
  try {
    return await call;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded') return null;
    throw error;
  }
};
