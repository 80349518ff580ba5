/** Counts the graph's curves of feeling, and shows where they stand highest and lowest. */
import type { Feeling, StoryFeelingCurve, Stretch } from '../../story/feeling.ts';
import type { AnalysisInput } from '../analysis-input.ts';
import type { Derived } from '../derive.ts';
import { heardIn, heardWordsOf } from '../text/heard-words.ts';
import { quoteBest } from '../text/quote.ts';
import { sum } from '../text/statistics.ts';
import { type FeelingCurve, type FeelingCurves, feelingCurvesOf } from './feeling-curve.ts';
import { netValue } from './word-weights.ts';

/** Hundredths of the script to either side of a stretch's middle in which its passages are looked for, as a share. */
const reach = 0.06;
const placesShown = 2;

export function countFeeling({ derived }: Pick<AnalysisInput, 'derived'>): Feeling {
  const found = feelingCurvesOf(derived.passages);
  if (!found) return null;
  const [one, other] = found.curves;
  return {
    curves: [curveOf(one, found, derived), curveOf(other, found, derived)],
    agreement: found.agreement,
    arc: found.arc,
    brightest: stretchOf(derived, found, 1),
    darkest: stretchOf(derived, found, -1),
  };
}

function curveOf(
  { list, values, hits, strength, shape }: FeelingCurve,
  { positions }: FeelingCurves,
  { pages }: Derived,
): StoryFeelingCurve {
  const page = (position: number): number => Number((1 + position * Math.max(0, pages - 0.01)).toFixed(1));
  const points = values.map((value, index) => ({ x: page(positions[index] ?? 0), y: Number(value.toFixed(2)) + 0 }));
  return { list, points, hits, strength, shape };
}

/** `sign` is 1 for the brightest stretch, -1 for the darkest. */
function stretchOf(derived: Derived, { positions, curves }: FeelingCurves, sign: 1 | -1): Stretch | null {
  const together = positions.map((_, index) => sum(curves.map(({ values }) => values[index] ?? 0)));
  const at = together.reduce((best, value, index) => (value * sign > (together[best] ?? 0) * sign ? index : best), 0);
  const middle = positions[at] ?? 0;
  const near = derived.passages
    .filter(({ kind, position }) => (kind === 'action' || kind === 'dialogue') && Math.abs(position - middle) <= reach)
    .map((passage) => ({ passage, value: netValue(heardWordsOf(passage)) * sign }))
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value || a.passage.order - b.passage.order)
    .slice(0, placesShown);
  if (near.length === 0) return null;
  const page = Math.min(Math.ceil(derived.pages), Math.floor(middle * derived.pages) + 1);
  return {
    page,
    onPage: near.every(({ passage }) => passage.at.page === page),
    places: near.map(({ passage }) => quoteBest(passage, (_, sentence) => netValue(heardIn(sentence)) * sign)),
  };
}
