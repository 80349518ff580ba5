/** The user pool's pre-token-generation trigger (V2): puts the plan into the access token. */
import type { PreTokenGenerationV2TriggerHandler } from 'aws-lambda';
import { entitlements } from '../deps.ts';
import { logger } from '../logger.ts';
import { addPlanClaims } from '../use-cases/add-plan-claims.ts';

export const handler: PreTokenGenerationV2TriggerHandler = async (event) => {
  const userId = event.request.userAttributes.sub ?? event.userName;
  const claims = await addPlanClaims({ entitlements: entitlements(), logger }, { userId });
  event.response = { claimsAndScopeOverrideDetails: { accessTokenGeneration: { claimsToAddOrOverride: claims } } };
  return event;
};
