/** The spine: one strip of the whole script, with what happens along it. A part of the overview, cut by plan as that is. Refuses the script's text beyond headings and short quotes. */
import * as z from 'zod';
import { basis } from './blocks.ts';

/** A place along the script: 0 is the top of its first page, 1 the end of its last. */
const position = z.number().min(0).max(1);

/** `scene` counts the headings from 1; `place` is the location as a reader writes it, the same words for every scene there; `eighths` of a page are its length. */
export const spineScene = z.object({
  scene: z.number().int().positive(),
  heading: z.string(),
  place: z.string(),
  setting: z.enum(['INT', 'EXT', 'INT/EXT']).nullable(),
  page: z.number().int().positive(),
  line: z.number().int().positive(),
  start: position,
  end: position,
  eighths: z.number().int().positive(),
});
export type SpineScene = z.infer<typeof spineScene>;

/** One of the main people, by the ordinals of the scenes they speak in and of those they are in without a word. */
export const spinePerson = z.object({
  name: z.string(),
  speaks: z.array(z.number().int().positive()),
  silent: z.array(z.number().int().positive()),
});
export type SpinePerson = z.infer<typeof spinePerson>;

/**
 * A turn, or a finding at its first place. `note` is what is said of it, `advice` what to try; `report` is the number of the report that tells it in full, the first of
 * the user's plan that holds it, null for what no report tells. `by` the writer: a turn that they have set.
 */
export const spinePin = z.object({
  id: z.string().min(1),
  kind: z.enum(['turn', 'strength', 'weakness', 'question', 'opportunity']),
  title: z.string(),
  note: z.string(),
  advice: z.string().nullable(),
  position,
  page: z.number().int().positive(),
  line: z.number().int().positive(),
  quote: z.string(),
  report: z.number().int().positive().nullable(),
  basis,
  by: z.literal('writer').optional(),
});
export type SpinePin = z.infer<typeof spinePin>;

/** `pages` is the length with its fraction. `tone` is the curve of feeling, in standard deviations from the script's own middle, empty where none is known; `pins` stand in their order along the script. */
export const spine = z.object({
  pages: z.number().positive(),
  scenes: z.array(spineScene).min(1),
  people: z.array(spinePerson),
  tone: z.array(z.object({ position, value: z.number() })),
  pins: z.array(spinePin),
});
export type Spine = z.infer<typeof spine>;
