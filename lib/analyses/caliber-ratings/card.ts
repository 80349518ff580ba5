/** Card of question 2: the CALIBER ratings, with the schema of its findings. Browser-safe. */
import * as z from 'zod';
import { ratingFinding, ratingNotes } from '../measures/rating-schema.ts';
import type { Card } from '../question.ts';

export const caliberRatingsCard: Card = {
  number: 2,
  id: 'caliber-ratings',
  title: 'CALIBER Ratings',
  prompts: ['🎯 FRAME CALIBER · CALIBER Ratings'],
  plan: 'basic',
  dependsOnDetails: 'format',
};

/** A parameter is missing when the script is too small for it; `notes.unrated` names it then. */
export const caliberRatingsFindings = z.object({
  CALIBER: z.object({
    Credibility: ratingFinding.optional(),
    Aesthetics: ratingFinding.optional(),
    Likability: ratingFinding.optional(),
    Impact: ratingFinding.optional(),
    Believability: ratingFinding.optional(),
    Enjoyment: ratingFinding.optional(),
    Relatability: ratingFinding.optional(),
  }),
  notes: ratingNotes,
});
export type CaliberRatingsFindings = z.infer<typeof caliberRatingsFindings>;
export type CaliberParameterName = keyof CaliberRatingsFindings['CALIBER'];
