/** A scene of the graph: where and when it plays, how long it is, who speaks and who is there. */
import * as z from 'zod';
import { cite } from './cite.ts';

/** `dawn or dusk` holds evenings too: light that a crew has for an hour. `unsaid` has no time of day in its heading. */
export const light = z.enum(['day', 'night', 'dawn or dusk', 'unsaid']);
export type Light = z.infer<typeof light>;

/**
 * `ordinal` counts scenes with a heading from 1, `number` is the one that the script prints. `printed` is the heading in one line, `location` the place in it;
 * `place` is that as a reader writes it, `placeKey` the same for every spelling of it. `light` goes by the time of day; a scene that continues the one before keeps
 * its light. `start` and `end` run from 0 to 1 over the script; `pages` is the length in pages, counted in eighths; `unbroken` that of its longest part
 * without a slug that goes to another room or a screen. `speakers` and `present`
 * are ids of characters; who is only heard is not present. Words of talk and of action are counted apart.
 */
export const storyScene = z.object({
  id: z.string(),
  ordinal: z.number().int().positive(),
  number: z.string().nullable(),
  printed: z.string(),
  location: z.string(),
  setting: z.enum(['INT', 'EXT', 'INT/EXT']).nullable(),
  place: z.string(),
  placeKey: z.string(),
  timeOfDay: z.string().nullable(),
  light,
  page: z.number().int().positive(),
  lastPage: z.number().int().positive(),
  start: z.number(),
  end: z.number(),
  pages: z.number(),
  unbroken: z.number(),
  speakers: z.array(z.string()),
  present: z.array(z.string()),
  speeches: z.number().int().nonnegative(),
  talkWords: z.number().int(),
  actionWords: z.number().int(),
  heading: cite,
});
export type StoryScene = z.infer<typeof storyScene>;

/** Where the middle of the scene lies, 0 to 1 over the script. */
export const positionOf = ({ start, end }: Pick<StoryScene, 'start' | 'end'>): number => (start + end) / 2;
