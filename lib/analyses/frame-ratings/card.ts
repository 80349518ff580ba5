/** Card of question 1: the FRAME ratings, with the schema of its findings. Browser-safe. */
import * as z from 'zod';
import { ratingFinding, ratingNotes } from '../measures/rating-schema.ts';
import type { Card } from '../question.ts';

export const frameRatingsCard: Card = {
  number: 1,
  id: 'frame-ratings',
  title: 'FRAME Ratings',
  prompts: ['⭐ FRAME CALIBER · FRAME Ratings'],
  plan: 'basic',
  dependsOnDetails: 'format',
};

/** A parameter is missing when the script is too small for it; `notes.unrated` names it then. */
export const frameRatingsFindings = z.object({
  FRAME: z.object({
    Flux: ratingFinding.optional(),
    Recall: ratingFinding.optional(),
    'Audience Appeal': ratingFinding.optional(),
    Message: ratingFinding.optional(),
    Engagement: ratingFinding.optional(),
  }),
  notes: ratingNotes,
});
export type FrameRatingsFindings = z.infer<typeof frameRatingsFindings>;
export type FrameParameterName = keyof FrameRatingsFindings['FRAME'];
