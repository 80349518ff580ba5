/** The pages before a script, and a title that is printed above it, at known places. */
import { describe, expect, it } from 'vitest';
import {
  countTitlePages,
  findInnerTitlePages,
  readTitlePages,
  takePrintedTitle,
} from '../../../lib/screenplay/layout/find-title-pages.ts';
import { findLeftEdges } from '../../../lib/screenplay/layout/left-edges.ts';
import type { ParsedPage } from '../../../lib/screenplay/layout/set-apart-furniture.ts';
import { bodyLines, type Row, usualRows } from './body-lines.ts';

const nothing = { title: null, authors: [], credit: null, source: null, draft: null, contact: null };
const script = usualRows(3);
const centred = (text: string, gap = 1): Row => [text, { column: 27.5 - text.length / 2, gap }];

/** Letters that stand apart for looks. */
const spaced: Row = [
  '',
  {
    gap: 10,
    pieces: [
      [19, 'S A L T'],
      [29, 'R O A D'],
    ],
  },
];

function pagesOf(...all: (readonly Row[])[]): { pages: ParsedPage[]; edges: ReturnType<typeof findLeftEdges> } {
  const lines = bodyLines(
    all.flatMap((rows, index) => rows.map(([text, place = {}]): Row => [text, { ...place, page: index + 1 }])),
  );
  const pages = all.map(
    (_, index): ParsedPage => ({
      page: { number: index + 1, width: 612, height: 792, readable: true, runs: [] },
      body: lines.filter((line) => line.page === index + 1),
      furniture: [],
    }),
  );
  return { pages, edges: findLeftEdges(lines) };
}

describe('a title above the script', () => {
  const take = (...rows: Row[]) => {
    const body = bodyLines([...rows, ...script]);
    const found = takePrintedTitle(body, findLeftEdges(body), 612);
    return found && { ...found.titlePage, lines: body.length - found.rest.length };
  };

  it('is read with its writer down to the first heading', () => {
    expect(take(centred('SALT ROAD'), centred('by', 2), centred('Ida Brandt'))).toEqual({
      ...nothing,
      title: 'SALT ROAD',
      credit: 'by',
      authors: ['Ida Brandt'],
      lines: 3,
    });
  });

  it('is read down to the first paragraph, which is wide, at the edge and followed by another line', () => {
    const title = [centred('SALT ROAD'), centred('by', 2), centred('Ida Brandt')];
    const wide = 'The rain falls on the roof of the house.';
    expect(take(...title, [wide, { gap: 2 }], ['And on us.'])).toMatchObject({ lines: 3 });
    expect(take(...title, ['THE RAIN FALLS ON THE ROOF OF THE HOUSE', { gap: 2 }], ['And on us.'])).toMatchObject({
      lines: 5,
    });
    expect(take(...title, [wide, { gap: 2, column: 6 }], ['And on us.', { column: 6 }])).toMatchObject({ lines: 5 });
    expect(take(...title, [wide, { gap: 2, column: 5 }], ['And on us.', { column: 5 }])).toMatchObject({ lines: 3 });
    expect(take(...title, [wide.slice(0, 34), { gap: 2 }], ['And on us.'])).toMatchObject({ lines: 5 });
    expect(take(...title, [wide.slice(0, 35), { gap: 2 }], ['And on us.'])).toMatchObject({ lines: 3 });
    expect(take(...title, [wide, { gap: 2 }], ['And on us.', { column: 2 }])).toMatchObject({ lines: 5 });
    expect(take(...title, ['Story by Ida Maria Brandt and Jo Quill', { gap: 2 }], ['And on us.'])).toMatchObject({
      lines: 5,
    });
  });

  it('is not read from a credit that stands low, or behind the first heading', () => {
    const lines = (count: number): Row[] => Array.from({ length: count }, (_, at) => centred(`Line ${at}`));
    expect(take(...lines(12), centred('by'), centred('Ida Brandt'))).toMatchObject({ credit: 'by', lines: 14 });
    expect(take(...lines(13), centred('by'), centred('Ida Brandt'))).toBeNull();
    expect(take(['INT. BAR - DAY'], centred('by'), centred('Ida Brandt'))).toBeNull();
    expect(take(centred('by'), centred('Ida Brandt'))).toBeNull();
    const body = bodyLines([centred('SALT ROAD'), centred('by', 2), centred('Ida Brandt')]);
    expect(takePrintedTitle(body, findLeftEdges(bodyLines(script)), 612)).toBeNull();
    expect(takePrintedTitle([], findLeftEdges(bodyLines(script)), 612)).toBeNull();
  });

  it('is read from keys that were printed as they were typed', () => {
    expect(take(['Title: **SALT ROAD**'], ['Author: Ida Brandt'])).toEqual({
      ...nothing,
      title: 'SALT ROAD',
      authors: ['Ida Brandt'],
      lines: 2,
    });
    const body = bodyLines([
      ['Title: SALT ROAD'],
      ...script.map(([text, place = {}]): Row => [text, { ...place, page: 2 }]),
    ]);
    expect(takePrintedTitle(body, findLeftEdges(body), 612)?.rest).toHaveLength(script.length);
  });

  it('may be one of two lines without a writer, in the middle and in capitals', () => {
    expect(take(centred('SALT ROAD'))).toEqual({ ...nothing, title: 'SALT ROAD', lines: 1 });
    expect(take(centred('SALT ROAD'), centred('AND WATER'))).toEqual({
      ...nothing,
      title: 'SALT ROAD AND WATER',
      lines: 2,
    });
    expect(take(centred('“Salt Road”'))).toEqual({ ...nothing, title: 'Salt Road', lines: 1 });
    expect(take(spaced)).toEqual({ ...nothing, title: 'SALT ROAD', lines: 1 });
    expect(take(centred('SALT ROAD'), centred('ACT ONE', 2))).toEqual({ ...nothing, title: 'SALT ROAD', lines: 1 });
  });
  it.each<[string, Row[]]>([
    ['three lines', [centred('SALT'), centred('AND'), centred('WATER')]],
    ['words in small letters', [centred('Salt Road')]],
    ['a line at the edge', [['SALT ROAD']]],
    ['a line off the middle', [['SALT ROAD', { column: 26 }]]],
    ['a colon', [centred('SALT ROAD:')]],
    ['a cry', [centred('SALT ROAD!')]],
    ['a black screen', [centred('OVER BLACK WATER')]],
    ['the name of an act', [centred('ACT ONE')]],
    ['a shot', [centred('MONTAGE')]],
    ['a title and a sentence', [centred('SALT ROAD'), ['Rain falls.']]],
  ])('is none: %s', (_name, rows) => {
    expect(take(...rows)).toBeNull();
  });
});

describe('pages of title', () => {
  const read = (...all: (readonly Row[])[]) => {
    const { pages, edges } = pagesOf(...all, script);
    return readTitlePages(pages.slice(0, -1), edges.pitch);
  };
  const title = [centred('SALT ROAD', 10), centred('written by', 3), centred('Ida Brandt', 2)];

  it('are read by the first that is no sheet for an award, and has a text', () => {
    const award = [centred('FOR YOUR CONSIDERATION', 10), centred('Best Original Screenplay', 2)];
    const wanted = { ...nothing, title: 'SALT ROAD', credit: 'written by', authors: ['Ida Brandt'] };
    expect(read(title)).toEqual(wanted);
    expect(read(award, title)).toEqual(wanted);
    expect(read([], title)).toEqual(wanted);
    expect(read(award).authors).toEqual([]);
    expect(read([])).toEqual(nothing);
    expect(read()).toEqual(nothing);
    expect(read([['Title: SALT ROAD'], ['Author: *Ida Brandt*']])).toEqual({
      ...nothing,
      title: 'SALT ROAD',
      authors: ['Ida Brandt'],
    });
  });

  it('hold at the foot two columns, one after the other', () => {
    const foot: Row[] = [
      [
        '',
        {
          gap: 35,
          pieces: [
            [0, 'Ida Brandt'],
            [45, 'Second draft'],
          ],
        },
      ],
      [
        '',
        {
          pieces: [
            [0, '1 Street'],
            [45, '3 May 2026'],
          ],
        },
      ],
    ];
    expect(read([...title, ...foot])).toEqual({
      ...nothing,
      title: 'SALT ROAD',
      credit: 'written by',
      authors: ['Ida Brandt'],
      draft: 'Second draft 3 May 2026',
      contact: 'Ida Brandt\n1 Street',
    });
    expect(read([...title, ['1 Street', { gap: 40 }], ['Ida', { column: 45 }], ['Town']]).contact).toBe(
      '1 Street\nTown\nIda',
    );
  });

  it('may have a title whose letters are spaced for looks, and names without a credit in the middle', () => {
    expect(read([spaced, centred('Ida Brandt', 3)])).toMatchObject({ title: 'SALT ROAD', authors: ['Ida Brandt'] });
    expect(read([centred('SALT ROAD', 10), ['Ida Brandt', { gap: 3 }]])).toMatchObject({ authors: [] });
    expect(read([centred('A B', 10), centred('by', 3), centred('Bo')])).toMatchObject({ title: 'A B' });
  });

  it('are at most four, and have a script behind them', () => {
    const counted = (count: number): number => {
      const { pages, edges } = pagesOf(...Array.from({ length: count }, () => title), script);
      return countTitlePages(pages, edges);
    };
    expect([1, 4, 5].map(counted)).toEqual([1, 4, 0]);
    const { pages, edges } = pagesOf(title, title);
    expect(countTitlePages(pages, edges)).toBe(0);
  });

  it('hold thirty-two lines at most, whatever they say', () => {
    const lines = (count: number): Row[] => Array.from({ length: count }, () => centred('x'));
    const counted = (count: number): number => {
      const { pages, edges } = pagesOf(lines(count), script);
      return countTitlePages(pages, edges);
    };
    expect([32, 33].map(counted)).toEqual([1, 0]);
  });

  it('stand within the script where another begins: with a credit, and a script behind', () => {
    const inner = (...all: (readonly Row[])[]): number[] => {
      const { pages, edges } = pagesOf(...all);
      return [...findInnerTitlePages(pages, countTitlePages(pages, edges), edges)];
    };
    expect(inner(title, script, title, script)).toEqual([3]);
    expect(inner(script, title, script)).toEqual([2]);
    expect(inner(script, script, title)).toEqual([]);
    expect(inner(script, [centred('SALT ROAD', 10), centred('Ida', 3)], script)).toEqual([]);
    expect(inner(script, [centred('by', 10), centred('Ida', 3)], script)).toEqual([]);
    expect(inner(title, script)).toEqual([]);
  });
});
