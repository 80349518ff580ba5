/** Slows the guessing of passwords: after five failures an account, known or not, is locked for a growing while. */
import { notAuthorized } from './cognito-error.ts';
import type { Attempts, CognitoState } from './state.ts';

const allowedFailures = 5;
const windowMs = 5 * 60_000;
const firstLockMs = 60_000;
const longestLockMs = 15 * 60_000;

/** Throws while the account is locked; an attempt made then isn't counted. */
export function refuseWhileLocked(state: CognitoState, account: string, nowMs: number): void {
  if ((state.attempts[account]?.lockedUntilMs ?? 0) > nowMs) throw notAuthorized('Password attempts exceeded');
}

/**
 * Counts one failure. The fifth within five minutes locks for a minute; each further failure after a lock doubles it, up to fifteen minutes.
 * Fifteen quiet minutes after a lock begin anew (the shape is Cognito's: "Sign-in lockout behavior", Developer Guide).
 */
export function recordFailure(state: CognitoState, account: string, nowMs: number): void {
  forgetStale(state, nowMs);
  const known: Attempts = state.attempts[account] ?? { failedAtMs: [], lockouts: 0, lockedUntilMs: 0 };
  const recent = [...known.failedAtMs.filter((at) => at > nowMs - windowMs), nowMs];
  const locks = known.lockouts > 0 || recent.length >= allowedFailures;
  const lockMs = Math.min(firstLockMs * 2 ** known.lockouts, longestLockMs);
  state.attempts[account] = locks
    ? { failedAtMs: recent, lockouts: known.lockouts + 1, lockedUntilMs: nowMs + lockMs }
    : { ...known, failedAtMs: recent };
}

export function clearFailures(state: CognitoState, account: string): void {
  delete state.attempts[account];
}

function forgetStale(state: CognitoState, nowMs: number): void {
  for (const [account, attempts] of Object.entries(state.attempts)) {
    const lastMs = Math.max(attempts.lockedUntilMs, ...attempts.failedAtMs);
    if (lastMs < nowMs - longestLockMs) delete state.attempts[account];
  }
}
