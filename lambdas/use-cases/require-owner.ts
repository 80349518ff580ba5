/**
 * The gate of what only its owner may do with an account as a whole: delete it, take everything along. The session has to stand, and the password has to
 * have been given again within five minutes.
 */
import { AppError } from '../../lib/contract/errors.ts';
import type { ProofItems } from '../adapters/proof-items.ts';
import { type RequireSessionDeps, requireSession, type SessionInput } from './require-session.ts';

export interface RequireOwnerDeps extends RequireSessionDeps {
  readonly proofs: Pick<ProofItems, 'holds'>;
}
export interface OwnerInput extends SessionInput {
  /** That the password was given again, from prove-owner. */
  readonly proof: string | undefined;
}

/** password_required; token_not_valid when the session was ended. */
export const requireOwner = async (deps: RequireOwnerDeps, input: OwnerInput): Promise<void> => {
  await requireSession(deps, input);
  if (input.proof !== undefined && (await deps.proofs.holds(input.userId, input.proof))) return;
  throw new AppError('password_required', 'Please enter your password once more to go on.');
};
