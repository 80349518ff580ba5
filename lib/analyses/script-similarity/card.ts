/** Card of question 10: well-known films the script's premise stands near to, and the user's own drafts, with the schema of its findings. Browser-safe. */
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
  readsOtherDrafts: true,
};

const bullet = z.object({ text: z.string(), evidence: z.array(evidence) });

/** `drafts` are the user's other scripts: `share` (0-1) of this script's wording that stands there too, then scenes of this script by what became of them; `gone` counts scenes of the other that do not stand here as they were. `likeness` (0-1) ranks the comparables and is no measure of quality or originality. */
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
  drafts: z.array(
    z.object({
      title: z.string(),
      share: z.number(),
      unchanged: z.number().int(),
      reworked: z.number().int(),
      fresh: z.number().int(),
      gone: z.number().int(),
      bullets: z.array(bullet),
    }),
  ),
});
export type ScriptSimilarityFindings = z.infer<typeof scriptSimilarityFindings>;
