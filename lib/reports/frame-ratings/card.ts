/** Card of question 1: the FRAME ratings, with the schema of its findings. Browser-safe. */
import * as z from 'zod';
import { frameParameter } from '../../story/ratings.ts';
import type { Card } from '../card.ts';
import { ratingFinding, ratingNotes } from '../ratings/schema.ts';

export const frameRatingsCard: Card = {
  number: 1,
  id: 'frame-ratings',
  title: 'FRAME Ratings',
  prompts: ['⭐ FRAME CALIBER · FRAME Ratings'],
  plan: 'basic',
  dependsOnDetails: 'format',
  corrections: ['format'],
  view: {
    slug: 'frame-caliber-ratings',
    label: 'Frame Caliber Ratings',
    group: 'menu',
    empty: 'No ratings data available',
    subItems: [],
  },
  ratings: frameParameter.options,
};

export { figuresId } from '../figure-rows.ts';

/** A parameter is missing when the script is too small for it; `notes.unrated` names it then. */
export const frameRatingsFindings = z.object({
  FRAME: z.partialRecord(frameParameter, ratingFinding),
  notes: ratingNotes,
});
export type FrameRatingsFindings = z.infer<typeof frameRatingsFindings>;
