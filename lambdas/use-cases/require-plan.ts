/** The gate of everything paid, and the only one: reads the entitlement itself, so that a refund counts from the next call on. */
import { AppError } from '../../lib/contract/errors.ts';
import { type PlanName, planCovers } from '../../lib/contract/plans.ts';
import type { Entitlement, EntitlementItems } from '../adapters/entitlement-items.ts';

export interface RequirePlanDeps {
  readonly entitlements: Pick<EntitlementItems, 'get'>;
}

/** payment_required when the user has no active plan. */
export const requirePlan = async (deps: RequirePlanDeps, userId: string): Promise<Entitlement> => {
  const held = await deps.entitlements.get(userId);
  if (held === null) throw new AppError('payment_required', 'This needs an active plan. Please choose one first.');
  return held;
};

/** plan_required when `held` does not open what `needed` opens; `what` begins the sentence. */
export const requireCover = (held: PlanName, needed: PlanName, what: string): void => {
  if (planCovers(held, needed)) return;
  const name = `${needed.charAt(0).toUpperCase()}${needed.slice(1)}`;
  throw new AppError('plan_required', `${what} is part of the ${name} plan.`);
};
