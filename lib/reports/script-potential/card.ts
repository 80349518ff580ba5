/** Card of question 6: what the script offers on paper to five kinds of reader, with the schema of its findings. Browser-safe. */
import * as z from 'zod';
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

/** `heading` is what the dashboard's menu lists, `facts` what the report tells under it; `empty` what it says where there are none. */
const section = z.object({
  heading: z.string(),
  facts: z.array(datedFact).default([]),
  empty: z.string().nullable().default(null),
});

export const scriptPotentialFindings = z.object({
  verdictFacts: z.array(datedFact).default([]),
  sections: z.array(section),
});
export type ScriptPotentialFindings = z.infer<typeof scriptPotentialFindings>;
