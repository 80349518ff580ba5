/** Card of question 6: what the script offers on paper to five kinds of reader, with the schema of its findings. Browser-safe. */
import * as z from 'zod';
import { evidence } from '../../contract/evidence.ts';
import type { Card } from '../card.ts';
import { datedFact } from '../dated-fact.ts';

export const scriptPotentialCard: Card = {
  number: 6,
  id: 'script-potential',
  title: 'Script Potential',
  prompts: ['🚀 Script Potential'],
  plan: 'basic',
  dependsOnDetails: 'format',
  corrections: ['format', 'protagonist'],
  view: {
    slug: 'script-potential',
    label: 'Script Potential',
    group: 'menu',
    empty: 'No script potential data available.',
    subItems: [{ slug: 'high-level-verdict', label: 'High-Level Verdict', description: 'The short answer' }],
  },
};

/** What a check can come to. */
export const checkState = z.enum(['met', 'not met', 'can’t be told']);
export type CheckState = z.infer<typeof checkState>;

const check = z.object({
  name: z.string(),
  state: checkState,
  text: z.string(),
  evidence: z.array(evidence),
});

/** `heading` is what the dashboard's menu lists, `facts` what the report tells under it; the checks say of each whether it is there. */
const section = z.object({ heading: z.string(), checks: z.array(check), facts: z.array(datedFact).default([]) });
export type Section = z.infer<typeof section>;

export const scriptPotentialFindings = z.object({
  verdict: z.array(z.string()),
  verdictFacts: z.array(datedFact).default([]),
  sections: z.array(section),
});
export type ScriptPotentialFindings = z.infer<typeof scriptPotentialFindings>;
