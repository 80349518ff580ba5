/** A leading speaker closer up: the habit of speech that stands out, the last thing done. */
import * as z from 'zod';
import { cite } from '../cite.ts';

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

/**
 * `manner` is null for a person with too few speeches. `lastAct` is the last sentence of action that opens with the person and a verb, null where
 * there is none and in a script that is not English.
 */
export const portrait = z.object({
  character: z.string(),
  manner: manner.nullable(),
  lastAct: cite.nullable(),
});
export type Portrait = z.infer<typeof portrait>;
