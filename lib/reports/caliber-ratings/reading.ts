/** What the CALIBER report opens with: a reader's number for each letter. */
import { caliberParameter } from '../../story/ratings.ts';
import { ratingsReading, underRatings } from '../ratings/reading.ts';
import type { Report } from '../report.ts';
import { caliberRatingsCard } from './card.ts';

export const caliberRatingsReading: Pick<Report, 'reading' | 'underReading'> = {
  reading: (read, around) => ratingsReading(caliberRatingsCard, 'CALIBER', caliberParameter.options, read, around),
  underReading: (entries, read, around) => underRatings(caliberParameter.options, entries, read, around),
};
