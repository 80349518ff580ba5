/** Takes the password of a signed-in user again and answers a proof of it, which deletion and exports want. The session that the check opens is ended at once. */
import { AppError, sentences } from '../../lib/contract/errors.ts';
import type { RouteBody, RouteOutput } from '../../lib/contract/routes.ts';
import type { AccountSecurity } from '../adapters/account-security.ts';
import type { Identity } from '../adapters/identity.ts';
import type { ProofItems } from '../adapters/proof-items.ts';

export interface ProveOwnerDeps {
  readonly identity: Pick<Identity, 'logIn' | 'revoke'>;
  readonly security: Pick<AccountSecurity, 'requireSession'>;
  readonly proofs: Pick<ProofItems, 'make'>;
}
export interface ProveOwnerInput extends RouteBody<'proveOwner'> {
  readonly userId: string;
  readonly poolUsername: string;
  readonly accessToken: string;
}

/** token_not_valid for a session that was ended, wrong_password, too_many_attempts (the pool counts these tries with those of the login). */
export const proveOwner = async (deps: ProveOwnerDeps, input: ProveOwnerInput): Promise<RouteOutput<'proveOwner'>> => {
  await deps.security.requireSession(input.accessToken);
  const { refresh } = await deps.identity.logIn(input.poolUsername, input.password).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.code !== 'invalid_credentials') throw error;
    throw new AppError('wrong_password', sentences.wrongPassword, { cause: error });
  });
  await deps.identity.revoke(refresh);
  const { proof, expiresAt } = await deps.proofs.make(input.userId);
  return { proof, expires_at: expiresAt };
};
