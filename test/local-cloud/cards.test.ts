/** What becomes of what is typed into the card fields. */
import { describe, expect, it } from 'vitest';
import { type CardForm, judgeCard } from '../../lib/local-cloud/card-provider/test-cards.ts';

const now = Date.parse('2026-11-21T10:00:00.000Z');
const form: CardForm = {
  email: 'anna@example.com',
  number: '4242 4242 4242 4242',
  expiry: '12/34',
  cvc: '123',
  name: 'Anna',
};
const judge = (change: Partial<CardForm> = {}) => judgeCard({ ...form, ...change }, now);
const wrongField = (change: Partial<CardForm>): string | null => {
  const verdict = judge(change);
  return verdict.kind === 'invalid' ? verdict.field : null;
};

describe('a card', () => {
  it.each([
    ['4242-4242-4242-4242', '4242'],
    ['4000056655665556', '5556'],
    ['5555555555554444', '4444'],
    ['378282246310005', '0005'],
  ])('%s is accepted', (number, last4) => expect(judge({ number })).toEqual({ kind: 'accepted', last4 }));

  it.each([
    ['4000000000000002', 'card_declined', 'generic_decline'],
    ['4000000000009995', 'card_declined', 'insufficient_funds'],
    ['4000000000000069', 'expired_card', null],
    ['4000000000000127', 'incorrect_cvc', null],
    ['4111111111111111', 'card_declined', 'test_mode_live_card'],
  ])('%s is declined: %s, %s', (number, code, declineCode) => {
    expect(judge({ number })).toMatchObject({ kind: 'declined', decline: { code, declineCode } });
  });

  it.each([
    ['with a wrong check digit', '4242424242424241'],
    ['with two digits exchanged', '2442424242424242'],
    ['of eleven digits', '42424242420'],
    ['of twenty digits', '42424242424242424242'],
    ['with a letter', '4242424242424242a'],
    ['that is none', ''],
  ])('%s is no number', (_what, number) => expect(wrongField({ number })).toBe('number'));

  it('of twelve and of nineteen digits is a number', () => {
    expect(judge({ number: '424242424242' }).kind).toBe('declined');
    expect(judge({ number: '4242424242424242428' }).kind).toBe('declined');
  });
});

describe('the other fields', () => {
  it.each(['11/26', '1/27', ' 12 / 2034 ', '1234', '0130'])('are good: it ends %s', (expiry) =>
    expect(judge({ expiry }).kind).toBe('accepted'),
  );
  it.each(['10/26', '13/30', '00/30', '1/1', 'soon', '12/345', ''])('are wrong: it ends %s', (expiry) =>
    expect(wrongField({ expiry })).toBe('expiry'),
  );
  it('end with the last moment of the month', () => {
    const at = (instant: string) => judgeCard({ ...form, expiry: '11/26' }, Date.parse(instant)).kind;
    expect(at('2026-11-30T23:59:59.999Z')).toBe('accepted');
    expect(at('2026-12-01T00:00:00.000Z')).toBe('invalid');
  });
  it.each([
    ['email', 'anna', 'anna@example', 'a b@example.com', '@example.com', ''],
    ['cvc', '12', '12345', 'abc', ''],
    ['name', '', '  '],
  ] as const)('are wrong: %s', (field, ...values) => {
    for (const value of values) expect(wrongField({ [field]: value })).toBe(field);
  });
  it('are good: a code of three or four digits with spaces around it', () => {
    expect(judge({ cvc: ' 123 ' }).kind).toBe('accepted');
    expect(judge({ cvc: '1234' }).kind).toBe('accepted');
  });
  it('are looked at before the card is sent to a bank', () => {
    expect(wrongField({ number: '4000000000000002', name: '' })).toBe('name');
  });
});
