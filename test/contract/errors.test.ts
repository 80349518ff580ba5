/** Which status each error answers with, and the one envelope they all come in. */
import { describe, expect, it } from 'vitest';
import {
  AppError,
  type ErrorCode,
  errorBody,
  errorCodes,
  errorStatus,
  problem,
  sentences,
  toErrorBody,
} from '../../lib/contract/errors.ts';

/** Clients branch on these: a code that moves to another status is another contract. */
const byStatus: Readonly<Record<number, readonly ErrorCode[]>> = {
  400: [
    'invalid_input',
    'weak_password',
    'wrong_password',
    'code_mismatch',
    'code_expired',
    'terms_not_accepted',
    'payment_invalid',
  ],
  401: ['invalid_credentials', 'token_not_valid', 'mfa_required'],
  403: ['payment_required', 'plan_required', 'password_required'],
  404: ['not_found', 'no_script', 'unknown_question'],
  409: [
    'email_taken',
    'price_changed',
    'plan_already_active',
    'account_deleted',
    'second_factor_on',
    'script_not_ready',
    'conflicting_edits',
    'too_many_shares',
    'too_many_questions',
    'question_under_way',
  ],
  413: ['too_large'],
  415: ['not_a_pdf'],
  422: [
    'encrypted_pdf',
    'damaged_pdf',
    'no_text',
    'too_many_pages',
    'not_a_screenplay',
    'prose_not_screenplay',
    'two_column_script',
    'unknown_character',
    'unknown_scene',
    'key_reused',
  ],
  429: ['too_many_attempts', 'quota_reached', 'busy'],
  500: ['analysis_failed', 'internal', 'sessions_not_ended'],
  502: ['provider_unavailable'],
  503: ['unavailable'],
};

describe('an error', () => {
  it.each(Object.entries(byStatus).flatMap(([status, codes]) => codes.map((code) => [code, Number(status)] as const)))(
    '%s answers %i',
    (code, status) => expect(errorStatus[code]).toBe(status),
  );

  it('is in the table above, whichever it is', () => {
    const told = Object.values(byStatus).flat();
    expect(errorCodes.filter((code) => !told.includes(code))).toEqual([]);
  });

  it('carries its code, its sentence and what caused it', () => {
    const cause = new Error('connection reset');
    const error = new AppError('provider_unavailable', 'The provider does not answer.', { cause });
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({ name: 'AppError', code: 'provider_unavailable', cause });
    expect(error.message).toBe('The provider does not answer.');
  });

  it('says its sentence in both fields that a client may read', () => {
    const body = toErrorBody('no_script', 'There is no script yet.');
    expect(body).toEqual({
      error: 'There is no script yet.',
      message: 'There is no script yet.',
      code: 'no_script',
    });
    expect(errorBody.parse(body)).toEqual(body);
  });

  it('has a code of the list, in an envelope and in a stored problem', () => {
    expect(errorBody.safeParse({ error: 'x', message: 'x', code: 'teapot' }).success).toBe(false);
    expect(problem.safeParse({ code: 'teapot', message: 'x' }).success).toBe(false);
    expect(problem.parse({ code: 'no_text', message: 'x' })).toEqual({ code: 'no_text', message: 'x' });
  });

  it('says the words that the specification fixes', () => {
    expect(sentences.tokenMissing).toBe('Authentication token not found (token_not_valid)');
    expect(sentences.notAPdf).toBe('Please upload a PDF file only');
  });
});
