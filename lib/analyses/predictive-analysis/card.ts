/** Card of question 14: base rates of success, as a range, with the schema of its findings. Browser-safe. */
import * as z from 'zod';
import { evidence } from '../../contract/blocks.ts';
import type { Card } from '../question.ts';

export const predictiveAnalysisCard: Card = {
  number: 14,
  id: 'predictive-analysis',
  title: 'Predictive Analysis',
  prompts: ['📈 Success Prediction'],
  plan: 'basic',
  dependsOnDetails: true,
};

const wholePercent = z.number().int().min(0).max(100);

/** `low` and `high` in whole percent, 25 to 60. `bands` hold what the range would be with a budget of that size. Drivers are counted, never part of the range. */
export const predictiveAnalysisFindings = z.object({
  low: wholePercent,
  high: wholePercent,
  reading: z.array(z.string()).min(1),
  genre: z.object({ names: z.array(z.string()), certainty: z.string(), text: z.string(), evidence: z.array(evidence) }),
  budget: z.object({ band: z.number().int().nullable(), text: z.string() }),
  baseRates: z.array(z.object({ label: z.string(), percent: wholePercent, sample: z.number().int() })),
  bands: z.array(
    z.object({ label: z.string(), films: z.number().int(), low: wholePercent, high: wholePercent, own: z.boolean() }),
  ),
  drivers: z.array(z.object({ title: z.string(), text: z.string(), advice: z.string(), evidence: z.array(evidence) })),
});
export type PredictiveAnalysisFindings = z.infer<typeof predictiveAnalysisFindings>;
