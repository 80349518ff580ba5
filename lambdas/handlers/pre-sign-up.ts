/** The user pool's pre-sign-up trigger: lets in what the service itself asks for, confirms the account and marks the email deliverable, so that a login works at once. */
import type { PreSignUpTriggerHandler } from 'aws-lambda';
import { security } from '../deps-identity.ts';
import { admitSignUp } from '../use-cases/admit-sign-up.ts';

export const handler: PreSignUpTriggerHandler = async (event) => {
  const { userPoolId, callerContext } = event;
  await admitSignUp({ security: security() }, { userPoolId, clientId: callerContext.clientId });
  event.response.autoConfirmUser = true;
  event.response.autoVerifyEmail = true;
  return event;
};
