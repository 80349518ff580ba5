/** Where the script plays, and how it opens and ends in its own words. */
import * as z from 'zod';
import { cite } from './cite.ts';
import { storyLine } from './line.ts';
import { storyMoment } from './shape/moment.ts';

/** An image is the first or last paragraph of action in the first or last scene, by its first sentences; `words` are the first or last speech of all. */
const end = z.object({ image: cite.nullable(), words: storyLine.nullable() });

/**
 * `course` are sentences of action and talk along the script that most likely tell its moments. `lead` is who the writer has set (`leadSet`), else who the details form names, else who leads by words and action. `settings` are buildings or areas with their share of the pages (0 to 1), most first.
 */
export const digest = z.object({
  lead: z.string().nullable(),
  leadSet: z.boolean(),
  settings: z.array(z.object({ name: z.string(), share: z.number() })),
  course: z.array(storyMoment),
  opening: end,
  ending: end,
});
export type Digest = z.infer<typeof digest>;
