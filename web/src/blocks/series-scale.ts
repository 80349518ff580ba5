/** The scale of a line plot: round numbers for the ticks, and where a value lies. Pure arithmetic. */

export interface Scale {
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly number[];
  /** The value's place between 0 (low) and 1 (high). */
  place(value: number): number;
}

/** The least and the most of the values, and steps between them of 1, 2 or 5 times a power of ten, about `wanted` of them. */
function stepsOver(values: readonly number[], wanted: number): { from: number; to: number; step: number } {
  const least = values.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const most = values.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  const from = Number.isFinite(least) ? least : 0;
  const to = Number.isFinite(most) && most > from ? most : from + 1;
  const rough = (to - from) / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  return { from, to, step: ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power };
}

const ticksFrom = (first: number, last: number, step: number): number[] =>
  Array.from({ length: Math.round((last - first) / step) + 1 }, (_, at) => Number((first + at * step).toPrecision(10)));

/** Begins and ends on a round number. */
export function scaleFor(values: readonly number[], wanted = 5): Scale {
  const { from, to, step } = stepsOver(values, wanted);
  const low = Math.floor(from / step) * step;
  const high = Math.ceil(to / step) * step;
  return { low, high, ticks: ticksFrom(low, high, step), place: (value) => (value - low) / (high - low) };
}

/** Begins and ends with the values themselves: a script of 118 pages leaves no room for 150. */
export function spanFor(values: readonly number[], wanted: number): Scale {
  const { from, to, step } = stepsOver(values, wanted);
  const ticks = ticksFrom(Math.ceil(from / step) * step, Math.floor(to / step) * step, step);
  return { low: from, high: to, ticks, place: (value) => (value - from) / (to - from) };
}
