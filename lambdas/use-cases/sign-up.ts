/** Opens an account. The pool's trigger confirms it at once, so the login works right away; signing up does not log in. */
import type { RouteBody, RouteOutput } from '../../lib/contract/routes.ts';
import type { Identity } from '../adapters/identity.ts';
import { requireStrongPassword } from './require-strong-password.ts';

export interface SignUpDeps {
  readonly identity: Pick<Identity, 'signUp'>;
}

/** email_taken, weak_password (saying what is missing), invalid_input, too_many_attempts. */
export const signUp = async (deps: SignUpDeps, input: RouteBody<'signUp'>): Promise<RouteOutput<'signUp'>> => {
  requireStrongPassword(input.password);
  await deps.identity.signUp({ ...input, email: input.email.toLowerCase() });
  return { success: true, message: 'Your account is ready. Please log in.' };
};
