/** Card of question 11: what readers of the genre look for, with the schema of its findings. Browser-safe. */
import * as z from 'zod';
import { evidence } from '../../contract/evidence.ts';
import { conventionId, form, proportionId } from '../../story/conventions.ts';
import { genreId } from '../../story/genre.ts';
import type { Card } from '../card.ts';

export const genreSpecificAdviceCard: Card = {
  number: 11,
  id: 'genre-specific-advice',
  title: 'Genre Specific Advice',
  prompts: ['🎬 GENRE SPECIFIC ADVICE'],
  plan: 'advanced',
  dependsOnDetails: true,
  corrections: ['genre', 'title', 'format', 'protagonist'],
  view: {
    slug: 'genre-specific-advice',
    label: 'Genre Specific Advice',
    group: 'menu',
    empty: 'No genre specific advice available',
    subItems: [],
  },
};

/** `rank` (0-1) orders the cards; `todo` is one thing at a named place. */
const advice = z.object({
  convention: conventionId,
  rank: z.number(),
  text: z.string(),
  todo: z.string(),
  evidence: z.array(evidence),
});
/** `low` and `high` hold the middle half of the genre's produced `scripts`, as printed; `outside`: the script's own lies beyond them. */
const compared = z.object({
  genre: genreId,
  scripts: z.number().int(),
  low: z.string(),
  high: z.string(),
  outside: z.boolean().default(false),
});

/** `summary` says what is met; `genres` hold the advice, furthest from the genre first; `forms` are those of the script that the first genre's films share. */
export const genreSpecificAdviceFindings = z.object({
  certainty: z.enum(['given', 'likely', 'open']),
  summary: z.array(z.string()),
  genres: z.array(z.object({ id: genreId, met: z.array(conventionId), advice: z.array(advice) })).max(2),
  proportions: z.array(z.object({ id: proportionId, value: z.string(), beside: z.array(compared) })),
  forms: z.array(z.object({ id: form.shape.id, text: z.string(), beside: z.string(), evidence: z.array(evidence) })),
});
export type GenreSpecificAdviceFindings = z.infer<typeof genreSpecificAdviceFindings>;
