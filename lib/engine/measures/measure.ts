/** What a craft measure is, and how it is taken: a number counted in this script, set against a scale. It says nothing of quality. */
import type { Cite } from '../../story/cite.ts';
import type { MeasureId, StoryMeasure } from '../../story/measure.ts';
import type { Derived } from '../derive.ts';
import { type Direction, middleOf, percentileOn, type Scale, scoreWithRange } from '../norms/scale.ts';
import type { Passage } from '../text/passages.ts';
import { quoteOf, spread } from '../text/quote.ts';

/** Rates of words are counted in so many. */
export const thousand = 1000;

/** Places shown of a measure. */
export const mostPlaces = 3;

/**
 * `error` is the standard error of `value`; `counts` and `about` as in the graph's measure. `places` show what is counted;
 * `lowPlaces`, where given, show its absence and serve a value below the middle.
 */
export interface MeasureCount {
  readonly value: number;
  readonly error: number;
  readonly counts?: Readonly<Record<string, number>>;
  readonly about?: readonly string[];
  readonly places: readonly Cite[];
  readonly lowPlaces?: readonly Cite[];
}

/** `english` marks a measure that reads English words. `count` answers null when the script is too small to count. */
export interface MeasureDefinition {
  readonly id: MeasureId;
  readonly direction: Direction;
  readonly scale: Scale;
  readonly english?: true;
  /** Takes the place of `scale` where the script is a half hour. */
  readonly halfHour?: Scale;
  count(derived: Derived): MeasureCount | null;
}

/** Range added where the scale fits loosely, in score points: a yardstick is no norm, and norms were counted on features. */
const yardstickSlack = 0.5;
const shortSlack = 0.5;

/** Below this percentile a measure shows what is missing, where it can. */
const middle = 50;

/** Takes one measure, or null when this script is too small for it or not in a language it reads. The scale's `low` and `high` are its first and last point. */
export function countMeasure(definition: MeasureDefinition, derived: Derived): StoryMeasure | null {
  const { id, direction, english, halfHour } = definition;
  const scale = halfHour && derived.format.format === 'half-hour' ? halfHour : definition.scale;
  const counted = english && !derived.english ? null : definition.count(derived);
  if (!counted) return null;
  const { value, error, counts = {}, about = [], places, lowPlaces = [] } = counted;
  const slack = (scale.kind === 'yardstick' ? yardstickSlack : 0) + (derived.short ? shortSlack : 0);
  const percentile = percentileOn(scale, value);
  const { score, low, high } = scoreWithRange(scale, direction, value, error, slack);
  return {
    id,
    value,
    error,
    percentile,
    direction,
    score,
    scoreLow: low,
    scoreHigh: high,
    scale: {
      kind: scale.kind,
      of: scale.of ?? null,
      sample: scale.sample,
      low: scale.points[0]?.value ?? 0,
      middle: middleOf(scale),
      high: scale.points.at(-1)?.value ?? 0,
    },
    counts,
    about: [...about],
    places: [...(percentile < middle && lowPlaces.length > 0 ? lowPlaces : places)],
  };
}

/** Up to `mostPlaces` of the passages, spread over the script. */
export const placesOf = (passages: readonly Passage[]): Cite[] => spread(passages, mostPlaces).map(quoteOf);
