/** Runs of scenes that stand apart from the rest, when people come, and where the script settles at the end. */
import * as z from 'zod';
import { cite } from '../cite.ts';

const page = z.number().int().positive();

/**
 * A run of scenes (`first` to `last`, ids) whose places and speakers are, nearly all, found nowhere else. `pages` is its length. `places` and `speakers` are ids of those found nowhere else,
 * `guests` of those who speak in it and elsewhere. `silent` are main speakers of the rest with no speech in it: the last page with one `before` it, the first `after`, null where
 * there is none. `named` are its own people, places and names that the script still names after it, with the first page of that; `things` counts all that were looked for.
 * `asked` is true of one that lies between two parts of the script which do without it: it raises the question what it is for.
 */
export const stretch = z.object({
  first: z.string(),
  last: z.string(),
  fromPage: page,
  toPage: page,
  pages: z.number(),
  places: z.array(z.string()),
  speakers: z.array(z.string()),
  guests: z.array(z.string()),
  silent: z.array(z.object({ character: z.string(), before: page.nullable(), after: page.nullable() })),
  named: z.array(z.object({ name: z.string(), page })),
  things: z.number().int().nonnegative(),
  opening: cite,
  asked: z.boolean(),
});
export type ApartStretch = z.infer<typeof stretch>;

/**
 * `calendar`: seasons, feasts, dates and spans of days and more, as headings, captions and short lines print them. `apart` longest first. `lastNew`: the last of those with several speeches to speak for the first time; `lastVoice`: the last of all. `lastPlace`: the last place to be headed for the first time.
 * `settled`: the scenes from the last change to few places on, null where the script never settles. `longestStay`: the longest run of scenes at one place.
 */
export const stretches = z.object({
  calendar: z.array(z.object({ text: z.string(), cite })),
  apart: z.array(stretch),
  lastNew: z.object({ character: z.string(), page }).nullable(),
  lastVoice: z.object({ character: z.string(), page }).nullable(),
  lastPlace: z.object({ place: z.string(), page }).nullable(),
  settled: z
    .object({ fromPage: page, pages: z.number(), places: z.array(z.string()), scenes: z.number().int() })
    .nullable(),
  longestStay: z
    .object({ place: z.string(), scenes: z.number().int(), fromPage: page, toPage: page, pages: z.number() })
    .nullable(),
});
export type Stretches = z.infer<typeof stretches>;
