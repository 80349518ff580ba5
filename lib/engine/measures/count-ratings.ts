/** Counts the graph's ratings: the mean of each parameter's measures, with its range. */
import type { MeasureId, StoryMeasure } from '../../story/measure.ts';
import {
  caliberParameter,
  frameParameter,
  type Ratings,
  type RatingTable,
  type StoryRating,
} from '../../story/ratings.ts';
import type { AnalysisInput } from '../analysis-input.ts';
import { mean } from '../text/statistics.ts';
import { countMeasures } from './count-measures.ts';
import { caliberParameters, frameParameters } from './parameters.ts';

/** Measures that a rating takes; with fewer it is left out. */
const fewestMeasures = 2;

export function countRatings(input: Pick<AnalysisInput, 'derived'>): Ratings {
  const taken = new Map(countMeasures(input).map((measure) => [measure.id, measure]));
  return {
    frame: rateAll(frameParameter.options, frameParameters, taken),
    caliber: rateAll(caliberParameter.options, caliberParameters, taken),
  };
}

function rateAll<Name extends string>(
  names: readonly Name[],
  parameters: Readonly<Record<Name, readonly MeasureId[]>>,
  taken: ReadonlyMap<MeasureId, StoryMeasure>,
): RatingTable<Name> {
  const table: RatingTable<Name> = { rated: [], unrated: [] };
  for (const parameter of names) {
    const own = parameters[parameter].flatMap((id) => taken.get(id) ?? []);
    if (own.length < fewestMeasures) table.unrated.push(parameter);
    else table.rated.push({ parameter, ...rate(own) });
  }
  return table;
}

function rate(own: readonly StoryMeasure[]): StoryRating {
  const score = tenth(mean(own.map((one) => one.score)));
  return {
    score,
    low: Math.min(score, tenth(mean(own.map(({ scoreLow }) => scoreLow)))),
    high: Math.max(score, tenth(mean(own.map(({ scoreHigh }) => scoreHigh)))),
    measures: own.map(({ id }) => id),
  };
}

const tenth = (value: number): number => Number(value.toFixed(1));
