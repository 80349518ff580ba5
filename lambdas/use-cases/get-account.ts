/** The account page: who the user is, what is paid for, and the receipts. Reads pool and table, never the token's claims. */
import type { RouteOutput } from '../../lib/contract/routes.ts';
import type { EntitlementItems } from '../adapters/entitlement-items.ts';
import type { Identity } from '../adapters/identity.ts';
import type { PaymentItems } from '../adapters/payment-items.ts';
import type { SecondFactorItems } from '../adapters/second-factor-items.ts';
import { describePaymentStatus } from './describe-payment-status.ts';
import { listReceipts } from './list-receipts.ts';

export interface GetAccountDeps {
  readonly identity: Pick<Identity, 'profile'>;
  readonly entitlements: Pick<EntitlementItems, 'get'>;
  readonly payments: Pick<PaymentItems, 'listByUser'>;
  readonly secondFactors: Pick<SecondFactorItems, 'codesLeft'>;
}

/** token_not_valid when the account is gone, too_many_attempts. */
export const getAccount = async (
  deps: GetAccountDeps,
  input: { userId: string; poolUsername: string },
): Promise<RouteOutput<'getAccount'>> => {
  const [profile, held, payments, codesLeft] = await Promise.all([
    deps.identity.profile(input.poolUsername),
    deps.entitlements.get(input.userId),
    deps.payments.listByUser(input.userId),
    deps.secondFactors.codesLeft(input.userId),
  ]);
  return {
    user: { username: profile.username, email: profile.email, profile_image: profile.profileImage },
    created_at: profile.createdAt,
    payment_status: describePaymentStatus(held),
    receipts: listReceipts(payments),
    second_factor: { on: profile.secondFactor, recovery_codes_left: profile.secondFactor ? codesLeft : 0 },
  };
};
