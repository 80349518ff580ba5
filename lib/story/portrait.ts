/** How a leading speaker talks and acts: own words, habits of speech, partners, what they refuse, demand, ask for and do. */
import * as z from 'zod';
import { cite } from './cite.ts';
import { storyLine } from './line.ts';

export const speechHabit = z.enum([
  'asking',
  'refusing',
  'loud',
  'breaking off',
  'sweeping',
  'pressing',
  'warm',
  'directed',
]);
export type SpeechHabit = z.infer<typeof speechHabit>;

/**
 * Counted by opening words and verbs: speeches that refuse, that demand, that do one or both (`pushes`), shown in `pushing`. `acts` are sentences of
 * action that open with the person and a verb, shown in `acting`; `verbs` the commonest of these.
 */
const agency = z.object({
  refusals: z.number().int(),
  demands: z.number().int(),
  pushes: z.number().int(),
  pushing: z.array(cite),
  acts: z.number().int(),
  verbs: z.array(z.object({ verb: z.string(), count: z.number().int() })),
  acting: z.array(cite),
});
export type Agency = z.infer<typeof agency>;

/**
 * `habits` are those in which the person stands out, as shares of speeches (0 to 1), own and the others', with a line that shows it. `length`
 * compares words a speech (`stands` null where they hardly differ); `typical` is the speech of the most usual length.
 */
const manner = z.object({
  habits: z.array(z.object({ habit: speechHabit, share: z.number(), others: z.number(), line: storyLine.nullable() })),
  length: z.object({ words: z.number(), others: z.number(), stands: z.enum(['long', 'brief']).nullable() }),
  typical: storyLine.nullable(),
});
export type Manner = z.infer<typeof manner>;

const partner = z.object({ character: z.string(), exchanges: z.number().int().positive() });

/**
 * `questions` and `exclamations` are speeches that hold such a mark. `ownWords`: words that this person uses more than the others do, with both
 * counts; `ownLine` is the first speech that opens with the first of them. `partners`: with whom most lines are exchanged in either half of
 * the script. `manner` is null for a person with too few speeches, `agency` in a script that is not English.
 */
export const portrait = z.object({
  character: z.string(),
  questions: z.number().int(),
  exclamations: z.number().int(),
  ownWords: z.array(
    z.object({ word: z.string(), count: z.number().int(), others: z.number().int(), cite: cite.nullable() }),
  ),
  ownLine: storyLine.nullable(),
  partners: z.object({ early: partner.nullable(), late: partner.nullable() }),
  manner: manner.nullable(),
  agency: agency.nullable(),
});
export type Portrait = z.infer<typeof portrait>;
