/** A value on a scale: its percentile within the points and beyond them, its score and the range of it. */
import { describe, expect, it } from 'vitest';
import {
  halfHourYardstick,
  middleOf,
  percentileOn,
  type Scale,
  scoreAt,
  scoreWithRange,
  valueAt,
  yardstick,
} from '../../../lib/engine/norms/scale.ts';

const scale = yardstick(2, 4, 8);

it('a yardstick of ours has three points and no sample, and one for half hours says so', () => {
  expect(scale).toEqual({
    kind: 'yardstick',
    source: 'set for this project, not measured',
    sample: null,
    points: [
      { percentile: 10, value: 2 },
      { percentile: 50, value: 4 },
      { percentile: 90, value: 8 },
    ],
  });
  expect(halfHourYardstick(2, 4, 8)).toEqual({ ...scale, of: 'half hours' });
  expect([middleOf(scale), valueAt(scale, 90), valueAt(scale, 25)]).toEqual([4, 8, 0]);
});

describe('a percentile', () => {
  it.each([
    [2, 10],
    [3, 30],
    [4, 50],
    [5, 60],
    [7, 80],
    [8, 90],
    // Beyond the ends it falls to a share of 1/e over the width of the last step.
    [0, 10 / Math.E],
    [1, 10 * Math.exp(-0.5)],
    [12, 100 - 10 / Math.E],
    [10, 100 - 10 * Math.exp(-0.5)],
    [-100, 1],
    [1000, 99],
  ])('of %s is %s', (value, percentile) => {
    expect(percentileOn(scale, value)).toBeCloseTo(percentile);
  });

  it('needs two points', () => {
    const of = (count: number): Scale => ({ ...scale, points: scale.points.slice(0, count) });
    expect(() => percentileOn(of(0), 3)).toThrow('A scale needs two points');
    expect(() => percentileOn(of(1), 3)).toThrow('A scale needs two points');
    expect(percentileOn(of(2), 3)).toBe(30);
  });

  it('of a value at which several points lie is the middle of them', () => {
    const points = [10, 25, 50, 75, 90].map((percentile, at) => ({ percentile, value: [0, 0, 0, 2, 4][at] ?? 0 }));
    expect([0, 1, 2].map((value) => percentileOn({ ...scale, points }, value))).toEqual([30, 62.5, 75]);
  });
});

describe('a score', () => {
  it.each([
    [10, 'more', 1.9],
    [90, 'more', 9.1],
    [10, 'less', 9.1],
    [90, 'less', 1.9],
  ] as const)('at %s, where %s is better, is %s', (percentile, direction, score) => {
    expect(scoreAt(percentile, direction)).toBeCloseTo(score);
  });

  it.each([
    ['more', 4, 0, 0, 5.5, 5.5, 5.5],
    ['more', 4, 1, 0, 5.5, 3.7, 6.4],
    ['less', 4, 1, 0, 5.5, 4.6, 7.3],
    ['more', 4, 1, 0.5, 5.5, 3.2, 6.9],
    ['more', 1000, 0, 0.5, 9.91, 9.41, 10],
    ['less', 1000, 0, 0.5, 1.09, 1, 1.59],
  ] as const)(
    'where %s is better, of %s give or take %s with a slack of %s is %s, %s to %s',
    (direction, value, error, slack, score, low, high) => {
      const found = scoreWithRange(scale, direction, value, error, slack);
      expect(found.score).toBeCloseTo(score);
      expect(found.low).toBeCloseTo(low);
      expect(found.high).toBeCloseTo(high);
    },
  );
});
