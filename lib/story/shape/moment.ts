/** A sentence of the script that most likely tells a moment of its story. */
import * as z from 'zod';
import { cite } from '../cite.ts';

/** `speakers` are ids of those who say it, none of action. */
export const storyMoment = z.object({ speakers: z.array(z.string()), cite });
export type StoryMoment = z.infer<typeof storyMoment>;
