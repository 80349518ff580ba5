/** Where a claim about a script can be checked. */
import * as z from 'zod';

/**
 * Where a claim can be checked: `scene` is the scene's ordinal in reading order (1-based, null before the first heading),
 * `page` is the script's page (title page not counted) and `line` the line slot on it, both 1-based; `quote` is the script's own words, exact and short (up to about 200 characters).
 */
export const evidence = z.object({
  scene: z.number().int().positive().nullable(),
  page: z.number().int().positive(),
  line: z.number().int().positive(),
  quote: z.string(),
});
export type Evidence = z.infer<typeof evidence>;
