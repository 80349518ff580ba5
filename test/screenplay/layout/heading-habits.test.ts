/** How a script prints its headings, learned from those with INT and EXT. */
import { describe, expect, it } from 'vitest';
import { learnHeadingHabits } from '../../../lib/screenplay/layout/heading-habits.ts';
import { findLeftEdges } from '../../../lib/screenplay/layout/left-edges.ts';
import { type At, bodyLines, type Row } from './body-lines.ts';

describe('how a script prints its headings', () => {
  const headings = (place: At, count = 4): Row[] =>
    Array.from({ length: count }, (_, index): Row[] => [
      [`INT. ROOM ${index} - DAY`, place],
      ['Rain falls on the roof.', { gap: 2 }],
      ['It is dark.'],
      ['And on the water.', { gap: 2 }],
    ]).flat();
  const judge = (rows: readonly Row[], slug: At): boolean => {
    const lines = bodyLines([...rows, ['Wind.', { gap: 2 }], ['THE SHED', { gap: 2, ...slug }]]);
    const [line, above] = [lines.at(-1), lines.at(-2)];
    if (!line) throw new Error('A slug was asked for.');
    return learnHeadingHabits(lines, findLeftEdges(lines)).isPrintedAsHeading(line, above);
  };

  it('is by a font that other lines do not have', () => {
    expect(judge(headings({ gap: 2, font: 'Bold' }), { font: 'Bold' })).toBe(true);
    expect(judge(headings({ gap: 2, font: 'Bold' }), { font: '' })).toBe(false);
    expect(judge(headings({ gap: 2 }), { font: '' })).toBe(false);
  });

  it('is by the empty lines above where the font says nothing', () => {
    expect(judge(headings({ gap: 3 }), { gap: 3 })).toBe(true);
    expect(judge(headings({ gap: 3 }), { gap: 2 })).toBe(false);
    expect(judge(headings({ gap: 3 }), { page: 2 })).toBe(false);
    const slugs: Row[] = ['THE PIER', 'THE ROOF'].map((text) => [text, { gap: 3 }]);
    expect(judge([...headings({ gap: 3 }), ...slugs], { page: 2 })).toBe(true);
  });

  it('can’t be told from two headings', () => {
    expect(judge(headings({ gap: 3, font: 'Bold' }, 2), { gap: 3, font: 'Bold' })).toBe(false);
  });

  it('is a font that eight headings in ten have, and few other lines at their edge', () => {
    const set = (bold: number, plain: number, others: number, at: At = {}): boolean =>
      judge(
        [
          ...headings({ gap: 2 }, plain),
          ...headings({ gap: 2, font: 'Bold' }, bold),
          ...headings({ gap: 2 }, 0),
          ...Array.from({ length: others }, (): Row => ['Rain again.', { font: 'Bold', ...at }]),
        ],
        { font: 'Bold' },
      );
    expect([set(4, 1, 0), set(4, 2, 0), set(3, 0, 0)]).toEqual([true, false, true]);
    // Five headings come with 15 lines below, and two more stand at the end: 3 of 25 are 12 in a hundred.
    const of = (bold: number, plain: number): boolean =>
      judge(
        [
          ...headings({ gap: 2, font: 'Bold' }, 5),
          ...Array.from({ length: plain }, (): Row => ['Rain.']),
          ...Array.from({ length: bold }, (): Row => ['Rain again.', { font: 'Bold' }]),
        ],
        { font: 'Bold' },
      );
    expect([of(2, 6), of(3, 6)]).toEqual([true, false]);
    expect([set(4, 1, 9, { column: 1.2 }), set(4, 1, 9, { column: 1.1 })]).toEqual([true, false]);
  });

  it('is a gap wider by more than half a line than that above other paragraphs, and nearly as wide', () => {
    expect([judge(headings({ gap: 2.7 }), { gap: 2.7 }), judge(headings({ gap: 2.5 }), { gap: 2.5 })]).toEqual([
      true,
      false,
    ]);
    expect([2.75, 2.65].map((gap) => judge(headings({ gap: 3 }), { gap }))).toEqual([true, false]);
  });

  it('at the top of a page is that of most slugs', () => {
    const slugs = (gaps: readonly number[]): Row[] => gaps.map((gap) => ['THE PIER', { gap }]);
    const first = (...gaps: number[]) => judge([...headings({ gap: 3 }), ...slugs(gaps)], { page: 2 });
    expect([first(3, 3, 2, 2), first(3, 3, 3, 2, 2), first(3, 3, 1, 1, 1)]).toEqual([false, true, true]);
  });
});
