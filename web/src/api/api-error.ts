/** What a failed call throws: the server's sentence and code, or a network failure. Holds no request, body or token of a session. */
import type { ErrorCode } from '../../../lib/contract/errors.ts';

/** 'no_answer': nothing came back; 'bad_answer': something came back that the contract does not know. */
export type ApiErrorCode = ErrorCode | 'no_answer' | 'bad_answer';

/** `message` is the server's sentence or the network failure's; it is empty when neither is fit to show. `status` is 0 without an answer. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ApiErrorCode;
  readonly status: number;
  /** With `mfa_required`: by which the second step of the login is known. */
  readonly session: string | undefined;
  constructor(
    code: ApiErrorCode,
    status: number,
    message: string,
    options?: { cause?: unknown; session?: string | undefined },
  ) {
    super(message, options);
    this.code = code;
    this.status = status;
    this.session = options?.session;
  }
}

/** The sentence to show for something thrown: its own, or `fallback` when it has none. */
export const sentenceOf = (error: unknown, fallback: string): string =>
  error instanceof Error && error.message !== '' ? error.message : fallback;

export const codeOf = (error: unknown): ApiErrorCode | null => (error instanceof ApiError ? error.code : null);

/** As `sentenceOf`, where a broken connection has no better sentence than `fallback`: the browser's own ('Failed to fetch') is made for programmers. */
export const plainSentenceOf = (error: unknown, fallback: string): string =>
  codeOf(error) === 'no_answer' ? fallback : sentenceOf(error, fallback);
