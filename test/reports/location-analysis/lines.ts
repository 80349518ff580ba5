/** The location analysis of the script in places.ts, laid out. */
import { locationAnalysisEntries } from '../../../lib/reports/location-analysis/blocks.ts';
import { locationAnalysisView } from '../../../lib/reports/location-analysis/view.ts';
import { laidOut } from '../laid-out.ts';
import { type LocationStory, storyIn } from './places.ts';

export const blocksOf = (over: Partial<LocationStory> = {}) =>
  locationAnalysisEntries(locationAnalysisView(storyIn(over)))[0]?.blocks ?? [];

export const linesOf = (over: Partial<LocationStory> = {}) => laidOut(blocksOf(over));
