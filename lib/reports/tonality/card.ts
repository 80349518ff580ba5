/** Card of question 5: what the script shows and says of feeling, by page, with the schema of its findings. Browser-safe. */
import * as z from 'zod';
import { evidence } from '../../contract/evidence.ts';
import type { Card } from '../card.ts';

export const tonalityCard: Card = {
  number: 5,
  id: 'tonality',
  title: 'Tonality',
  prompts: ['🎭 Tonality'],
  plan: 'basic',
  dependsOnDetails: false,
  corrections: [],
  view: {
    slug: 'tonality-test',
    label: 'Tonality Test',
    group: 'menu',
    empty: 'No data available',
    subItems: [
      { slug: 'tonality-analysis', label: 'Tonality Analysis', description: 'The tone as a whole' },
      {
        slug: 'emotional-architecture',
        label: 'Emotional Architecture',
        description: 'How feeling is built, scene by scene',
      },
      { slug: 'intensity-consistency', label: 'Intensity & Consistency', description: 'How strong, how steady' },
    ],
  },
};

const fact = z.object({
  label: z.string(),
  value: z.string(),
  note: z.string().nullable(),
  evidence: z.array(evidence),
});

/** `spoken` are oaths and shouting, `shown` tears and laughter, `steady` the longest stretches without talk and the course of the oaths, each where there is any; the texts stand where there is none. */
export const tonalityFindings = z.object({
  title: z.string(),
  text: z.string(),
  spoken: z.array(fact),
  shown: z.array(fact),
  shownText: z.array(z.string()),
  architecture: z
    .object({
      arc: z.string().nullable(),
      agreement: z.number(),
      curves: z.array(z.object({ name: z.string(), points: z.array(z.object({ x: z.number(), y: z.number() })) })),
    })
    .nullable(),
  steady: z.array(fact),
  steadyText: z.array(z.string()),
});
export type TonalityFindings = z.infer<typeof tonalityFindings>;
