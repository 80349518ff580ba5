/** What stands out in a script by its size or its place: the longest scene, the longest speech, who is gone. */
import * as z from 'zod';

/**
 * Ids of scenes and people; null where the script has none. `longest` and `mostTalk` are scenes, by pages and by words, `longestInside`
 * the longest with the setting INT. `longestParagraph` is of action, with its first words.
 * `closedEnding` is the longest scene that ends on an answer, with its last line (`words`, cut after the first where `cut`). Of those who speak most,
 * `gone` are not in the last fifth.
 */
export const landmarks = z.object({
  longest: z.string().nullable(),
  mostTalk: z.string().nullable(),
  longestInside: z.string().nullable(),
  longestSpeech: z.object({ speaker: z.string(), words: z.number().int(), page: z.number().int() }).nullable(),
  longestParagraph: z.object({ words: z.number().int(), page: z.number().int(), opening: z.string() }).nullable(),
  closedEnding: z.object({ scene: z.string(), words: z.string(), cut: z.boolean() }).nullable(),
  gone: z.array(z.string()),
});
export type Landmarks = z.infer<typeof landmarks>;
