/**
 * Changes the password of a signed-in user who knows the current one. Refuses without it; this session and the others go on. The pool's own way, by access
 * token, is shut: our tokens open nothing there.
 */
import { sentences } from '../../lib/contract/errors.ts';
import type { RouteBody, RouteOutput } from '../../lib/contract/routes.ts';
import type { Identity } from '../adapters/identity.ts';
import { type ConfirmPasswordDeps, confirmPassword } from './confirm-password.ts';
import { type RequireSessionDeps, requireSession, type SessionInput } from './require-session.ts';
import { requireStrongPassword } from './require-strong-password.ts';

export interface ChangePasswordDeps extends ConfirmPasswordDeps, RequireSessionDeps {
  readonly identity: ConfirmPasswordDeps['identity'] & Pick<Identity, 'setPassword'>;
}
export interface ChangePasswordInput extends RouteBody<'changePassword'>, SessionInput {
  readonly poolUsername: string;
}

const changed = 'Your password was changed. Other browsers stay logged in until you sign out everywhere.';

/** token_not_valid for a session that was ended, wrong_password, weak_password (saying what is missing), too_many_attempts. */
export const changePassword = async (
  deps: ChangePasswordDeps,
  input: ChangePasswordInput,
): Promise<RouteOutput<'changePassword'>> => {
  requireStrongPassword(input.new_password);
  await requireSession(deps, input);
  const { poolUsername, current_password: password } = input;
  await confirmPassword(deps, { poolUsername, password }, sentences.wrongCurrentPassword);
  await deps.identity.setPassword(poolUsername, input.new_password);
  return { success: true, message: changed };
};
