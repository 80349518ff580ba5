/** Blocks of lines at known places: two who speak at once, two columns, numbered lines, and all of them in reading order. */
import { describe, expect, it } from 'vitest';
import type { ClassifiedLine } from '../../../lib/screenplay/layout/classified-line.ts';
import { takeDualBlock } from '../../../lib/screenplay/layout/dual-columns.ts';
import { findLeftEdges } from '../../../lib/screenplay/layout/left-edges.ts';
import { haveLineNumbers, withoutLineNumber } from '../../../lib/screenplay/layout/line-numbers.ts';
import type { PrintedLine } from '../../../lib/screenplay/layout/page-lines.ts';
import { placedLines } from '../../../lib/screenplay/layout/placed-lines.ts';
import { refuseTwoColumns } from '../../../lib/screenplay/layout/refuse-two-columns.ts';
import type { ParsedPage } from '../../../lib/screenplay/layout/set-apart-furniture.ts';
import { type At, bodyLines, type Row, usualRows } from './body-lines.ts';

type Pieces = NonNullable<At['pieces']>;
const beside = (pieces: Pieces, place: At = {}): Row => ['', { ...place, pieces }];

describe('two who speak side by side', () => {
  const edges = findLeftEdges(bodyLines(usualRows(4)));
  const names = beside([
    [6, 'ANNA'],
    [36, 'BO (O.S.)'],
  ]);
  const speeches = beside([
    [1, 'No.'],
    [30, 'Yes.'],
  ]);
  const take = (...rows: Row[]) => takeDualBlock(bodyLines(rows), 0, edges);
  const told = (lines: readonly ClassifiedLine[] = []): string[] =>
    lines.map(({ kind, line, dual, opens }) => `${dual} ${opens ? kind : `+${kind}`}: ${line.text}`);

  it('are two columns, line by line', () => {
    const block = take(
      names,
      beside([
        [4, '(low'],
        [33, '(loud)'],
      ]),
      beside([
        [4, 'and slow)'],
        [30, 'Yes'],
      ]),
      beside([[1, 'No.']]),
      beside([[30, 'indeed.']]),
    );
    expect(told(block?.left)).toEqual([
      'left cue: ANNA',
      'left +parenthetical: (low',
      'left +parenthetical: and slow)',
      'left +dialogue: No.',
    ]);
    expect(told(block?.right)).toEqual([
      'right cue: BO (O.S.)',
      'right +parenthetical: (loud)',
      'right +dialogue: Yes',
      'right +dialogue: indeed.',
    ]);
    expect(block?.lineCount).toBe(5);
  });

  it('end with their paragraph', () => {
    expect(take(names, speeches, ['Rain.', { gap: 2 }])?.lineCount).toBe(2);
    expect(take(names, speeches, ['Rain.', { page: 2 }])?.lineCount).toBe(2);
  });

  it('have their words in several pieces, and their places', () => {
    const block = take(
      names,
      beside([
        [1, 'No,'],
        [8, 'no.'],
        [30, 'Yes,'],
        [36, 'yes.'],
      ]),
      speeches,
    );
    expect(told(block?.left).slice(1)).toEqual(['left +dialogue: No, no.', 'left +dialogue: No.']);
    expect(told(block?.right).slice(1)).toEqual(['right +dialogue: Yes, yes.', 'right +dialogue: Yes.']);
    const [, first] = block?.right ?? [];
    expect(first?.line.segments).toHaveLength(2);
    expect(first?.line.x).toBe(first?.line.segments[0]?.x);
  });

  it.each<[string, Row[]]>([
    ['one name', [['ANNA'], speeches]],
    [
      'three names',
      [
        beside([
          [0, 'ANNA'],
          [20, 'BO'],
          [40, 'CY'],
        ]),
        speeches,
      ],
    ],
    [
      'a name and a sentence',
      [
        beside([
          [6, 'ANNA'],
          [36, 'goes out.'],
        ]),
        speeches,
      ],
    ],
    ['nothing below the names', [names]],
    [
      'a gap below the names',
      [
        names,
        beside(
          [
            [1, 'No.'],
            [30, 'Yes.'],
          ],
          { gap: 2 },
        ),
      ],
    ],
    ['nothing said by one of them', [names, beside([[1, 'No.']])]],
    ['nothing said by the other', [names, beside([[30, 'Yes.']])]],
    [
      'columns that overlap',
      [
        names,
        beside([
          [1, 'No, not before the tide has turned, ever.'],
          [46, 'Yes.'],
        ]),
      ],
    ],
  ])('are not told by %s', (_name, rows) => {
    expect(take(...rows)).toBeNull();
  });

  it('part where the right column begins, in whichever line', () => {
    const left = (row: Row) => told(take(names, speeches, row)?.left).at(-1);
    expect(left(beside([[26, 'So.']]))).toBe('left +dialogue: No.');
    expect(left(beside([[3, 'So.']]))).toBe('left +dialogue: So.');
    expect(takeDualBlock(bodyLines([names]), 1, edges)).toBeNull();
  });
});

describe('an audio/video script', () => {
  const verdict = (rows: readonly Row[]): string => {
    try {
      refuseTwoColumns(bodyLines(rows));
      return 'read';
    } catch (error) {
      return error instanceof Error && 'code' in error ? String(error.code) : 'failed';
    }
  };
  const pair = (left: string, right: string, column = 35): Row =>
    beside([
      [0, left],
      [column, right],
    ]);
  const times = (count: number, row: Row): Row[] => Array.from({ length: count }, () => row);

  it('is refused for the heads of its columns, in either order, where a quarter of its lines has a second column', () => {
    const under = (heads: Row, count: number) => [
      heads,
      ...times(count, pair('Rain', 'Wind')),
      ...times(12, ['Rain.']),
    ];
    expect(verdict(under(pair('VIDEO', 'AUDIO'), 4))).toBe('two_column_script');
    expect(verdict(under(pair('Sound', 'Picture'), 4))).toBe('two_column_script');
    expect(verdict(under(pair('VIDEO', 'AUDIO'), 3))).toBe('two_column_script');
    expect(verdict(under(pair('VIDEO', 'AUDIO'), 2))).toBe('read');
    expect(verdict(under(pair('VIDEO', 'VIDEO'), 9))).toBe('read');
    expect(verdict(under(pair('Video', 'Audio of the year before last'), 9))).toBe('read');
    expect(verdict(under(pair('Video of the year before last', 'Audio'), 9))).toBe('read');
    expect(
      verdict(
        under(
          beside([
            [0, 'VIDEO'],
            [20, 'AUDIO'],
            [40, 'TIME'],
          ]),
          9,
        ),
      ),
    ).toBe('read');
    expect(verdict(under(['VIDEO'], 9))).toBe('read');
    expect(verdict([pair('VIDEO', 'AUDIO'), ...times(9, pair('Rain', 'Wind', 39))])).toBe('read');
    expect(verdict([pair('VIDEO', 'AUDIO'), ...times(9, pair('Rain', 'Wind', 38))])).toBe('two_column_script');
  });

  it('is refused without heads where two fifths of its lines, and twelve, say something in both columns', () => {
    const wordy = pair('The rain falls', 'and we wait');
    expect(verdict(times(12, wordy))).toBe('two_column_script');
    expect(verdict(times(11, wordy))).toBe('read');
    expect(verdict([...times(12, wordy), ...times(18, ['Rain.'])])).toBe('two_column_script');
    expect(verdict([...times(12, wordy), ...times(19, ['Rain.'])])).toBe('read');
    expect(verdict(times(12, pair('ANNA', 'and we wait')))).toBe('read');
    expect(verdict(times(12, pair('The rain falls', '12')))).toBe('read');
    expect(verdict(times(12, pair('rain', 'and we wait')))).toBe('read');
    expect(
      verdict(
        times(
          12,
          beside([
            [0, 'The rain falls'],
            [20, 'and we wait'],
            [40, 'for long'],
          ]),
        ),
      ),
    ).toBe('read');
    const scattered = Array.from({ length: 20 }, (_, index) => pair('The rain', 'and we wait', 20 + 4 * index));
    expect(verdict(scattered)).toBe('read');
    expect(verdict([])).toBe('read');
  });
});

describe('lines with a number each', () => {
  const printed = (texts: readonly (readonly string[])[]): PrintedLine[] =>
    texts.map((words, at) => ({
      page: 1,
      y: 72 + 12 * at,
      segments: words.map((text, index) => ({ text, x: 60 + 48 * index, right: 90 + 48 * index, font: '' })),
    }));
  const counted = (count: number, from = 1, plain = 0): PrintedLine[] =>
    printed([
      ...Array.from({ length: count }, (_, at) => [String(from + at), 'Rain.']),
      ...Array.from({ length: plain }, () => ['Rain.']),
    ]);

  it('are twelve at least, and three in five of a page', () => {
    expect(haveLineNumbers([counted(12)])).toBe(true);
    expect(haveLineNumbers([counted(11)])).toBe(false);
    expect(haveLineNumbers([counted(11, 1, 1)])).toBe(false);
    expect(haveLineNumbers([counted(18, 1, 12)])).toBe(true);
    expect(haveLineNumbers([counted(18, 1, 13)])).toBe(false);
    expect(haveLineNumbers([])).toBe(false);
  });

  it('count up by one, but for one in ten', () => {
    const broken = (breaks: number): PrintedLine[] =>
      printed(Array.from({ length: 21 }, (_, at) => [String(at + (at > 20 - breaks ? 2 * at : 0)), 'Rain.']));
    expect([0, 2, 3].map((breaks) => haveLineNumbers([broken(breaks)]))).toEqual([true, true, false]);
    expect(haveLineNumbers([printed(Array.from({ length: 20 }, () => ['12', 'Rain.']))])).toBe(false);
  });

  it('stand on half of the pages that have lines enough', () => {
    const plain = printed(Array.from({ length: 12 }, () => ['Rain.']));
    expect(haveLineNumbers([counted(12), plain])).toBe(true);
    expect(haveLineNumbers([counted(12), plain, plain])).toBe(false);
    expect(haveLineNumbers([counted(12), plain, plain.slice(0, 11), plain.slice(0, 11)])).toBe(true);
  });

  it('are read without it, where it is one of up to four digits', () => {
    const rest = (...words: string[]) =>
      printed([words]).map((line) => withoutLineNumber(line).segments.map(({ text }) => text))[0];
    expect(rest('12', 'Rain.')).toEqual(['Rain.']);
    expect(rest('1234')).toEqual([]);
    expect(rest('12345', 'Rain.')).toEqual(['12345', 'Rain.']);
    expect(rest('12A', 'Rain.')).toEqual(['12A', 'Rain.']);
    expect(rest('Rain.', '12')).toEqual(['Rain.', '12']);
    expect(rest()).toEqual([]);
  });
});

describe('all lines of a script', () => {
  const place = (
    rows: readonly Row[],
    furniture: ParsedPage['furniture'],
    options: { title?: boolean; keys?: number } = {},
  ) => {
    const body = bodyLines(rows);
    const { title = false, keys = 0 } = options;
    return placedLines({
      pages: [{ page: { number: 1, width: 612, height: 792, readable: true, runs: [] }, body, furniture }],
      isTitlePage: () => title,
      printedKeys: body.slice(0, keys),
      lines: body.slice(keys).map((line, at) => ({
        line,
        kind: line.text.startsWith('*') ? 'centered' : 'action',
        opens: true,
        dual: at === 1 ? 'left' : null,
      })),
      slotOf: ({ y }) => y / 12,
    }).map(({ page, line, element, text, dual }) => [page, line, element, text, dual].join(' ').trim());
  };
  const piece = (text: string, y: number) => ({ kind: 'header', text, page: 1, y }) as const;

  it('stand in reading order, furniture before what stands lower', () => {
    expect(
      place(
        [['One.'], ['Two.'], ['***'], ['Four.', { gap: 2 }]],
        [piece('9', 130), piece('b', 97), piece('a', 60), piece('4', 144)],
      ),
    ).toEqual([
      '1 5 furniture a',
      '1 7 action One.',
      '1 8 action Two. left',
      `1 ${97 / 12} furniture b`,
      '1 9 action ***',
      `1 ${130 / 12} furniture 9`,
      '1 11 action Four.',
      '1 12 furniture 4',
    ]);
    expect(place([['One.']], [piece('beside', 84)])).toEqual(['1 7 action One.', '1 7 furniture beside']);
  });

  it('are those of the title on a title page, and above the script where it begins there', () => {
    expect(place([['SALT'], ['by Ida']], [], { title: true })).toEqual(['1 7 title SALT', '1 8 title by Ida']);
    expect(place([['SALT'], ['Rain.']], [], { keys: 1 })).toEqual(['1 7 title SALT', '1 8 action Rain.']);
  });

  it('of a second column begin higher up again, and part no first one from it', () => {
    const rows: Row[] = [['One.'], ['Two.']];
    const [one, two] = bodyLines(rows);
    if (!one || !two) throw new Error('Two lines were asked for.');
    const lines = [one, two, one].map((line): ClassifiedLine => ({ line, kind: 'dialogue', opens: false, dual: null }));
    const found = placedLines({
      pages: [
        {
          page: { number: 1, width: 612, height: 792, readable: true, runs: [] },
          body: [],
          furniture: [piece('*', 90)],
        },
      ],
      isTitlePage: () => false,
      printedKeys: [],
      lines,
      slotOf: () => 1,
    });
    expect(found.map(({ text }) => text)).toEqual(['One.', '*', 'Two.', 'One.']);
  });
});
