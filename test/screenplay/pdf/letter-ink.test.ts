/** The ink of letters on a page that a plain engine draws: which dots count, how much ink is enough, and how little is drawn. */
import { describe, expect, it } from 'vitest';
import { lettersWithoutInk, showsAnything } from '../../../lib/screenplay/pdf/letter-ink.ts';
import type { Box } from '../../../lib/screenplay/pdf/page-geometry.ts';
import { engineWith, type Ink } from './known-pages.ts';

const paper = { page: 1, width: 600, height: 800 };
const black = [255, 255, 255] as const;
const letter: Box = [10.2, 20.3, 15.6, 28.7];
const ink = (box: Box, darkens: Ink['darkens'] = black, object = 7): Ink => ({ object, box, darkens });
/** Which of the letters at these places leave no ink. */
const unseen = (
  inks: readonly Ink[],
  boxes: readonly Box[] = [letter],
  objects: readonly number[] = [7],
  page = paper,
) => [
  ...lettersWithoutInk(
    engineWith(inks, page).engine,
    page,
    objects,
    boxes.map((box, index) => ({ index: index + 3, box })),
  ),
];

describe('a letter', () => {
  it('leaves ink where its object darkens any dot that its box touches', () => {
    expect(unseen([])).toEqual([3]);
    expect(unseen([ink(letter)])).toEqual([]);
    const rims: Box[] = [
      [10.02, 22, 10.3, 27],
      [15.36, 22, 15.6, 27],
      [11, 20.02, 15, 20.3],
      [11, 28.7, 15, 28.95],
    ];
    expect(rims.map((box) => unseen([ink(box)]).length)).toEqual([0, 0, 0, 0]);
  });

  it('is not seen by what is darkened beside its box', () => {
    const beside: Box[] = [
      [8, 18, 10, 31],
      [16, 18, 18, 31],
      [8, 18, 18, 20],
      [8, 29, 18, 31],
    ];
    expect(beside.map((box) => unseen([ink(box)]).length)).toEqual([1, 1, 1, 1]);
  });

  it('is told from the paper by more than 20 of 255 in any colour', () => {
    const of = (...darkens: Ink['darkens']) => unseen([ink(letter, darkens)]).length;
    expect([of(20, 20, 20), of(21, 0, 0), of(0, 21, 0), of(0, 0, 21)]).toEqual([1, 0, 0, 0]);
  });

  it('may lighten what it stands on', () => {
    const dark = ink([0, 0, 100, 100], [200, 200, 200], 1);
    expect(unseen([dark, ink(letter, [-21, 0, 0])])).toEqual([]);
    expect(unseen([dark, ink(letter, [-20, 0, 0])])).toEqual([3]);
  });

  it('has the ink of its own objects alone', () => {
    expect(unseen([ink(letter, black, 8)])).toEqual([3]);
    expect(unseen([ink(letter, black, 8)], [letter], [7, 8])).toEqual([]);
  });

  it('is looked at closely where a thin stem leaves little ink', () => {
    const stem = (darkens: number) => unseen([ink([12, 22, 12 + 1 / 3, 27], [darkens, darkens, darkens])]);
    expect([stem(60), stem(21), stem(20)]).toEqual([[], [], [3]]);
    const thinner = (width: number) => unseen([ink([12, 22, 12 + width, 27], [60, 60, 60])]);
    expect([thinner(0.15), thinner(0.1)]).toEqual([[], [3]]);
  });

  it('is one of many, each by itself', () => {
    const boxes: Box[] = [
      [30, 70, 36, 78],
      [10, 20, 16, 28],
      [50, 21, 56, 29],
      [10, 40, 16, 48],
    ];
    expect(
      unseen(
        [1, 3].map((at) => ink(boxes[at] ?? letter)),
        boxes,
      ),
    ).toEqual([3, 5]);
  });

  it('counts for nothing beside the page, and for what stands on it at its edge', () => {
    const beside: Box[] = [
      [-8, 20, 0, 28],
      [600, 20, 608, 28],
      [20, -8, 28, 0],
      [20, 800, 28, 808],
    ];
    expect(
      unseen(
        beside.map((box) => ink(box)),
        beside,
      ),
    ).toEqual([3, 4, 5, 6]);
    const across: Box[] = [
      [-8, 20, 1, 28],
      [599, 20, 608, 28],
      [20, -8, 28, 1],
      [20, 799, 28, 808],
    ];
    expect(
      unseen(
        across.map((box) => ink(box)),
        across,
      ),
    ).toEqual([]);
  });
});

describe('a drawing', () => {
  const drawingsOf = (inks: readonly Ink[], boxes: readonly Box[]) => {
    const { engine, drawn, inactive, bitmaps } = engineWith(inks, paper);
    lettersWithoutInk(
      engine,
      paper,
      [7],
      boxes.map((box, index) => ({ index, box })),
    );
    expect([inactive.size, bitmaps.size]).toEqual([0, 0]);
    return drawn;
  };

  it('holds the letters and a point about them, with them and without them, and once more in dots of a third where there is doubt', () => {
    expect(drawingsOf([ink(letter)], [letter])).toEqual(['8 x 11 in 4', '8 x 11 in 4']);
    expect(drawingsOf([], [letter])).toEqual(['8 x 11 in 4', '8 x 11 in 4', '24 x 33 in 4', '24 x 33 in 4']);
    expect(drawingsOf([ink(letter)], [[0, 0, 9, 9]])[0]).toBe('10 x 10 in 4');
    expect(drawingsOf([ink(letter)], [[591, 791, 600, 800]])[0]).toBe('10 x 10 in 4');
  });

  it('is none of letters beside the page', () => {
    const beside: Box[] = [
      [-8, 20, 0, 28],
      [600, 20, 608, 28],
      [20, -8, 28, 0],
      [20, 800, 28, 808],
    ];
    expect(drawingsOf([], beside)).toEqual([]);
  });

  it('has two million dots at most: letters far from each other are drawn apart', () => {
    const at = (y: number): Box => [1, y, 599, y + 8];
    expect(drawingsOf([], [at(361), at(1)]).slice(2)).toEqual(['1800 x 1110 in 4', '1800 x 1110 in 4']);
    expect(drawingsOf([], [at(362), at(1), at(20)]).slice(2)).toEqual([
      '1800 x 87 in 4',
      '1800 x 87 in 4',
      '1800 x 30 in 4',
      '1800 x 30 in 4',
    ]);
  });
});

describe('a page', () => {
  const small = { page: 1, width: 60, height: 80 };
  const shows = (inks: readonly Ink[]) => showsAnything(engineWith(inks, small).engine, small, [7]);

  it('shows something beside its text where it has more than one colour', () => {
    expect([shows([]), shows([ink([0, 0, 60, 80])]), shows([ink([0, 0, 60, 80], black, 1)])]).toEqual([
      false,
      false,
      false,
    ]);
    expect(shows([ink([0, 0, 30, 80], black, 1)])).toBe(true);
  });

  it('shows it in any corner, and in any colour by more than 20 of 255', () => {
    const corners: Box[] = [
      [0, 0, 4, 4],
      [56, 0, 60, 4],
      [0, 76, 4, 80],
      [56, 76, 60, 80],
    ];
    expect(corners.map((box) => shows([ink(box, black, 1)]))).toEqual([true, true, true, true]);
    const of = (...darkens: Ink['darkens']) => shows([ink([10, 10, 20, 20], darkens, 1)]);
    expect([of(20, 20, 20), of(21, 0, 0), of(0, 21, 0), of(0, 0, 21)]).toEqual([false, true, true, true]);
  });

  it('is drawn small, and left as it was', () => {
    const { engine, drawn, inactive, bitmaps } = engineWith([], small);
    showsAnything(engine, small, [7]);
    expect([drawn, inactive.size, bitmaps.size]).toEqual([['15 x 20 in 4'], 0, 0]);
  });
});
