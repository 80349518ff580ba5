/** What follows a confirmation in the user pool: a finished password reset ends every session, since whoever held the old password may hold one. */
import type { AccountSecurity } from '../adapters/account-security.ts';

export interface ConfirmAccountDeps {
  readonly security: Pick<AccountSecurity, 'endSessions'>;
}
export interface Confirmation {
  /** The pool's trigger source, such as PostConfirmation_ConfirmSignUp. */
  readonly source: string;
  readonly userPoolId: string;
  readonly poolUsername: string;
}

/** A confirmed sign-up has no sessions yet and passes. Throws when sessions could not be ended: then the pool reports it to whoever reset. */
export const confirmAccount = async (deps: ConfirmAccountDeps, input: Confirmation): Promise<void> => {
  if (input.source !== 'PostConfirmation_ConfirmForgotPassword') return;
  await deps.security.endSessions(input.userPoolId, input.poolUsername);
};
