/** Every error the service can answer with: its code, its HTTP status and its envelope. Refuses codes that are not listed. */
import * as z from 'zod';

/** HTTP status per error code. A code is part of the contract: clients branch on it, the sentence beside it may change. */
export const errorStatus = {
  invalid_input: 400,
  weak_password: 400,
  wrong_password: 400,
  code_mismatch: 400,
  code_expired: 400,
  terms_not_accepted: 400,
  payment_invalid: 400,
  invalid_credentials: 401,
  token_not_valid: 401,
  mfa_required: 401,
  payment_required: 403,
  plan_required: 403,
  password_required: 403,
  not_found: 404,
  no_script: 404,
  unknown_question: 404,
  email_taken: 409,
  price_changed: 409,
  plan_already_active: 409,
  account_deleted: 409,
  second_factor_on: 409,
  script_not_ready: 409,
  conflicting_edits: 409,
  too_many_shares: 409,
  too_many_questions: 409,
  question_under_way: 409,
  too_large: 413,
  not_a_pdf: 415,
  encrypted_pdf: 422,
  damaged_pdf: 422,
  no_text: 422,
  too_many_pages: 422,
  not_a_screenplay: 422,
  prose_not_screenplay: 422,
  two_column_script: 422,
  unknown_character: 422,
  unknown_scene: 422,
  key_reused: 422,
  analysis_failed: 500,
  too_many_attempts: 429,
  quota_reached: 429,
  busy: 429,
  internal: 500,
  sessions_not_ended: 500,
  provider_unavailable: 502,
  unavailable: 503,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorStatus;
export const errorCodes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]];

/** The one envelope of every error answer (the sentence stands twice because the specified client reads either field). */
export const errorBody = z.object({
  error: z.string(),
  message: z.string(),
  code: z.enum(errorCodes),
  /** With `mfa_required` alone: what finishLogin takes beside the code. */
  session: z.string().optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;

/** What went wrong with a script or an answer, as stored and shown. */
export const problem = z.object({ code: z.enum(errorCodes), message: z.string() });
export type Problem = z.infer<typeof problem>;

/**
 * Thrown by use-cases for every failure the user should hear about. `message` is a finished sentence for the user and holds
 * no script text, token or URL; the technical reason goes into `cause`.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  /** With `mfa_required`: by which the second step is known. */
  readonly session: string | undefined;
  constructor(code: ErrorCode, message: string, options?: { cause?: unknown; session?: string }) {
    super(message, options);
    this.code = code;
    this.session = options?.session;
  }
}

/** Sentences that the specification fixes, or that more than one room needs. */
export const sentences = {
  tokenMissing: 'Authentication token not found (token_not_valid)',
  wrongCredentials: 'The email or the password is not right.',
  wrongPassword: 'The password is not right.',
  wrongCurrentPassword: 'The current password is not right.',
  mfaRequired: 'Please enter the code that your authenticator app shows.',
  enrolmentOver: 'That took too long. Please begin again.',
  tooManyAttempts: 'Too many attempts. Please wait a few minutes and try again.',
  notAPdf: 'Please upload a PDF file only',
  notFound: 'There is nothing at this address.',
  internal: 'Something went wrong on our side. Nothing was lost; please try again.',
} as const;

export const toErrorBody = (code: ErrorCode, message: string, session?: string): ErrorBody => ({
  error: message,
  message,
  code,
  ...(session !== undefined && { session }),
});
