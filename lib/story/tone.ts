/** What a script shows and says of feeling, by page: tears, laughter, oaths, shouting, silence, violence; its brightest and its darkest pages. */
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

/** Oaths in talk by family ('fuck' with all of its forms), strongest first. */
const oaths = z.object({
  families: z.array(z.object({ word: z.string(), count, pages: z.array(pageNumber) })),
  cite,
});
export type Oaths = z.infer<typeof oaths>;

/** `count` of `among` speeches are shouted: in capitals, or marked so; `capitals` of them in capitals. `thickest` are the three pages with most of them. */
const shouts = z.object({
  count,
  among: count,
  capitals: count,
  pages: z.array(pageNumber),
  thickest: run.extend({ count }),
  cite,
});
export type Shouts = z.infer<typeof shouts>;

/** Nobody speaks from the one page to the other, `pages` in length. */
const silence = run.extend({ pages: z.number(), cite });
export type Silence = z.infer<typeof silence>;

/** Passages of action with a blow, a wound, a shot or a death: `count` of them on `pages`; `thickest` are the eight pages with most. */
const violence = z.object({ count, pages: z.array(pageNumber), thickest: run.extend({ count }), cite });
export type Violence = z.infer<typeof violence>;

/** Passages of each kind in an eighth of the script. */
const eighth = run.extend({ tears: count, laughter: count, oaths: count, shouts: count, violence: count });
export type ToneEighth = z.infer<typeof eighth>;
export type ToneMark = Exclude<keyof ToneEighth, 'from' | 'to'>;

/** Pages whose action has three different words or more of one side and next to none of the other; `words` are those, as they stand there. */
const stretch = run.extend({ words: z.array(z.string()).min(1), cite });
export type ToneStretch = z.infer<typeof stretch>;

const marks = z.object({
  tears: shown.nullable(),
  laughter: shown.nullable(),
  oaths: oaths.nullable(),
  shouts: shouts.nullable(),
  silences: z.array(silence),
  violence: violence.nullable(),
  eighths: z.array(eighth),
  brightest: stretch.nullable(),
  darkest: stretch.nullable(),
});
export type ToneMarks = z.infer<typeof marks>;

/** `marks` is null of a script whose words are not English, and in answers made before they were counted. `eighths` are empty in a script too short for them. */
export const tone = z.object({ marks: marks.nullable().default(null) });
export type Tone = z.infer<typeof tone>;
