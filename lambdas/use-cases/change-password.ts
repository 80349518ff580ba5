/** Changes the password of a signed-in user who knows the current one. Refuses without it; this session and the others go on. */
import type { RouteBody, RouteOutput } from '../../lib/contract/routes.ts';
import type { AccountSecurity } from '../adapters/account-security.ts';
import { requireStrongPassword } from './require-strong-password.ts';

export interface ChangePasswordDeps {
  readonly security: Pick<AccountSecurity, 'changePassword'>;
}
export interface ChangePasswordInput extends RouteBody<'changePassword'> {
  readonly accessToken: string;
}

const changed = 'Your password was changed. Other browsers stay logged in until you sign out everywhere.';

/** wrong_password, weak_password (saying what is missing), token_not_valid, too_many_attempts. */
export const changePassword = async (
  deps: ChangePasswordDeps,
  input: ChangePasswordInput,
): Promise<RouteOutput<'changePassword'>> => {
  requireStrongPassword(input.new_password);
  await deps.security.changePassword({
    accessToken: input.accessToken,
    currentPassword: input.current_password,
    newPassword: input.new_password,
  });
  return { success: true, message: changed };
};
