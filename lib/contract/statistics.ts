/** A script in figures: its breakdown, one row a scene, and the report drawn from it. Refuses the script's dialogue and action. */
import * as z from 'zod';
import { problem } from './errors.ts';
import { reportEntry } from './report.ts';
import { scriptStatus } from './uploads.ts';

const count = z.number().int().nonnegative();

/**
 * One scene as a breakdown lists it. `scene` counts the headings from 1, `number` is the printed one. `speakers` and `present` are
 * characters' names: who is only heard is among the speakers alone, who is only named in the action among those present alone.
 */
export const breakdownScene = z.object({
  scene: z.number().int().positive(),
  number: z.string().nullable(),
  heading: z.string(),
  setting: z.enum(['INT', 'EXT', 'INT/EXT']).nullable(),
  location: z.string(),
  time_of_day: z.string().nullable(),
  page: z.number().int().positive(),
  eighths: z.number().int().positive(),
  speakers: z.array(z.string()),
  present: z.array(z.string()),
  speeches: count,
  dialogue_words: count,
  action_words: count,
});
export type BreakdownScene = z.infer<typeof breakdownScene>;

export const scriptStatistics = z.object({
  title: z.string().nullable(),
  breakdown: z.array(breakdownScene),
  entry: reportEntry,
});
export type ScriptStatistics = z.infer<typeof scriptStatistics>;

/** GET /api/v1/upload/{id}/statistics/: the figures once the script has been read, until then how far it is. */
export const statisticsOutput = z.discriminatedUnion('status', [
  scriptStatistics.extend({ status: z.literal('ready') }),
  z.object({ status: scriptStatus.exclude(['ready']), problem: problem.nullable() }),
]);
