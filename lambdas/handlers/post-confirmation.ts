/** The user pool's post-confirmation trigger: a new account is owed its welcome; a finished password reset signs every session out, and one past the service is undone. */
import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { asCall } from '../call-context.ts';
import { mails, sessions } from '../deps.ts';
import { security } from '../deps-identity.ts';
import { logger } from '../logger.ts';
import { confirmAccount } from '../use-cases/confirm-account.ts';

// The pool is named by its event: a setting would make pool and function need each other to be created.
export const handler = asCall(async (event: PostConfirmationTriggerEvent) => {
  const { triggerSource: source, userPoolId, userName: poolUsername } = event;
  const userId = event.request.userAttributes.sub ?? poolUsername;
  const { clientId } = event.callerContext;
  const deps = { mails: mails(), security: security(), sessions: sessions(), logger };
  await confirmAccount(deps, { source, userPoolId, clientId, poolUsername, userId });
  return event;
});
