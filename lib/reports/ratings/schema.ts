/** The shape of a rating in `structured_data`: the score, what it was counted from, where to look. Browser-safe. */
import * as z from 'zod';
import { evidence } from '../../contract/evidence.ts';
import { figureRow } from '../figure-rows.ts';

const score = z.number().min(0).max(10);

/** One counted number under a rating, in the measure's own unit; `percentile` is 1-99 over produced features. */
const measureFinding = z.object({ id: z.string(), value: z.number(), percentile: z.number() });

/** `rating` is the score in whole tenths of ten ('7/10'); `low` and `high` equal it: a count is what it is. `description` says what was counted and where that stands; `places` show it. `figures` are empty since a letter is told in its description. */
export const ratingFinding = z.object({
  rating: z.string().regex(/^(?:\d|10)\/10$/),
  score,
  low: score,
  high: score,
  description: z.string(),
  places: z.array(evidence),
  figures: z.array(figureRow).default([]),
  measures: z.array(measureFinding),
});
export type RatingFinding = z.infer<typeof ratingFinding>;

/** What holds for the whole table: how it was made, what was too small to rate, and what nothing counted stands for. */
export const ratingNotes = z.object({
  basis: z.literal('counted'),
  /** As what the script is measured, and by which yardsticks; null for a feature. */
  against: z.string().nullable().default(null),
  english: z.boolean(),
  pages: z.number(),
  unrated: z.array(z.string()),
  uncounted: z.array(z.string()).default([]),
  /** In how many produced features each rated letter was counted, with its score. */
  samples: z.array(z.object({ name: z.string(), features: z.number().int(), score })).default([]),
});
export type RatingNotes = z.infer<typeof ratingNotes>;
