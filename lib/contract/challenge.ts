/** 'Challenge this note': a finding of a report checked again against the script. */
import * as z from 'zod';
import { evidence } from './evidence.ts';

/** `finding` is the finding's id, as its report's block holds it. */
export const challengeInput = z.object({ finding: z.string().trim().min(1).max(200) });

/** A quote looked up again: `found` says whether it stands there word for word; `before` and `after` are the script's own text around it. */
const placeAgain = evidence.extend({ found: z.boolean(), before: z.string().nullable(), after: z.string().nullable() });

/**
 * 'shown': no model has judged it, the evidence is shown again in its place. The others are a model's judgement, whose name is in `by`:
 * it stands, it stands otherwise (`message` says how), or it does not stand.
 */
export const challengeOutput = z.object({
  finding: z.string(),
  outcome: z.enum(['shown', 'confirmed', 'amended', 'withdrawn']),
  by: z.string().nullable(),
  message: z.string(),
  evidence: z.array(placeAgain),
});
export type ChallengeOutcome = z.infer<typeof challengeOutput>;
