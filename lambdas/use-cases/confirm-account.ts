/** What follows a confirmation in the user pool: a finished password reset ends every session, since whoever held the old password may hold one. */
import { type EndSessionsDeps, endSessions } from './end-sessions.ts';

export interface Confirmation {
  /** The pool's trigger source, such as PostConfirmation_ConfirmSignUp. */
  readonly source: string;
  readonly userPoolId: string;
  readonly poolUsername: string;
  readonly userId: string;
}

/** A confirmed sign-up has no sessions yet and passes. Throws when sessions could not be ended: then the pool reports it to whoever reset. */
export const confirmAccount = async (deps: EndSessionsDeps, input: Confirmation): Promise<void> => {
  if (input.source !== 'PostConfirmation_ConfirmForgotPassword') return;
  await endSessions(deps, input);
};
