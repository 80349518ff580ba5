/** All scripts of a user side by side, for whoever chooses among them: a few facts a script, cut by plan. */
import * as z from 'zod';
import { budgetName } from './corrections.ts';

/** What readers of the trade say, lowest first. */
export const slateVerdict = z.enum(['pass', 'consider', 'recommend']);

/** The columns that somebody may rather believe the writer's word for. */
const byWriter = z.enum(['genre', 'budget']);

/**
 * A script that has been read; `created_at` is the ISO instant of its upload. Null is what nobody has said, or what the plan does not open: a verdict and, unless
 * the writer has set it, a level of money only come of a reading. `cast_size` counts speaking parts; null where the script was read before they were kept. `set` names what the writer has set.
 */
export const slateRow = z.object({
  script_id: z.string(),
  project_id: z.string().optional(),
  title: z.string().nullable(),
  file_name: z.string(),
  created_at: z.string(),
  page_count: z.number().int().nullable(),
  cast_size: z.number().int().nullable(),
  genre: z.string().nullable(),
  verdict: slateVerdict.nullable(),
  budget: budgetName.nullable(),
  set: z.array(byWriter),
});
export type SlateRow = z.infer<typeof slateRow>;

/** GET /api/v1/slate/: newest first. */
export const slateOutput = z.object({ scripts: z.array(slateRow) });
