/** A place of the graph that the script goes to: its rooms and its scenes. */
import * as z from 'zod';

/**
 * `name` as a reader writes it, `scenes` the ids of its scenes in script order. Lengths are in eighths of a page, each scene rounded. `rooms` are named
 * in the headings behind the place, most eighths first, each with the count of its scenes.
 */
export const storyPlace = z.object({
  id: z.string(),
  name: z.string(),
  scenes: z.array(z.string()),
  eighths: z.number().int(),
  rooms: z.array(z.object({ name: z.string(), scenes: z.number().int().positive(), eighths: z.number().int() })),
});
export type StoryPlace = z.infer<typeof storyPlace>;
