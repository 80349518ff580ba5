/** A craft measure of the graph: a number counted in the script and where it lies on its scale. */
import * as z from 'zod';
import { cite } from './cite.ts';

export const measureId = z.enum([
  'scene-pace',
  'typical-pace',
  'place-change',
  'scene-lengths',
  'mode-change',
  'open-endings',
  'speech-length',
  'quick-talk',
  'dialogue-share',
  'speech-rhythm',
  'plain-talk',
  'questions',
  'explaining',
  'told-feelings',
  'pressure',
  'ties',
  'returning-objects',
  'echoed-lines',
  'returning-speakers',
  'theme-spread',
  'theme-held',
  'cast-at-end',
  'length',
  'timed-headings',
  'parentheticals',
  'camera',
  'paragraphs',
  'senses',
  'vocabulary',
  'exteriors',
  'adverbs',
  'lead-share',
  'top-three',
  'lead-partners',
  'lead-warmth',
  'late-heat',
]);
export type MeasureId = z.infer<typeof measureId>;

/**
 * `value` in the measure's own unit, `error` its standard error. `percentile` (1-99) and `score` with its range (1-10) are read off the scale: a
 * `norm` was counted over `sample` produced scripts, a `yardstick` is ours (`of` says for which kind of script); `low`, `middle` and `high` are
 * values on it. `direction` is what raises the score: more of it, less, or nearness to the middle. `counts` are the numbers behind the value by
 * name, `about` the ids or words it speaks of. `places` show what was counted, or its absence where the value lies below the middle.
 */
export const storyMeasure = z.object({
  id: measureId,
  value: z.number(),
  error: z.number(),
  percentile: z.number(),
  direction: z.enum(['more', 'less', 'typical']),
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
