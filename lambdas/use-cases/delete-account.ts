/**
 * Deletes the account with everything in it, and says what was removed and what became of payments. Receipts stay without a name on them, as
 * bookkeeping requires. The plan goes first, so that nothing new can begin; then money is settled with the card provider, before anything that names
 * its owner goes; the login goes last, so that a half-done deletion can be done again, and then still tells what was given back.
 */
import { isWanted } from '../../lib/contract/mail.ts';
import type { Currency } from '../../lib/contract/plans.ts';
import type { RouteOutput } from '../../lib/contract/routes.ts';
import type { CheckoutItems } from '../adapters/checkout-items.ts';
import type { ConsultationItems } from '../adapters/consultation-items.ts';
import type { EntitlementItems } from '../adapters/entitlement-items.ts';
import type { Identity } from '../adapters/identity.ts';
import type { MailChoiceItems } from '../adapters/mail-choice-items.ts';
import type { MailItems } from '../adapters/mail-items.ts';
import type { PaymentItem, PaymentItems } from '../adapters/payment-items.ts';
import type { ProfileItems } from '../adapters/profile-items.ts';
import type { ProofItems } from '../adapters/proof-items.ts';
import type { ScriptItems } from '../adapters/script-items.ts';
import type { SecondFactorItems } from '../adapters/second-factor-items.ts';
import type { SessionItems } from '../adapters/session-items.ts';
import type { UnfinishedDeletions } from '../adapters/unfinished-deletions.ts';
import type { UploadItems } from '../adapters/upload-items.ts';
import { type RemoveScriptDeps, removeScript } from './delete-script.ts';
import { type OwnerInput, type RequireOwnerDeps, requireOwner } from './require-owner.ts';
import { madePrefixes, objectPrefixes, pictureFolder } from './script-keys.ts';
import { type WindUpPaymentDeps, type WoundUp, windUpPayment } from './wind-up-payment.ts';

export interface RemoveAccountDeps extends RemoveScriptDeps, WindUpPaymentDeps {
  readonly scripts: Pick<ScriptItems, 'list' | 'remove'>;
  readonly entitlements: Pick<EntitlementItems, 'close'>;
  readonly proofs: Pick<ProofItems, 'removeAll'>;
  readonly secondFactors: Pick<SecondFactorItems, 'removeAll'>;
  readonly uploads: Pick<UploadItems, 'removeAll'>;
  readonly consultations: Pick<ConsultationItems, 'removeAll'>;
  readonly checkouts: Pick<CheckoutItems, 'release'>;
  readonly payments: WindUpPaymentDeps['payments'] & Pick<PaymentItems, 'listByUser' | 'anonymise' | 'remove'>;
  readonly sessions: Pick<SessionItems, 'close'>;
  readonly unfinished: Pick<UnfinishedDeletions, 'end'>;
  readonly identity: Pick<Identity, 'deleteUser' | 'findProfile'>;
  readonly mails: Pick<MailItems, 'owe' | 'removeAll'>;
  readonly mailChoices: Pick<MailChoiceItems, 'get' | 'remove'>;
  readonly profiles: Pick<ProfileItems, 'remove'>;
}
export interface DeleteAccountDeps extends RemoveAccountDeps, RequireOwnerDeps {
  readonly proofs: RemoveAccountDeps['proofs'] & RequireOwnerDeps['proofs'];
  readonly sessions: RemoveAccountDeps['sessions'] & RequireOwnerDeps['sessions'];
  readonly unfinished: Pick<UnfinishedDeletions, 'begin' | 'end'>;
}
export interface DeleteAccountInput extends OwnerInput {
  readonly poolUsername: string;
}
interface Ended {
  readonly payment: PaymentItem;
  readonly as: WoundUp;
}

const windUpPayments = async (deps: RemoveAccountDeps, userId: string): Promise<Ended[]> => {
  const ended: Ended[] = [];
  for (const payment of await deps.payments.listByUser(userId)) {
    ended.push({ payment, as: await windUpPayment(deps, payment) });
  }
  return ended;
};

/** From here on nothing leads from the account to its payments; the provider's later notices find them by their own ids. */
const cutLoose = async (deps: RemoveAccountDeps, userId: string, ended: readonly Ended[]): Promise<void> => {
  for (const { payment, as } of ended) {
    if (as === 'nothing' && payment.order_id === null) await deps.payments.remove(userId, payment.payment_id);
    else await deps.payments.anonymise(userId, payment.payment_id);
  }
  await deps.checkouts.release(userId);
};

const counted = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;
const locales: Readonly<Record<Currency, string>> = { INR: 'en-IN', USD: 'en-US' };
const money = ({ amount_minor, currency }: PaymentItem): string =>
  new Intl.NumberFormat(locales[currency], { style: 'currency', currency }).format(amount_minor / 100);

/** What became of the payments, in sentences; empty when there was nothing to do. */
const paymentSentences = (ended: readonly Ended[]): string[] => {
  const of = (as: WoundUp) => ended.filter((each) => each.as === as).map(({ payment }) => money(payment));
  const kept = of('receipt').length + of('given-back').length;
  return [
    kept > 0 && `${counted(kept, 'receipt')} stay${kept === 1 ? 's' : ''} without your name.`,
    of('closed').length > 0 && 'The checkout that was open was closed; nothing was charged.',
    of('given-back').length > 0 && `Given back, as its plan had not begun: ${of('given-back').join(', ')}.`,
    of('in-process').length > 0 &&
      `Still in process, and given back as soon as it is paid: ${of('in-process').join(', ')}.`,
  ].filter((sentence) => sentence !== false);
};

/** Owed while the address is known; sent once the account is gone. Somebody who wants none of it, or whose account is gone already, is owed none. */
const oweFarewell = async (deps: RemoveAccountDeps, userId: string, poolUsername: string): Promise<void> => {
  const profile = await deps.identity.findProfile(poolUsername);
  if (profile === null || !isWanted('account_deleted', await deps.mailChoices.get(userId))) return;
  await deps.mails.owe(userId, { kind: 'account_deleted', pool_username: poolUsername, address: profile.email });
};

/** The deletion itself; whoever asked for it has been seen to be the owner. provider_unavailable; doing it again is fine. */
export const removeAccount = async (
  deps: RemoveAccountDeps,
  { userId, poolUsername }: { readonly userId: string; readonly poolUsername: string },
): Promise<RouteOutput<'deleteAccount'>> => {
  await deps.entitlements.close(userId);
  const ended = await windUpPayments(deps, userId);
  const scripts = await deps.scripts.list(userId);
  let reports = 0;
  for (const script of scripts) reports += await removeScript(deps, userId, script.script_id);
  // Of scripts that were cleared away before, too.
  for (const folder of [...objectPrefixes, ...madePrefixes]) await deps.bucket.erase(`${folder}${userId}/`);
  await deps.bucket.erase(pictureFolder(userId));
  await deps.profiles.remove(userId);
  await deps.consultations.removeAll(userId);
  await deps.uploads.removeAll(userId);
  await cutLoose(deps, userId, ended);
  await deps.proofs.removeAll(userId);
  await oweFarewell(deps, userId, poolUsername);
  await deps.mails.removeAll(userId);
  await deps.secondFactors.removeAll(userId);
  await deps.identity.deleteUser(poolUsername);
  await deps.mailChoices.remove(userId);
  await deps.sessions.close(userId);
  await deps.unfinished.end({ userId, poolUsername });
  const removed = `${counted(scripts.length, 'script')} and ${counted(reports, 'report')}`;
  const how = (as: WoundUp) => ended.filter((each) => each.as === as).length;
  return {
    success: true,
    message: [`Your account was deleted with ${removed}.`, ...paymentSentences(ended)].join(' '),
    removed: { scripts: scripts.length, reports, receipts_kept: how('receipt') + how('given-back') },
    payments: { checkouts_closed: how('closed'), given_back: how('given-back'), in_process: how('in-process') },
  };
};

/** token_not_valid for a session that was ended; provider_unavailable when a checkout could not be closed or a payment not given back. Doing it again is fine, and what is broken off the sweep finishes. */
export const deleteAccount = async (
  deps: DeleteAccountDeps,
  input: DeleteAccountInput,
): Promise<RouteOutput<'deleteAccount'>> => {
  const { userId, poolUsername } = input;
  await requireOwner(deps, input);
  await deps.unfinished.begin({ userId, poolUsername });
  return removeAccount(deps, { userId, poolUsername });
};
