/** Things that a reader of a kind looks for on paper, each there or not. */
import * as z from 'zod';
import { cite } from './cite.ts';
import { toneFamily } from './tone.ts';

/** `met` is null where the script cannot tell. */
const check = <Facts extends z.ZodRawShape>(facts: Facts) =>
  z.object({ met: z.boolean().nullable(), cites: z.array(cite), ...facts });

const count = z.number().int().nonnegative();
const pages = z.array(z.number().int().positive());
const aged = z.object({ character: z.string(), age: z.number() }).nullable();
const word = z.object({ word: z.string(), scenes: count, speakers: count });

/**
 * Ids of scenes and people, null where there is none.
 * - `silentScene`: scenes of action without talk, the `fullest` by words. `returningThing`, `returningLine`: what comes back, strongest first.
 * - `endingAtStart`: first and last scene of a script of three or more, with the location they share. `voices`: see the part of that name.
 * - `tie`: the two who exchange most lines. `tones`: families near their ordinary rate or over it, with the commonest word; `told` is false with too few words.
 *   `arc`: the weaker curve of feeling as a multiple of chance, and Pearson's r of the two.
 * - `leadPart`: who speaks most. `fewPlaces`: different headings, and how many a page. `slot`: which kind of length programmes take, `episode` for a half hour.
 * - `ensemble`: who speaks a tenth of the words or more. `nightExteriors`: scenes `outside` at night of those `dated` by a time of day. `quickStart`: scenes that begin
 *   on the first pages, and who speaks first.
 * - `sharedPlace`: scenes where a community meets. `recurringWord`: words of the talk that several come back to, else the `nearest`. `generations`: of the speakers
 *   whose age is printed (`aged`). `datedPast`: passages, of all, that name a year or look years back.
 */
export const checks = z.object({
  silentScene: check({ scenes: count, fullest: z.string().nullable() }),
  returningThing: check({ things: z.array(z.object({ name: z.string(), plural: z.boolean(), scenes: count })) }),
  returningLine: check({ line: z.object({ words: z.string(), pages }).nullable() }),
  endingAtStart: check({ ends: z.tuple([z.string(), z.string()]).nullable(), location: z.string().nullable() }),
  voices: check({}),
  tie: check({ people: z.tuple([z.string(), z.string()]).nullable(), exchanges: count, scenes: count }),
  tones: check({ told: z.boolean(), families: z.array(z.object({ family: toneFamily, word: z.string(), count })) }),
  arc: check({ curves: z.object({ weaker: z.number(), agreement: z.number() }).nullable() }),
  leadPart: check({ lead: z.string().nullable() }),
  fewPlaces: check({ headings: count, perPage: z.number() }),
  slot: check({ kind: z.enum(['half-hour', 'short', 'feature']).nullable(), episode: z.boolean() }),
  ensemble: check({ people: z.array(z.string()) }),
  nightExteriors: check({ outside: count, dated: count }),
  quickStart: check({ scenes: count, first: z.object({ speaker: z.string(), page: count }).nullable() }),
  sharedPlace: check({ scenes: count }),
  recurringWord: check({ words: z.array(word), nearest: word.nullable() }),
  generations: check({ aged: count, youngest: aged, oldest: aged }),
  datedPast: check({ passages: count, mentions: count, pages }),
});
export type Checks = z.infer<typeof checks>;
export type CheckId = keyof Checks;
