/** Card of question 11: what readers of the genre look for, with the schema of its findings. Browser-safe. */
import * as z from 'zod';
import { evidence } from '../../contract/evidence.ts';
import { form, proportionId } from '../../story/conventions.ts';
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

const told = z.object({ label: z.string(), value: z.string() });
const count = z.number().int().nonnegative();

/**
 * `genre` is the first that the script is counted as, null where it is open. `proofs` are what a line shows, `proportions` what lies outside the middle half of the genre's produced scripts; `usual` says so where nothing does.
 * `subjects` are the script's own, on so many `pages`, with how many of `among` films of its kind have them, `since` 2000 of `young`, `before` of `old`. `forms` are those that carry the script.
 */
export const genreSpecificAdviceFindings = z.object({
  certainty: z.enum(['given', 'likely', 'open']),
  genre: genreId.nullable(),
  summary: z.array(z.string()),
  proofs: z.array(told.extend({ evidence: z.array(evidence) })),
  proportions: z.array(told.extend({ id: proportionId })),
  usual: z.string().nullable(),
  subjects: z.array(
    z.object({
      tag: z.string(),
      pages: count,
      films: count,
      among: count,
      since: count,
      young: count,
      before: count,
      old: count,
      evidence: z.array(evidence),
    }),
  ),
  forms: z.array(z.object({ id: form.shape.id, text: z.string() })),
});
export type GenreSpecificAdviceFindings = z.infer<typeof genreSpecificAdviceFindings>;
