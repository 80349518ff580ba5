/** What a reader found of the stretches, lines and things that counting tells of produced features: how many were judged, how many are so. Numbers and film titles, no text. */
import * as z from 'zod';
import judged from './return-rules.json' with { type: 'json' };

const returnRules = z.strictObject({
  what: z.string(),
  judgedOn: z.iso.date(),
  rules: z.record(
    z.string(),
    z.strictObject({
      judged: z.number().int().nonnegative(),
      true: z.number().int().nonnegative(),
      wrongIn: z.array(z.string().min(1)),
    }),
  ),
});

export const { what, judgedOn, rules } = returnRules.parse(judged);
