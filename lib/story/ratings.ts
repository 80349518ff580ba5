/** FRAME and CALIBER: the score of each letter that something counted stands for, and the measure that it was counted by. */
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

/**
 * `score` is the place of the parameter's `measure` among produced features in tenths of ten: 7.2 where 72 of 100 have less. A parameter that too little could be measured of stands in
 * `unrated`; what nothing counted stands for, in `uncounted`.
 */
const tableOf = <Name extends string>(parameter: z.ZodType<Name>) =>
  z.object({
    rated: z.array(z.object({ parameter, score: z.number().min(0).max(10), measure: measureId })),
    unrated: z.array(parameter),
    uncounted: z.array(parameter),
  });

export const ratings = z.object({ frame: tableOf(frameParameter), caliber: tableOf(caliberParameter) });
export type Ratings = z.infer<typeof ratings>;

/** One of the two tables, whatever its parameters are called. */
export type RatingTable<Name extends string = string> = z.infer<ReturnType<typeof tableOf<Name>>>;
