/** The tones of a script as far as words and replies tell them: which, how steadily, how strong in each quarter. */
import * as z from 'zod';
import { cite } from './cite.ts';

export const toneFamily = z.enum(['humour', 'tension', 'tenderness', 'sorrow', 'harshness', 'wonder']);
export type ToneFamilyId = z.infer<typeof toneFamily>;

/**
 * `count` telling words, `rate` of them in every thousand, `strength` as a multiple of the `ordinary` rate (a yardstick of ours). `words` are the
 * commonest with their forms together. `places` show the fullest passage of either half; `pages` counts the telling words of each page that has any (a graph of before it was counted has none).
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
});
export type Tone = z.infer<typeof tone>;
