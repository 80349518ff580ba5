/** The shape of a rating in `structured_data`: the score with its range, what it was counted from, where to look. Browser-safe. */
import * as z from 'zod';
import { evidence } from '../../contract/evidence.ts';
import { figureRow } from '../figure-rows.ts';

const score = z.number().min(1).max(10);

/** One counted number under a rating, in the measure's own unit; `percentile` is 1-99 over produced features. */
const measureFinding = z.object({ id: z.string(), value: z.number(), percentile: z.number() });

/** `rating` is the score in whole tenths of ten ('7/10'); `description` names what raised it most and what lowered it most, `figures` are their rows; `places` show what raised it most, or else what lowered it. */
export const ratingFinding = z.object({
  rating: z.string().regex(/^(?:[1-9]|10)\/10$/),
  score,
  low: score,
  high: score,
  description: z.string(),
  places: z.array(evidence),
  figures: z.array(figureRow).default([]),
  measures: z.array(measureFinding),
});
export type RatingFinding = z.infer<typeof ratingFinding>;

/** What holds for the whole table: how it was made and what was too small to rate. */
export const ratingNotes = z.object({
  basis: z.literal('counted'),
  /** As what the script is measured, and by which yardsticks; null for a feature. */
  against: z.string().nullable().default(null),
  english: z.boolean(),
  pages: z.number(),
  unrated: z.array(z.string()),
});
export type RatingNotes = z.infer<typeof ratingNotes>;
