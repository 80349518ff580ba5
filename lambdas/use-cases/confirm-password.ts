/** Looks whether this is the password of a signed-in user. The session that the check opens is ended at once. */
import { AppError } from '../../lib/contract/errors.ts';
import type { Identity } from '../adapters/identity.ts';

export interface ConfirmPasswordDeps {
  readonly identity: Pick<Identity, 'logIn' | 'revoke'>;
}

/** wrong_password with `sentence`, too_many_attempts (the pool counts these tries with those of the login). */
export const confirmPassword = async (
  deps: ConfirmPasswordDeps,
  { poolUsername, password }: { readonly poolUsername: string; readonly password: string },
  sentence: string,
): Promise<void> => {
  const opened = await deps.identity.logIn(poolUsername, password).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.code !== 'invalid_credentials') throw error;
    throw new AppError('wrong_password', sentence, { cause: error });
  });
  // The code of a second factor is asked for after a right password alone.
  if (!('wants' in opened)) await deps.identity.revoke(opened.refresh);
};
