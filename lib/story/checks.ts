/** Two things on paper that readers ask for: the fullest scene without talk, and where printed ages stand. */
import * as z from 'zod';
import { cite } from './cite.ts';

/**
 * - `silentScene`: the id of the scene without talk that has most words of action, null where there is none, with its first action.
 * - `generations`: the introductions of the youngest and the oldest whose age is printed; none where fewer than two have one.
 */
export const checks = z.object({
  silentScene: z.object({ fullest: z.string().nullable(), cites: z.array(cite) }),
  generations: z.object({ cites: z.array(cite) }),
});
export type Checks = z.infer<typeof checks>;
