/** Question 1: FRAME ratings. */
import { frameParameter } from '../../story/ratings.ts';
import { ratingsEntries } from '../ratings/blocks.ts';
import { type RatingsPart, ratingsParts, ratingsView } from '../ratings/view.ts';
import type { Report } from '../report.ts';
import { type FrameRatingsFindings, frameRatingsCard, frameRatingsFindings } from './card.ts';
import { frameRatingsReading } from './reading.ts';

export const frameRatings: Report<RatingsPart, FrameRatingsFindings> = {
  card: frameRatingsCard,
  parts: ratingsParts,
  data: frameRatingsFindings,
  view: (story) => {
    const { ratings: FRAME, notes } = ratingsView('frame', story);
    return { FRAME, notes };
  },
  entries: ({ FRAME, notes }) => ratingsEntries(frameRatingsCard, 'FRAME', frameParameter.options, FRAME, notes),
  ...frameRatingsReading,
};
