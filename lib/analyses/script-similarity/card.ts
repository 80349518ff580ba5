/** Card of question 10: well-known films the script's premise stands near to, with the schema of its findings. Browser-safe. */
import * as z from 'zod';
import { evidence } from '../../contract/blocks.ts';
import type { Card } from '../question.ts';

export const scriptSimilarityCard: Card = {
  number: 10,
  id: 'script-similarity',
  title: 'Script Similarity',
  prompts: ['🧬 Script Similarities'],
  plan: 'intermediate',
  dependsOnDetails: true,
};

const bullet = z.object({ text: z.string(), evidence: z.array(evidence) });

/** `likeness` (0-1) ranks the comparables and is no measure of quality or originality. */
export const scriptSimilarityFindings = z.object({
  genre: bullet,
  comparables: z
    .array(
      z.object({
        title: z.string(),
        year: z.number().int(),
        premise: z.string(),
        setting: z.string(),
        likeness: z.number(),
        shared: z.array(bullet).min(1),
        different: z.array(bullet),
      }),
    )
    .max(6),
  note: z.string(),
  films: z.number().int(),
});
export type ScriptSimilarityFindings = z.infer<typeof scriptSimilarityFindings>;
