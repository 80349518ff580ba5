/** What a craft measure is: a number counted in this script, set against a scale. Refuses to stand for quality. */
import type { Evidence } from '../../contract/blocks.ts';
import type { Derived } from '../derived/derive.ts';
import type { Passage } from '../derived/passages.ts';
import { quoteOf, spread } from '../derived/quote.ts';
import { type Direction, middleOf, percentileOn, type Scale, scoreWithRange } from '../norms/scale.ts';
import { capitalised, decimal, pagesOf, percent } from '../wording.ts';

/**
 * `error` is the standard error of `value`; `shown` reads as the subject of a sentence ('1.2 scenes a page'). `places` (three at most)
 * show what the measure counts; `lowPlaces`, where given, show its absence and serve a value below the middle.
 */
export interface Reading {
  readonly value: number;
  readonly error: number;
  readonly shown: string;
  readonly places: readonly Evidence[];
  readonly lowPlaces?: readonly Evidence[];
}

/** `english` marks a measure that reads English words. `unit` says how values on the scale are printed. `read` answers null when the script is too small to count. */
export interface MeasureDefinition {
  readonly id: string;
  readonly name: string;
  readonly direction: Direction;
  readonly scale: Scale;
  readonly unit: 'share' | 'number';
  readonly english?: true;
  /** Takes the place of `scale` where the script is a half hour. */
  readonly halfHour?: Scale;
  read(derived: Derived): Reading | null;
}

/** A reading with its percentile (1-99) and its score with range (1-10). */
export interface Measured extends Reading {
  readonly definition: MeasureDefinition;
  readonly percentile: number;
  readonly score: number;
  readonly low: number;
  readonly high: number;
}

/** Range added where the scale fits loosely, in score points: a yardstick is no norm, and norms were counted on features. */
const yardstickSlack = 0.5;
const shortSlack = 0.5;

/** Takes one measure, or null when this script is too small for it or not in a language it reads. */
export function measure(general: MeasureDefinition, derived: Derived): Measured | null {
  const definition =
    general.halfHour && derived.format.format === 'half-hour' ? { ...general, scale: general.halfHour } : general;
  const reading = definition.english && !derived.english ? null : definition.read(derived);
  if (!reading) return null;
  const slack = (definition.scale.kind === 'yardstick' ? yardstickSlack : 0) + (derived.short ? shortSlack : 0);
  const percentile = percentileOn(definition.scale, reading.value);
  return {
    ...reading,
    places: percentile < 50 && reading.lowPlaces?.length ? reading.lowPlaces : reading.places,
    definition,
    percentile,
    ...scoreWithRange(definition.scale, definition.direction, reading.value, reading.error, slack),
  };
}

/** A value of the measure's scale as printed: '37%' or '1.19'. */
export const printed = (definition: MeasureDefinition, value: number): string =>
  definition.unit === 'share' ? percent(value) : decimal(value, value < 10 ? 2 : 0);

/** 'Scene pace: 1.2 scenes a page, about the middle of produced scripts (median 1.19); a higher figure raises the score.' */
export function describe(measured: Measured): string {
  const { definition } = measured;
  return `${capitalised(definition.name)}: ${measured.shown}${seenOn(measured)}, ${comparison(measured)}; ${effects[definition.direction]}.`;
}

/** ' (see pages 1, 7 and 12)': where to look for what was counted. */
const seenOn = ({ places }: Measured): string =>
  places.length === 0 ? '' : ` (see ${pagesOf(places.map(({ page }) => page))})`;

const effects: Readonly<Record<Direction, string>> = {
  more: 'a higher figure raises the score',
  less: 'a lower figure raises the score',
  typical: 'nearness to the middle raises the score',
};

/** How the value stands on its scale, and which scale that is. */
export function comparison({ definition, percentile, value }: Measured): string {
  const { scale } = definition;
  if (scale.kind === 'yardstick') {
    const [low, , high] = scale.points.map((point) => printed(definition, point.value));
    return `${standingOf(percentile)} on our own yardstick${scale.of === undefined ? '' : ` for ${scale.of}`} (low ${low}, high ${high})`;
  }
  const median = `median ${printed(definition, middleOf(scale))} over ${scale.sample}`;
  if (percentile >= 42 && percentile <= 58) return `about the middle of produced scripts (${median})`;
  const rounded = Math.min(95, Math.max(5, Math.round(percentile / 5) * 5));
  const word = value > middleOf(scale) ? 'higher' : 'lower';
  const count = value > middleOf(scale) ? rounded : 100 - rounded;
  return `${word} than in ${count >= 95 ? 'at least' : 'about'} ${count} of 100 produced scripts (${median})`;
}

/** Where a value lies on its scale, in words. */
export function standingOf(percentile: number): string {
  if (percentile <= 20) return 'low';
  if (percentile >= 80) return 'high';
  if (percentile < 40) return 'towards the low end';
  return percentile > 60 ? 'towards the high end' : 'in the middle';
}

/** Up to three of the passages as evidence, spread over the script. */
export const placesOf = (passages: readonly Passage[]): Evidence[] => spread(passages, 3).map(quoteOf);
