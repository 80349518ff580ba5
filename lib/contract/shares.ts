/** Read-only links to the reports on one script: made, listed and revoked by its owner, opened by whoever holds the token. */
import * as z from 'zod';
import { planName } from './plans.ts';
import { answerList, questionNumber, reportEntry, shownAnswer } from './report.ts';
import { shareComment } from './share-comments.ts';
import { spine } from './spine.ts';
import { scriptStatistics } from './statistics.ts';

/** Days that a link can last. */
export const shareDays = [1, 7, 30] as const;
/** Links to one script that can be open at a time. */
export const mostShares = 10;

/** 32 random bytes, base64url. Stands in the link's fragment, which no server sees, and in the body that asks for the reports. */
export const shareToken = z.string().regex(/^[\w-]{43}$/);

/** Which reports a link shows, by number; null for all that the owner's plan opens, whichever that is when it is opened. */
const chosenReports = z.array(questionNumber).min(1).max(15).nullable();
/** On a day (UTC, 2026-11-22) it was opened so often; nothing else is kept of it. */
const seenOn = z.object({ day: z.iso.date(), count: z.number().int() });

/** Instants in ISO form. The token is not kept anywhere, only its hash. `seen` comes the newest day first. */
export const share = z.object({
  share_id: z.string(),
  created_at: z.string(),
  expires_at: z.string(),
  reports: chosenReports,
  comments_open: z.boolean(),
  seen: z.array(seenOn),
});
export type Share = z.infer<typeof share>;

export const createShareInput = z.object({
  days: z.literal(shareDays),
  reports: chosenReports.default(null),
  comments_open: z.boolean().default(true),
});
/** The only answer that ever holds the token. */
export const createShareOutput = share.extend({ token: z.string() });
/** Open links, the newest first, and all comments that ever came by one, the newest first. */
export const listSharesOutput = z.object({ shares: z.array(share), comments: z.array(shareComment) });
/** `again`: the page looks again at what it shows, which is no opening. */
export const openShareInput = z.object({ token: z.string().max(200), again: z.boolean().default(false) });
export const changeShareInput = z
  .object({ comments_open: z.boolean().optional(), delete_comment: z.string().min(1).max(64).optional() })
  .refine((input) => (input.comments_open === undefined) !== (input.delete_comment === undefined), {
    message: 'Please say one thing to change.',
  });

/** All that a link shows: the reports that the owner has chosen of those that the plan opens, with their quotes. Neither the file nor the parsed script, nor whose it is, nor what else they have uploaded. */
export const sharedReports = z.object({
  title: z.string().nullable(),
  expires_at: z.string(),
  plan: planName,
  comments_open: z.boolean(),
  overview: reportEntry,
  spine: spine.optional(),
  list: answerList,
  answers: z.array(shownAnswer),
  statistics: scriptStatistics,
});
export type SharedReports = z.infer<typeof sharedReports>;
