/** Letters at known places, joined to the pieces of text that stand together. */
import { describe, expect, it } from 'vitest';
import { joinGlyphs } from '../../../lib/screenplay/pdf/join-glyphs.ts';
import type { TextObject } from '../../../lib/screenplay/pdf/page-glyphs.ts';
import type { Hiding } from '../../../lib/screenplay/pdf/pdf-page.ts';
import { font, glyphsOf, letter, type Placed, textObject, word } from './known-glyphs.ts';

const join = (
  placed: readonly Placed[],
  objects?: readonly TextObject[],
  hidingOf: (index: number) => Hiding | null = () => null,
) => joinGlyphs(glyphsOf(placed, objects), hidingOf);
const texts = (placed: readonly Placed[], objects?: readonly TextObject[]): string[] =>
  join(placed, objects).map(({ str }) => str);
/** Two letters with a gap of so many points between them. */
const apart = (gap: number): string[] =>
  texts([
    ['a', 100],
    ['b', 107.2 + gap],
  ]);

describe('letters of one line', () => {
  it('are a piece from where the first stands to where the last ends', () => {
    expect(join(word('MARA', 100))).toEqual([
      {
        str: 'MARA',
        transform: [12, 0, 0, 12, 100, 700],
        width: expect.closeTo(28.8, 5),
        fontName: 'Courier',
        hiding: null,
      },
    ]);
    expect(join([])).toEqual([]);
    expect(join([[' ', 100]])).toEqual([]);
  });

  it('are a word up to a gap of a sixth of their size, words up to one and a half of it, and pieces beyond', () => {
    expect([1.9, 1.94, 18.7, 18.74].map(apart)).toEqual([['ab'], ['a b'], ['a b'], ['a', 'b']]);
    expect([-5.9, -6.1].map(apart)).toEqual([['ab'], ['a', 'b']]);
  });

  it('stand further apart where spaces were typed between them', () => {
    const typed = (gap: number): string[] =>
      texts([
        ['a', 100],
        [' ', 107.2],
        ['b', 107.2 + gap],
      ]);
    expect([0, 7.2, 39.5, 39.7].map(typed)).toEqual([['a b'], ['a b'], ['a b'], ['a', 'b']]);
    const made = letter(' ', { advance: 0 });
    expect(
      texts([
        ['a', 100],
        [made, 107.2],
        ['b', 107.2],
      ]),
    ).toEqual(['ab']);
    expect(
      texts([
        ['a', 100],
        [' ', 107.2],
        ['b', 114.4],
        ['c', 121.6],
      ]),
    ).toEqual(['a bc']);
    expect(
      texts([
        [' ', 92.8],
        ['a', 100],
      ]),
    ).toEqual(['a']);
  });

  it('stand at one height, but for a tenth of their size', () => {
    const raised = (by: number): string[] =>
      texts([
        ['a', 100],
        ['b', 107.2, 700 + by],
      ]);
    expect([1.19, 1.21, -1.19, -1.21].map(raised)).toEqual([['ab'], ['a', 'b'], ['ab'], ['a', 'b']]);
  });

  it('are those of a ligature where they stand at one place', () => {
    expect(
      texts([
        ['f', 100],
        ['f', 100],
        ['i', 100],
        ['n', 107.2],
      ]),
    ).toEqual(['ffin']);
    expect(
      texts(
        [
          ['f', 100],
          ['f', 100, 700, 1],
        ],
        [textObject(), textObject()],
      ),
    ).toEqual(['f', 'f']);
    expect(
      texts([
        ['f', 100],
        ['f', 100, 712],
      ]),
    ).toEqual(['f', 'f']);
  });

  it('may run up or down, and are measured along their line', () => {
    const up = textObject({ matrix: [0, 12, -12, 0, 0, 0], direction: [0, 1] });
    const climbing = (gap: number): Placed[] => [
      ['a', 100, 300],
      ['b', 100, 307.2 + gap],
    ];
    expect(join(climbing(0), [up])).toMatchObject([
      { str: 'ab', width: expect.closeTo(14.4, 5), transform: [0, 12, -12, 0, 100, 300] },
    ]);
    expect(texts(climbing(7.2), [up])).toEqual(['a b']);
    expect(texts(climbing(30), [up])).toEqual(['a', 'b']);
    expect(
      texts(
        [
          ['a', 100, 300],
          ['b', 101.3, 307.2],
        ],
        [up],
      ),
    ).toEqual(['a', 'b']);
    const down = textObject({ matrix: [0, -12, 12, 0, 0, 0], direction: [0, -1] });
    expect(
      join(
        [
          ['a', 100, 300],
          ['b', 100, 292.8],
        ],
        [down],
      ),
    ).toMatchObject([{ str: 'ab', width: expect.closeTo(14.4, 5) }]);
  });

  it('are longer than any list was made for', () => {
    const long = 'abcdefghij'.repeat(60);
    expect(texts(word(long, 0))).toEqual([long]);
    expect(texts([...word('ab', 0), ...word(long, 300, 500)])).toEqual(['ab', long]);
  });
});

describe('letters of several text objects', () => {
  const two = (rest: Partial<TextObject>): string[] =>
    texts(
      [
        ['a', 100],
        ['b', 107.2, 700, 1],
      ],
      [textObject(), textObject({ handle: 2, ...rest })],
    );

  it('are one piece where font, size and direction are the same', () => {
    expect(two({})).toEqual(['ab']);
    expect(two({ font: font('Courier') })).toEqual(['a', 'b']);
    expect([12.6, 12.7, 11.5, 11.4].map((breadth) => two({ breadth }))).toEqual([
      ['ab'],
      ['a', 'b'],
      ['ab'],
      ['a', 'b'],
    ]);
    expect([0.009, 0.011].map((slope) => two({ direction: [1, slope] }))).toEqual([['ab'], ['a', 'b']]);
    expect(two({ direction: [0.98, 0] })).toEqual(['a', 'b']);
  });

  it('go on behind each other, word by word', () => {
    const objects = [textObject(), textObject({ handle: 2 }), textObject({ handle: 3 })];
    expect(texts([...word('INT.', 100), ...word('BAR', 136, 700, 1), ...word('DAY', 300, 700, 2)], objects)).toEqual([
      'INT. BAR',
      'DAY',
    ]);
    expect(
      texts(
        [
          ['a', 100, 700, 7],
          ['b', 107.2],
        ],
        objects,
      ),
    ).toEqual(['b']);
  });
});

describe('letters that are set apart', () => {
  /** Each letter so many points behind the end of the one before. */
  const spacedOut = (text: string, gaps: readonly number[]): Placed[] => {
    let x = 100;
    return [...text].map((each, at): Placed => {
      const placed: Placed = [each, x];
      x += 7.2 + (gaps[at] ?? 0);
      return placed;
    });
  };

  it('are words still where all of an object’s letters stand so far apart', () => {
    expect(texts(spacedOut('MARA', [6, 6, 6]))).toEqual(['MARA']);
    expect(texts(spacedOut('MARAS', [6, 6, 12, 6]))).toEqual(['MAR AS']);
    expect(texts(spacedOut('MAR', [6, 6]))).toEqual(['M A R']);
    expect(texts(spacedOut('MARA', [6, 6, 0]))).toEqual(['M A RA']);
    expect(texts(spacedOut('MARA', [0, 0, 6]))).toEqual(['MAR A']);
  });

  it('are counted without the spaces between them, and for each object by itself', () => {
    expect(
      texts([
        ['T', 100],
        ['H', 113.2],
        ['E', 126.4],
        ['R', 139.6],
        [' ', 152.8],
        ['S', 166],
        ['O', 179.2],
      ]),
    ).toEqual(['THER SO']);
    const objects = [textObject(), textObject({ handle: 2 })];
    expect(
      texts(
        [
          ...spacedOut('MARA', [6, 6, 6]),
          ...spacedOut('SOLE', [6, 6, 0]).map(([each, x]): Placed => [each, x, 600, 1]),
        ],
        objects,
      ),
    ).toEqual(['MARA', 'S O LE']);
    const up = textObject({ matrix: [0, 12, -12, 0, 0, 0], direction: [0, 1] });
    expect(
      texts(
        [...'MARA'].map((each, at): Placed => [each, 100, 300 + 13.2 * at]),
        [up],
      ),
    ).toEqual(['MARA']);
  });
});

describe('letters from right to left', () => {
  const hebrew = (gap: number): Placed[] => [
    ['ש', 200],
    ['ל', 192.8 - gap],
    ['ם', 185.6 - gap],
  ];

  it('are one piece, read on to the left', () => {
    expect(join(hebrew(0))).toMatchObject([
      { str: 'שלם', transform: [12, 0, 0, 12, 185.6, 700], width: expect.closeTo(21.6, 5) },
    ]);
    expect(texts(hebrew(7.2))).toEqual(['ש לם']);
    expect(texts(hebrew(20))).toEqual(['ש', 'לם']);
    expect(
      texts([
        ['ש', 200],
        ['ל', 192.8, 710],
      ]),
    ).toEqual(['ש', 'ל']);
    expect(
      texts([
        ['ש', 200],
        [' ', 196],
        ['ל', 192.8],
      ]),
    ).toEqual(['ש ל']);
  });

  it('are those of Hebrew and Arabic, as letters or as forms', () => {
    const back = (code: number): string[] =>
      texts([
        ['a', 200],
        [String.fromCodePoint(code), 188],
      ]);
    expect([0x58f, 0x590, 0x8ff, 0x900, 0xfb1c, 0xfb1d, 0xfefe, 0xfeff].map((code) => back(code).length)).toEqual([
      2, 1, 1, 2, 2, 1, 1, 2,
    ]);
  });
});

it('letters that are hidden in another way are a piece of their own', () => {
  const hidden = join(word('abcd', 100), undefined, (index) => (index < 2 ? null : index < 3 ? 'tiny' : 'clipped'));
  expect(hidden.map(({ str, hiding }) => [str, hiding])).toEqual([
    ['ab', null],
    ['c', 'tiny'],
    ['d', 'clipped'],
  ]);
});
