/** A place of the script that tells of its course. */
import * as z from 'zod';
import { cite } from '../cite.ts';

/**
 * `tells` is a sentence that most likely tells a moment of the story: `speakers` are ids of those who say it, none of action, `to` who is spoken to where that is sure. `enters` is where the action first shows a
 * leading character, the one of `speakers`. `sure`: by its form it tells an event of the story. What was stored before there were kinds tells.
 */
export const storyMoment = z.object({
  kind: z.enum(['tells', 'enters']).default('tells'),
  speakers: z.array(z.string()),
  to: z.string().nullable().default(null),
  sure: z.boolean().default(false),
  cite,
});
export type StoryMoment = z.infer<typeof storyMoment>;
