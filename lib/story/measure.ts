/** A craft measure of the graph: a number counted in the script and where it lies on its scale. */
import * as z from 'zod';
import { cite } from './cite.ts';

export const measureId = z.enum([
  'changes',
  'recalled',
  'senses',
  'scene-pace',
  'place-change',
  'open-endings',
  'questions',
  'returning-objects',
  'timed-headings',
  'parentheticals',
  'paragraphs',
]);
export type MeasureId = z.infer<typeof measureId>;

/**
 * `value` in the measure's own unit, `error` its standard error. `percentile` (1-99) and `score` with its range (1-10) are read off the scale: a
 * `norm` was counted over `sample` produced scripts, a `yardstick` is ours (`of` says for which kind of script); `low`, `middle` and `high` are
 * values on it. `direction` is what raises the score: more of it or less. `counts` are the numbers behind the value by
 * name, `about` the ids or words it speaks of. `places` show what was counted, or its absence where the value lies below the middle.
 */
export const storyMeasure = z.object({
  id: measureId,
  value: z.number(),
  error: z.number(),
  percentile: z.number(),
  direction: z.enum(['more', 'less']),
  score: z.number(),
  scoreLow: z.number(),
  scoreHigh: z.number(),
  scale: z.object({
    kind: z.enum(['norm', 'yardstick']),
    of: z.string().nullable(),
    sample: z.number().int().nullable(),
    low: z.number(),
    middle: z.number(),
    high: z.number(),
  }),
  counts: z.record(z.string(), z.number()),
  about: z.array(z.string()),
  places: z.array(cite),
});
export type StoryMeasure = z.infer<typeof storyMeasure>;
