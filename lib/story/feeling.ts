/** The rise and fall of feeling along a script, by two word lists that share no word. */
import * as z from 'zod';

export const arcName = z.enum([
  'rise',
  'fall',
  'fall and rise',
  'rise and fall',
  'rise, fall and rise',
  'fall, rise and fall',
]);
export type ArcName = z.infer<typeof arcName>;

/**
 * `list`: what people feel and call things, or what happens. `hits` are words of the list, `strength` is the curve's amplitude as a multiple of the
 * same passages in random order, `shape` the arc it comes nearest to.
 */
const feelingCurve = z.object({
  list: z.enum(['feeling', 'event']),
  hits: z.number().int(),
  strength: z.number(),
  shape: arcName,
});
export type StoryFeelingCurve = z.infer<typeof feelingCurve>;

/**
 * `points` are the mean of both curves over pages, in standard deviations from the script's own middle. `agreement` is Pearson's r of the two; `arc` is null
 * unless both are strong, alike and of one shape. Null in a script too short for a curve.
 */
export const feeling = z
  .object({
    curves: z.tuple([feelingCurve, feelingCurve]),
    points: z.array(z.object({ x: z.number(), y: z.number() })),
    agreement: z.number(),
    arc: arcName.nullable(),
  })
  .nullable();
export type Feeling = z.infer<typeof feeling>;
