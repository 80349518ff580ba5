/** Card of question 10: films and series that the script is like, and the user's own drafts beside it, with the schema of its findings. Browser-safe. */
import * as z from 'zod';
import { evidence } from '../../contract/evidence.ts';
import type { Card } from '../card.ts';

export const scriptSimilarityCard: Card = {
  number: 10,
  id: 'script-similarity',
  title: 'Script Similarity',
  prompts: ['🧬 Script Similarities'],
  plan: 'intermediate',
  dependsOnDetails: true,
  corrections: ['genre', 'title', 'format', 'comparables'],
  readsOtherDrafts: true,
  view: {
    slug: 'script-similarity',
    label: 'Script Similarity',
    group: 'menu',
    empty: 'No script similarity data available',
    subItems: [],
  },
};

const bullet = z.object({ text: z.string(), evidence: z.array(evidence) });

/**
 * `drafts` are the user's other scripts: `share` (0-1) of this script's wording that stands there too, then scenes of this script by what became of them; `gone` counts scenes of the other that do not stand here as they were. `films` are what this script is like, with what `both` have and the `pages` here that show it, as `places` to be led to (answers stored before have none); `shown` quotes each of those subjects once. `note` says from what
 * they were taken, or why there are none; answers stored before films were named have none. `named` are the films that the writer sets beside it, absent where there are none.
 */
export const scriptSimilarityFindings = z.object({
  note: z.string(),
  films: z
    .array(
      z.object({
        title: z.string(),
        year: z.number().int(),
        kind: z.string(),
        both: z.string(),
        pages: z.string(),
        places: z.array(z.object({ page: z.number().int().positive(), line: z.number().int().positive() })).optional(),
      }),
    )
    .default([]),
  shown: z.array(z.object({ subject: z.string(), text: z.string(), evidence: z.array(evidence) })).default([]),
  named: z.array(z.object({ title: z.string(), text: z.string(), evidence: z.array(evidence) })).optional(),
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
