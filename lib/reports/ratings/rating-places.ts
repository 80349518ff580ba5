/** Which passage stands beside each rating: one that shows what raised it most, or else what lowered it, and none stands twice in the two tables. */
import type { Cite } from '../../story/cite.ts';
import type { MeasureId, StoryMeasure } from '../../story/measure.ts';
import type { CaliberParameter, FrameParameter, Ratings } from '../../story/ratings.ts';
import type { Story } from '../../story/story-graph.ts';
import { measureFinder } from '../story-lookup.ts';
import { reasonsOf } from './reasons.ts';

/**
 * At which end of its scale a measure can be shown by one quote. That scenes are of usual length, that voices are alike or that somebody has company is not seen in a line, nor is what is missing: of
 * 34 such quotes of six produced scripts one bore its sentence, of 34 of those listed here 30.
 */
const shownAt: Partial<Record<MeasureId, readonly ('high' | 'low')[]>> = {
  'timed-headings': ['high', 'low'],
  'open-endings': ['high', 'low'],
  'plain-talk': ['high', 'low'],
  'quick-talk': ['high', 'low'],
  senses: ['high', 'low'],
  adverbs: ['high', 'low'],
  questions: ['high'],
  pressure: ['high'],
  ties: ['high'],
  explaining: ['high'],
  'told-feelings': ['high'],
  'echoed-lines': ['high'],
  'theme-spread': ['high'],
  'returning-objects': ['high'],
  'late-heat': ['high'],
  'cast-at-end': ['high'],
  parentheticals: ['high'],
  camera: ['high'],
  paragraphs: ['low'],
};
const middle = 50;
const isShown = ({ id, percentile }: StoryMeasure): boolean =>
  shownAt[id]?.includes(percentile < middle ? 'low' : 'high') ?? false;

/** The first place of a measure is quoted where it is a strength or a weakness. */
const placesInTurn = ({ places: [first, ...rest] }: StoryMeasure): Cite[] => [...rest, ...(first ? [first] : [])];
const keyOf = ({ page, quote }: Cite): string => `${page} ${quote}`;

/** By parameter, those of FRAME before those of CALIBER. A rating whose reasons no quote can show, or all of whose places stand elsewhere, has none. */
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
      .flatMap((measure) => (measure && isShown(measure) ? placesInTurn(measure) : []))
      .find((one) => !taken.has(keyOf(one)));
    if (!place) continue;
    taken.add(keyOf(place));
    chosen.set(parameter, place);
  }
  return chosen;
}
