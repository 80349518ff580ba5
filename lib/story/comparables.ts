/** Films and series that the script is like, by the kind of story that its words speak for and the subjects that they carry. */
import * as z from 'zod';
import { cite } from './cite.ts';

/**
 * Five `films` at most, nearest first; none where the words carry too little. `tag` is a subject, profession, place or situation that film and script
 * share, that of most pages first: `pages` is on how many its own word stands, `cite` the passage that shows it best. `among` counts the films compared.
 * `premises` are kinds of story that the film is and the script's words speak for, likeliest first ('a crew that plans one big robbery'); `signs` are subjects of such stories that the script
 * carries, whether or not this film has them. Answers stored before these were told have none.
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
  films: z.array(
    known.extend({
      premises: z.array(z.object({ told: z.string(), signs: shared })).default([]),
      shared,
    }),
  ),
  named: z.array(z.object({ called: z.string(), film: known.extend({ shared }).nullable() })),
});
export type Comparables = z.infer<typeof comparables>;
