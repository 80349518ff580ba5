/** The lead, and how the script goes, opens and ends in its own words. */
import * as z from 'zod';
import { cite } from './cite.ts';
import { storyLine } from './line.ts';
import { storyMoment } from './shape/moment.ts';

/** An image is the first paragraph of action from FADE IN on, or the last in the last scene, by its first sentences; `words` are the first or last speech of all, null where two speak at once. */
const end = z.object({ image: cite.nullable(), words: storyLine.nullable() });

/**
 * `course` are sentences of action and talk that most likely tell its moments, in page order: of each of its sequences one or more, with where leading people come in, or, where it has none, some along the script. `lead` is who the writer has set (`leadSet`), else who the details form names, else who leads by words and action.
 */
export const digest = z.object({
  lead: z.string().nullable(),
  leadSet: z.boolean(),
  course: z.array(storyMoment),
  opening: end,
  ending: end,
});
export type Digest = z.infer<typeof digest>;
