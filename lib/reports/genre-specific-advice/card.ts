/** Card of question 11: what readers of the genre look for, with the schema of its findings. Browser-safe. */
import * as z from 'zod';
import { evidence } from '../../contract/blocks.ts';
import { conventionId, proportionId } from '../../story/conventions.ts';
import { genreId } from '../../story/genre.ts';
import type { Card } from '../question.ts';

export const genreSpecificAdviceCard: Card = {
  number: 11,
  id: 'genre-specific-advice',
  title: 'Genre Specific Advice',
  prompts: ['🎬 GENRE SPECIFIC ADVICE'],
  plan: 'advanced',
  dependsOnDetails: true,
};

const point = z.object({ text: z.string(), evidence: z.array(evidence) });
/** The genre's half of a trend card is the same for every script; here stands the script's half. */
const trend = z.object({ id: z.enum(['subjects', 'building', 'change', 'money']), points: z.array(point) });

/** `size` is the deviation in short; `rank` (0-1) orders the cards; `todo` one thing at a named place. */
const advice = z.object({
  convention: conventionId,
  size: z.string(),
  rank: z.number(),
  text: z.string(),
  todo: z.string(),
  evidence: z.array(evidence),
});
const met = z.object({ convention: conventionId, text: z.string(), evidence: z.array(evidence) });
/** `low` and `high` hold the middle half of the genre's produced scripts, as printed. */
const proportion = z.object({
  id: proportionId,
  value: z.string(),
  low: z.string(),
  middle: z.string(),
  high: z.string(),
  all: z.string(),
});
const genre = z.object({
  id: genreId,
  name: z.string(),
  scripts: z.number().int(),
  trends: z.array(trend),
  proportions: z.array(proportion),
  advice: z.array(advice),
  met: z.array(met),
  uncounted: z.array(conventionId),
});

export const genreSpecificAdviceFindings = z.object({
  certainty: z.enum(['given', 'open']),
  reading: point,
  summary: z.array(z.string()),
  genres: z.array(genre).max(2),
});
export type GenreSpecificAdviceFindings = z.infer<typeof genreSpecificAdviceFindings>;
export type GenreAdvice = z.infer<typeof genre>;
export type Trend = z.infer<typeof trend>;
