/** Films named for produced scripts were read by hand: more than half are sensible, one in ten at most is wrong. */
import { expect, it } from 'vitest';
import { verdicts } from './comparables.ts';

it('more than half are sensible and no more than one in ten is wrong, of forty', () => {
  const { sensible, arguable, wrong } = verdicts;
  const all = sensible + arguable + wrong;
  expect(all).toBeGreaterThanOrEqual(40);
  expect(sensible / all).toBeGreaterThan(0.5);
  expect(wrong / all).toBeLessThanOrEqual(0.1);
});
