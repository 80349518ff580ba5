/** How a script was read: counts, doubts, cues, and the writer's corrections. Refuses the script's text. */
import * as z from 'zod';
import { namedPlace } from './blocks.ts';
import { corrections } from './corrections.ts';
import { problem } from './errors.ts';
import { scriptStatus } from './uploads.ts';

/** The warnings that name pages of the file on which nothing could be read. */
export const unreadableCodes: ReadonlySet<string> = new Set(['damaged_pages', 'pages_without_text']);

/**
 * `page` is the first page meant, counted as the sentence counts; null for the script as a whole. `places` are those that the sentence names, in its order.
 * `id` is what a preview calls the doubt, the same as long as the sentence is; `dismissed`: the script's writer has found it none.
 */
export const readingWarning = z.object({
  id: z.string().optional(),
  dismissed: z.literal(true).optional(),
  code: z.string(),
  sentence: z.string(),
  page: z.number().int().positive().nullable(),
  places: z.array(namedPlace).optional(),
});
export type ReadingWarning = z.infer<typeof readingWarning>;

/** The speeches under one cue name as printed; `page` and `line` are its first. */
export const readingCue = z.object({
  name: z.string(),
  speeches: z.number().int().nonnegative(),
  page: z.number().int().positive(),
  line: z.number().int().positive(),
});
export type ReadingCue = z.infer<typeof readingCue>;

/** A cue before its name is known and the one after it; `page` is where the script tells. */
export const revealedName = z.object({ part: z.string(), name: z.string(), page: z.number().int().positive() });
export type RevealedName = z.infer<typeof revealedName>;

/** What is kept of a reading beside the screenplay: all that a preview needs. `cues_left_out` counts those beyond the bounds of the list. */
export const readingFacts = z.object({
  title: z.string().nullable(),
  writers: z.array(z.string()),
  page_count: z.number().int().nonnegative(),
  running_time_minutes: z.number().int().positive(),
  scene_count: z.number().int().nonnegative(),
  /** By their number in the file, as a PDF viewer shows it. */
  unreadable_pages: z.array(z.number().int().positive()),
  warnings: z.array(readingWarning),
  cues: z.array(readingCue),
  cues_left_out: z.number().int().nonnegative(),
  /** Absent in readings that were made before it was looked for. */
  revealed: z.array(revealedName).optional(),
});
export type ReadingFacts = z.infer<typeof readingFacts>;

/** `id` is the name as the script has it, `name` as the user wants it; `also_written` are other names that count as this one's. */
export const readingCharacter = z.object({
  id: z.string(),
  name: z.string(),
  also_written: z.array(z.string()),
  speeches: z.number().int().positive(),
  first_page: z.number().int().positive(),
  first_line: z.number().int().positive(),
});
export type ReadingCharacter = z.infer<typeof readingCharacter>;

const readReading = readingFacts.omit({ cues: true, cues_left_out: true, revealed: true }).extend({
  status: z.literal('ready'),
  speaking_part_count: z.number().int().nonnegative(),
  /** Most speeches first. */
  characters: z.array(readingCharacter),
  corrections,
});
export type ReadReading = z.infer<typeof readReading>;

/** GET /api/v1/upload/{id}/reading/: the preview once the script has been read, until then how far it is. */
export const readingOutput = z.discriminatedUnion('status', [
  readReading,
  z.object({ status: scriptStatus.exclude(['ready']), problem: problem.nullable() }),
]);
export type Reading = z.infer<typeof readingOutput>;
