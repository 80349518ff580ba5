/** FRAME and CALIBER: each letter's score with its range, and the measures that it was counted from. */
import * as z from 'zod';
import { measureId } from './measure.ts';

export const frameParameter = z.enum(['Flux', 'Recall', 'Audience Appeal', 'Message', 'Engagement']);
export type FrameParameter = z.infer<typeof frameParameter>;

export const caliberParameter = z.enum([
  'Credibility',
  'Aesthetics',
  'Likability',
  'Impact',
  'Believability',
  'Enjoyment',
  'Relatability',
]);
export type CaliberParameter = z.infer<typeof caliberParameter>;

const score = z.number().min(1).max(10);

/**
 * Scores in tenths, `score` the mean of its measures' scores, `low` and `high` that of their ends. `measures` are ids in the part `measures`, in the
 * parameter's own order. A parameter that too little could be measured of stands in `unrated`.
 */
const tableOf = <Name extends string>(parameter: z.ZodType<Name>) =>
  z.object({
    rated: z.array(z.object({ parameter, score, low: score, high: score, measures: z.array(measureId) })),
    unrated: z.array(parameter),
  });

export const ratings = z.object({ frame: tableOf(frameParameter), caliber: tableOf(caliberParameter) });
export type Ratings = z.infer<typeof ratings>;

/** One of the two tables, whatever its parameters are called. */
export type RatingTable<Name extends string = string> = z.infer<ReturnType<typeof tableOf<Name>>>;
export type StoryRating = Omit<RatingTable['rated'][number], 'parameter'>;
