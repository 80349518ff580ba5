/**
 * Logs in by email and password. Refuses an unknown user exactly as it refuses a wrong password. Leaves the trail of sign-ins: who came in, what was refused, from
 * which address; no email. It stands in this function's own log, which is kept for two weeks.
 */
import { AppError } from '../../lib/contract/errors.ts';
import { planTable } from '../../lib/contract/plans.ts';
import type { RouteBody, RouteOutput } from '../../lib/contract/routes.ts';
import type { EntitlementItems } from '../adapters/entitlement-items.ts';
import type { Identity } from '../adapters/identity.ts';
import type { Logger } from '../logger.ts';
import { describePaymentStatus } from './describe-payment-status.ts';

export interface LogInDeps {
  readonly identity: Pick<Identity, 'logIn'>;
  readonly entitlements: Pick<EntitlementItems, 'get'>;
  readonly logger: Pick<Logger, 'info'>;
}
export interface LogInInput extends RouteBody<'login'> {
  /** Where the call comes from, as the distribution says. */
  readonly address: string | undefined;
}

/** invalid_credentials, too_many_attempts. */
export const logIn = async (deps: LogInDeps, input: LogInInput): Promise<RouteOutput<'login'>> => {
  const { address } = input;
  const { access, refresh, profile } = await deps.identity
    .logIn(input.email.toLowerCase(), input.password)
    .catch((error: unknown) => {
      const outcome = error instanceof AppError ? error.code : 'internal';
      deps.logger.info('sign_in', { outcome, address });
      throw error;
    });
  deps.logger.info('sign_in', { outcome: 'signed_in', user_id: profile.userId, address });
  const entitlement = await deps.entitlements.get(profile.userId);
  return {
    access,
    refresh,
    user: { username: profile.username, email: profile.email, profile_image: profile.profileImage },
    payment_status: describePaymentStatus(entitlement),
    ...(entitlement && { plan: { id: planTable[entitlement.plan_name].id, name: entitlement.plan_name } }),
  };
};
