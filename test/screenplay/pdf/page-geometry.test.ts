/** Matrices and rectangles in plain numbers. */
import { describe, expect, it } from 'vitest';
import {
  boxOf,
  holdsBox,
  identity,
  intersection,
  type Matrix,
  multiply,
  sharedArea,
} from '../../../lib/screenplay/pdf/page-geometry.ts';

const twiceAndAside: Matrix = [2, 0, 0, 3, 10, 20];
const quarterTurn: Matrix = [0, 1, -1, 0, 5, 7];
const skewed: Matrix = [2, 3, 5, 7, 11, 13];

describe('a matrix', () => {
  it('is applied before the one it is multiplied with', () => {
    expect(multiply(quarterTurn, twiceAndAside)).toEqual([0, 2, -3, 0, -15, 17]);
    expect(multiply(twiceAndAside, quarterTurn)).toEqual([0, 3, -2, 0, 20, 41]);
    expect(multiply(skewed, [17, 19, 23, 29, 31, 37])).toEqual([129, 184, 191, 272, 258, 365]);
  });

  it('changes nothing where it is none', () => {
    expect(multiply(identity, skewed)).toEqual(skewed);
    expect(multiply(skewed, identity)).toEqual(skewed);
  });

  it('moves a rectangle, and the upright one around it is given, whichever way it turns', () => {
    expect(boxOf(twiceAndAside, [1, 2, 3, 4])).toEqual([12, 26, 16, 32]);
    expect(boxOf(quarterTurn, [1, 2, 3, 4])).toEqual([1, 8, 3, 10]);
    expect(boxOf([-1, 0, 0, -1, 0, 0], [1, 2, 3, 4])).toEqual([-3, -4, -1, -2]);
    expect(boxOf(skewed, [1, 2, 4, 6])).toEqual([23, 30, 49, 67]);
  });
});

describe('two rectangles', () => {
  it.each<[string, [number, number, number, number], boolean]>([
    ['itself', [0, 0, 10, 20], true],
    ['one inside', [1, 1, 9, 19], true],
    ['one over its left', [-1, 1, 9, 19], false],
    ['one over its foot', [1, -1, 9, 19], false],
    ['one over its right', [1, 1, 11, 19], false],
    ['one over its top', [1, 1, 9, 21], false],
  ])('hold one another or not: %s', (_name, inner, holds) => {
    expect(holdsBox([0, 0, 10, 20], inner)).toBe(holds);
  });

  it('share what lies in both', () => {
    expect(intersection([0, 0, 10, 20], [5, 8, 30, 12])).toEqual([5, 8, 10, 12]);
    expect(sharedArea([0, 0, 10, 20], [5, 8, 30, 12])).toBe(20);
  });

  it('share a line where they touch, and nothing where they stand apart', () => {
    expect(intersection([0, 0, 10, 10], [10, 0, 20, 10])).toEqual([10, 0, 10, 10]);
    expect(intersection([0, 0, 10, 10], [0, 10, 10, 20])).toEqual([0, 10, 10, 10]);
    expect(intersection([0, 0, 10, 10], [11, 0, 20, 10])).toBeNull();
    expect(intersection([0, 0, 10, 10], [0, 11, 10, 20])).toBeNull();
    expect(sharedArea([0, 0, 10, 10], [12, 0, 20, 10])).toBe(0);
    expect(sharedArea([0, 0, 10, 10], [0, 12, 10, 20])).toBe(0);
  });

  it('are taken to touch within a margin', () => {
    expect(intersection([0, 0, 10, 10], [12, 0, 20, 10], 2)).toEqual([12, 0, 10, 10]);
    expect(intersection([0, 0, 10, 10], [12.5, 0, 20, 10], 2)).toBeNull();
    expect(intersection([0, 0, 10, 10], [0, 12.5, 10, 20], 2)).toBeNull();
  });
});
