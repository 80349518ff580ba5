/** What the FRAME report opens with: a reader's number for each letter. */
import { frameParameter } from '../../story/ratings.ts';
import { ratingsReading, underRatings } from '../ratings/reading.ts';
import type { Report } from '../report.ts';
import { frameRatingsCard } from './card.ts';

export const frameRatingsReading: Pick<Report, 'reading' | 'underReading'> = {
  reading: (read, around) => ratingsReading(frameRatingsCard, 'FRAME', frameParameter.options, read, around),
  underReading: (entries, read, around) => underRatings(frameParameter.options, entries, read, around),
};
