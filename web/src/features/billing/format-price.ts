/** Prices and the currency a visitor most likely pays in. Whole rupees and whole dollars, as the plans carry them. */
import type { Currency, Plan } from '../../../../lib/contract/plans.ts';

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** '₹10,000' or '$250'. */
export const formatPrice = (plan: Plan, currency: Currency): string =>
  currency === 'INR' ? rupees.format(plan.price) : dollars.format(plan.price_world);

/** India's two time zone names pay in rupees, everyone else in dollars, until they say otherwise. */
export const currencyOfTimeZone = (timeZone: string): Currency =>
  timeZone === 'Asia/Kolkata' || timeZone === 'Asia/Calcutta' ? 'INR' : 'USD';
