/** A line of talk that a fact stands on: who says it, and where. */
import * as z from 'zod';
import { cite } from './cite.ts';

/** `speakers` are ids of characters, two or more under a shared cue. */
export const storyLine = z.object({ speakers: z.array(z.string()), cite });
export type StoryLine = z.infer<typeof storyLine>;

/** A line and the one that follows it. */
export const storyExchange = z.tuple([storyLine, storyLine]);
export type StoryExchange = z.infer<typeof storyExchange>;
