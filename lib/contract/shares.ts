/** Read-only links to the reports on one script: made, listed and revoked by its owner, opened by whoever holds the token. */
import * as z from 'zod';
import { planName } from './plans.ts';
import { answerList, reportEntry, shownAnswer } from './report.ts';
import { spine } from './spine.ts';
import { scriptStatistics } from './statistics.ts';

/** Days that a link can last. */
export const shareDays = [1, 7, 30] as const;
/** Links to one script that can be open at a time. */
export const mostShares = 10;

/** 32 random bytes, base64url. Stands in the link's fragment, which no server sees, and in the body that asks for the reports. */
export const shareToken = z.string().regex(/^[\w-]{43}$/);

/** Instants in ISO form. The token is not kept anywhere, only its hash. */
export const share = z.object({ share_id: z.string(), created_at: z.string(), expires_at: z.string() });
export type Share = z.infer<typeof share>;

export const createShareInput = z.object({ days: z.literal(shareDays) });
/** The only answer that ever holds the token. */
export const createShareOutput = share.extend({ token: z.string() });
/** Open links, the newest first. */
export const listSharesOutput = z.object({ shares: z.array(share) });
export const openShareInput = z.object({ token: z.string().max(200) });

/** All that a link shows: the reports that the owner's plan opens, with their quotes. Neither the file nor the parsed script, nor whose it is, nor what else they have uploaded. */
export const sharedReports = z.object({
  title: z.string().nullable(),
  expires_at: z.string(),
  plan: planName,
  overview: reportEntry,
  spine: spine.optional(),
  list: answerList,
  answers: z.array(shownAnswer),
  statistics: scriptStatistics,
});
export type SharedReports = z.infer<typeof sharedReports>;
