/** The genre that a script has been given, else the one that its words surely speak for. */
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
 * `ids` in the order in which they were named, two at most; none where it is open (`from` null; 'writer': set as a correction). `printed` are the words of the title page that name
 * it; `likely` says of a genre from the words in how many of 100 scripts with such words it was the film's.
 */
export const genre = z.object({
  ids: z.array(genreId),
  from: z.enum(['writer', 'details', 'title page', 'words']).nullable(),
  printed: z.string().nullable(),
  likely: z.number().int().nullable().default(null),
});
export type Genre = z.infer<typeof genre>;
