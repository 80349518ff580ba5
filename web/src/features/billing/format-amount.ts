/** What was paid, to the paisa and the cent. */
import type { Receipt } from '../../../../lib/contract/own-account.ts';
import { formatMoney } from '../../ui/format-money.ts';

/** '₹10,000.00' or '$250.00', from the currency's minor unit. */
export const formatAmount = ({ amount, currency }: Pick<Receipt, 'amount' | 'currency'>): string =>
  formatMoney(amount / 100, currency);

/** 'Advanced', from a plan's name. */
export const planTitle = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
