/** 'Ask the script': a question, and what the script says to it: sentences that stand on places of the script, or the places where its words stand. */
import * as z from 'zod';
import { evidence } from './evidence.ts';

/** Questions that a model answers about one script. */
export const mostQuestions = 30;

export const askInput = z.object({
  question: z
    .string()
    .trim()
    .min(3, 'Please ask in three letters at least.')
    .max(300, 'Please ask in 300 letters at most.'),
});

/** The same question whatever its capitals, spaces and last sign. */
export const sameQuestion = (question: string): string =>
  question
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/[\s?!.]+$/, '')
    .trim();

/** A scene with the places found in it: `count` of them, the first few in `places`. */
const foundScene = z.object({
  scene: z.number().int().positive().nullable(),
  heading: z.string().nullable(),
  page: z.number().int().positive(),
  count: z.number().int().positive(),
  places: z.array(evidence),
});
/** `words` are those looked for; `places` and `scenes` count all of them, `groups` hold the first sixty scenes in order. */
export const foundPlaces = z.object({
  words: z.array(z.string()),
  places: z.number().int().nonnegative(),
  scenes: z.number().int().nonnegative(),
  groups: z.array(foundScene),
});
export type FoundPlaces = z.infer<typeof foundPlaces>;

const byModel = { model: z.string() };
/**
 * 'answered': each sentence stands on its places; `dropped` are those that did not stand their proof. 'not_told': the passages do not say; `found` is where the
 * words that would tell it stand after all. 'unproved': nothing that was said could be proved. 'found': no model was asked; `message` says why, where there is one.
 */
export const scriptAnswer = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('answered'),
    ...byModel,
    sentences: z.array(z.object({ text: z.string(), evidence: z.array(evidence).min(1) })).min(1),
    dropped: z.number().int().nonnegative(),
  }),
  z.object({ kind: z.literal('not_told'), ...byModel, looked_for: z.array(z.string()), found: foundPlaces }),
  z.object({ kind: z.literal('unproved'), ...byModel, dropped: z.number().int().positive() }),
  z.object({ kind: z.literal('found'), message: z.string().nullable(), found: foundPlaces }),
]);
export type ScriptAnswer = z.infer<typeof scriptAnswer>;

export const askedQuestion = z.object({ question: z.string(), asked_at: z.string(), answer: scriptAnswer });
export type AskedQuestion = z.infer<typeof askedQuestion>;

/** `left`: how many more a model answers about this script; null without one. */
const questionsLeft = { left: z.number().int().nonnegative().nullable() };
export const askOutput = askedQuestion.extend(questionsLeft);
export type AskOutput = z.infer<typeof askOutput>;

/** Questions that a model was asked about the script, the latest first. Searches are not kept. */
export const askedOutput = z.object({ ...questionsLeft, questions: z.array(askedQuestion) });
export type AskedOutput = z.infer<typeof askedOutput>;
