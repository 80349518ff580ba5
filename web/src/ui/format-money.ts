/** How money is written all over the site: where nobody has chosen a language, as the currency's own country writes. */
import type { Currency } from '../../../lib/contract/plans.ts';
import { localeOr } from './format-locale.ts';

/** '$12.50'; `maximumFractionDigits` 0 for whole amounts, '$12'. */
export const formatMoney = (amount: number, currency: Currency, maximumFractionDigits?: 0): string =>
  new Intl.NumberFormat(localeOr(currency === 'INR' ? 'en-IN' : 'en-US'), {
    style: 'currency',
    currency,
    maximumFractionDigits,
  }).format(amount);
