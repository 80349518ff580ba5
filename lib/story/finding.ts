/** A finding: one point for or against the script, told once, with the facts that it stands on. */
import * as z from 'zod';

/** What a finding was made by: a flaw rule, a craft measure far from the middle of its scale, or a pattern. */
export const findingSource = z.enum(['flaw', 'measure', 'pattern']);
export type FindingSource = z.infer<typeof findingSource>;

/** How much work it is to mend: 'slip' minutes, 'line' an hour, 'scene' a scene's rewrite, 'story' a decision about the whole. By our own judgment. */
export const effort = z.enum(['slip', 'line', 'scene', 'story']);
export type Effort = z.infer<typeof effort>;

/**
 * `id` is the same for the same point in every draft. `rule` is the id of what found it among its `source`; the rule knows the shape of `facts` (ids,
 * numbers, places, words of the script). Of two findings on one `topic` a list tells one. `weight` (0 to 1) ranks them; `effort` is null where nothing is to
 * be mended or nobody has judged it. `baseRate`: in how many of 100 produced scripts the rule finds something, null where nobody has counted.
 * `reports` are the numbers of the reports it belongs to, its home first.
 */
export const finding = z.object({
  id: z.string(),
  kind: z.enum(['strength', 'weakness']),
  source: findingSource,
  rule: z.string(),
  topic: z.string(),
  facts: z.record(z.string(), z.unknown()),
  weight: z.number(),
  effort: effort.nullable(),
  baseRate: z.number().int().nullable(),
  reports: z.array(z.number().int().positive()).min(1),
});
export type Finding = z.infer<typeof finding>;
