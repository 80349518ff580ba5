/** A place in the script that a fact stands on: which piece of which scene, and the words found there. */
import * as z from 'zod';

/**
 * `scene` is the scene's ordinal among those with a heading, null before the first heading. `from` and `to` number the scene's pieces from 1
 * in reading order: its heading, each paragraph of action, shot or transition, each speech with its cue and parentheticals ('6.12' is scene 6,
 * piece 12). `page` and `line` (both from 1, title pages not counted) and `quote`, the script's own words, are filled in by code, never by a model.
 */
export const cite = z.object({
  scene: z.number().int().positive().nullable(),
  from: z.number().int().positive(),
  to: z.number().int().positive(),
  page: z.number().int().positive(),
  line: z.number().int().positive(),
  quote: z.string(),
});
export type Cite = z.infer<typeof cite>;

/** The place as a report, a comparison or the page shows it: without the pieces. */
export const evidenceOf = ({ scene, page, line, quote }: Cite): Pick<Cite, 'scene' | 'page' | 'line' | 'quote'> => ({
  scene,
  page,
  line,
  quote,
});
