/** The value at a share of the way through a list. */
import { expect, it } from 'vitest';
import { quantile } from '../../lib/screenplay/text/quantile.ts';

it('is the value at that place of the sorted list, whatever its order', () => {
  const values = [30, 9, 120, 10, 20];
  expect([0, 0.2, 0.39, 0.5, 0.98].map((share) => quantile(values, share))).toEqual([9, 10, 10, 20, 120]);
  expect(quantile([4, 2], 0.5)).toBe(4);
  expect(values).toEqual([30, 9, 120, 10, 20]);
});

it('is none of no values', () => {
  expect(quantile([], 0.5)).toBeUndefined();
});
