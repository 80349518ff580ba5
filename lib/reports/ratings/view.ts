/** Questions 1 and 2 as views of the story graph: one table of the letters that something counted stands for. */

import { evidenceOf } from '../../story/cite.ts';
import type { CaliberParameter, FrameParameter, Ratings, RatingTable } from '../../story/ratings.ts';
import type { Story } from '../../story/story-graph.ts';
import { measuredAgainst } from '../format-words.ts';
import { measureFinder, nameFinder } from '../story-lookup.ts';
import type { RatingFinding, RatingNotes } from './schema.ts';
import { toldParts, toldRating } from './told-ratings.ts';
import * as words from './words.ts';

export const ratingsParts = [...toldParts, 'measures', 'ratings'] as const;
export type RatingsPart = (typeof ratingsParts)[number];

/** Of one `table` by parameter, in its order; what has no score is named in the notes instead. */
export function ratingsView(
  table: keyof Ratings,
  story: Pick<Story, RatingsPart>,
): { ratings: Record<string, RatingFinding>; notes: RatingNotes } {
  const { source } = story;
  const { rated, unrated, uncounted }: RatingTable<FrameParameter | CaliberParameter> = story.ratings[table];
  const measureOf = measureFinder(story);
  const nameOf = nameFinder(story);
  const findings = rated.map(({ parameter, score, measure: id }) => {
    const measure = measureOf(id);
    const { description, places } = toldRating(measure, { source, nameOf });
    const finding: RatingFinding = {
      rating: words.outOfTen(score),
      score,
      low: score,
      high: score,
      description,
      places: places.map(evidenceOf),
      figures: [],
      measures: [{ id, value: rounded(measure.value, 4), percentile: rounded(measure.percentile, 0) }],
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
      uncounted,
      samples: rated.map(({ parameter, score, measure }) => ({
        name: parameter,
        score,
        features: measureOf(measure).scale.sample ?? 0,
      })),
    },
  };
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));
