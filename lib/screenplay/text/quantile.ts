/** The value that stands at a share of the way through `values` when they are sorted, 0 to below 1: the middle one at a half. Undefined for no values. */
export const quantile = (values: readonly number[], share: number): number | undefined =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)];
