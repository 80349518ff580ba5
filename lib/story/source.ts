/** What the graph was drawn from: the script's size, kind and language. */
import * as z from 'zod';

export const scriptFormat = z.enum(['feature', 'pilot', 'half-hour', 'short', 'limited-series']);
export const formatFrom = z.enum(['writer', 'details', 'details and length', 'title page', 'form', 'length']);

/**
 * `pageCount` counts whole pages (0 for an empty script), `pages` is the length with its fraction. `short` is below 60 pages: norms of features then hold for rates alone.
 * `english` is false where lists of English words mean nothing. `locations` counts distinct places of the headings. `format` with `from`, what
 * says so. `talkWords` and `actionWords` are spoken and told in action, `speeches` counts all of them. `marked` are acts and their kin as the script marks them ('Act one'), with the ids of their scenes. `lead` is who leads by words and action, null where nobody speaks.
 */
export const source = z.object({
  pageCount: z.number().int().nonnegative(),
  pages: z.number().nonnegative(),
  short: z.boolean(),
  english: z.boolean(),
  locations: z.number().int().nonnegative(),
  format: z.object({ format: scriptFormat, from: formatFrom }),
  talkWords: z.number().int().nonnegative(),
  actionWords: z.number().int().nonnegative(),
  speeches: z.number().int().nonnegative(),
  marked: z.array(z.object({ name: z.string(), page: z.number().int().positive(), scenes: z.array(z.string()) })),
  lead: z.string().nullable(),
});
export type Source = z.infer<typeof source>;
