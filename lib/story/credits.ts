/** What a script calls itself: its title page, what the writer's details form says, the title that the writer has set since. */
import * as z from 'zod';

const printed = z.string().nullable();

/** Each in one line. `setTitle` is the writer's correction, which beats the others. Fields of the title page and `setTitle` are null and fields of `details` empty where nothing is said. */
export const credits = z.object({
  title: printed,
  episode: printed,
  authors: z.array(z.string()),
  source: printed,
  draft: printed,
  setTitle: printed,
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
