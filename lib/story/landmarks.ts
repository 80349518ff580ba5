/** What stands out in a script by its size: the longest paragraph. */
import * as z from 'zod';

/** `longestParagraph` is of action, with its first words; null where there is none. */
export const landmarks = z.object({
  longestParagraph: z.object({ words: z.number().int(), page: z.number().int(), opening: z.string() }).nullable(),
});
export type Landmarks = z.infer<typeof landmarks>;
