/** Card of question 3: strengths and weaknesses, with the schema of its findings. Browser-safe. */
import * as z from 'zod';
import { evidence } from '../../contract/evidence.ts';
import type { Card } from '../card.ts';
import { figureRow } from '../figure-rows.ts';

export const strengthsAndWeaknessesCard: Card = {
  number: 3,
  id: 'strengths-and-weaknesses',
  title: 'Strengths and Weaknesses',
  prompts: ['💪 Strengths', '🛠️ Weaknesses'],
  plan: 'basic',
  dependsOnDetails: 'format',
  corrections: ['format', 'protagonist'],
  view: {
    slug: 'strength-weakness',
    label: 'Strength & Weakness',
    opensMenu: true,
    group: 'menu',
    empty: 'No data available',
    subItems: [
      { slug: 'strengths', label: 'Strengths', description: 'What works well' },
      { slug: 'weaknesses', label: 'Weaknesses', description: 'Areas for improvement' },
      { slug: 'summary-snapshot', label: 'Summary Snapshot', description: 'Overall analysis' },
    ],
  },
};

/** `id` is the flaw rule's or the measure's, of a pattern its topic; `rank` (0-1) is distance from the norm x effect; `baseRate` in how many of 100 produced scripts a flaw rule fires, null otherwise. `advice` is null of a strength; `figures` are its rows, by its number in the list. */
const item = z.object({
  id: z.string(),
  title: z.string(),
  bullets: z.array(z.object({ text: z.string(), evidence: z.array(evidence) })).min(1),
  advice: z.string().nullable(),
  figures: z.array(figureRow).default([]),
  rank: z.number(),
  baseRate: z.number().int().nullable(),
});

export const strengthsAndWeaknessesFindings = z.object({
  strengths: z.array(item).max(7),
  weaknesses: z.array(item).max(7),
  notes: z.object({
    against: z.string().nullable().default(null),
    tooFew: z.string().nullable().default(null),
  }),
});
export type StrengthsAndWeaknessesFindings = z.infer<typeof strengthsAndWeaknessesFindings>;
