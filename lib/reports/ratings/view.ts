/** Questions 1 and 2 as views of the story graph: one table of ratings with the measures under each. */

import { evidenceOf } from '../../story/cite.ts';
import type { StoryMeasure } from '../../story/measure.ts';
import type { CaliberParameter, FrameParameter, Ratings, RatingTable } from '../../story/ratings.ts';
import type { Story } from '../../story/story-graph.ts';
import { figureOf } from '../figures-table.ts';
import { measuredAgainst } from '../format-words.ts';
import { measureFinder, nameFinder } from '../story-lookup.ts';
import { ownFacts, ownFactsParts } from './own-facts.ts';
import { ratingPlaces } from './rating-places.ts';
import { reasonsOf } from './reasons.ts';
import type { RatingFinding, RatingNotes } from './schema.ts';
import * as words from './words.ts';

export const ratingsParts = [...ownFactsParts, 'measures', 'ratings'] as const;
export type RatingsPart = (typeof ratingsParts)[number];

/** Of one `table` by parameter, in its order; one that could not be rated is named in the notes instead. */
export function ratingsView(
  table: keyof Ratings,
  story: Pick<Story, RatingsPart>,
): { ratings: Record<string, RatingFinding>; notes: RatingNotes } {
  const { source } = story;
  const { rated, unrated }: RatingTable<FrameParameter | CaliberParameter> = story.ratings[table];
  const placeOf = ratingPlaces(story.ratings, story);
  const measureOf = measureFinder(story);
  const nameOf = nameFinder(story);
  const findings = rated.map(({ parameter, score, low, high, measures }) => {
    const own = measures.map(measureOf);
    const reasons = reasonsOf(own);
    const told = [reasons.raised, reasons.lowered].filter((measure) => measure !== null);
    const place = placeOf.get(parameter);
    const finding: RatingFinding = {
      rating: words.outOfTen(score),
      score,
      low,
      high,
      description: words.description(reasons, { nameOf, scenes: story.scenes.length }, ownFacts(parameter, story)),
      places: place ? [evidenceOf(place)] : [],
      figures: told.map((measure) => figureOf(parameter, measure, nameOf)),
      measures: own.map(findingOf),
    };
    return [parameter, finding] as const;
  });
  return {
    ratings: Object.fromEntries(findings),
    notes: {
      basis: 'counted',
      against: measuredAgainst(source),
      english: source.english,
      pages: rounded(source.pages, 1),
      unrated,
    },
  };
}

const findingOf = (measure: StoryMeasure): RatingFinding['measures'][number] => ({
  id: measure.id,
  value: rounded(measure.value, 4),
  percentile: rounded(measure.percentile, 0),
});

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));
