/** What the user has paid for, read from the entitlement, never from a token. */
import type { RouteOutput } from '../../lib/contract/routes.ts';
import type { EntitlementItems } from '../adapters/entitlement-items.ts';
import { describePaymentStatus } from './describe-payment-status.ts';

export interface GetPaymentStatusDeps {
  readonly entitlements: Pick<EntitlementItems, 'get'>;
}

export const getPaymentStatus = async (
  deps: GetPaymentStatusDeps,
  input: { userId: string },
): Promise<RouteOutput<'paymentStatus'>> => ({
  payment_status: describePaymentStatus(await deps.entitlements.get(input.userId)),
});
