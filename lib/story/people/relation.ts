/** Two people of the graph who exchange lines: how often, in which scenes, how it begins. */
import * as z from 'zod';
import { storyExchange } from '../line.ts';

/**
 * `people` are two ids, who speaks more words in the script first. An exchange is one speech answered by the next of the same scene, a few lines on. `scenes` are
 * ids of those in which they exchange lines. `first` is the first exchange.
 */
export const relation = z.object({
  people: z.tuple([z.string(), z.string()]),
  exchanges: z.number().int().positive(),
  scenes: z.array(z.string()),
  first: storyExchange.nullable(),
});
export type Relation = z.infer<typeof relation>;
