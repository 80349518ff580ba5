/** The second step of a forgotten password: the mailed code with a new password. Tells nobody whether there is such an account. */
import type { RouteBody, RouteOutput } from '../../lib/contract/routes.ts';
import type { Identity } from '../adapters/identity.ts';
import { requireStrongPassword } from './require-strong-password.ts';

export interface ResetPasswordDeps {
  readonly identity: Pick<Identity, 'resetPassword'>;
}

/** weak_password, code_mismatch (also for an unknown account), code_expired, too_many_attempts; sessions_not_ended when the password is set nevertheless. */
export const resetPassword = async (
  deps: ResetPasswordDeps,
  { email, code, new_password }: RouteBody<'resetPassword'>,
): Promise<RouteOutput<'resetPassword'>> => {
  requireStrongPassword(new_password);
  await deps.identity.resetPassword({ email: email.toLowerCase(), code, newPassword: new_password });
  return { success: true, message: 'Your new password is set. Every session was ended; please log in.' };
};
