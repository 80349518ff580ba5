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
