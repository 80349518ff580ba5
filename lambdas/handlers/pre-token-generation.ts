/** The user pool's pre-token-generation trigger (V2): what the access token carries and what it opens. */
import type { PreTokenGenerationV2TriggerEvent } from 'aws-lambda';
import { enrolmentPurpose } from '../../lib/contract/token-scopes.ts';
import { asCall } from '../call-context.ts';
import { entitlements, sessions } from '../deps.ts';
import { logger } from '../logger.ts';
import { shapeToken } from '../use-cases/shape-token.ts';

export const handler = asCall(async (event: PreTokenGenerationV2TriggerEvent) => {
  const userId = event.request.userAttributes.sub ?? event.userName;
  const accessTokenGeneration = await shapeToken(
    { entitlements: entitlements(), sessions: sessions(), logger },
    { userId, enrols: event.request.clientMetadata?.purpose === enrolmentPurpose.purpose },
  );
  event.response = { claimsAndScopeOverrideDetails: { accessTokenGeneration } };
  return event;
});
