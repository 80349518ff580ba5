/** The story's shape as it was read: beats, set-ups and pay-offs, genre, tone, theme. */
import * as z from 'zod';
import { cite } from '../cite.ts';
import { absence, byWriter, said } from './said.ts';

/** `name` is the field's term ('inciting incident', 'midpoint') or the reader's own; `brief` tells it as an event in a few words; `scene` the ordinal it falls in, `position` 0 to 1 over the script. `by`: the writer has set it; then `said` may be without words. */
export const beatRead = z.object({
  name: z.string().min(1),
  /** Readings made before it was asked for have none. */
  brief: z.string().min(1).nullable().default(null),
  scene: z.number().int().positive().nullable(),
  position: z.number(),
  said,
  by: byWriter,
});
export type BeatRead = z.infer<typeof beatRead>;

export const setupState = z.enum(['paid', 'half', 'open on purpose', 'dropped']);
/** A dropped set-up carries the search that found nothing. */
export const setupRead = z.object({
  what: z.string().min(1),
  planted: z.array(cite).min(1),
  paid: z.array(cite),
  state: setupState,
  absence: absence.nullable(),
});
export type SetupRead = z.infer<typeof setupRead>;

/** What recurs (a number, an object, a gesture, a question) with all its places, and what a rewrite must not touch of it. */
export const patternRead = z.object({ what: z.string().min(1), said, keep: z.string().nullable() });
export type PatternRead = z.infer<typeof patternRead>;

/** Who or what stands against the lead from one page to another, or that nobody does. */
export const pressureRead = z.object({ from: z.number().int().positive(), to: z.number().int().positive(), said });
export type PressureRead = z.infer<typeof pressureRead>;

/** `named` is the reader's own words for the kind of story, or the genre that the writer has set (`by`); a promise of the genre is kept or not on the page. */
export const genreRead = z.object({
  named: z.string().min(1),
  by: byWriter,
  promises: z.array(z.object({ said, kept: z.boolean() })),
});
/** `intensity`: how strongly it is felt over the whole length; readings made before it was asked for have none. */
export const toneRead = z.object({ ruling: said, shifts: z.array(said), intensity: said.nullable().default(null) });

/** How the whole is told in a few words. Each sentence of the synopsis names its scenes, so that it can be checked, and the pages of what it tells of them. */
export const telling = z.object({
  /** `by`: the writer's own, in place of the plain one that was read. */
  loglines: z.array(
    z.object({ use: z.enum(['plain', 'hook', 'character', 'market']), text: z.string().min(1), by: byWriter }),
  ),
  pitch: z.string().nullable(),
  synopsis: z.array(
    z.object({
      sentence: z.string().min(1),
      scenes: z.array(z.number().int().positive()),
      pages: z.array(z.number().int().positive()).default([]),
    }),
  ),
});
export type Telling = z.infer<typeof telling>;
