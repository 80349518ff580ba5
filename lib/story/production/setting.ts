/** Where and when a script says that it is set, and which English it is written in. */
import * as z from 'zod';
import { cite } from '../cite.ts';

/** A place of the world: `region` is the state or island group, where places of production know one of its own. */
export const namedPlace = z.object({
  name: z.string(),
  country: z.string(),
  region: z.string().nullable(),
  language: z.string(),
});
export type NamedPlace = z.infer<typeof namedPlace>;

export const englishVariety = z.enum(['British', 'American']);
export type EnglishVariety = z.infer<typeof englishVariety>;

/**
 * `given` is named in the details form. `named` are the places that headings and captions give and action shows (how often each), the country named most first; `pages` the first
 * of theirs. `place` is where it is set: given, or named so that it is sure; null where it is open. `english` is null where the words lean nowhere: `words` most first,
 * `others` counts words of the other variety. `years` stand in headings and captions and need streets of their time, null where none does.
 */
export const setting = z.object({
  given: namedPlace.nullable(),
  place: namedPlace.nullable(),
  named: z.array(
    z.object({
      place: namedPlace,
      headings: z.number().int().nonnegative(),
      captions: z.number().int().nonnegative(),
      shows: z.number().int().nonnegative(),
      pages: z.array(z.number().int().positive()),
      shown: z.array(cite),
    }),
  ),
  english: z
    .object({
      variety: englishVariety,
      words: z.array(z.object({ word: z.string(), count: z.number().int().positive() })),
      others: z.number().int().nonnegative(),
      shown: z.array(cite),
    })
    .nullable(),
  years: z.object({ years: z.array(z.string()), shown: z.array(cite) }).nullable(),
});
export type Setting = z.infer<typeof setting>;
