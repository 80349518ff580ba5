/** Card of question 2: the CALIBER ratings, with the schema of its findings. Browser-safe. */
import * as z from 'zod';
import { caliberParameter } from '../../story/ratings.ts';
import type { Card } from '../card.ts';
import { frameRatingsCard } from '../frame-ratings/card.ts';
import { ratingFinding, ratingNotes } from '../ratings/schema.ts';

export const caliberRatingsCard: Card = {
  number: 2,
  id: 'caliber-ratings',
  title: 'CALIBER Ratings',
  prompts: ['🎯 FRAME CALIBER · CALIBER Ratings'],
  plan: 'basic',
  dependsOnDetails: 'format',
  corrections: ['format', 'protagonist'],
  view: frameRatingsCard.view,
  ratings: caliberParameter.options,
};

/** A parameter is missing when the script is too small for it; `notes.unrated` names it then. */
export const caliberRatingsFindings = z.object({
  CALIBER: z.partialRecord(caliberParameter, ratingFinding),
  notes: ratingNotes,
});
export type CaliberRatingsFindings = z.infer<typeof caliberRatingsFindings>;
