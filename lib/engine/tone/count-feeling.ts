/** Counts the graph's curve of feeling. */
import type { Feeling, StoryFeelingCurve } from '../../story/feeling.ts';
import type { AnalysisInput } from '../analysis-input.ts';
import type { Derived } from '../derive.ts';
import { mean } from '../text/statistics.ts';
import { type FeelingCurve, type FeelingCurves, feelingCurvesOf } from './feeling-curve.ts';

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
