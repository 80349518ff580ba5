/** Whether the card provider would take every price, and whether its two currencies tell the same story. */
import { amountMinor, type Currency, currencies, type PlansOutput } from '../../lib/contract/plans.ts';
import type { Finding } from './report.ts';

/** The least that Stripe charges, in minor units (docs.stripe.com/currencies, minimum charge amounts: 0.50 of either). */
const leastMinor: Readonly<Record<Currency, number>> = { INR: 50, USD: 50 };
/** Rupees a dollar, by a factor of three either way from about 85: further apart, one of two prices is likely a slip. */
const rupeesADollar = { least: 28, most: 255 } as const;

export function priceFinding(table: PlansOutput): Finding {
  const plans = Object.values(table);
  const low = plans.flatMap((plan) =>
    currencies
      .filter((currency) => amountMinor(plan, currency) < leastMinor[currency])
      .map((currency) => `${plan.name} in ${currency}`),
  );
  if (low.length > 0) return { kind: 'stop', says: `below what Stripe charges at least: ${low.join(', ')}.` };
  const apart = plans.filter(({ price, price_world }) => {
    const rate = price / price_world;
    return rate < rupeesADollar.least || rate > rupeesADollar.most;
  });
  if (apart.length === 0) return { kind: 'ok', says: 'rupees and dollars agree.' };
  const told = apart.map(({ name, price, price_world }) => `${name} ₹${price} and $${price_world}`);
  return { kind: 'note', says: `rupees and dollars are far apart: ${told.join(', ')}.` };
}
