/** Counts the graph's ratings: where each letter's measure lies among produced features, out of ten. */
import type { MeasureId, StoryMeasure } from '../../story/measure.ts';
import { caliberParameter, frameParameter, type Ratings, type RatingTable } from '../../story/ratings.ts';
import type { AnalysisInput } from '../analysis-input.ts';
import { countMeasures } from './count-measures.ts';
import { caliberParameters, frameParameters } from './parameters.ts';

export function countRatings(input: Pick<AnalysisInput, 'derived'>): Ratings {
  const taken = new Map(countMeasures(input).map((measure) => [measure.id, measure]));
  return {
    frame: rateAll(frameParameter.options, frameParameters, taken),
    caliber: rateAll(caliberParameter.options, caliberParameters, taken),
  };
}

function rateAll<Name extends string>(
  names: readonly Name[],
  parameters: Readonly<Partial<Record<Name, MeasureId>>>,
  taken: ReadonlyMap<MeasureId, StoryMeasure>,
): RatingTable<Name> {
  const table: RatingTable<Name> = { rated: [], unrated: [], uncounted: [] };
  for (const parameter of names) {
    const id = parameters[parameter];
    const measure = id && taken.get(id);
    if (id === undefined) table.uncounted.push(parameter);
    else if (measure === undefined) table.unrated.push(parameter);
    else table.rated.push({ parameter, score: outOfTen(measure), measure: id });
  }
  return table;
}

/** 7.2 of a value that lies above those of 72 of 100 features. */
const outOfTen = ({ percentile }: StoryMeasure): number => Math.round(percentile) / 10;
