/** A leading speaker closer up: the habit of speech that stands out, the last thing done. */
import * as z from 'zod';
import { cite } from '../cite.ts';
import { storyLine } from '../line.ts';

export const speechHabit = z.enum(['asking', 'loud', 'breaking off', 'directed']);
export type SpeechHabit = z.infer<typeof speechHabit>;

/**
 * `habit` is the one in which the person stands out most, as shares of speeches (0 to 1), own and the others'; null where there is none. `length`
 * compares words a speech (`stands` null where they hardly differ).
 */
const manner = z.object({
  habit: z.object({ name: speechHabit, share: z.number(), others: z.number() }).nullable(),
  length: z.object({ words: z.number(), others: z.number(), stands: z.enum(['long', 'brief']).nullable() }),
});
export type Manner = z.infer<typeof manner>;

/** The two-hander to cast with: `own` of its `speeches` are the person's, `words` long together; `first` is its opening line, `last` its closing one. */
const sides = z.object({
  partner: z.string(),
  speeches: z.number().int().positive(),
  own: z.number().int().positive(),
  words: z.number().int().positive(),
  fromPage: z.number().int().positive(),
  toPage: z.number().int().positive(),
  first: storyLine,
  last: storyLine,
});
export type Sides = z.infer<typeof sides>;

/**
 * `manner` is null for a person with too few speeches. `lastAct` is the last sentence of action that opens with the person and a verb, null where
 * there is none and in a script that is not English. `sides` is null of somebody without a talk long enough. `spokenOf` are lines of others that judge them. `acts` counts sentences of action that open with
 * the name and a verb, `telling` the one that shows most; null in a script that is not English.
 */
export const portrait = z.object({
  character: z.string(),
  manner: manner.nullable(),
  lastAct: cite.nullable(),
  sides: sides.nullable().default(null),
  spokenOf: z.array(storyLine).default([]),
  acts: z.object({ count: z.number().int().nonnegative(), telling: cite.nullable() }).nullable().default(null),
});
export type Portrait = z.infer<typeof portrait>;
