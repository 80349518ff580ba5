/** Codes for resetting a password: one at a time for an account, good for an hour and for a single use. */
import { randomInt, timingSafeEqual } from 'node:crypto';
import { CognitoError } from './cognito-error.ts';
import type { CognitoState } from './state.ts';

const lifetimeMs = 60 * 60_000;
const allowedTries = 5;

/** Makes the account's code; a former one is void. */
export function newResetCode(state: CognitoState, account: string, nowMs: number): string {
  for (const [key, kept] of Object.entries(state.resetCodes))
    if (kept.expiresAtMs < nowMs) delete state.resetCodes[key];
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  state.resetCodes[account] = { code, expiresAtMs: nowMs + lifetimeMs, wrongTries: 0 };
  return code;
}

/**
 * Uses the code up. Synchronous, so that of two racing resets one finds it gone. Throws CodeMismatchException, ExpiredCodeException, or
 * LimitExceededException after five wrong codes.
 */
export function useResetCode(state: CognitoState, account: string, code: string, nowMs: number): void {
  const kept = state.resetCodes[account];
  if (!kept || kept.expiresAtMs < nowMs)
    throw new CognitoError('ExpiredCodeException', 'Invalid code provided, please request a code again.');
  if (kept.wrongTries >= allowedTries)
    throw new CognitoError('LimitExceededException', 'Attempt limit exceeded, please try after some time.');
  if (!same(code, kept.code)) {
    kept.wrongTries += 1;
    throw new CognitoError('CodeMismatchException', 'Invalid verification code provided, please try again.');
  }
  delete state.resetCodes[account];
}

function same(given: string, kept: string): boolean {
  const left = Buffer.from(given);
  const right = Buffer.from(kept);
  return left.length === right.length && timingSafeEqual(left, right);
}
