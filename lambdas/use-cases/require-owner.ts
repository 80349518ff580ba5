/**
 * The gate of what only its owner may do with an account as a whole: delete it, take everything along. A token that the gateway lets in may belong
 * to a session that was ended elsewhere minutes ago; here the user pool itself is asked.
 */
import type { AccountSecurity } from '../adapters/account-security.ts';

export interface RequireOwnerDeps {
  readonly security: Pick<AccountSecurity, 'requireSession'>;
}
export interface OwnerInput {
  /** The caller's access token, as it came. */
  readonly accessToken: string;
}

/** token_not_valid when the session was ended (signed out everywhere, logged out, password reset) or the account is gone; too_many_attempts. */
export const requireOwner = (deps: RequireOwnerDeps, { accessToken }: OwnerInput): Promise<void> =>
  deps.security.requireSession(accessToken);
