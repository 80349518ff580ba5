/** What a script calls itself: its title page, what the writer's details form says, what the writer has said of it since. */
import * as z from 'zod';
import { budgetLevel } from './read/judgement-read.ts';

const printed = z.string().nullable();

/**
 * Each in one line, but `intent`. `setTitle` is the writer's correction, which beats the others; `said` is what no page of the script holds: its logline, the
 * level of money, the films set beside it, what it sets out to do. Fields of the title page, `setTitle` and those of `said` are null and fields of `details` empty where nothing is said.
 */
export const credits = z.object({
  title: printed,
  episode: printed,
  authors: z.array(z.string()),
  source: printed,
  draft: printed,
  setTitle: printed,
  said: z.object({
    logline: z.string().nullable(),
    budget: budgetLevel.nullable(),
    comparables: z.array(z.string()).nullable(),
    intent: z.string().nullable(),
  }),
  details: z.object({
    title: z.string(),
    scriptType: z.string(),
    director: z.string(),
    cast: z.string(),
    hero: z.string(),
    character: z.string(),
  }),
});
export type Credits = z.infer<typeof credits>;
