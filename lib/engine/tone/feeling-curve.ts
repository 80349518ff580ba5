/** The rise and fall of feeling along the script, by two word lists that share no word. Does not name a shape that chance could draw. */
import type { ArcName, StoryFeelingCurve } from '../../story/feeling.ts';
import { eventWords, feelingWords } from '../lexicons/feeling-words.ts';
import { heardWordsOf } from '../text/heard-words.ts';
import type { Passage } from '../text/passages.ts';
import { numbersFrom, shuffled } from '../text/shuffle.ts';
import { deviation, mean, sum } from '../text/statistics.ts';

/** `values` are smoothed, in standard deviations of the curve; `strength` is its amplitude against the same text shuffled. */
export interface FeelingCurve {
  readonly list: StoryFeelingCurve['list'];
  readonly values: readonly number[];
  readonly hits: number;
  readonly strength: number;
  readonly shape: ArcName;
}

/** `positions` (0-1) are the middles of the stretches. `arc` is null unless the conditions hold; `agreement` is Pearson's r. */
export interface FeelingCurves {
  readonly positions: readonly number[];
  readonly curves: readonly [FeelingCurve, FeelingCurve];
  readonly agreement: number;
  readonly arc: ArcName | null;
}

const mostStretches = 24;
const fewestStretches = 8;
const wordsInStretch = 60;
const shuffles = 40;
/** Conditions for a name, own measurement over produced scripts: without them a shuffled text gets a name as well. */
export const arcConditions = { agreement: 0.65, strength: 1.5 } as const;

/** Null when the text is too short for eight stretches of sixty words. */
export function feelingCurvesOf(passages: readonly Passage[]): FeelingCurves | null {
  const text = passages.filter(({ kind }) => kind === 'action' || kind === 'dialogue' || kind === 'lyric');
  const words = sum(text.map((passage) => passage.words.length));
  const count = Math.min(mostStretches, Math.floor(words / wordsInStretch));
  if (count < fewestStretches) return null;
  const curves = [curveOf('feeling', feelingWords, text, count), curveOf('event', eventWords, text, count)] as const;
  const agreement = correlation(curves[0].values, curves[1].values);
  const named =
    agreement >= arcConditions.agreement &&
    curves[0].shape === curves[1].shape &&
    curves.every(({ strength }) => strength >= arcConditions.strength);
  return {
    positions: stretchMiddles(text, count),
    curves: [curves[0], curves[1]],
    agreement,
    arc: named ? curves[0].shape : null,
  };
}

function curveOf(
  list: FeelingCurve['list'],
  lexicon: ReadonlyMap<string, number>,
  text: readonly Passage[],
  count: number,
): FeelingCurve {
  const scored = text.map((passage) => ({
    words: passage.words.length,
    value: sum(heardWordsOf(passage).map((word) => lexicon.get(word) ?? 0)),
  }));
  const own = smooth(ratesOf(scored, count));
  const random = numbersFrom(text.length);
  const others = Array.from({ length: shuffles }, () => amplitude(smooth(ratesOf(shuffled(scored, random), count))));
  const usual = mean(others);
  const [average, spread] = [mean(own), deviation(own) || 1];
  return {
    list,
    values: own.map((value) => (value - average) / spread),
    hits: sum(text.map((passage) => heardWordsOf(passage).filter((word) => lexicon.has(word)).length)),
    strength: usual > 0 ? amplitude(own) / usual : 0,
    shape: shapeOf(own),
  };
}

/** Net value per hundred words in `count` stretches of equal numbers of words; a passage counts where it begins. */
function ratesOf(scored: readonly { words: number; value: number }[], count: number): number[] {
  const total = Math.max(1, sum(scored.map(({ words }) => words)));
  const values = new Array<number>(count).fill(0);
  let before = 0;
  for (const { words, value } of scored) {
    const stretch = Math.min(count - 1, Math.floor((before / total) * count));
    values[stretch] = (values[stretch] ?? 0) + value;
    before += words;
  }
  return values.map((value) => (100 * value * count) / total);
}

function stretchMiddles(text: readonly Passage[], count: number): number[] {
  const total = sum(text.map(({ words }) => words.length));
  const found: number[] = [];
  let before = 0;
  for (const { words, position } of text) {
    before += words.length;
    while (found.length < count && before >= ((found.length + 0.5) / count) * total) found.push(position);
  }
  return found;
}

/** A bell of about a tenth of the script. */
function smooth(values: readonly number[]): number[] {
  const width = Math.max(1, values.length / 12);
  return values.map((_, at) => {
    const weights = values.map((__, other) => Math.exp(-(((other - at) / width) ** 2) / 2));
    return sum(values.map((value, other) => value * (weights[other] ?? 0))) / sum(weights);
  });
}

const amplitude = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);

/** The six shapes of Reagan et al. 2016, as cosines over the script. */
const shapes: readonly (readonly [name: ArcName, at: (position: number) => number])[] = [
  ['rise', (t) => -Math.cos(Math.PI * t)],
  ['fall', (t) => Math.cos(Math.PI * t)],
  ['fall and rise', (t) => Math.cos(2 * Math.PI * t)],
  ['rise and fall', (t) => -Math.cos(2 * Math.PI * t)],
  ['rise, fall and rise', (t) => -Math.cos(3 * Math.PI * t)],
  ['fall, rise and fall', (t) => Math.cos(3 * Math.PI * t)],
];

function shapeOf(values: readonly number[]): ArcName {
  const fits = shapes.map(([name, at]) => ({
    name,
    fit: correlation(
      values,
      values.map((_, index) => at(index / Math.max(1, values.length - 1))),
    ),
  }));
  return fits.reduce((best, one) => (one.fit > best.fit ? one : best)).name;
}

/** Pearson's r; 0 when one of the two is flat. */
function correlation(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [mean(one), mean(other)];
  const together = sum(one.map((value, index) => (value - a) * ((other[index] ?? 0) - b)));
  const apart = Math.sqrt(sum(one.map((value) => (value - a) ** 2)) * sum(other.map((value) => (value - b) ** 2)));
  return apart > 0 ? together / apart : 0;
}
