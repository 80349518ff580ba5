/** The carousel's start: capped so that the last page is full. */
import { expect, it } from 'vitest';
import { carouselStart } from '../../../../web/src/features/home/carousel.ts';

it('shows two on every page, the last one too', () => {
  expect([0, 1, 2].map((page) => carouselStart(page, 5))).toEqual([0, 2, 3]);
  expect(carouselStart(1, 4)).toBe(2);
  expect(carouselStart(0, 1)).toBe(0);
});
