/**
 * Ends every session of an account: none can be renewed, and no token already out passes the owner's gate. The pool first: a token that is renewed before it
 * is of an epoch that then ends, and after it none is renewed.
 */
import type { AccountSecurity } from '../adapters/account-security.ts';
import type { SessionItems } from '../adapters/session-items.ts';

export interface EndSessionsDeps {
  readonly security: Pick<AccountSecurity, 'endSessions'>;
  readonly sessions: Pick<SessionItems, 'endAll'>;
}

/** token_not_valid when the account is gone. */
export const endSessions = async (
  deps: EndSessionsDeps,
  { userPoolId, poolUsername, userId }: { userPoolId: string; poolUsername: string; userId: string },
): Promise<void> => {
  await deps.security.endSessions(userPoolId, poolUsername);
  await deps.sessions.endAll(userId);
};
