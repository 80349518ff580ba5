/** Card of question 14: the base rate of success of released films, and what moves the cost, with the schema of its findings. Browser-safe. */
import * as z from 'zod';
import { evidence } from '../../contract/evidence.ts';
import type { Card } from '../card.ts';

export const predictiveAnalysisCard: Card = {
  number: 14,
  id: 'predictive-analysis',
  title: 'Predictive Analysis',
  prompts: ['📈 Success Prediction'],
  plan: 'basic',
  dependsOnDetails: true,
  corrections: ['genre', 'title', 'format', 'budget'],
  view: {
    slug: 'predictive-analysis',
    label: 'Predictive Analysis',
    heading: 'Success Prediction & Market Analysis',
    group: 'menu',
    empty: 'No data available',
    subItems: [],
  },
};

const wholePercent = z.number().int().min(0).max(100);

/**
 * `low` and `high` are the same whole percent: the first of `baseRates`, of the genre or, where that is not sure or the film table does not file it, of all films.
 * `of` says of which films, `reading` is its caption. Drivers, dearest first, are counted, never part of the figure; `named` has their places with pages; `needs` are what the action asks for, kind by kind: its words, the pages that have them, one place. `budget` is the level of money that the writer has set, absent where none is.
 */
export const predictiveAnalysisFindings = z.object({
  low: wholePercent,
  high: wholePercent,
  of: z.string(),
  reading: z.array(z.string()).min(1),
  genre: z.object({ names: z.array(z.string()), certainty: z.enum(['given', 'likely', 'open']) }),
  baseRates: z.array(z.object({ label: z.string(), percent: wholePercent, sample: z.number().int() })),
  budget: z.string().optional(),
  drivers: z.array(
    z.object({
      effect: z.enum(['raises', 'lowers', 'neither']),
      title: z.string(),
      named: z.string(),
      evidence: z.array(evidence),
    }),
  ),
  needs: z
    .array(z.object({ name: z.string(), words: z.string(), pages: z.string(), evidence: z.array(evidence) }))
    .optional(),
});
export type PredictiveAnalysisFindings = z.infer<typeof predictiveAnalysisFindings>;
