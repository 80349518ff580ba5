/** Judges what was typed into the card fields, by Stripe's published test numbers. No real card is ever accepted. */
import type { Decline } from './state.ts';

export interface CardForm {
  readonly email: string;
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
  readonly name: string;
}

/** Accepted, declined by the pretended bank, or not sent to it at all because a field is wrong. */
export type Verdict =
  | { readonly kind: 'accepted'; readonly last4: string }
  | { readonly kind: 'declined'; readonly decline: Decline }
  | { readonly kind: 'invalid'; readonly field: keyof CardForm; readonly message: string };

/** Source: "Test card numbers", Stripe documentation. */
const accepted = new Set(['4242424242424242', '4000056655665556', '5555555555554444', '378282246310005']);
const declined: Readonly<Record<string, Decline>> = {
  '4000000000000002': { code: 'card_declined', declineCode: 'generic_decline', message: 'Your card was declined.' },
  '4000000000009995': {
    code: 'card_declined',
    declineCode: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  },
  '4000000000000069': { code: 'expired_card', declineCode: null, message: 'Your card has expired.' },
  '4000000000000127': { code: 'incorrect_cvc', declineCode: null, message: "Your card's security code is incorrect." },
};
const notATestCard: Decline = {
  code: 'card_declined',
  declineCode: 'test_mode_live_card',
  message: 'Your card was declined. Your request was in test mode, but used a non test card.',
};

export function judgeCard(form: CardForm, nowMs: number): Verdict {
  const number = form.number.replace(/[\s-]/g, '');
  const wrong = (field: keyof CardForm, message: string): Verdict => ({ kind: 'invalid', field, message });
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(form.email)) return wrong('email', 'Your email address is invalid.');
  if (!/^\d{12,19}$/.test(number) || !passesLuhn(number)) return wrong('number', 'Your card number is invalid.');
  const ends = endOfMonth(form.expiry);
  if (ends === undefined) return wrong('expiry', "Your card's expiration date is incomplete.");
  if (ends <= nowMs) return wrong('expiry', "Your card's expiration year is in the past.");
  if (!/^\d{3,4}$/.test(form.cvc.trim())) return wrong('cvc', "Your card's security code is incomplete.");
  if (form.name.trim() === '') return wrong('name', 'Please enter the name on the card.');
  if (accepted.has(number)) return { kind: 'accepted', last4: number.slice(-4) };
  return { kind: 'declined', decline: declined[number] ?? notATestCard };
}

/** The check digit of ISO/IEC 7812-1. */
function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** The first moment after the card's last month, for `12/34`, `1234` or `12 / 2034`. */
function endOfMonth(expiry: string): number | undefined {
  const [, month, year] = /^\s*(0?[1-9]|1[0-2])\s*\/?\s*(?:20)?(\d{2})\s*$/.exec(expiry) ?? [];
  return month === undefined || year === undefined ? undefined : Date.UTC(2000 + Number(year), Number(month), 1);
}
