/** What was paid, to the paisa and the cent, and when. */
import type { Receipt } from '../../../../lib/contract/own-account.ts';

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

/** '₹10,000.00' or '$250.00', from the currency's minor unit. */
export const formatAmount = ({ amount, currency }: Pick<Receipt, 'amount' | 'currency'>): string =>
  (currency === 'INR' ? rupees : dollars).format(amount / 100);

/** '21 November 2026', from an ISO instant. */
export const formatDay = (instant: string): string => days.format(new Date(instant));

/** 'Advanced', from a plan's name. */
export const planTitle = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
