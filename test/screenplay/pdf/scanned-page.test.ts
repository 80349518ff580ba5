/** Words under the picture of a page: which of them are looked at, and how many must leave no ink. */
import { describe, expect, it } from 'vitest';
import type { PictureLook } from '../../../lib/screenplay/pdf/known-pictures.ts';
import type { Box } from '../../../lib/screenplay/pdf/page-geometry.ts';
import type { PlacedShape } from '../../../lib/screenplay/pdf/page-objects.ts';
import { isScan, showsPicture } from '../../../lib/screenplay/pdf/scanned-page.ts';
import type { Placed } from './known-glyphs.ts';
import { engineWith, type Ink, open, shape } from './known-pages.ts';

const paper = { width: 612, height: 792 };
const picture = shape([0, 0, 612, 792], { kind: 'picture', order: 9 });
const placeOf = (index: number) => ({ x: 20 + 7.2 * (index % 70), y: 700 - 20 * Math.floor(index / 70) });
/** So many letters under the picture; those at `marks` are full stops. */
const letters = (
  count: number,
  marks: (index: number) => boolean = () => false,
  ownerOf = (_index: number) => 0,
): Placed[] =>
  Array.from({ length: count }, (_, index) => {
    const { x, y } = placeOf(index);
    return [marks(index) ? '.' : 'M', x, y, ownerOf(index)];
  });
/** The ink of a letter's middle. */
const inkOf = (index: number, object = 1): Ink => {
  const { x, y } = placeOf(index);
  return { object, box: [x + 2, 792 - y - 4, x + 5, 792 - y - 2] as Box, darkens: [255, 255, 255] };
};
const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, index) => from + index);
/** Whether the page is a scan when the letters at these places show. */
const scan = (
  placed: readonly Placed[],
  seen: readonly number[],
  {
    look = null,
    shapes = [picture],
    looksUnder = true,
  }: {
    look?: PictureLook | null | ((picture: PlacedShape) => PictureLook | null);
    shapes?: readonly PlacedShape[];
    looksUnder?: boolean;
  } = {},
): boolean =>
  isScan(
    engineWith(
      seen.map((index) => inkOf(index)),
      paper,
    ).engine,
    open(shapes, placed, look),
    looksUnder,
  );

describe('words under a picture', () => {
  it('are those of a scan where they leave no ink', () => {
    expect([scan(letters(30), []), scan(letters(30), range(0, 30))]).toEqual([true, false]);
    expect(scan(letters(30), range(0, 30), { looksUnder: false })).toBe(true);
  });

  it('are looked at from the end of their first third, and nine in ten must leave none', () => {
    expect(scan(letters(30), range(0, 10))).toBe(true);
    expect([scan(letters(30), [10, 29]), scan(letters(30), [10, 11, 29])]).toEqual([true, false]);
  });

  it('are forty at most that stand for all', () => {
    expect(scan(letters(120), range(80, 120))).toBe(true);
    expect([scan(letters(120), range(76, 120)), scan(letters(120), range(75, 120))]).toEqual([true, false]);
  });

  it('are letters and digits, among the next eighty', () => {
    const isMark = (index: number): boolean => index >= 40 && index < 119;
    expect(scan(letters(120, isMark), range(40, 119))).toBe(true);
    expect([
      scan(letters(120, isMark), [119]),
      scan(
        letters(123, (index) => index >= 41 && index < 121),
        range(121, 123),
      ),
    ]).toEqual([false, true]);
    expect(
      scan(
        letters(30, () => true),
        range(0, 30),
      ),
    ).toBe(true);
  });

  it('are each looked at without all the texts that they are of', () => {
    const halves = letters(30, undefined, (index) => (index < 20 ? 0 : 1));
    const page = open([picture], halves, null, 2);
    const shown = (object: number) =>
      isScan(
        engineWith(
          range(20, 30).map((index) => inkOf(index, object)),
          paper,
        ).engine,
        page,
        true,
      );
    expect([shown(2), shown(3)]).toEqual([false, true]);
  });

  it('need no look where every picture is known to let them show', () => {
    const clear = (passes: number) => scan(letters(30), [], { look: { passes, light: 255 } });
    expect([clear(40), clear(41)]).toEqual([true, false]);
    const second = shape([0, 0, 612, 792], { kind: 'picture', order: 10 });
    const look = (each: PlacedShape): PictureLook | null => (each === second ? null : { passes: 255, light: 255 });
    expect(scan(letters(30), [], { shapes: [picture, second], look })).toBe(true);
    expect(
      scan(
        letters(30, () => true),
        [],
        { look: { passes: 255, light: 255 } },
      ),
    ).toBe(true);
  });
});

it('a page shows a picture where there is more than its text', () => {
  const page = { ...open([picture], letters(3)), ...paper };
  const shows = (object: number) =>
    showsPicture(engineWith([{ object, box: [100, 100, 200, 200], darkens: [255, 255, 255] }], paper).engine, page);
  expect([shows(1), shows(9)]).toEqual([false, true]);
});
