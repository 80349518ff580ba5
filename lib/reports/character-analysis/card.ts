/** Card of question 8: the main characters one by one, with the schema of its findings. Browser-safe. */
import * as z from 'zod';
import { evidence } from '../../contract/evidence.ts';
import type { Card } from '../card.ts';
import { characterNetworkCard } from '../character-network/card.ts';

export const characterAnalysisCard: Card = {
  number: 8,
  id: 'character-analysis',
  title: 'Character Analysis',
  prompts: ['👤 CHARACTER ANALYSIS'],
  plan: 'advanced',
  dependsOnDetails: true,
  corrections: [],
  view: characterNetworkCard.view,
};

const bullet = z.object({ text: z.string(), evidence: z.array(evidence) });
/** Which of the places somebody is followed by it shows. */
const stage = z.enum(['introduced', 'named', 'first', 'longest', 'act', 'last', 'seen']);
export type Stage = z.infer<typeof stage>;
const character = z.object({
  id: z.string(),
  name: z.string(),
  role: z.string(),
  text: z.string(),
  /** What stands out of where they are, in sentences. Absent in answers made before it was told. */
  told: z.string().default(''),
  /** From where to where they speak, and the longest silence between; a script's row in the table of speakers. */
  speeches: z.number().int(),
  scenes: z.number().int(),
  pages: z.string(),
  silent: z.string(),
  words: z.number().int(),
  share: z.number(),
  arc: z.array(bullet.extend({ stage })),
  agency: z.array(bullet),
  /** The two-hander to read with an actor, what others say of them, what they are seen to do. Absent in answers made before they were told. */
  casting: z.array(bullet).default([]),
  spokenOf: z.array(bullet).default([]),
  acts: z.number().int().nullable().default(null),
});
export const characterAnalysisFindings = z.object({
  overview: z.array(z.string()),
  characters: z.array(character),
  /** Named in the action of three scenes or more, and without a line. Absent in answers made before they were counted. */
  silent: z
    .array(
      z.object({
        name: z.string(),
        pages: z.array(z.number().int()),
        scenes: z.number().int(),
        evidence: z.array(evidence),
      }),
    )
    .default([]),
});
export type CharacterAnalysisFindings = z.infer<typeof characterAnalysisFindings>;
export type CharacterFinding = CharacterAnalysisFindings['characters'][number];
