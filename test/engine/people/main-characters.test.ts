/** Who is followed, by speeches, share of the words and the details form. */
import { expect, it } from 'vitest';
import { followedAmong, mainAmong } from '../../../lib/engine/people/main-characters.ts';

const one = (speeches: number, share = 0.1, inDetails = false) => ({ speeches, share, inDetails });

it('takes for main characters the first six with two speeches', () => {
  const cast = [one(9), one(1), one(2), one(3), one(4), one(5), one(6), one(7)];
  expect(mainAmong(cast).map(({ speeches }) => speeches)).toEqual([9, 2, 3, 4, 5, 6]);
});

it('follows the first three whatever their share, others from four hundredths of the words on', () => {
  const cast = [one(4, 0.01), one(3, 0.5), one(4, 0.02), one(4, 0.039), one(4, 0.04)];
  expect(followedAmong(cast)).toEqual([cast[0], cast[2], cast[4]]);
});

it('follows whom the details name with four speeches, and six at the most', () => {
  const small = [one(9), one(9), one(9), one(4, 0.01, true), one(3, 0.01, true)];
  expect(followedAmong(small)).toEqual(small.slice(0, 4));
  expect(followedAmong(Array.from({ length: 8 }, () => one(5)))).toHaveLength(6);
});
