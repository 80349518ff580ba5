/** Question 2: CALIBER ratings. */
import { caliberParameter } from '../../story/ratings.ts';
import { ratingsEntries } from '../ratings/blocks.ts';
import { type RatingsPart, ratingsParts, ratingsView } from '../ratings/view.ts';
import type { Report } from '../report.ts';
import { type CaliberRatingsFindings, caliberRatingsCard, caliberRatingsFindings } from './card.ts';
import { caliberRatingsReading } from './reading.ts';

export const caliberRatings: Report<RatingsPart, CaliberRatingsFindings> = {
  card: caliberRatingsCard,
  parts: ratingsParts,
  data: caliberRatingsFindings,
  view: (story) => {
    const { ratings: CALIBER, notes } = ratingsView('caliber', story);
    return { CALIBER, notes };
  },
  entries: ({ CALIBER, notes }) =>
    ratingsEntries(caliberRatingsCard, 'CALIBER', caliberParameter.options, CALIBER, notes),
  ...caliberRatingsReading,
};
