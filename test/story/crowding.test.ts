/** Whether somebody's lines stand almost all in one stretch. */
import { expect, it } from 'vitest';
import { narrowest } from '../../lib/story/people/crowding.ts';

it('is the shortest stretch with seven tenths of the speeches, widened to the pages that go on', () => {
  const speeches = [4, 5, 58, ...Array.from({ length: 12 }, (_, at) => 100 + at)];
  expect(narrowest(speeches, 118)).toEqual({ from: 100, to: 111, count: 12 });
  expect(narrowest([1, 20, 40, 60, 80, 100], 118)).toBeNull();
});
