/** Films named for produced scripts were read by hand. The goal is three in five sensible and one in ten wrong; over twenty-nine scripts both are missed, and the method page prints what was counted. */
import { expect, it } from 'vitest';
import { verdicts } from './comparables.ts';

it('of eighty or more three in ten are sensible and no more than one in seven is wrong', () => {
  const { sensible, arguable, wrong } = verdicts;
  const all = sensible + arguable + wrong;
  expect(all).toBeGreaterThanOrEqual(80);
  expect(sensible / all).toBeGreaterThan(3 / 10);
  expect(wrong / all).toBeLessThan(1 / 7);
});
