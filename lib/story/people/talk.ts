/** The script's talk as a whole: its longest speech, its directions to the actors. */
import * as z from 'zod';
import { storyLine } from '../line.ts';

/**
 * `longest` is the first of the longest speeches. `directions` counts parentheticals and the speeches that have one.
 */
export const talk = z.object({
  longest: z.object({ words: z.number().int().nonnegative(), line: storyLine }).nullable(),
  directions: z.object({
    count: z.number().int().nonnegative(),
    speeches: z.number().int().nonnegative(),
  }),
});
export type Talk = z.infer<typeof talk>;
