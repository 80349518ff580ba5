/** Ways to say one thing. */
import { expect, it } from 'vitest';
import { oneWay } from '../../lib/engine/variants.ts';
import { onRuns, pageRuns, partOf, stretch, timesOver } from '../../lib/engine/wording.ts';

it('one way is chosen by what is said, the same for the same', () => {
  expect([0, 1, 2, 3, -1].map((seed) => oneWay(seed, 'a', 'b', 'c'))).toEqual(['a', 'b', 'c', 'a', 'b']);
});

it('pages, parts and times are put into words', () => {
  expect(pageRuns([80, 4, 5, 58, 79, 5])).toBe('4-5, 58 and 79-80');
  expect([onRuns([7, 7]), onRuns([7, 9]), stretch({ from: 7, to: 7 }), stretch({ from: 7, to: 9 })]).toEqual([
    'page 7',
    'pages 7 and 9',
    'page 7',
    'pages 7-9',
  ]);
  expect([0.5, 0.34, 0.17, 0.42].map(partOf)).toEqual(['half', 'a third', 'a sixth', '42%']);
  expect([1, 2, 5].map(timesOver)).toEqual(['once', 'twice', 'five times']);
});
