/** What a redirect to /login carries: the way back, and the plan that was being chosen. Refuses addresses of other sites. */
import * as z from 'zod';

const wayBack = z.object({
  // '//host' and '/\host' would leave the site.
  from: z.string().regex(/^\/(?![/\\])/),
  selectedPlan: z.number().optional(),
});
export type WayBack = z.infer<typeof wayBack>;

/** Reads a navigation state, which anything may have put there. */
export const readWayBack = (state: unknown): WayBack | null => {
  const parsed = wayBack.safeParse(state);
  return parsed.success ? parsed.data : null;
};
