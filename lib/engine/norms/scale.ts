/** A scale turns a counted value into a percentile and a score. */

/**
 * `points` rise in percentile and never fall in value; a value that several points share stands in the middle of them. A `norm` was counted over `sample` produced scripts; a `yardstick` is set by hand
 * for this project (its points then read low, middle, high) and every sentence that uses it says so.
 */
export interface Scale {
  readonly kind: 'norm' | 'yardstick';
  readonly source: string;
  readonly sample: number | null;
  /** What kind of script a yardstick is for, where it is not for all. */
  readonly of?: string;
  readonly points: readonly { readonly percentile: number; readonly value: number }[];
}

/** What raises a score: a high value or a low one. */
export type Direction = 'more' | 'less';

/** A yardstick of our own: about one script in ten is expected below `low` and above `high`. Not measured. */
export function yardstick(low: number, middle: number, high: number): Scale {
  return {
    kind: 'yardstick',
    source: 'set for this project, not measured',
    sample: null,
    points: [
      { percentile: 10, value: low },
      { percentile: 50, value: middle },
      { percentile: 90, value: high },
    ],
  };
}

/** The same for half-hour episodes alone, whose proportions are not a feature's. */
export const halfHourYardstick = (low: number, middle: number, high: number): Scale => ({
  ...yardstick(low, middle, high),
  of: 'half hours',
});

/** Percentile (1 to 99) of a value: straight lines between the points, a curve that flattens towards 0 and 100 outside them. */
export function percentileOn(scale: Scale, value: number): number {
  const { points } = scale;
  const first = points[0];
  const second = points[1];
  const last = points.at(-1);
  const beforeLast = points.at(-2);
  if (!first || !second || !last || !beforeLast) throw new RangeError('A scale needs two points');
  const same = points.filter((point) => point.value === value);
  if (same.length > 1) return ((same[0]?.percentile ?? 0) + (same.at(-1)?.percentile ?? 0)) / 2;
  if (value <= first.value) {
    return Math.max(1, first.percentile * Math.exp(-(first.value - value) / widthOf(first, second)));
  }
  if (value >= last.value) {
    const rest = 100 - last.percentile;
    return Math.min(99, 100 - rest * Math.exp(-(value - last.value) / widthOf(beforeLast, last)));
  }
  const upper = points.findIndex((point) => point.value >= value);
  const above = points[upper] ?? last;
  const below = points[upper - 1] ?? first;
  return (
    below.percentile + ((value - below.value) / (above.value - below.value)) * (above.percentile - below.percentile)
  );
}

type Point = Scale['points'][number];

/** Never 0: a small corpus may have the same value at two percentiles, and a value beyond them then is simply the lowest or highest. */
const widthOf = (lower: Point, upper: Point): number => Math.max(1e-9, upper.value - lower.value);

/** The value at a percentile that the scale has a point at; 0 where it has none. */
export const valueAt = ({ points }: Scale, wanted: number): number =>
  points.find(({ percentile }) => percentile === wanted)?.value ?? 0;

/** The value at the middle of the scale. */
export const middleOf = (scale: Scale): number => valueAt(scale, 50);

/** A percentile as a score of 1 to 10. */
export function scoreAt(percentile: number, direction: Direction): number {
  const share = percentile / 100;
  return 1 + 9 * (direction === 'more' ? share : 1 - share);
}

/**
 * Score of a value with the range that its standard error leaves, each 1 to 10. `slack` widens the range further (in score points)
 * where the scale is known to fit loosely.
 */
export function scoreWithRange(
  scale: Scale,
  direction: Direction,
  value: number,
  error: number,
  slack: number,
): { score: number; low: number; high: number } {
  const score = scoreAt(percentileOn(scale, value), direction);
  const ends = [value - error, value + error].map((end) => scoreAt(percentileOn(scale, end), direction));
  return {
    score,
    low: Math.max(1, Math.min(score, ...ends) - slack),
    high: Math.min(10, Math.max(score, ...ends) + slack),
  };
}
