/** What a script calls itself: its title page, and what the writer's details form says. */
import * as z from 'zod';

const printed = z.string().nullable();

/** Each in one line. Fields of the title page are null and fields of `details` empty where nothing is said. */
export const credits = z.object({
  title: printed,
  episode: printed,
  authors: z.array(z.string()),
  source: printed,
  draft: printed,
  details: z.object({
    title: z.string(),
    scriptType: z.string(),
    director: z.string(),
    cast: z.string(),
    hero: z.string(),
    character: z.string(),
  }),
});
export type Credits = z.infer<typeof credits>;
