/** When a published figure is too old to be told without a word about it. */
const freshMonths = 24;

/**
 * True when a figure published in `year` may be more than 24 months old in `month` ('2026-11'). A bare year counts from its January, so
 * that the doubt goes against the figure; one without a date is always old.
 */
export function isOldSource(year: number | null, month: string): boolean {
  const [thisYear = 0, thisMonth = 1] = month.split('-').map(Number);
  return year === null || (thisYear - year) * 12 + (thisMonth - 1) > freshMonths;
}
