/** What a script shows and says of feeling, by page: tears, laughter, oaths, shouting, silence. */
import * as z from 'zod';
import { cite } from './cite.ts';

const pageNumber = z.number().int().positive();
const count = z.number().int().nonnegative();
const run = z.object({ from: pageNumber, to: pageNumber });

/** `people` with the pages on which each weeps or laughs, most pages first; `who` is a character id, null where the words do not say surely whose it is. */
const shown = z.object({
  people: z.array(z.object({ who: z.string().nullable(), pages: z.array(pageNumber) })),
  cite,
});
export type ShownFeeling = z.infer<typeof shown>;

/** Oaths in talk by family ('fuck' with all of its forms), strongest first. `most` is the page with most of them, `isAlone` where these are some and no other has as many; `without` the longest run of pages between two that has none, null where it is short; `course` is null in answers made before it was counted. */
const oaths = z.object({
  families: z.array(z.object({ word: z.string(), count, pages: z.array(pageNumber) })),
  course: z
    .object({ most: z.object({ page: pageNumber, count }), isAlone: z.boolean(), without: run.nullable() })
    .nullable()
    .default(null),
  cite,
});
export type Oaths = z.infer<typeof oaths>;

/** `count` of `among` speeches are shouted: in capitals, wholly or in part, or marked so; `capitals` of them in capitals. */
const shouts = z.object({ count, among: count, capitals: count, pages: z.array(pageNumber), cite });
export type Shouts = z.infer<typeof shouts>;

/** Nobody speaks from the one page to the other, `pages` in length. */
const silence = run.extend({ pages: z.number(), cite });
export type Silence = z.infer<typeof silence>;

/** From tears to laughter or back on one page or the next: `begins` with the one, `cites` show both. */
const toneTurn = run.extend({ begins: z.enum(['tears', 'laughter']), cites: z.array(cite) });
export type ToneTurn = z.infer<typeof toneTurn>;

/** The run of at most five pages with most shouts. */
const loudest = run.extend({ shouts: count, cite });
export type Loudest = z.infer<typeof loudest>;

const marks = z.object({
  tears: shown.nullable(),
  laughter: shown.nullable(),
  oaths: oaths.nullable(),
  shouts: shouts.nullable(),
  silences: z.array(silence),
  turns: z.array(toneTurn).default([]),
  loudest: loudest.nullable().default(null),
});
export type ToneMarks = z.infer<typeof marks>;

/** `marks` is null of a script whose words are not English, and in answers made before they were counted. */
export const tone = z.object({ marks: marks.nullable().default(null) });
export type Tone = z.infer<typeof tone>;
