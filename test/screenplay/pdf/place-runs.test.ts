/** Text that a PDF stores turned, set upright. */
import { expect, it } from 'vitest';
import { placeRuns } from '../../../lib/screenplay/pdf/place-runs.ts';

const upright = [1, 0, 0, -1, 0, 792] as const;
const text = (str: string, a: number, b: number, x: number, y: number) => ({
  str,
  transform: [12 * a, 12 * b, -12 * b, 12 * a, x, y] as const,
  width: 7.2 * str.length,
  fontName: 'F1',
});

it.each([
  ['as it is', 1, 0, 100, 692, 612, 792],
  ['upside down', -1, 0, 512, 100, 612, 792],
  ['sideways', 0, 1, 100, 100, 792, 612],
])('a text stored %s stands at one place of the page as it is read', (_name, a, b, x, y, width, height) => {
  const page = placeRuns([text('FADE IN:', a, b, x, y)], upright, 612, 792);
  expect(page).toMatchObject({ width, height });
  expect(page.runs).toEqual([
    expect.objectContaining({ x: 100, y: 100, text: 'FADE IN:', upright: true, fontSize: 12 }),
  ]);
});

it('the page turns with most of its letters; the rest is at an angle to it', () => {
  const { runs } = placeRuns(
    [text('She waits for the ferry.', 1, 0, 100, 692), text('COPY', 0, 1, 50, 300)],
    upright,
    612,
    792,
  );
  expect(runs.map(({ upright: stands }) => stands)).toEqual([true, false]);
});

it('a text stored upside down or up its page stands on a page that is turned as well', () => {
  const three = placeRuns([text('FADE IN:', 0, -1, 512, 692)], upright, 612, 792);
  expect(three).toMatchObject({ width: 792, height: 612, runs: [{ x: 100, y: 100, upright: true }] });
  const slanted = placeRuns([text('COPY', 1, 1, 100, 100), text('DAY', 1, 0.09, 100, 692)], upright, 612, 792);
  expect(slanted.runs.map(({ upright: stands }) => stands)).toEqual([false, true]);
});

it('a text is hidden as its letters are, or as too small where it is squeezed', () => {
  const squeezed = (width: number) => ({
    ...text('SALT', 1, 0, 100, 692),
    transform: [width, 0, 0, 12, 100, 692] as const,
  });
  const { runs } = placeRuns(
    [
      text('MARA', 1, 0, 100, 692),
      { ...text('MARA', 1, 0, 100, 692), hiding: 'covered' },
      squeezed(1.19),
      squeezed(1.21),
      { ...squeezed(1), hiding: 'blank' },
    ],
    upright,
    612,
    792,
  );
  expect(runs.map(({ hiding }) => hiding)).toEqual([undefined, 'covered', 'tiny', undefined, 'blank']);
});

it('a text far beyond the page stands at the edge of what a page may be, and one at no place at its origin', () => {
  const far = (x: number, y: number) =>
    placeRuns([{ ...text('MARA', 1, 0, x, y), width: x }], upright, 612, 792).runs[0];
  expect(far(1e9, 692)).toMatchObject({ x: 20_000, width: 20_000 });
  expect(far(-1e9, 692)).toMatchObject({ x: -20_000 });
  expect(far(19_999, 692)).toMatchObject({ x: 19_999 });
  expect(far(Number.NaN, 692)).toMatchObject({ x: 0, width: 0 });
});
