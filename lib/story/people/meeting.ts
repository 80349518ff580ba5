/** Two of those who speak most: on which pages they exchange lines, and in which scenes they stand side by side. */
import * as z from 'zod';
import { storyExchange } from '../line.ts';

/**
 * `people` are two ids, who speaks more words in the script first. `pages` are those on which a line of one answers the other's, each once, ascending; empty of two who never exchange a line.
 * `exchanges` counts them. `first` are the first two lines of their first talk of three speeches or more with nobody between, `last` the last two of the last such talk; null where there is none or where it may begin or end under another cue. `together` are scenes in which each either speaks aloud or acts by name, with the page from which on both do; `mayMeet` counts the scenes in which any
 * part of both names stands or both are heard: where it is 0 they share no scene.
 */
export const meeting = z.object({
  people: z.tuple([z.string(), z.string()]),
  exchanges: z.number().int().nonnegative(),
  pages: z.array(z.number().int().positive()),
  first: storyExchange.nullable(),
  last: storyExchange.nullable(),
  together: z.array(z.object({ scene: z.string(), page: z.number().int().positive() })),
  mayMeet: z.number().int().nonnegative(),
});
export type Meeting = z.infer<typeof meeting>;
