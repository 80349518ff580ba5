/** Films and series that the script is like, by the subjects that its own words carry. */
import * as z from 'zod';
import { cite } from './cite.ts';

/**
 * Five `films` at most, nearest first; none where the words carry too little. `tag` is a subject, profession, place or situation that film and script
 * share, strongest first: `pages` is on how many pages the script's words show it, `cite` the passage that shows it best. `among` counts the films compared.
 * `named` are those that the writer sets beside the script, as the writer calls them; `film` is null where it is not among those compared.
 */
const shared = z.array(z.object({ tag: z.string(), pages: z.number().int().positive(), cite }));
const known = z.object({
  title: z.string(),
  year: z.number().int(),
  kind: z.enum(['film', 'series', 'miniseries']),
  genres: z.array(z.string()).min(1),
});
export const comparables = z.object({
  among: z.number().int(),
  films: z.array(known.extend({ shared: shared.min(1) })),
  named: z.array(z.object({ called: z.string(), film: known.extend({ shared }).nullable() })),
});
export type Comparables = z.infer<typeof comparables>;
