/** Card of question 5: which tones the script strikes and how steadily, with the schema of its findings. Browser-safe. */
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

/** A family of tone: `strength` is its rate over the one we set as ordinary. */
const tone = z.object({
  name: z.string(),
  strength: z.number(),
  text: z.string(),
  evidence: z.array(evidence),
});
const fact = z.object({
  label: z.string(),
  value: z.string(),
  note: z.string().nullable(),
  evidence: z.array(evidence),
});

export const tonalityFindings = z.object({
  title: z.string(),
  subtitle: z.string().nullable(),
  text: z.string(),
  tones: z.array(tone),
  rating: z
    .object({
      rating: z.string(),
      score: z.number().min(1).max(10),
      low: z.number().min(1).max(10),
      high: z.number().min(1).max(10),
      description: z.string(),
    })
    .nullable(),
  architecture: z
    .object({
      arc: z.string().nullable(),
      agreement: z.number(),
      curves: z.array(z.object({ name: z.string(), points: z.array(z.object({ x: z.number(), y: z.number() })) })),
    })
    .nullable(),
  architectureText: z.array(z.string()),
  extremes: z.array(fact),
  parts: z.array(
    z.object({
      name: z.string(),
      pages: z.string(),
      charged: z.number(),
      balance: z.number(),
      tone: z.string(),
      /** Whether its words are enough for a tone; answers made before it was said do without. */
      heard: z.boolean().optional(),
    }),
  ),
  intensityText: z.array(z.string()),
  peaks: z.array(fact),
});
export type TonalityFindings = z.infer<typeof tonalityFindings>;
