/** The few statistics the analyses share. Empty input answers 0, never NaN. */

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
export const mean = (values: readonly number[]): number => (values.length > 0 ? sum(values) / values.length : 0);

/** Sample standard deviation; 0 for fewer than two values. */
export function deviation(values: readonly number[]): number {
  if (values.length < 2) return 0;
  const average = mean(values);
  return Math.sqrt(sum(values.map((value) => (value - average) ** 2)) / (values.length - 1));
}

/** Standard error of a share seen in `count` cases, by Agresti and Coull's adjusted estimate, so that 0 and 1 keep an error too. */
export function shareError(share: number, count: number): number {
  const adjusted = (share * count + 2) / (count + 4);
  return Math.sqrt((adjusted * (1 - adjusted)) / (count + 4));
}

/** Standard error of a rate of `events` (Poisson) per `exposure`; at least that of one event. */
export const rateError = (events: number, exposure: number): number =>
  Math.sqrt(Math.max(1, events)) / Math.max(exposure, 1e-9);

/** Standard error of a mean. */
export const meanError = (values: readonly number[]): number =>
  deviation(values) / Math.sqrt(Math.max(1, values.length));
