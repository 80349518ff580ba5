/** The story graph as a language model read it, over the counted one: assembled, proved and given ids by code. What was not read stays empty. */
import * as z from 'zod';
import { commentRead, marketRead, ratingRead, verdictRead } from './judgement-read.ts';
import { ledgerEntry, needRead } from './ledger-read.ts';
import { bondRead, personRead } from './person-read.ts';
import { adviceOrder, planStep, pointRead } from './point-read.ts';
import { said } from './said.ts';
import { lineNote, sceneRead } from './scene-read.ts';
import { beatRead, genreRead, patternRead, pressureRead, setupRead, telling, toneRead } from './shape-read.ts';

export const storyReadVersion = 1;

/** The `model` of a reading that was made from recorded answers. */
export const recordedModel = 'recorded';

/**
 * How the reading was made and what its proof found. `claims` counts sentences that stand on passages: `kept`, and why others were dropped ('place': no cite
 * resolves; 'name': somebody or something the passages do not name; 'absence': what never comes back does; 'passage': it does not carry the sentence).
 * `scenes`: read of all.
 */
export const provenance = z.object({
  model: z.string(),
  readOn: z.iso.date(),
  whole: z.boolean(),
  scenes: z.object({ read: z.number().int(), all: z.number().int() }),
  claims: z.object({
    kept: z.number().int(),
    place: z.number().int(),
    name: z.number().int(),
    absence: z.number().int(),
    passage: z.number().int(),
  }),
});
export type Provenance = z.infer<typeof provenance>;

export const storyRead = z.object({
  schema_version: z.literal(storyReadVersion),
  made: provenance,
  scenes: z.array(sceneRead),
  lineNotes: z.array(lineNote),
  /** Readings made before these were asked for have none. */
  ledger: z.array(ledgerEntry).default([]),
  needs: z.array(needRead).default([]),
  people: z.array(personRead),
  bonds: z.array(bondRead),
  shape: z.string().nullable(),
  beats: z.array(beatRead),
  setups: z.array(setupRead),
  /** Readings made before these were asked for have none. */
  patterns: z.array(patternRead).default([]),
  pressure: z.array(pressureRead).default([]),
  genre: genreRead.nullable(),
  tone: toneRead.nullable(),
  themes: z.array(said),
  /** What the title means by the end. */
  title: said.nullable().default(null),
  /** Who does wrong to whom, who these people are as they are cast, and how the pages answer for it. */
  picture: said.nullable().default(null),
  telling,
  points: z.array(pointRead),
  plan: z.array(planStep),
  orders: z.array(adviceOrder).default([]),
  ratings: z.array(ratingRead),
  verdict: verdictRead.nullable(),
  market: marketRead.nullable(),
  /** Readings made before it was asked for have none. */
  comment: z.array(commentRead).default([]),
});
export type StoryRead = z.infer<typeof storyRead>;
