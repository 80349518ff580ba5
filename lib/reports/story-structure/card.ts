/** Card of question 13: where the turns may stand, with the schema of its findings. Browser-safe. */
import * as z from 'zod';
import { evidence } from '../../contract/blocks.ts';
import type { Card } from '../question.ts';

export const storyStructureCard: Card = {
  number: 13,
  id: 'story-structure',
  title: 'Story Structure',
  prompts: ['🏗️ Story Structure'],
  plan: 'basic',
  dependsOnDetails: 'format',
};

/** `scene` is null when no scene lies in reach of the zone. `goldShare`: in how many of 100 films the turn lies within the zone. */
const zone = z.object({
  name: z.string(),
  mean: z.number(),
  goldShare: z.number(),
  fromPage: z.number().int().positive(),
  toPage: z.number().int().positive(),
  scene: z.number().int().positive().nullable(),
  text: z.string(),
  evidence: z.array(evidence),
});
/** `usual` is null for an act that the script marks itself. */
const act = z.object({
  name: z.string(),
  pages: z.string(),
  share: z.number(),
  usual: z.number().nullable(),
  scenes: z.number().int(),
  meanScene: z.number(),
  talk: z.number(),
});
const fact = z.object({
  label: z.string(),
  value: z.string(),
  note: z.string().nullable(),
  evidence: z.array(evidence),
});

export const storyStructureFindings = z.object({
  pageCount: z.number().int().positive(),
  overview: z.array(z.string()),
  zones: z.array(zone),
  acts: z.array(act),
  balanceText: z.array(z.string()),
  pacing: z.array(z.object({ x: z.number(), y: z.number() })),
  smoothed: z.array(z.object({ x: z.number(), y: z.number() })),
  pacingText: z.array(z.string()),
  pacingFacts: z.array(fact),
});
export type StoryStructureFindings = z.infer<typeof storyStructureFindings>;
