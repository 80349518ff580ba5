/** Card of question 9: slips of continuity, format and logic, with the schema of its findings. Browser-safe. */
import * as z from 'zod';
import { evidence } from '../../contract/evidence.ts';
import type { Card } from '../card.ts';

export const flawDetectionCard: Card = {
  number: 9,
  id: 'flaw-detection',
  title: 'Flaw Detection',
  prompts: ['🔍 FLAW DETECTION'],
  plan: 'intermediate',
  dependsOnDetails: 'format',
  corrections: ['format'],
  view: {
    slug: 'flaw-detection',
    label: 'Flaw Detection',
    group: 'menu',
    empty: 'No flaw detection data available',
    subItems: [],
  },
};

/** `id` is the finding's, the same in every report and draft; `lineNotes`: corrections of single words, as a proof-reader marks them. */
const flaw = z.object({
  id: z.string(),
  title: z.string(),
  bullets: z.array(z.object({ text: z.string(), evidence: z.array(evidence) })).min(1),
  advice: z.string().nullable(),
  lineNotes: z.boolean().default(false),
  severity: z.enum(['major', 'minor']),
  baseRate: z.number().int().nullable(),
});

/** `clean` is what is to be said of what was checked, a line each. `checks` counts what this kind of script was put to; `read` is what they were run over. */
export const flawDetectionFindings = z.object({
  flaws: z.array(flaw),
  clean: z.array(z.string()).default([]),
  checks: z.number().int(),
  read: z.object({
    scenes: z.number().int(),
    speeches: z.number().int(),
    against: z.string().nullable().default(null),
  }),
});
export type FlawDetectionFindings = z.infer<typeof flawDetectionFindings>;
