/** A language model's work as it is told: why it gave nothing, what it took, lines of a script that address it, and a doubted finding that it checked. */
import * as z from 'zod';
import { evidence } from './evidence.ts';

/** Tokens over all calls, failed ones included; `input` counts neither those read from nor those written to the cache. */
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

/** Why a model gave nothing; what was counted stands alone. */
export const modelTrouble = z.enum([
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
export type ModelTrouble = z.infer<typeof modelTrouble>;

/** Asking again would end the same way. */
const lasting: ReadonlySet<ModelTrouble> = new Set(['refused', 'filtered', 'too_long', 'over_budget']);
export const isLastingTrouble = (trouble: ModelTrouble): boolean => lasting.has(trouble);

/**
 * What became of a claim's quote: `verified` stands in the script word for word, `replaced` was near and gave way to the script's own
 * words, `unsupported` was not found and was dropped; the claim stays, marked.
 */
const quoteStanding = z.enum(['verified', 'replaced', 'unsupported']);
export const checkedClaim = z.object({ text: z.string(), standing: quoteStanding, evidence: evidence.nullable() });
export type CheckedClaim = z.infer<typeof checkedClaim>;

/** What asking about a finding ends in. It is shown once and not stored. */
export type CheckedFinding = {
  readonly model: string;
  readonly usage: TokenUsage;
  /** In US dollars, by the dated price table; null where no price is known. */
  readonly costUsd: number | null;
  /** Calls to the provider, failed ones included. */
  readonly calls: number;
} & (
  | { readonly kind: 'given'; readonly verdict: string | null; readonly claims: readonly CheckedClaim[] }
  | { readonly kind: 'missing'; readonly trouble: ModelTrouble; readonly message: string }
);
