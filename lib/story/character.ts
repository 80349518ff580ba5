/** A person of the graph: under which names, how much they say and where. */
import * as z from 'zod';
import { cite } from './cite.ts';
import { storyLine } from './line.ts';

/**
 * `name` as a reader writes it. `words` and `speeches` count what is spoken, `share` is the part of all spoken words (0 to 1); `scenes` are the ordinals
 * spoken in. `onlyHeard`: every speech is a voice-over. `introduction` is where the action first shows them (`page`: where its paragraph begins); `isShown` is false where it only has the name, `isLarge` where the name stands in capitals, `isFirst` where no action before names them.
 * `silence` is the most pages between two speeches, by the pages of both. `first`, `last` and `longest` are speeches, `directions` counts parentheticals. `heardBefore`: a voice without a name speaks right before the first, which may have been theirs. `inDetails`: the writer's details form names them as
 * the character to look at. Someone who is named and never speaks has no words, no pages, no speeches and no introduction.
 */
export const storyCharacter = z.object({
  id: z.string(),
  name: z.string(),
  words: z.number().int().nonnegative(),
  speeches: z.number().int().nonnegative(),
  share: z.number(),
  scenes: z.array(z.number().int().positive()),
  firstPage: z.number().int().positive().nullable(),
  lastPage: z.number().int().positive().nullable(),
  onlyHeard: z.boolean(),
  introduction: z
    .object({
      fullName: z.string().nullable(),
      age: z.number().nullable(),
      description: z.string().nullable(),
      isShown: z.boolean().optional(),
      isLarge: z.boolean().optional(),
      isFirst: z.boolean().optional(),
      page: z.number().int().positive(),
      cite,
    })
    .nullable(),
  silence: z.object({ from: z.number().int().positive(), to: z.number().int().positive() }).nullable(),
  first: storyLine.nullable(),
  last: storyLine.nullable(),
  longest: z.object({ words: z.number().int().nonnegative(), line: storyLine }).nullable(),
  directions: z.number().int().nonnegative(),
  heardBefore: z.boolean().optional(),
  inDetails: z.boolean(),
});
export type StoryCharacter = z.infer<typeof storyCharacter>;

/** Those who speak, most words first as they are in the graph. */
export const speakersAmong = (characters: readonly StoryCharacter[]): StoryCharacter[] =>
  characters.filter(({ speeches }) => speeches > 0);
