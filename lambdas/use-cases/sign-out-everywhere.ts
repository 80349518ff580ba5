/** Ends every session of an account, this one included. Doing it twice is fine. */
import type { RouteOutput } from '../../lib/contract/routes.ts';
import type { AccountSecurity } from '../adapters/account-security.ts';

export interface SignOutEverywhereDeps {
  readonly security: Pick<AccountSecurity, 'endSessions'>;
}

/** token_not_valid when the account is gone. */
export const signOutEverywhere = async (
  deps: SignOutEverywhereDeps,
  input: { userPoolId: string; poolUsername: string },
): Promise<RouteOutput<'signOutEverywhere'>> => {
  await deps.security.endSessions(input.userPoolId, input.poolUsername);
  return { success: true, message: 'You are signed out on every device.' };
};
