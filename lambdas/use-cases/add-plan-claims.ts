/** The plan as claims of the access token, for the client's eyes; the gates read the entitlement. A failing table must not keep anybody out. */
import { planTable } from '../../lib/contract/plans.ts';
import type { EntitlementItems } from '../adapters/entitlement-items.ts';
import type { Logger } from '../logger.ts';

export interface AddPlanClaimsDeps {
  readonly entitlements: Pick<EntitlementItems, 'get'>;
  readonly logger: Logger;
}

/** `plan_id` and `plan_name`, both as strings, or no claims at all. Never throws. */
export const addPlanClaims = async (
  deps: AddPlanClaimsDeps,
  input: { userId: string },
): Promise<Record<string, string>> => {
  try {
    const held = await deps.entitlements.get(input.userId);
    if (held === null) return {};
    return { plan_id: String(planTable[held.plan_name].id), plan_name: held.plan_name };
  } catch (error) {
    deps.logger.error('plan_claims_failed', error, { user_id: input.userId });
    return {};
  }
};
