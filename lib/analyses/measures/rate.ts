/** Puts measures together into a rating of one named parameter. Refuses to rate what could not be measured. */
import type { Evidence } from '../../contract/blocks.ts';
import type { Derived } from '../derived/derive.ts';
import { mean } from '../derived/statistics.ts';
import { describe, type MeasureDefinition, type Measured, measure } from './measure.ts';
import type { RatingFinding } from './rating-schema.ts';

/** `short` is the letter of the acronym, `asks` what the parameter looks at, `measures` what it is counted from, in equal parts. */
export interface Parameter<Name extends string = string> {
  readonly name: Name;
  readonly short: string;
  readonly asks: string;
  readonly measures: readonly MeasureDefinition[];
}

/** The rating, or null when fewer than two measures (or the only one) could be taken. */
export function rate(parameter: Parameter, derived: Derived): RatingFinding | null {
  const taken = parameter.measures.flatMap((definition) => measure(definition, derived) ?? []);
  if (taken.length < Math.min(2, parameter.measures.length)) return null;
  const score = tenth(mean(taken.map((one) => one.score)));
  return {
    rating: `${Math.round(score)}/10`,
    score,
    low: Math.min(score, tenth(mean(taken.map((one) => one.low)))),
    high: Math.max(score, tenth(mean(taken.map((one) => one.high)))),
    description: [parameter.asks, ...taken.map(describe)].join(' '),
    places: threePlaces(taken),
    measures: taken.map((one) => ({
      id: one.definition.id,
      name: one.definition.name,
      value: round(one.value, 4),
      scale: one.definition.scale.kind,
      percentile: round(one.percentile, 1),
      score: tenth(one.score),
      low: tenth(one.low),
      high: tenth(one.high),
    })),
  };
}

/** One place of each measure in turn until there are three, in reading order, no place twice. */
function threePlaces(taken: readonly Measured[]): Evidence[] {
  const chosen = new Map<string, Evidence>();
  for (let turn = 0; turn < 3; turn += 1) {
    for (const { places } of taken) {
      const place = places[turn];
      if (place && chosen.size < 3) chosen.set(`${place.page}:${place.line}`, place);
    }
  }
  return [...chosen.values()].sort((a, b) => a.page - b.page || a.line - b.line);
}

const round = (value: number, digits: number): number => Number(value.toFixed(digits));
const tenth = (value: number): number => round(value, 1);
