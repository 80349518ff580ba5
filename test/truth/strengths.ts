/** What a reader found of the counted strengths of produced scripts: hits judged and true, by rule. Numbers, no text. */
import * as z from 'zod';
import judged from './strengths.json' with { type: 'json' };

const count = z.number().int().nonnegative();
const judgedStrengths = z.strictObject({
  what: z.string(),
  judgedOn: z.iso.date(),
  scripts: count,
  rules: z.record(z.string(), z.strictObject({ judged: count, true: count })),
});

export const { scripts: strengthScripts, rules: strengths } = judgedStrengths.parse(judged);
