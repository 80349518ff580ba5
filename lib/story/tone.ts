/** The tones of a script as far as words and replies tell them: which, how steadily, how strong in each quarter. */
import * as z from 'zod';
import { cite } from './cite.ts';

export const toneFamily = z.enum(['humour', 'tension', 'tenderness', 'sorrow', 'harshness', 'wonder']);
export type ToneFamilyId = z.infer<typeof toneFamily>;

const pageNumber = z.number().int().positive();
const run = z.object({ from: pageNumber, to: pageNumber });

/**
 * `count` telling words, `rate` of them in every thousand, `strength` as a multiple of the `ordinary` rate (a yardstick of ours). `words` are the
 * commonest with their forms together. `places` show the fullest passage of either half; `pages` counts the telling words of each page that has any (a graph of before it was counted has none); `thickest` are the
 * eight pages or fewer with most of them, the words that make it there and a passage.
 */
const toneShare = z.object({
  family: toneFamily,
  count: z.number().int(),
  rate: z.number(),
  ordinary: z.number(),
  strength: z.number(),
  words: z.array(z.object({ word: z.string(), count: z.number().int() })),
  places: z.array(cite),
  pages: z.array(z.object({ page: z.number().int().positive(), count: z.number().int().positive() })).optional(),
  thickest: z
    .object({ from: pageNumber, to: pageNumber, words: z.array(z.string()), cite: cite.nullable() })
    .nullable()
    .default(null),
});
export type ToneShare = z.infer<typeof toneShare>;

/** `quick` of all `exchanges` are replies of a few words; `strained` where tension outweighs comedy, so that they are no play. */
const quickReplies = z.object({
  quick: z.number().int(),
  exchanges: z.number().int(),
  ordinary: z.number(),
  strength: z.number(),
  strained: z.boolean(),
  places: z.array(cite),
});
export type QuickReplies = z.infer<typeof quickReplies>;

const score = z.number().min(1).max(10);

/** `drift` (0 to 1) is how far the mix of tones moves from one eighth to the next, `chance` the same with the passages in random order; `beyondChance` by two errors. */
const consistency = z.object({
  score,
  low: score,
  high: score,
  drift: z.number(),
  chance: z.number(),
  beyondChance: z.boolean(),
});
export type Consistency = z.infer<typeof consistency>;

/**
 * `charged` are strong words and `balance` bright less dark ones, each per hundred words. `family` is the tone most
 * over its ordinary rate, null with too few words. `peak` is the passage with most strong words.
 */
const toneQuarter = z.object({
  firstPage: z.number().int().positive().nullable(),
  lastPage: z.number().int().positive().nullable(),
  charged: z.number(),
  balance: z.number(),
  family: toneFamily.nullable(),
  peak: z.object({ page: z.number().int().positive(), words: z.array(z.string()), cite }).nullable(),
});
export type ToneQuarter = z.infer<typeof toneQuarter>;

/**
 * What a page can be opened for. `laughter`, `question` and `exclamation` are the longest runs of pages without any; null where none is long, or where there is none at all. `loud`: the scene with
 * most `speeches` that exclaim, of those without a dark word. `mixed`: where strong bright and dark words stand most together. `weeping`: the few pages on which somebody weeps or is near tears.
 */
const moments = z.object({
  laughter: run.nullable(),
  question: run.nullable(),
  exclamation: run.nullable(),
  loud: run.extend({ speeches: z.number().int(), cite }).nullable(),
  mixed: z.object({ page: pageNumber, bright: z.array(z.string()), dark: z.array(z.string()) }).nullable(),
  weeping: z.object({ pages: z.array(pageNumber), cite }).nullable(),
});
export type ToneMoments = z.infer<typeof moments>;

/**
 * `telling` counts the words of all families, `words` those of action and talk. `families` are the ones that are there, strongest first. In a script too short for it
 * `consistency` is null and `quarters` are empty; in one that is not English nothing is told.
 */
export const tone = z.object({
  telling: z.number().int(),
  words: z.number().int(),
  families: z.array(toneShare),
  replies: quickReplies.nullable(),
  consistency: consistency.nullable(),
  quarters: z.array(toneQuarter),
  moments: moments.nullable().default(null),
});
export type Tone = z.infer<typeof tone>;
