/** Logs in by email and password. Refuses an unknown user exactly as it refuses a wrong password. */
import { planTable } from '../../lib/contract/plans.ts';
import type { RouteBody, RouteOutput } from '../../lib/contract/routes.ts';
import type { EntitlementItems } from '../adapters/entitlement-items.ts';
import type { Identity } from '../adapters/identity.ts';
import { describePaymentStatus } from './describe-payment-status.ts';

export interface LogInDeps {
  readonly identity: Pick<Identity, 'logIn'>;
  readonly entitlements: Pick<EntitlementItems, 'get'>;
}

/** invalid_credentials, too_many_attempts. */
export const logIn = async (deps: LogInDeps, input: RouteBody<'login'>): Promise<RouteOutput<'login'>> => {
  const { access, refresh, profile } = await deps.identity.logIn(input.email.toLowerCase(), input.password);
  const entitlement = await deps.entitlements.get(profile.userId);
  return {
    access,
    refresh,
    user: { username: profile.username, email: profile.email, profile_image: profile.profileImage },
    payment_status: describePaymentStatus(entitlement),
    ...(entitlement && { plan: { id: planTable[entitlement.plan_name].id, name: entitlement.plan_name } }),
  };
};
