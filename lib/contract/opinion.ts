/** A language model's reading of a script as it is stored and shown, with what became of its quotes. Refuses to be mistaken for counted facts. */
import * as z from 'zod';
import { evidence } from './evidence.ts';

export const claimKind = z.enum(['strength', 'weakness', 'observation', 'suggestion']);

/**
 * What became of a claim's quote: `verified` stands in the script word for word, `replaced` was near and gave way to the script's own
 * words, `unsupported` was not found and was dropped; the claim stays, marked.
 */
export const quoteStanding = z.enum(['verified', 'replaced', 'unsupported']);

export const opinionClaim = z.object({
  kind: claimKind,
  text: z.string(),
  standing: quoteStanding,
  evidence: evidence.nullable(),
});

/** `score` is the median of `readings` readings on a scale of 1-10, `low` and `high` the least and the most of them. */
export const opinionRating = z.object({
  name: z.string(),
  score: z.number(),
  low: z.number(),
  high: z.number(),
  readings: z.number().int(),
  why: z.string(),
});

/** Tokens over all calls of one answer, failed ones included; `input` counts neither those read from nor those written to the cache. */
export const tokenUsage = z.object({
  input: z.number().int(),
  output: z.number().int(),
  cacheRead: z.number().int(),
  cacheWrite: z.number().int(),
});
export type TokenUsage = z.infer<typeof tokenUsage>;

/**
 * A line that addresses a reading machine instead of an audience, or (`hidden`) one that a reader of the PDF does not see, whatever it says: the
 * model is not given that. `page` and `line` are null on the title page, whose lines have no numbers.
 */
export const suspiciousLine = z.object({
  page: z.number().int().nullable(),
  line: z.number().int().nullable(),
  quote: z.string(),
  hidden: z.boolean().default(false),
});
export type SuspiciousLine = z.infer<typeof suspiciousLine>;

/** What every reader of a report learns of where an opinion comes from. */
const origin = {
  model: z.string(),
  promptVersion: z.number().int(),
  suspicious: z.array(suspiciousLine),
};
/** What asking took: the matter of those whose script it is. `promptHash` tells two texts of the same version apart. */
const bill = {
  provider: z.string(),
  promptHash: z.string(),
  usage: tokenUsage,
  /** In US dollars, by the dated price table; null where no price is known. */
  costUsd: z.number().nullable(),
  /** Calls to the provider, failed ones included. */
  calls: z.number().int(),
};
const withoutBill = { provider: true, promptHash: true, usage: true, costUsd: true, calls: true } as const;

export const givenOpinion = z.object({
  kind: z.literal('given'),
  ...origin,
  ...bill,
  title: z.string().nullable(),
  logline: z.string().nullable(),
  summary: z.string().nullable(),
  synopsis: z.string().nullable(),
  claims: z.array(opinionClaim),
  ratings: z.array(opinionRating),
  verdict: z.string().nullable(),
  quotes: z.object({ verified: z.number().int(), replaced: z.number().int(), dropped: z.number().int() }),
});
export type GivenOpinion = z.infer<typeof givenOpinion>;

/** Why there is no opinion; the counted answer stands alone. */
export const opinionTrouble = z.enum([
  'throttled',
  'timeout',
  'unavailable',
  'denied',
  'rejected',
  'malformed',
  'truncated',
  'refused',
  'filtered',
  'too_long',
  'over_budget',
  'day_spent',
  'unpriced',
]);
export type OpinionTrouble = z.infer<typeof opinionTrouble>;

export const missingOpinion = z.object({
  kind: z.literal('missing'),
  ...origin,
  ...bill,
  trouble: opinionTrouble,
  /** A sentence for the reader of the report. */
  message: z.string(),
});
export type MissingOpinion = z.infer<typeof missingOpinion>;

/** Asking again would end the same way. */
const lasting: ReadonlySet<OpinionTrouble> = new Set(['refused', 'filtered', 'too_long', 'over_budget']);

export const isLastingTrouble = (trouble: OpinionTrouble): boolean => lasting.has(trouble);

/** Whether an opinion may be asked for: there was never one, or what stood in its way can pass or be mended. */
export const mayAskModel = (opinion: Opinion | undefined): boolean =>
  opinion === undefined || (opinion.kind === 'missing' && !lasting.has(opinion.trouble));

/** The model has been asked, or is about to be; the counted answer can be read meanwhile. */
export const awaitedOpinion = z.object({ kind: z.literal('awaited'), ...origin, ...bill });
export type AwaitedOpinion = z.infer<typeof awaitedOpinion>;

export const opinion = z.discriminatedUnion('kind', [givenOpinion, missingOpinion, awaitedOpinion]);
export type Opinion = z.infer<typeof opinion>;
/** An opinion as somebody else reads it: who gave it, not what it cost. */
export const shownOpinion = z.discriminatedUnion('kind', [
  givenOpinion.omit(withoutBill),
  missingOpinion.omit(withoutBill),
  awaitedOpinion.omit(withoutBill),
]);
export type ShownOpinion = z.infer<typeof shownOpinion>;
/** A claim of a model that was asked about a finding, with what became of its quote. */
export type CheckedClaim = Pick<z.infer<typeof opinionClaim>, 'text' | 'standing' | 'evidence'>;
/** What asking about a finding ends in. It is shown once and not stored. */
export type AskedOpinion = Pick<GivenOpinion, 'model' | 'usage' | 'costUsd' | 'calls'> &
  (
    | { readonly kind: 'given'; readonly verdict: string | null; readonly claims: readonly CheckedClaim[] }
    | { readonly kind: 'missing'; readonly trouble: OpinionTrouble; readonly message: string }
  );

/** Instead of an opinion whose writing ended without a word. */
export const missingAfter = (awaited: AwaitedOpinion): MissingOpinion => ({
  ...awaited,
  kind: 'missing',
  trouble: 'unavailable',
  message: 'The opinion could not be written. What was counted from the script is all here.',
});

const counted = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;

/** The line over an opinion: 'Opinion by NAME, prompt v3: 9 quotes verified, 1 replaced, 2 dropped'. */
export function opinionHeading({
  model,
  promptVersion,
  quotes,
}: Pick<GivenOpinion, 'model' | 'promptVersion' | 'quotes'>): string {
  const { verified, replaced, dropped } = quotes;
  return `Opinion by ${model}, prompt v${promptVersion}: ${counted(verified, 'quote')} verified, ${replaced} replaced, ${dropped} dropped`;
}
