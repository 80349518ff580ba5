/** What readers found of each flaw rule's hits on produced features: how many were judged, how many are so. Numbers and film titles, no text. */
import * as z from 'zod';
import judged from './flaw-rules.json' with { type: 'json' };

/** `wrongIn`: the films in which it was not so, one entry a hit. A rule with fewer than `fewestJudged` hits in all `texts` has all of them judged. */
const judgedRules = z.strictObject({
  what: z.string(),
  judgedOn: z.iso.date(),
  texts: z.number().int().positive(),
  rules: z.record(
    z.string(),
    z.strictObject({
      judged: z.number().int().nonnegative(),
      true: z.number().int().nonnegative(),
      wrongIn: z.array(z.string().min(1)),
    }),
  ),
});

/** Hits of a rule that say something about it. */
export const fewestJudged = 10;
/** Of the hits judged, the least share that must be so for a rule to stay. */
export const leastTrue = 0.8;

export const { what, judgedOn, texts, rules } = judgedRules.parse(judged);
