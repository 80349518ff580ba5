/** Why a payment was given back without anybody's asking, as its receipt says it. */
import type { RefundReason } from '../../../../lib/contract/own-account.ts';

const sentences: Readonly<Record<RefundReason, string>> = {
  adds_nothing: 'Given back in full: the plan in force held all of this already.',
  account_deleted: 'Given back in full: the account was deleted before this plan began.',
};

export const refundSentence = (reason: RefundReason): string => sentences[reason];
