/** Sums up measured times. No means: on a busy machine only the minimum repeats itself. */

/** Minimum, median and 95th percentile, to a tenth of the unit given. Expects at least one figure. */
export function summarise(figures: readonly number[]): { min: number; p50: number; p95: number } {
  const sorted = figures.toSorted((a, b) => a - b);
  const at = (share: number): number =>
    Math.round((sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0) * 10) / 10;
  return { min: at(0), p50: at(0.5), p95: at(0.95) };
}

/** Bytes as megabytes (2^20), to a tenth below ten. */
export function inMegabytes(bytes: number): string {
  const megabytes = bytes / 2 ** 20;
  return megabytes < 10 ? megabytes.toFixed(1) : megabytes.toFixed(0);
}
