/** The genre that a script has been given, never one read off its pages. */
import * as z from 'zod';

export const genreId = z.enum([
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

/**
 * `ids` in the order in which they were named, two at most; none where nobody has named one (`from` null). `printed` are the words of the title page
 * that name it.
 */
export const genre = z.object({
  ids: z.array(genreId),
  from: z.enum(['details', 'title page']).nullable(),
  printed: z.string().nullable(),
});
export type Genre = z.infer<typeof genre>;
