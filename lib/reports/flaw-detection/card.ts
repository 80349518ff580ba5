/** Card of question 9: slips of continuity, format and logic, with the schema of its findings. Browser-safe. */
import * as z from 'zod';
import { evidence } from '../../contract/blocks.ts';
import type { Card } from '../question.ts';

export const flawDetectionCard: Card = {
  number: 9,
  id: 'flaw-detection',
  title: 'Flaw Detection',
  prompts: ['🔍 FLAW DETECTION'],
  plan: 'intermediate',
  dependsOnDetails: 'format',
};

/** `id` is the rule's. */
const flaw = z.object({
  id: z.string(),
  title: z.string(),
  bullets: z.array(z.object({ text: z.string(), evidence: z.array(evidence) })).min(1),
  advice: z.string(),
  severity: z.enum(['major', 'minor', 'info']),
  baseRate: z.number().int().nullable(),
});

/** `checks` are all there are, `asked` those that this kind of script was put to; `baseRate` in how many of 100 produced scripts each finds something, null where nobody has counted. `read` is what they were run over. */
export const flawDetectionFindings = z.object({
  flaws: z.array(flaw),
  checks: z.array(
    z.object({
      name: z.string(),
      asked: z.boolean().default(true),
      found: z.boolean(),
      baseRate: z.number().int().nullable(),
    }),
  ),
  read: z.object({
    scenes: z.number().int(),
    speeches: z.number().int(),
    against: z.string().nullable().default(null),
  }),
});
export type FlawDetectionFindings = z.infer<typeof flawDetectionFindings>;
