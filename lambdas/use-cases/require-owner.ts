/**
 * The gate of what only its owner may do with an account as a whole: delete it, take everything along. A token that the gateway lets in may belong
 * to a session that was ended elsewhere minutes ago; here the user pool itself is asked, and the password has to
 * have been given again within five minutes.
 */
import { AppError } from '../../lib/contract/errors.ts';
import type { AccountSecurity } from '../adapters/account-security.ts';
import type { ProofItems } from '../adapters/proof-items.ts';

export interface RequireOwnerDeps {
  readonly security: Pick<AccountSecurity, 'requireSession'>;
  readonly proofs: Pick<ProofItems, 'holds'>;
}
export interface OwnerInput {
  /** The caller's access token, as it came. */
  readonly accessToken: string;
  readonly userId: string;
  /** That the password was given again, from prove-owner. */
  readonly proof: string | undefined;
}

/** password_required; token_not_valid when the session was ended (signed out everywhere, logged out, password reset) or the account is gone; too_many_attempts. */
export const requireOwner = async (
  deps: RequireOwnerDeps,
  { accessToken, userId, proof }: OwnerInput,
): Promise<void> => {
  await deps.security.requireSession(accessToken);
  if (proof !== undefined && (await deps.proofs.holds(userId, proof))) return;
  throw new AppError('password_required', 'Please enter your password once more to go on.');
};
