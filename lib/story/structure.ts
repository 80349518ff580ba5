/** How the script is built, as far as it can be counted: zones of the five turns with a candidate scene each, acts, the pace of its scenes. */
import * as z from 'zod';
import { cite } from './cite.ts';
import { storyMeasure } from './measure.ts';

export const turnName = z.enum(['Opportunity', 'Change of plans', 'Point of no return', 'Major setback', 'Climax']);
export type TurnName = z.infer<typeof turnName>;

/**
 * A zone where produced films turn. `mean` in hundredths of the script; `goldShare`: in how many of 100 films the turn lies within the zone.
 * The candidate is the scene id that position, length and cast speak for; `lengthRank` its place among the scenes by length (1 is the longest);
 * `line` and `action` are its telling words, `speakers` those who say the line.
 */
export const turnZone = z.object({
  turn: turnName,
  mean: z.number(),
  goldShare: z.number().int(),
  fromPage: z.number().int().positive(),
  toPage: z.number().int().positive(),
  candidate: z
    .object({
      scene: z.string(),
      lengthRank: z.number().int().positive(),
      action: cite.nullable(),
      line: z.object({ speakers: z.array(z.string()), cite }).nullable(),
    })
    .nullable(),
});
export type TurnZone = z.infer<typeof turnZone>;

/**
 * An act: one that the script marks (`marked`: its name), or one cut at the candidate scenes (`number` 1 to 3, `usual` its share in produced
 * films). `first` and `last` are scene ids; shares are whole percent, of the script and, for `talk`, of the act's words; `meanScene` in pages.
 */
export const storyAct = z.object({
  marked: z.string().nullable(),
  number: z.number().int().min(1).max(3).nullable(),
  firstPage: z.number().int().positive(),
  lastPage: z.number().int().positive(),
  share: z.number(),
  usual: z.number().nullable(),
  scenes: z.number().int().positive(),
  meanScene: z.number(),
  talk: z.number(),
});
export type StoryAct = z.infer<typeof storyAct>;

const point = z.object({ x: z.number(), y: z.number() });

/**
 * The length of each scene in pages over the page it begins on, and the mean of five scenes over the third of them. `middle` is the median,
 * `heldByLongest` the share (0 to 1) of the script in its longest tenth of scenes. `longest` are scene ids; `quickest` the first and last scene
 * of the run with the shortest mean, null in scripts too short for one.
 */
export const scenePacing = z.object({
  lengths: z.array(point),
  smoothed: z.array(point),
  middle: z.number(),
  heldByLongest: z.number(),
  pace: storyMeasure.nullable(),
  longest: z.array(z.string()),
  quickest: z.object({ first: z.string(), last: z.string(), meanScene: z.number() }).nullable(),
});
export type ScenePacing = z.infer<typeof scenePacing>;

/** `turns`, `acts` and `pacing` are empty in a script of fewer than five scenes. */
export const structure = z.object({
  turns: z.array(turnZone),
  acts: z.array(storyAct),
  pacing: scenePacing.nullable(),
});
export type Structure = z.infer<typeof structure>;
