/** Takes the password of a signed-in user again and answers a proof of it, which deletion and exports want. */
import { sentences } from '../../lib/contract/errors.ts';
import type { RouteBody, RouteOutput } from '../../lib/contract/routes.ts';
import type { ProofItems } from '../adapters/proof-items.ts';
import { type ConfirmPasswordDeps, confirmPassword } from './confirm-password.ts';
import { type RequireSessionDeps, requireSession, type SessionInput } from './require-session.ts';

export interface ProveOwnerDeps extends ConfirmPasswordDeps, RequireSessionDeps {
  readonly proofs: Pick<ProofItems, 'make'>;
}
export interface ProveOwnerInput extends RouteBody<'proveOwner'>, SessionInput {
  readonly poolUsername: string;
}

/** token_not_valid for a session that was ended, wrong_password, too_many_attempts. */
export const proveOwner = async (deps: ProveOwnerDeps, input: ProveOwnerInput): Promise<RouteOutput<'proveOwner'>> => {
  await requireSession(deps, input);
  await confirmPassword(deps, input, sentences.wrongPassword);
  const { proof, expiresAt } = await deps.proofs.make(input.userId);
  return { proof, expires_at: expiresAt };
};
