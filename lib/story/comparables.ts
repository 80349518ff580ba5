/** Films and series that the script is like, by the subjects that its own words carry. */
import * as z from 'zod';
import { cite } from './cite.ts';

/**
 * Five `films` at most, nearest first; none where the words carry too little. `tag` is a subject, profession, place or situation that film and script
 * share, strongest first: `pages` is on how many pages the script's words show it, `cite` the passage that shows it best. `among` counts the films compared.
 */
export const comparables = z.object({
  among: z.number().int(),
  films: z.array(
    z.object({
      title: z.string(),
      year: z.number().int(),
      kind: z.enum(['film', 'series', 'miniseries']),
      genres: z.array(z.string()).min(1),
      shared: z.array(z.object({ tag: z.string(), pages: z.number().int().positive(), cite })).min(1),
    }),
  ),
});
export type Comparables = z.infer<typeof comparables>;
