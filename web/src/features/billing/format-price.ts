/** Prices and the currency a visitor most likely pays in. Whole rupees and whole dollars, as the plans carry them. */
import type { Currency, Plan } from '../../../../lib/contract/plans.ts';
import { formatMoney } from '../../ui/format-money.ts';

/** '₹10,000' or '$250'. */
export const formatPrice = (plan: Plan, currency: Currency): string =>
  formatMoney(currency === 'INR' ? plan.price : plan.price_world, currency, 0);

/** India's two time zone names pay in rupees, everyone else in dollars, until they say otherwise. */
export const currencyOfTimeZone = (timeZone: string): Currency =>
  timeZone === 'Asia/Kolkata' || timeZone === 'Asia/Calcutta' ? 'INR' : 'USD';
