/** The user pool's pre-sign-up trigger: confirms the account and marks the email deliverable, so that a login works at once. */
import type { PreSignUpTriggerHandler } from 'aws-lambda';

export const handler: PreSignUpTriggerHandler = async (event) => {
  event.response.autoConfirmUser = true;
  event.response.autoVerifyEmail = true;
  return event;
};
