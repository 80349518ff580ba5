/** Runs of scenes that stand apart from the rest, the longest stay at one place, and the calendar that a script prints. */
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
 * What the script says of time: `text` as it stands in its `cite`, with dots where a sentence was cut; `who` says it, in talk. `says` that it holds now, or that something is due by it. `again` are later pages that
 * name the same time of the clock.
 */
const toldTime = z.object({
  text: z.string(),
  from: z.enum(['heading', 'title', 'action', 'talk']),
  kind: z.enum(['clock', 'date', 'span']),
  says: z.enum(['now', 'due']).nullable(),
  who: z.string().nullable(),
  position: z.number(),
  again: z.array(page),
  cite,
});
export type ToldTime = z.infer<typeof toldTime>;

/**
 * `calendar`: seasons, feasts, dates, spans of days and more, and days of the week where several are printed, as headings, captions and short lines print them. `apart` longest first. `longestStay`: the longest run of scenes at one place. `times` in the order of the pages; graphs stored before it was counted have none.
 */
export const stretches = z.object({
  calendar: z.array(z.object({ text: z.string(), cite })),
  apart: z.array(stretch),
  longestStay: z
    .object({ place: z.string(), scenes: z.number().int(), fromPage: page, toPage: page, pages: z.number() })
    .nullable(),
  times: z.array(toldTime).default([]),
});
export type Stretches = z.infer<typeof stretches>;
