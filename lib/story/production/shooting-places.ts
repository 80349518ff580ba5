/** Places where films are shot for an incentive, scored against what the script asks for. */
import * as z from 'zod';

export const placeCriterion = z.enum(['look', 'language', 'incentive']);
export type PlaceCriterion = z.infer<typeof placeCriterion>;

/** `published` is the year of the source, null when it bears none; `old` when it may have been past 24 months as the table was made. */
const incentive = z.object({
  place: z.string(),
  kind: z.string(),
  percent: z.number(),
  note: z.string(),
  source: z.string(),
  published: z.number().int().nullable(),
  old: z.boolean(),
});

/**
 * `parts` are points of the most there is to win; what the script gives no reason to judge is left out, and `score` is in hundredths of the rest. `part` is the
 * part of the world, `look` how it stands to that of the setting (null where none is known). `speech` is near where it is English of another kind.
 */
export const shootingPlace = z.object({
  place: z.string(),
  country: z.string(),
  score: z.number().int().min(0).max(100),
  parts: z.array(z.object({ criterion: placeCriterion, points: z.number(), of: z.number().positive() })),
  part: z.string(),
  look: z.enum(['same', 'alike', 'other']).nullable(),
  speech: z.enum(['own', 'near', 'foreign']),
  languages: z.array(z.string()),
  english: z.enum(['British', 'American', 'another']).nullable(),
  incentives: z.array(incentive),
});
export type ShootingPlace = z.infer<typeof shootingPlace>;

/** `look` is the part of the world that is asked for, null too where nearly all plays `inside`. `home` is where the script is set, if films are shot there; `others` best first. Empty where nothing can be matched. */
export const shootingPlaces = z.object({
  look: z.string().nullable(),
  inside: z.boolean().optional(),
  home: shootingPlace.nullable(),
  others: z.array(shootingPlace),
});
export type ShootingPlaces = z.infer<typeof shootingPlaces>;
