/** What comes back in a script: things and whole lines. */
import * as z from 'zod';
import { cite } from './cite.ts';

/** `words` as the first of the places prints them; `places` one a scene, in order, with who speaks there. */
const echo = z.object({
  words: z.string(),
  places: z.array(z.object({ speakers: z.array(z.string()), cite })).min(2),
});
export type StoryEcho = z.infer<typeof echo>;

/**
 * `things` stand in three scenes or more (`scenes` counts them), the strongest first and three at most, shown where they come first and last. `line` is the
 * strongest repeated run of words, `shared` the strongest that two people say.
 */
export const motifs = z.object({
  things: z.array(
    z.object({ name: z.string(), plural: z.boolean(), scenes: z.number().int(), first: cite, last: cite }),
  ),
  line: echo.nullable(),
  shared: echo.nullable(),
});
export type Motifs = z.infer<typeof motifs>;
