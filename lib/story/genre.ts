/** The genre that a script has been given; never one that was guessed. */
import * as z from 'zod';

export const genreName = z.enum([
  'drama',
  'thriller',
  'comedy',
  'action',
  'horror',
  'romance',
  'scifi',
  'crime',
  'adventure',
  'fantasy',
  'animation',
]);
export type GenreName = z.infer<typeof genreName>;

/** `names` in the order in which they were named, two at most, none where the genre is open (`from` null). `words` are the title page's own. */
export const genre = z.object({
  names: z.array(genreName),
  from: z.enum(['details', 'title page']).nullable(),
  words: z.string().nullable(),
});
export type Genre = z.infer<typeof genre>;
