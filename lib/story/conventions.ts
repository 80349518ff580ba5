/** What readers of the genre look for, as far as a line or a count proves it: a clock, blood, kisses; its proportions; its own subjects; the forms it is built in. */
import * as z from 'zod';
import { cite } from './cite.ts';
import { genreId } from './genre.ts';

export const proportionId = z.enum([
  'dialogueShare',
  'wordsPerSpeech',
  'wordsPerScene',
  'interiorShare',
  'topSpeakerShare',
]);
export type ProportionId = z.infer<typeof proportionId>;

const person = z.string();
const page = z.number().int().positive();
const count = z.number().int().nonnegative();

const proportion = z.object({
  id: proportionId,
  value: z.number(),
});
export type StoryProportion = z.infer<typeof proportion>;

/** clock: a limit of time, said and said again. kiss: one given on the mouth. pair: the two who talk most with each other, `people`, first do. `cites` are the first and, of a clock and of kisses, the last; of a pair their first two lines. */
const proof = z.object({
  id: z.enum(['clock', 'kiss', 'pair']),
  people: z.array(person).default([]),
  pages: z.array(page).min(1),
  cites: z.array(cite).min(1),
});
export type GenreProof = z.infer<typeof proof>;

/** A subject that the script's words carry, on so many `pages`: `films` of `among` films of its kind have it, `since` of `young` since the turn of the century, `before` of `old` before. */
const subject = z.object({
  tag: z.string(),
  pages: z.number().int().positive(),
  cite,
  films: count,
  among: count,
  since: count,
  young: count,
  before: count,
  old: count,
});
export type GenreSubject = z.infer<typeof subject>;

/** A form that carries a script and that films are noted for: of whom, how often, at which setting, on which pages. */
export const form = z.object({
  id: z.enum(['ensemble', 'two-hander', 'voice-over', 'single-location', 'non-linear']),
  people: z.array(person),
  count,
  setting: z.string().nullable(),
  pages: z.array(page),
  places: z.array(cite),
});
export type StoryForm = z.infer<typeof form>;

/** `kinds` are the genres that it is counted as, none where its genre is open. Nothing is told of a script of too few scenes. */
export const conventions = z.object({
  kinds: z.array(genreId).default([]),
  proportions: z.array(proportion).default([]),
  proofs: z.array(proof).default([]),
  subjects: z.array(subject).default([]),
  forms: z.array(form),
});
export type Conventions = z.infer<typeof conventions>;
