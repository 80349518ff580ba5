/** The user pool's pre-sign-up trigger: lets in what the service itself asks for, confirms the account and marks the email deliverable, so that a login works at once. */
import type { PreSignUpTriggerEvent } from 'aws-lambda';
import { asCall } from '../call-context.ts';
import { security } from '../deps-identity.ts';
import { admitSignUp } from '../use-cases/admit-sign-up.ts';

export const handler = asCall(async (event: PreSignUpTriggerEvent) => {
  const { userPoolId, callerContext } = event;
  await admitSignUp({ security: security() }, { userPoolId, clientId: callerContext.clientId });
  event.response.autoConfirmUser = true;
  event.response.autoVerifyEmail = true;
  return event;
});
