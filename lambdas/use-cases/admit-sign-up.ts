/**
 * Who may open accounts: the server's client alone, which has a secret. The pool takes a sign-up from any of its clients, and the site's public one can be
 * used by anybody, past our rules for names and passwords and past our limits of tries.
 */
import type { AccountSecurity } from '../adapters/account-security.ts';

export interface AdmitSignUpDeps {
  readonly security: Pick<AccountSecurity, 'hasSecret'>;
}

/** Throws, which makes the pool refuse. */
export const admitSignUp = async (
  deps: AdmitSignUpDeps,
  { userPoolId, clientId }: { readonly userPoolId: string; readonly clientId: string },
): Promise<void> => {
  if (!(await deps.security.hasSecret(userPoolId, clientId))) throw new Error('Please sign up on the site.');
};
