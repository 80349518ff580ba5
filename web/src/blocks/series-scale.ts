/** The scale of a line plot: round numbers for the ticks, and where a value lies. Pure arithmetic. */

export interface Scale {
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly number[];
  /** The value's place between 0 (low) and 1 (high). */
  place(value: number): number;
}

/** Steps of 1, 2 or 5 times a power of ten, about `wanted` of them. */
export function scaleFor(values: readonly number[], wanted = 5): Scale {
  const least = values.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const most = values.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  const from = Number.isFinite(least) ? least : 0;
  const to = Number.isFinite(most) && most > from ? most : from + 1;
  const rough = (to - from) / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
  const low = Math.floor(from / step) * step;
  const high = Math.ceil(to / step) * step;
  const count = Math.round((high - low) / step);
  const ticks = Array.from({ length: count + 1 }, (_, at) => Number((low + at * step).toPrecision(10)));
  return { low, high, ticks, place: (value) => (value - low) / (high - low) };
}
