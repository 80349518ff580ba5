/** Card of question 13: the zones of the turns, acts and pace, with the schema of its findings. Browser-safe. */
import * as z from 'zod';
import { evidence } from '../../contract/evidence.ts';
import type { Card } from '../card.ts';
import { datedFact } from '../dated-fact.ts';

export const storyStructureCard: Card = {
  number: 13,
  id: 'story-structure',
  title: 'Story Structure',
  prompts: ['🏗️ Story Structure'],
  plan: 'basic',
  dependsOnDetails: 'format',
  corrections: ['format', 'turns', 'protagonist'],
  view: {
    slug: 'story-structure',
    label: 'Story Structure',
    group: 'workbench',
    empty: 'No data available',
    subItems: [],
  },
};

/** Where produced films turn, `mean` in hundredths of the script, `text` what happens there; `scene` is null but where the writer has `set` the turn: then it is that place. */
const zone = z.object({
  name: z.string(),
  mean: z.number(),
  fromPage: z.number().int().positive(),
  toPage: z.number().int().positive(),
  scene: z.number().int().positive().nullable(),
  text: z.string(),
  evidence: z.array(evidence),
  set: z.literal(true).optional(),
});
/** An act that the script marks; shares are whole percent. */
const act = z.object({
  name: z.string(),
  pages: z.string(),
  share: z.number(),
  scenes: z.number().int(),
  meanScene: z.number(),
  talk: z.number(),
});
/** A run of scenes with much the same people and places, in words; an empty cell tells of nobody. */
const sequence = z.object({
  pages: z.string(),
  places: z.string(),
  speakers: z.string(),
  fresh: z.string(),
  gone: z.string(),
  evidence: z.array(evidence),
});
/** What the script says of time: `text` as it stands there, `where` it stands or who says it, `again` the later pages in words. */
const time = z.object({
  page: z.number().int().positive(),
  text: z.string(),
  where: z.string(),
  again: z.string(),
  evidence: z.array(evidence),
});
const fact = z.object({
  label: z.string(),
  value: z.string(),
  where: z.string(),
  evidence: z.array(evidence),
});

export const storyStructureFindings = z.object({
  pageCount: z.number().int().positive(),
  overview: z.array(z.string()),
  /** What happens to the script as a whole, by pages; answers made before it was counted have none. */
  dated: z.array(datedFact).default([]),
  zones: z.array(zone),
  /** On which pages most produced features turn; answers made before it was told have none. */
  zonesLine: z.string().nullable().default(null),
  zonesNote: z.string().nullable(),
  /** Events of the script on those pages, as far as its lines surely tell them; answers made before they were told have none. */
  events: z.array(datedFact).default([]),
  acts: z.array(act),
  /** Answers made before they were counted have none. */
  sequences: z.array(sequence).default([]),
  /** Answers made before it was counted have none. */
  times: z.array(time).default([]),
  pacing: z.array(z.object({ x: z.number(), y: z.number() })),
  smoothed: z.array(z.object({ x: z.number(), y: z.number() })),
  pacingFacts: z.array(fact),
});
export type StoryStructureFindings = z.infer<typeof storyStructureFindings>;
