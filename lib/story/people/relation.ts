/** Two people of the graph who exchange lines: how often, in which scenes, how it begins. */
import * as z from 'zod';
import { storyExchange } from '../line.ts';

/**
 * `people` are two ids, who speaks more words in the script first. An exchange is one speech answered by the next of the same scene. `scenes` are
 * ids of those in which they exchange lines. `first` are the first lines of the two that follow on each other, null where others' lines always
 * lie between.
 */
export const relation = z.object({
  people: z.tuple([z.string(), z.string()]),
  exchanges: z.number().int().positive(),
  scenes: z.array(z.string()),
  first: storyExchange.nullable(),
});
export type Relation = z.infer<typeof relation>;
