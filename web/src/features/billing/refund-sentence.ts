/** What a receipt says of money given back: why, where nobody asked for it, and that it did not arrive. */
import type { RefundReason } from '../../../../lib/contract/own-account.ts';
import { formatDay } from '../../ui/formats.ts';

const sentences: Readonly<Record<RefundReason, string>> = {
  adds_nothing: 'Given back in full: the plan in force held all of this already.',
  account_deleted: 'Given back in full: the account was deleted before this plan began.',
};

/** `failedAt`: ISO instant at which the bank's answer came. */
export const failedRefundSentence = (failedAt: string): string =>
  `Your bank sent the refund back, as we heard on ${formatDay(failedAt)}. We return the money another way and write to you about it.`;

export const refundSentence = (reason: RefundReason): string => sentences[reason];
