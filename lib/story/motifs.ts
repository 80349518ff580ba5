/** What comes back in a script: things, words of the talk, whole lines. */
import * as z from 'zod';
import { cite } from './cite.ts';

/** `words` as the first of the places prints them; `places` one a scene, in order, with who speaks there. */
const echo = z.object({
  words: z.string(),
  places: z.array(z.object({ speakers: z.array(z.string()), cite })).min(2),
});
export type StoryEcho = z.infer<typeof echo>;

/**
 * Counts are of scenes and of speakers, the strongest first and three at most. `things` stand in three scenes or more, shown where they come first and last.
 * `words` are said by three people in three scenes or more; `nearest` is the strongest of those that are not said so widely. `line` is the strongest
 * repeated run of words, `shared` the strongest that two people say.
 */
export const motifs = z.object({
  things: z.array(
    z.object({ name: z.string(), plural: z.boolean(), scenes: z.number().int(), first: cite, last: cite }),
  ),
  words: z.array(z.object({ word: z.string(), scenes: z.number().int(), speakers: z.number().int(), cite })),
  nearest: z.object({ word: z.string(), scenes: z.number().int(), speakers: z.number().int() }).nullable(),
  line: echo.nullable(),
  shared: echo.nullable(),
});
export type Motifs = z.infer<typeof motifs>;
