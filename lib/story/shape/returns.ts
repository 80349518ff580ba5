/** What comes back: lines said again pages apart, or with one word changed, words and things that return after a long while, pictures that are shown once more. */
import * as z from 'zod';
import { cite } from '../cite.ts';

const page = z.number().int().positive();

/** A line said again. `said` are its places in order, one a scene, each with who says it; `exact` is false where they differ by a name. */
export const returningLine = z.object({
  exact: z.boolean(),
  said: z.array(z.object({ speakers: z.array(z.string()), cite })),
});
export type ReturningLine = z.infer<typeof returningLine>;

/** A thing by the word for it, as the page writes it most. `pages` are all that name it, in order. `from` and `to` are the pages on either side of its longest absence; `cites` a place before it and one behind, those that tell most. `numbered`: it is known by its number. */
export const returningThing = z.object({
  name: z.string(),
  pages: z.array(page),
  scenes: z.number().int().positive(),
  from: page,
  to: page,
  cites: z.array(cite),
  numbered: z.boolean(),
});
export type ReturningThing = z.infer<typeof returningThing>;

/** A picture of the action shown again, half a script apart: both places, and the words that both have for it, null where they have none together. */
export const returningPicture = z.object({ name: z.string().nullable(), first: cite, last: cite });
export type ReturningPicture = z.infer<typeof returningPicture>;

/** Words planted and picked up again after a long absence: who says them on either side, nobody where they are shown; `pages` are all that have them, in order. */
const held = z.object({ speakers: z.array(z.string()), cite });
export const returningWords = z.object({ name: z.string(), plant: held, payoff: held, pages: z.array(page) });
export type ReturningWords = z.infer<typeof returningWords>;

/** A line and what it has become by the change of one word. */
export const changedLine = z.object({ first: held, last: held });
export type ChangedLine = z.infer<typeof changedLine>;

/** Each most telling first. Empty in a script that is not English. */
export const returns = z.object({
  lines: z.array(returningLine),
  things: z.array(returningThing),
  pictures: z.array(returningPicture),
  words: z.array(returningWords),
  changed: z.array(changedLine),
});
export type Returns = z.infer<typeof returns>;
