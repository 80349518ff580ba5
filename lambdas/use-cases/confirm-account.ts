/**
 * What follows a confirmation in the user pool: a new account is owed its welcome; a finished password reset ends every session, since whoever held the old password may hold one. A reset that did
 * not come through the service, by its client with a secret, set a password that nobody has looked at: it is voided, and another code has to be asked for.
 */
import type { AccountSecurity } from '../adapters/account-security.ts';
import type { MailItems } from '../adapters/mail-items.ts';
import type { Logger } from '../logger.ts';
import { type EndSessionsDeps, endSessions } from './end-sessions.ts';

export interface ConfirmAccountDeps extends EndSessionsDeps {
  readonly security: EndSessionsDeps['security'] & Pick<AccountSecurity, 'hasSecret' | 'voidPassword'>;
  readonly mails: Pick<MailItems, 'owe'>;
  readonly logger: Pick<Logger, 'info' | 'error'>;
}
export interface Confirmation {
  /** The pool's trigger source, such as PostConfirmation_ConfirmSignUp. */
  readonly source: string;
  readonly userPoolId: string;
  /** Of the pool's client that asked for it. */
  readonly clientId: string;
  readonly poolUsername: string;
  readonly userId: string;
}

/** A welcome that could not be noted does not refuse an account that is there. */
const welcome = async ({ mails, logger }: ConfirmAccountDeps, userId: string): Promise<void> => {
  try {
    await mails.owe(userId, { kind: 'welcome' });
  } catch (error) {
    logger.error('mail_not_owed', error, { kind: 'welcome', user_id: userId });
  }
};

/** A confirmed sign-up has no sessions yet. Throws when sessions could not be ended: then the pool reports it to whoever reset. */
export const confirmAccount = async (deps: ConfirmAccountDeps, input: Confirmation): Promise<void> => {
  if (input.source === 'PostConfirmation_ConfirmSignUp') {
    deps.logger.info('signed_up', { user_id: input.userId });
    await welcome(deps, input.userId);
  }
  if (input.source !== 'PostConfirmation_ConfirmForgotPassword') return;
  const { userPoolId, clientId, poolUsername } = input;
  if (!(await deps.security.hasSecret(userPoolId, clientId)))
    await deps.security.voidPassword(userPoolId, poolUsername);
  await endSessions(deps, input);
};
