/** How the script is built, as far as it can be counted: the zones of the five turns, the acts that it marks, the pace of its scenes. */
import * as z from 'zod';
import { cite } from './cite.ts';
import { storyMeasure } from './measure.ts';

export const turnName = z.enum(['Opportunity', 'Change of plans', 'Point of no return', 'Major setback', 'Climax']);
export type TurnName = z.infer<typeof turnName>;

/**
 * The pages on which most produced films turn: one standard deviation to either side of `mean`, which is in hundredths of the script. `set` is where the writer saw the turn, null where nothing is corrected.
 */
export const turnZone = z.object({
  turn: turnName,
  mean: z.number(),
  fromPage: z.number().int().positive(),
  toPage: z.number().int().positive(),
  set: cite.nullable(),
});
export type TurnZone = z.infer<typeof turnZone>;

/** An act that the script marks. Shares are whole percent, of the script and, for `talk`, of the act's words; `meanScene` in pages. */
export const storyAct = z.object({
  name: z.string(),
  firstPage: z.number().int().positive(),
  lastPage: z.number().int().positive(),
  share: z.number(),
  scenes: z.number().int().positive(),
  meanScene: z.number(),
  talk: z.number(),
});
export type StoryAct = z.infer<typeof storyAct>;

const point = z.object({ x: z.number(), y: z.number() });

/**
 * The length of each scene in pages over the page it begins on, and the mean of five scenes over the third of them. `middle` is the median,
 * `heldByLongest` the share (0 to 1) of the script in its longest tenth of scenes. `longest` are scenes by id with their pages, empty ones left out; `quickest` the first and last scene
 * of the run with the shortest mean, null in scripts too short for one.
 */
export const scenePacing = z.object({
  lengths: z.array(point),
  smoothed: z.array(point),
  middle: z.number(),
  heldByLongest: z.number(),
  pace: storyMeasure.nullable(),
  longest: z.array(z.object({ scene: z.string(), pages: z.number() })),
  quickest: z.object({ first: z.string(), last: z.string(), meanScene: z.number() }).nullable(),
});
export type ScenePacing = z.infer<typeof scenePacing>;

/**
 * A run of scenes with much the same people and places; a feature has one about every twelve pages. `places` are those with most of its pages, the first with most, `otherPlaces` how many
 * more are headed; `speakers` those who say most. `fresh` are first heard in it, `gone` last (none in the last one), of those who speak often.
 */
export const storySequence = z.object({
  first: z.string(),
  last: z.string(),
  fromPage: z.number().int().positive(),
  toPage: z.number().int().positive(),
  pages: z.number(),
  places: z.array(z.string()),
  otherPlaces: z.number().int().nonnegative(),
  speakers: z.array(z.string()),
  fresh: z.array(z.string()),
  gone: z.array(z.string()),
  opening: cite,
});
export type StorySequence = z.infer<typeof storySequence>;

/** All but turns that the writer has set are empty in a script of fewer than five scenes, `acts` where it marks none, `sequences` in a short one and where headings are not enough to count by. */
export const structure = z.object({
  turns: z.array(turnZone),
  acts: z.array(storyAct),
  sequences: z.array(storySequence),
  pacing: scenePacing.nullable(),
});
export type Structure = z.infer<typeof structure>;
