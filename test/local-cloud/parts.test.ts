/** The emulators' small parts on known input: cards and their check digit, Stripe's form encoding, documents on disk. */
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { parseFormBody } from '../../lib/local-cloud/card-provider/form-body.ts';
import { type CardForm, judgeCard } from '../../lib/local-cloud/card-provider/test-cards.ts';
import { openJsonFile } from '../../lib/local-cloud/json-file.ts';
import { temporaryDirectory } from './fixtures/temporary-directory.ts';

describe('a card', () => {
  const now = Date.UTC(2026, 10, 22);
  const form: CardForm = {
    email: 'noor@example.com',
    number: '4242 4242 4242 4242',
    expiry: '12/34',
    cvc: '123',
    name: 'Noor',
  };
  const judge = (change: Partial<CardForm>) => judgeCard({ ...form, ...change }, now);
  const fieldOf = (change: Partial<CardForm>) => {
    const verdict = judge(change);
    return verdict.kind === 'invalid' ? verdict.field : verdict.kind;
  };

  it.each([
    ['4242424242424242', '4242'],
    ['4000-0566-5566-5556', '5556'],
    ['4000056655665556', '5556'],
    ['5555555555554444', '4444'],
    ['378282246310005', '0005'],
  ])('%s is accepted, and known by its last four digits', (number, last4) => {
    expect(judge({ number })).toEqual({ kind: 'accepted', last4 });
  });

  it.each([
    ['4000000000000002', 'card_declined', 'generic_decline'],
    ['4000000000009995', 'card_declined', 'insufficient_funds'],
    ['4000000000000069', 'expired_card', null],
    ['4000000000000127', 'incorrect_cvc', null],
    ['4111111111111111', 'card_declined', 'test_mode_live_card'],
  ])('%s is declined', (number, code, declineCode) => {
    expect(judge({ number })).toMatchObject({ kind: 'declined', decline: { code, declineCode } });
  });

  it.each([
    ['a digit wrong', '4242424242424241'],
    ['two digits exchanged', '2424242424242442'],
    ['a doubled digit above nine counted whole', '4000000000000069'.replace('69', '60')],
    ['eleven digits', '42424242424'],
    ['twenty digits', '42424242424242424242'],
    ['a letter', '424242424242424x'],
    ['something before it', 'x4242424242424242'],
    ['nothing', ''],
  ])('number with %s is invalid', (_what, number) => expect(fieldOf({ number })).toBe('number'));
  it('number may have twelve to nineteen digits', () => {
    expect(fieldOf({ number: '424242424242' })).toBe('declined');
    expect(fieldOf({ number: '4242424242424242428' })).toBe('declined');
  });
  it('is sent to no bank while another field is wrong', () => {
    expect(fieldOf({ number: '4000000000000002', name: '' })).toBe('name');
  });

  it.each(['12/34', '1234', '0130', ' 12 / 2034 ', '1/34', ' 01/34 ', '11/26'])('that ends %s is good', (expiry) =>
    expect(fieldOf({ expiry })).toBe('accepted'),
  );
  it.each(['13/34', '0/34', '00/30', '12/3', '1/1', '10/26', '12/25', '12/345', 'soon', '', 'x12/34', '12/34x'])(
    'that ends %j is not',
    (expiry) => expect(fieldOf({ expiry })).toBe('expiry'),
  );
  it('is good to the end of its last month', () => {
    expect(judgeCard({ ...form, expiry: '11/26' }, Date.UTC(2026, 11, 1) - 1).kind).toBe('accepted');
    expect(judgeCard({ ...form, expiry: '11/26' }, Date.UTC(2026, 11, 1)).kind).toBe('invalid');
  });

  it.each([
    [{ cvc: '12' }, 'cvc'],
    [{ cvc: '12345' }, 'cvc'],
    [{ cvc: 'a123' }, 'cvc'],
    [{ cvc: '' }, 'cvc'],
    [{ cvc: ' 123 ' }, 'accepted'],
    [{ cvc: ' 1234 ' }, 'accepted'],
    [{ name: '' }, 'name'],
    [{ name: ' ' }, 'name'],
    [{ email: '' }, 'email'],
    [{ email: '@example.com' }, 'email'],
    [{ email: 'noor' }, 'email'],
    [{ email: 'noor@example' }, 'email'],
    [{ email: 'a noor@example.com' }, 'email'],
    [{ email: 'noor@example.com x' }, 'email'],
  ])('form with %j: %s', (change, outcome) => expect(fieldOf(change)).toBe(outcome));
});

describe('a form’s body', () => {
  it('nests what its names nest, and makes lists of what is numbered from nought', () => {
    expect(parseFormBody('a=1&b[c]=2&b[d][e]=3&l[0]=x&l[1]=y&m[]=p&m[]=q&n[1]=z')).toEqual({
      a: '1',
      b: { c: '2', d: { e: '3' } },
      l: ['x', 'y'],
      m: ['p', 'q'],
      n: { 1: 'z' },
    });
    expect(parseFormBody('')).toEqual({});
    expect(parseFormBody('a=1&a[b]=2')).toEqual({ a: { b: '2' } });
  });
  it.each(['[a]=1', 'a]=1', 'a[b=1', 'a[b]c=1', '__proto__[x]=1', 'a[constructor]=1', 'a[prototype]=1', '=1'])(
    'that names %j is refused',
    (body) => expect(() => parseFormBody(body)).toThrow(/^Invalid parameter name/),
  );
  it('is ten names deep at most', () => {
    const deep = (levels: number) => `a${'[b]'.repeat(levels - 1)}=1`;
    expect(() => parseFormBody(deep(10))).not.toThrow();
    expect(() => parseFormBody(deep(11))).toThrow('Invalid parameter name');
  });
  it('that is refused shows eighty letters of the name', () => {
    expect(() => parseFormBody(`[${'x'.repeat(100)}=1`)).toThrow(`Invalid parameter name: [${'x'.repeat(79)}`);
  });
});

describe('a document on disk', () => {
  const schema = z.object({ n: z.number() });
  const open = async () => {
    const file = path.join(await temporaryDirectory(), 'deep', 'state.json');
    return { file, document: openJsonFile(file, schema, () => ({ n: 1 })) };
  };
  it('is there from the beginning, for its owner alone, and leaves nothing beside it', async () => {
    const { file } = await open();
    expect(readFileSync(file, 'utf8')).toBe('{"n":1}');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(existsSync(`${file}.tmp`)).toBe(false);
  });
  it('is written when it has changed, and else left alone', async () => {
    const { file, document } = await open();
    document.value.n = 2;
    document.save();
    expect(readFileSync(file, 'utf8')).toBe('{"n":2}');
    expect(openJsonFile(file, schema, () => ({ n: 9 })).value.n).toBe(2);
    writeFileSync(file, 'touched by somebody else');
    document.save();
    expect(readFileSync(file, 'utf8')).toBe('touched by somebody else');
  });
  it.each(['{', '{"n":"x"}'])('that holds %j is named as damaged', async (text) => {
    const { file } = await open();
    writeFileSync(file, text);
    expect(() => openJsonFile(file, schema, () => ({ n: 1 }))).toThrow('state.json is damaged');
  });
});
