/** How long, how many and how large what comes in may be: at each bound what just passes, and what just does not. */
import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { loginInput, refreshInput, signUpInput } from '../../lib/contract/accounts.ts';
import { challengeInput } from '../../lib/contract/challenge.ts';
import { characterEdits, maxCharacterEdits } from '../../lib/contract/character-edits.ts';
import { comparisonQuery } from '../../lib/contract/comparison.ts';
import { consultationInput } from '../../lib/contract/consultation.ts';
import { changePasswordInput, minPasswordLength, resetInput } from '../../lib/contract/own-account.ts';
import { returnQuery } from '../../lib/contract/payment-provider.ts';
import { initiateInput, verifyInput } from '../../lib/contract/payments.ts';
import { answerMessage } from '../../lib/contract/queue-message.ts';
import { questionCount, questionNumber, scriptQuery } from '../../lib/contract/report.ts';
import { createShareInput, mostShares, openShareInput, shareDays, shareToken } from '../../lib/contract/shares.ts';
import {
  createUploadInput,
  emptyDetails,
  maxMultipartBytes,
  maxPages,
  maxUploadBytes,
  scriptDetails,
} from '../../lib/contract/uploads.ts';

const accepts = (schema: z.ZodType, value: unknown): boolean => schema.safeParse(value).success;
const text = (length: number): string => 'x'.repeat(length);
const mail = (length: number): string => {
  const domain = `${Array.from({ length: 3 }, () => text(58)).join('.')}.example.com`;
  return `${text(length - domain.length - 1)}@${domain}`;
};

const login = { email: 'noor@example.com', password: 'p' };
const signUp = { ...login, username: 'Noor' };
const verify = { stripe_payment_id: 'pi_1', stripe_order_id: 'cs_1', stripe_signature: 's' };
const consultation = { question: 'The end?', preferred_times: 'Monday' };
const change = { current_password: 'old', new_password: 'long enough' };
const upload = { file_name: 'a.pdf', size: 1 };

/** Schema, a value that passes, the field, the shortest and the longest text it takes. */
const lengths: readonly (readonly [z.ZodType, object, string, number, number])[] = [
  [loginInput, login, 'password', 1, 256],
  [signUpInput, signUp, 'username', 1, 64],
  [refreshInput, { refresh: 'r' }, 'refresh', 1, 8192],
  [verifyInput, verify, 'stripe_payment_id', 1, 255],
  [verifyInput, verify, 'stripe_order_id', 1, 255],
  [verifyInput, verify, 'stripe_signature', 1, 255],
  [consultationInput, consultation, 'question', 1, 4000],
  [consultationInput, consultation, 'preferred_times', 1, 1000],
  [changePasswordInput, change, 'new_password', 8, 256],
  [changePasswordInput, change, 'current_password', 1, 256],
  [challengeInput, { finding: 'f' }, 'finding', 1, 200],
  [comparisonQuery, { with: 'w' }, 'with', 1, 64],
  [scriptQuery, {}, 'script_id', 0, 64],
  [openShareInput, { token: 't' }, 'token', 0, 200],
  [createUploadInput, upload, 'file_name', 1, 10_240],
  [scriptDetails, {}, 'script_type', 0, 200],
  [scriptDetails, {}, 'title', 0, 300],
  [scriptDetails, {}, 'director', 0, 300],
  [scriptDetails, {}, 'cast', 0, 1000],
  [scriptDetails, {}, 'hero', 0, 300],
  [scriptDetails, {}, 'character', 0, 300],
  [scriptDetails, {}, 'other_inputs', 0, 4000],
];

describe('a text', () => {
  it.each(lengths.map(([schema, value, field, least, most]) => ({ schema, value, field, least, most })))(
    'in $field has $least to $most characters',
    ({ schema, value, field, least, most }) => {
      expect(accepts(schema, { ...value, [field]: text(least) })).toBe(true);
      expect(accepts(schema, { ...value, [field]: text(most) })).toBe(true);
      expect(accepts(schema, { ...value, [field]: text(most + 1) })).toBe(false);
      if (least > 0) expect(accepts(schema, { ...value, [field]: text(least - 1) })).toBe(false);
    },
  );

  it.each([
    [signUpInput, signUp, 'username'],
    [consultationInput, consultation, 'question'],
    [consultationInput, consultation, 'preferred_times'],
    [challengeInput, { finding: 'f' }, 'finding'],
  ] as const)('of spaces alone is none, and spaces around one are dropped', (schema, value, field) => {
    expect(accepts(schema, { ...value, [field]: '   ' })).toBe(false);
    expect(schema.parse({ ...value, [field]: '  kept ' })).toMatchObject({ [field]: 'kept' });
  });

  it('that is an email address has at most 254 characters', () => {
    expect(mail(254)).toHaveLength(254);
    expect(accepts(loginInput, { ...login, email: mail(254) })).toBe(true);
    expect(accepts(loginInput, { ...login, email: mail(255) })).toBe(false);
    expect(accepts(loginInput, { ...login, email: 'noor' })).toBe(false);
  });
});

describe('a number', () => {
  it('of a question runs from 1 to 15 and is whole', () => {
    expect(questionCount).toBe(15);
    expect([0, 1, 15, 16, 1.5].map((n) => accepts(questionNumber, n))).toEqual([false, true, true, false, false]);
    const message = { user_id: 'u', script_id: 's', request_id: 'r' };
    expect([0, 1, 15, 16].map((question) => accepts(answerMessage, { ...message, question }))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('of bytes is a positive one', () => {
    expect([0, 1, 1.5, -1].map((size) => accepts(createUploadInput, { ...upload, size }))).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });

  it('case 33: of an amount is whole rupees, and a plan is named by a whole number', () => {
    expect(accepts(initiateInput, { plan_id: 1, amount: 1 })).toBe(true);
    expect(accepts(initiateInput, { plan_id: 1, amount: 1.5 })).toBe(false);
    expect(accepts(initiateInput, { plan_id: 1.5, amount: 1 })).toBe(false);
  });

  it('of what the service takes is the specified one', () => {
    expect(maxUploadBytes).toBe(26_214_400);
    expect(maxMultipartBytes).toBe(4_194_304);
    expect(maxPages).toBe(600);
    expect(minPasswordLength).toBe(8);
    expect(maxCharacterEdits).toBe(200);
    expect(mostShares).toBe(10);
  });
});

describe('corrections of the cast', () => {
  const names = (count: number) => Array.from({ length: count }, (_, at) => ({ name: `A${at}`, to: `B${at}` }));
  it('are at most two hundred renames', () => {
    expect(accepts(characterEdits, { merges: [], renames: names(200) })).toBe(true);
    expect(accepts(characterEdits, { merges: [], renames: names(201) })).toBe(false);
  });
  it('name a character with 1 to 100 characters', () => {
    const renamed = (name: string) => accepts(characterEdits, { merges: [], renames: [{ name, to: 'B' }] });
    expect([text(0), text(1), text(100), text(101)].map(renamed)).toEqual([false, true, true, false]);
  });
  it('give a name without the spaces around it', () => {
    const parsed = characterEdits.parse({ merges: [], renames: [{ name: 'A', to: ' Ben ' }] });
    expect(parsed.renames[0]?.to).toBe('Ben');
  });
});

describe('the details of a script', () => {
  it('are empty until they are given', () => {
    expect(emptyDetails).toEqual({
      script_type: '',
      title: '',
      director: '',
      cast: '',
      hero: '',
      character: '',
      genre: '',
      other_inputs: '',
    });
  });
  it('name one of six genres or none', () => {
    for (const genre of ['', 'action', 'comedy', 'drama', 'horror', 'scifi', 'thriller'])
      expect(accepts(scriptDetails, { genre }), genre).toBe(true);
    expect(accepts(scriptDetails, { genre: 'western' })).toBe(false);
  });
});

describe('a share link', () => {
  it('lasts a day, a week or thirty days', () => {
    expect(shareDays).toEqual([1, 7, 30]);
    expect([1, 7, 30, 2, 0].map((days) => accepts(createShareInput, { days }))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
  it('holds a token of 43 letters of base64url', () => {
    expect(accepts(shareToken, `${text(41)}-_`)).toBe(true);
    for (const token of [text(42), text(44), `${text(42)}+`, ` ${text(43)}`])
      expect(accepts(shareToken, token)).toBe(false);
  });
});

describe('a forgotten password', () => {
  const reset = (code: string) => accepts(resetInput, { code, new_password: 'long enough' });
  it('is set with the six digits of the mail, spaces around them allowed', () => {
    expect(['123456', ' 123456 '].map(reset)).toEqual([true, true]);
    expect(['12345', '1234567', '12345a', 'x123456'].map(reset)).toEqual([false, false, false, false]);
  });
});

it('a new password is another than the current one, and the sentence stands at its field', () => {
  const same = changePasswordInput.safeParse({ current_password: 'long enough', new_password: 'long enough' });
  expect(same.error?.issues[0]?.path).toEqual(['new_password']);
});

describe('the way back from the card provider', () => {
  const ulid = '01ARZ3NDEKTSV4RRFFQ69G5FAV';
  it('names the session or our payment', () => {
    expect(returnQuery.parse({ session_id: 'cs_test_1' })).toEqual({ session_id: 'cs_test_1' });
    expect(returnQuery.parse({ payment_id: ulid, cancelled: '1' })).toEqual({ payment_id: ulid, cancelled: '1' });
  });
  it('counts what is malformed as missing', () => {
    for (const session_id of ['xcs_1', 'cs_', 'cs_a-b', `cs_${text(201)}`])
      expect(returnQuery.parse({ session_id }).session_id, session_id).toBeUndefined();
    expect(returnQuery.parse({ session_id: `cs_${text(200)}` }).session_id).toHaveLength(203);
    for (const payment_id of [`${ulid}0`, ulid.slice(1), ulid.toLowerCase(), ulid.replace('A', 'I')])
      expect(returnQuery.parse({ payment_id }).payment_id, payment_id).toBeUndefined();
    expect(returnQuery.parse({ cancelled: 1 }).cancelled).toBeUndefined();
  });
});
