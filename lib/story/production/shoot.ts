/** What the pages ask of a shoot: moves between places, parts that speak once, what has to be hired or built. */
import * as z from 'zod';
import { cite } from '../cite.ts';

export const shootNeed = z.enum([
  'fire',
  'gunfire',
  'weapons',
  'stunts',
  'wounds',
  'effects',
  'screens',
  'weather',
  'water',
  'vehicles',
  'animals',
  'children',
  'crowds',
  'extras',
  'intimacy',
  'music',
  'brands',
]);
export type ShootNeed = z.infer<typeof shootNeed>;

/** Words of action that name a need: in how many `paragraphs`, on which `pages`, which words how often, most first; `shown` are a few paragraphs with the first of these words in each. */
const named = z.object({
  need: shootNeed,
  paragraphs: z.number().int().positive(),
  pages: z.array(z.number().int().positive()),
  words: z.array(z.object({ word: z.string(), count: z.number().int().positive() })),
  shown: z.array(z.object({ word: z.string(), cite })),
});
export type NamedNeed = z.infer<typeof named>;

/**
 * `headings` counts different ones, `moves` changes of place from one scene to the next. `bitParts` speak once, the shortest of their speeches first. `children` are
 * ids of those whose printed age is below that of an adult. `inVehicles` are ids of scenes headed inside a vehicle, `offEarth` of those in space or on other worlds. `slips` are
 * headings counted as the place that they miss by a slip. `needs` is empty in a script that is not English.
 */
export const shoot = z.object({
  headings: z.number().int().nonnegative(),
  moves: z.number().int().nonnegative(),
  bitParts: z.array(z.object({ character: z.string(), cite })),
  children: z.array(z.string()),
  inVehicles: z.array(z.string()),
  offEarth: z.array(z.string()),
  slips: z.array(z.object({ printed: z.string(), place: z.string(), cite })),
  needs: z.array(named),
});
export type Shoot = z.infer<typeof shoot>;
