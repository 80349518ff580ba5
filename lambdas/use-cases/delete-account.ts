/**
 * Deletes the account with everything in it, and says what was removed. Receipts stay without a name on them, as bookkeeping requires. The
 * plan goes first, so that nothing new can begin; the login goes last, so that a half-done deletion can be done again.
 */
import type { RouteOutput } from '../../lib/contract/routes.ts';
import type { CheckoutItems } from '../adapters/checkout-items.ts';
import type { ConsultationItems } from '../adapters/consultation-items.ts';
import type { EntitlementItems } from '../adapters/entitlement-items.ts';
import type { Identity } from '../adapters/identity.ts';
import type { PaymentItem, PaymentItems } from '../adapters/payment-items.ts';
import type { ScriptItems } from '../adapters/script-items.ts';
import { type RemoveScriptDeps, removeScript } from './delete-script.ts';

export interface DeleteAccountDeps extends RemoveScriptDeps {
  readonly scripts: Pick<ScriptItems, 'list' | 'remove'>;
  readonly entitlements: Pick<EntitlementItems, 'remove'>;
  readonly consultations: Pick<ConsultationItems, 'removeAll'>;
  readonly checkouts: Pick<CheckoutItems, 'release'>;
  readonly payments: Pick<PaymentItems, 'listByUser' | 'anonymise' | 'remove' | 'close'>;
  /** Closes an open checkout at the card provider. */
  readonly expireOrder: (orderId: string) => Promise<unknown>;
  readonly identity: Pick<Identity, 'deleteUser'>;
}

const isReceipt = (payment: PaymentItem): boolean => payment.status === 'paid' || payment.status === 'refunded';

/** Answers how many receipts were kept. An open checkout is closed at the provider first, so that it cannot be paid for nobody. */
const cutPayments = async (deps: DeleteAccountDeps, userId: string): Promise<number> => {
  const payments = await deps.payments.listByUser(userId);
  for (const payment of payments) {
    if (payment.status === 'created' && payment.order_id) await deps.expireOrder(payment.order_id);
    await deps.payments.anonymise(payment.payment_id);
    if (!isReceipt(payment) && payment.order_id === null) await deps.payments.remove(payment.payment_id);
  }
  await deps.checkouts.release(userId);
  return payments.filter(isReceipt).length;
};

const counted = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;

/** provider_unavailable when an open checkout could not be closed. Doing it again is fine. */
export const deleteAccount = async (
  deps: DeleteAccountDeps,
  input: { userId: string; poolUsername: string },
): Promise<RouteOutput<'deleteAccount'>> => {
  const { userId } = input;
  await deps.entitlements.remove(userId);
  const receipts = await cutPayments(deps, userId);
  const scripts = await deps.scripts.list(userId);
  let reports = 0;
  for (const script of scripts) reports += await removeScript(deps, userId, script.script_id);
  await deps.consultations.removeAll(userId);
  await deps.identity.deleteUser(input.poolUsername);
  const removed = `${counted(scripts.length, 'script')} and ${counted(reports, 'report')}`;
  const kept =
    receipts === 0 ? '' : ` ${counted(receipts, 'receipt')} stay${receipts === 1 ? 's' : ''} without your name.`;
  return {
    success: true,
    message: `Your account was deleted with ${removed}.${kept}`,
    removed: { scripts: scripts.length, reports, receipts_kept: receipts },
  };
};
