/** The second factor in memory: one at the pool that takes a code of its choice once, and the items beside it. */

import type { SignedIn } from '../../lambdas/adapters/identity.ts';
import type { SecondFactor } from '../../lambdas/adapters/second-factor.ts';
import type { SecondFactorItems } from '../../lambdas/adapters/second-factor-items.ts';
import { AppError } from '../../lib/contract/errors.ts';

const mostTries = 5;
const windowMs = 15 * 60_000;

export const memorySecondFactorItems = (now: () => Date): SecondFactorItems => {
  const codes = new Map<string, Set<string>>();
  const tries = new Map<string, number>();
  const windowOf = (userId: string) => `${userId} ${Math.floor(now().getTime() / windowMs)}`;
  return {
    keepCodes: async (userId, made) => void codes.set(userId, new Set(made)),
    codesLeft: async (userId) => codes.get(userId)?.size ?? 0,
    spendCode: async (userId, code) => codes.get(userId)?.delete(code) ?? false,
    async countTry(userId) {
      const tried = tries.get(windowOf(userId)) ?? 0;
      if (tried >= mostTries) return false;
      tries.set(windowOf(userId), tried + 1);
      return true;
    },
    clearTries: async (userId) => void tries.delete(windowOf(userId)),
    async removeAll(userId) {
      codes.delete(userId);
      tries.delete(windowOf(userId));
    },
  };
};

export const rightCode = '123456';

/** The pool's own: `isOn` says whether sign-ins ask for a code; `signedIn` is what a right one opens. */
export const memorySecondFactor = (
  signedIn: SignedIn,
): SecondFactor & { readonly isOn: () => boolean; readonly switched: boolean[] } => {
  const switched: boolean[] = [];
  const take = (code: string) => {
    if (code !== rightCode) throw new AppError('code_mismatch', 'That code is not right.');
  };
  return {
    switched,
    isOn: () => switched.at(-1) ?? false,
    begin: async () => ({ secret: 'JBSWY3DPEHPK3PXP', token: 'pool-token', refresh: 'pool-refresh' }),
    confirm: async (_token, code) => take(code),
    switchTo: async (_poolUsername, on) => void switched.push(on),
    async answer({ code }) {
      take(code);
      return signedIn;
    },
  };
};
