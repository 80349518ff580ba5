/** Counts the graph's curve of feeling, and shows where it stands highest and lowest. */
import type { Feeling, StoryFeelingCurve, Stretch } from '../../story/feeling.ts';
import type { AnalysisInput } from '../analysis-input.ts';
import type { Derived } from '../derive.ts';
import { heardIn, heardWordsOf } from '../text/heard-words.ts';
import { quoteBest } from '../text/quote.ts';
import { mean } from '../text/statistics.ts';
import { type FeelingCurve, type FeelingCurves, feelingCurvesOf } from './feeling-curve.ts';
import { textOf } from './quarters.ts';
import { strongWordsOn } from './tone-places.ts';
import { netValue } from './word-weights.ts';

/** Hundredths of the script to either side of a stretch's middle in which its passages are looked for, as a share. */
const reach = 0.06;
const placesShown = 2;

export function countFeeling({ derived }: Pick<AnalysisInput, 'derived'>): Feeling {
  const found = feelingCurvesOf(derived.passages);
  if (!found) return null;
  const [one, other] = found.curves;
  const points = pointsOf(found, derived);
  return {
    curves: [curveOf(one), curveOf(other)],
    points,
    agreement: found.agreement,
    arc: found.arc,
    brightest: stretchOf(derived, points, 1),
    darkest: stretchOf(derived, points, -1),
  };
}

const curveOf = ({ list, hits, strength, shape }: FeelingCurve): StoryFeelingCurve => ({ list, hits, strength, shape });

type Points = NonNullable<Feeling>['points'];

/** So many points show all turns of a curve that is smoothed over a tenth of the script. */
const mostPoints = 12;

/** The last page is as long as what stands on it; a script that ends on a page's last line has none after it. */
const lengthOf = ({ pages }: Derived): number => Math.max(0, pages - 0.01);

/** Of a longer curve, each two neighbours as one point. */
function pointsOf({ positions, curves }: FeelingCurves, derived: Derived): Points {
  const [one, other] = curves;
  const page = (position: number): number => 1 + position * lengthOf(derived);
  const points = positions.map((position, index) => ({
    x: page(position),
    y: mean([one.values[index] ?? 0, other.values[index] ?? 0]),
  }));
  const step = points.length > mostPoints ? 2 : 1;
  return points.flatMap((_, index) => {
    const group = points.slice(index, index + step);
    const rounded = (values: readonly number[]): number => Number(mean(values).toFixed(1)) + 0;
    return index % step === 0 ? [{ x: rounded(group.map(({ x }) => x)), y: rounded(group.map(({ y }) => y)) }] : [];
  });
}

/** Where the line that is drawn stands highest (`sign` 1) or lowest (-1): words and picture name one place. */
function stretchOf(derived: Derived, points: Points, sign: 1 | -1): Stretch | null {
  const [first, ...others] = points;
  if (first === undefined) return null;
  const { x } = others.reduce((best, point) => (point.y * sign > best.y * sign ? point : best), first);
  const middle = lengthOf(derived) > 0 ? (x - 1) / lengthOf(derived) : 0;
  const near = derived.passages
    .filter(({ kind, position }) => (kind === 'action' || kind === 'dialogue') && Math.abs(position - middle) <= reach)
    .map((passage) => ({ passage, value: netValue(heardWordsOf(passage)) * sign }))
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value || a.passage.order - b.passage.order)
    .slice(0, placesShown);
  if (near.length === 0) return null;
  const page = Math.min(Math.max(1, Math.ceil(derived.pages)), Math.floor(x));
  const pages = [page, ...near.map(({ passage }) => passage.at.page)];
  const around = { from: Math.min(...pages), to: Math.max(...pages) };
  return {
    page,
    words: strongWordsOn(textOf(derived), around, sign),
    onPage: near.every(({ passage }) => passage.at.page === page),
    places: near.map(({ passage }) => quoteBest(passage, (_, sentence) => netValue(heardIn(sentence)) * sign)),
  };
}
