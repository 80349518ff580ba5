/** The overview as the API, a share link and the sample give it. A file of its own: the first screens ask for none. */
import * as z from 'zod';
import { modelReading, reportEntry } from './report.ts';
import { spine } from './spine.ts';

/**
 * The Workbench's first page: the overview, and where a model has read the script what to mend in order and every scene. Without a reading the overview says what
 * a reader would trip on, and the others are null.
 */
export const overviewOutput = z.object({
  reading: modelReading.nullable(),
  overview: reportEntry,
  fix_list: reportEntry.nullable(),
  scenes: reportEntry.nullable(),
  /** Absent for a script without a scene. */
  spine: spine.optional(),
});
export type Overview = z.infer<typeof overviewOutput>;
