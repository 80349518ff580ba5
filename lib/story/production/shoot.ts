/** What the pages ask of a shoot: moves between places, parts that speak once, what has to be hired or built. */
import * as z from 'zod';
import { cite } from '../cite.ts';

/** What costs most first. */
export const shootNeed = z.enum([
  'stunts',
  'fire',
  'crowds',
  'animals',
  'children',
  'effects',
  'water',
  'weather',
  'vehicles',
  'gunfire',
  'weapons',
  'wounds',
  'extras',
  'intimacy',
  'screens',
  'clips',
  'music',
  'brands',
]);
export type ShootNeed = z.infer<typeof shootNeed>;

/** Words of action that name a need: in how many `paragraphs`, on which `pages`, which words how often, most first; `shown` are a few paragraphs with one of these words in each, the best example first. */
const named = z.object({
  need: shootNeed,
  paragraphs: z.number().int().positive(),
  pages: z.array(z.number().int().positive()),
  words: z.array(z.object({ word: z.string(), count: z.number().int().positive() })),
  shown: z.array(z.object({ word: z.string(), cite })),
});
export type NamedNeed = z.infer<typeof named>;

/**
 * `headings` counts different ones, `moves` changes of place from one scene to the next. `children` are
 * speakers who are children, with the age where one is printed. `inVehicles` are ids of scenes headed inside a vehicle, `offEarth` of those in space or on other worlds. `slips` are
 * headings counted as the place that they miss by a slip. `needs` is empty in a script that is not English.
 */
export const shoot = z.object({
  headings: z.number().int().nonnegative(),
  moves: z.number().int().nonnegative(),
  children: z.array(z.object({ character: z.string(), age: z.number().nullable() })),
  inVehicles: z.array(z.string()),
  offEarth: z.array(z.string()),
  slips: z.array(z.object({ printed: z.string(), place: z.string(), cite })),
  needs: z.array(named),
});
export type Shoot = z.infer<typeof shoot>;
