/** Things that a reader of a kind looks for on paper, each there or not. */
import * as z from 'zod';
import { cite } from './cite.ts';

/** `met` is null where the script cannot tell. */
const check = <Facts extends z.ZodRawShape>(facts: Facts) =>
  z.object({ met: z.boolean().nullable(), cites: z.array(cite), ...facts });

const count = z.number().int().nonnegative();
const aged = z.object({ character: z.string(), age: z.number() }).nullable();

/**
 * Ids of scenes and people, null where there is none.
 * - `silentScene`: scenes of action without talk, the `fullest` by words.
 * - `endingAtStart`: first and last scene of a script of three or more, with the location they share.
 * - `tie`: the two who exchange most lines.
 * - `leadPart`: who speaks most. `fewPlaces`: different headings, and how many a page. `slot`: which kind of length programmes take, `episode` for a half hour.
 * - `ensemble`: who speaks a tenth of the words or more. `nightExteriors`: scenes `outside` at night of those `dated`: day or night stands in the heading or is that of the scene which it continues. `quickStart`: scenes that begin
 *   on the first pages.
 * - `sharedPlace`: scenes whose heading names a place where a community meets; never found wanting. `generations`: of the speakers whose age is printed
 *   (`aged`).
 */
export const checks = z.object({
  silentScene: check({ scenes: count, fullest: z.string().nullable() }),
  endingAtStart: check({ ends: z.tuple([z.string(), z.string()]).nullable(), location: z.string().nullable() }),
  tie: check({ people: z.tuple([z.string(), z.string()]).nullable(), exchanges: count, scenes: count }),
  leadPart: check({ lead: z.string().nullable() }),
  fewPlaces: check({ headings: count, perPage: z.number() }),
  slot: check({
    kind: z.enum(['hour', 'half-hour', 'short', 'feature']).nullable(),
    episode: z.enum(['hour', 'half-hour']).nullable(),
  }),
  ensemble: check({ people: z.array(z.string()) }),
  nightExteriors: check({ outside: count, dated: count }),
  quickStart: check({ scenes: count }),
  sharedPlace: check({ scenes: count }),
  generations: check({ aged: count, youngest: aged, oldest: aged }),
});
export type Checks = z.infer<typeof checks>;
export type CheckId = keyof Checks;
