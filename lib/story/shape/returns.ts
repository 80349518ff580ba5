/** What comes back: sentences of talk said again pages apart, things that return after a long while. */
import * as z from 'zod';
import { cite } from '../cite.ts';

const page = z.number().int().positive();

/** A sentence of talk said again. `said` are its places in order, one a scene, each with who says it; `exact` is false where the sentences differ by a name. */
export const returningLine = z.object({
  exact: z.boolean(),
  said: z.array(z.object({ speakers: z.array(z.string()), cite })),
});
export type ReturningLine = z.infer<typeof returningLine>;

/** A thing by the word for it, as the page writes it most. `pages` are all that name it, in order. `from` and `to` are the pages on either side of its longest absence; `cites` the first place, and the one that it comes back in. */
export const returningThing = z.object({
  name: z.string(),
  pages: z.array(page),
  scenes: z.number().int().positive(),
  from: page,
  to: page,
  cites: z.array(cite),
});
export type ReturningThing = z.infer<typeof returningThing>;

/** Each most telling first. Empty in a script that is not English. */
export const returns = z.object({
  lines: z.array(returningLine),
  things: z.array(returningThing),
});
export type Returns = z.infer<typeof returns>;
