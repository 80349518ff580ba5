/** Which passage stands beside each rating: one that shows what raised it most, or else what lowered it, and none stands twice in the two tables. */
import type { Cite } from '../../story/cite.ts';
import type { StoryMeasure } from '../../story/measure.ts';
import type { CaliberParameter, FrameParameter, Ratings } from '../../story/ratings.ts';
import type { Story } from '../../story/story-graph.ts';
import { measureFinder } from '../story-lookup.ts';
import { reasonsOf } from './reasons.ts';

/** The first place of a measure is quoted where it is a strength or a weakness. */
const placesInTurn = ({ places: [first, ...rest] }: StoryMeasure): Cite[] => [...rest, ...(first ? [first] : [])];
const keyOf = ({ page, quote }: Cite): string => `${page} ${quote}`;

/** By parameter, those of FRAME before those of CALIBER. A rating all of whose places stand elsewhere has none. */
export function ratingPlaces(
  { frame, caliber }: Ratings,
  story: Pick<Story, 'measures'>,
): ReadonlyMap<FrameParameter | CaliberParameter, Cite> {
  const measureOf = measureFinder(story);
  const taken = new Set<string>();
  const chosen = new Map<FrameParameter | CaliberParameter, Cite>();
  for (const { parameter, measures } of [...frame.rated, ...caliber.rated]) {
    const { raised, lowered } = reasonsOf(measures.map(measureOf));
    const place = [raised, lowered]
      .flatMap((measure) => (measure ? placesInTurn(measure) : []))
      .find((one) => !taken.has(keyOf(one)));
    if (!place) continue;
    taken.add(keyOf(place));
    chosen.set(parameter, place);
  }
  return chosen;
}
