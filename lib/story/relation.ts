/** Two people of the graph who exchange lines: how often, where, who says and asks more. */
import * as z from 'zod';
import { storyExchange, storyLine } from './line.ts';

/**
 * `people` are two ids, who speaks more words in the script first. An exchange is one speech answered by the next of the same scene. `scenes` are
 * ids of those in which they exchange lines; `words` and `questions` (speeches that ask) are each one's in these scenes. `first` and `last` are
 * the first and last lines of the two that follow on each other, null where others' lines lie between; `lastLine` is what either says last
 * in the last of the scenes.
 */
export const relation = z.object({
  people: z.tuple([z.string(), z.string()]),
  exchanges: z.number().int().positive(),
  scenes: z.array(z.string()),
  words: z.tuple([z.number().int(), z.number().int()]),
  questions: z.tuple([z.number().int(), z.number().int()]),
  first: storyExchange.nullable(),
  last: storyExchange.nullable(),
  lastLine: storyLine.nullable(),
});
export type Relation = z.infer<typeof relation>;

/** The tie of these two, whichever is named first. */
export const relationOf = (relations: readonly Relation[], one: string, other: string): Relation | undefined =>
  relations.find(({ people }) => people.includes(one) && people.includes(other));

/** The ties of one person, strongest first as they are in the graph. */
export const relationsWith = (relations: readonly Relation[], one: string): Relation[] =>
  relations.filter(({ people }) => people.includes(one));
