/** Where a script begins, and what a Final Draft title page says by its places. */
import { describe, expect, it } from 'vitest';
import { readFdxTitlePage } from '../../../lib/screenplay/formats/fdx-title-page.ts';
import { readXml } from '../../../lib/screenplay/formats/read-xml.ts';
import { countTitlePages } from '../../../lib/screenplay/layout/find-title-pages.ts';
import { findLeftEdges } from '../../../lib/screenplay/layout/left-edges.ts';
import type { ParsedPage } from '../../../lib/screenplay/layout/set-apart-furniture.ts';
import type { PdfPage } from '../../../lib/screenplay/pdf/pdf-page.ts';
import { readPositions } from '../../../lib/screenplay/read-positions.ts';
import { bodyLines, columns, type Row, usualRows } from './body-lines.ts';

const sized = { width: 612, height: 792, readable: true } as const;
/** How many pages stand before the script when these stand before it. */
function titlePages(...before: (readonly Row[])[]): number {
  const all = [...before, usualRows(3)];
  const lines = bodyLines(
    all.flatMap((rows, index) => rows.map(([text, place = {}]): Row => [text, { ...place, page: index + 1 }])),
  );
  const pages = all.map(
    (_, index): ParsedPage => ({
      page: { number: index + 1, ...sized, runs: [] },
      body: lines.filter((line) => line.page === index + 1),
      furniture: [],
    }),
  );
  return countTitlePages(pages, findLeftEdges(lines));
}
const title: Row[] = [
  ['SALT ROAD', { column: 25 }],
  ['written by', { column: 25, gap: 3 }],
  ['Ida Brandt', { column: 25, gap: 2 }],
];
const paragraph = (width: number, count = 4): Row[] =>
  Array.from({ length: count }, (): Row => ['a'.repeat(width), { gap: 2 }]);

describe('a page before the script', () => {
  it.each<[string, Row[], number]>([
    ['a title and a writer', title, 1],
    ['a quotation in the middle', [['None shall pass.', { column: 20 }]], 1],
    ['three wide lines', paragraph(50, 3), 1],
    ['four wide lines at the edge of the action', paragraph(50, 4), 0],
    ['four narrow lines', paragraph(30, 4), 1],
    [
      'a speech',
      [
        ['ANNA', { column: columns.cue }],
        ['No.', { column: columns.dialogue }],
      ],
      0,
    ],
    [
      'a speech with a parenthetical',
      [
        ['ANNA', { column: columns.cue }],
        ['(low)', { column: columns.parenthetical }],
      ],
      0,
    ],
    [
      'a name above a gap',
      [
        ['ANNA', { column: columns.cue }],
        ['No.', { column: columns.dialogue, gap: 3 }],
      ],
      1,
    ],
    [
      'a name beside the column',
      [
        ['ANNA', { column: columns.cue + 1 }],
        ['No.', { column: columns.dialogue }],
      ],
      1,
    ],
    ['a transition', [['FADE IN:']], 0],
  ])('is one of title, or of the script: %s', (_name, rows, count) => {
    expect(titlePages(rows)).toBe(count);
  });

  it('may be one of several', () => {
    expect(titlePages(title, [['None shall pass.', { column: 20 }]])).toBe(2);
    expect(titlePages()).toBe(0);
  });
});

describe('a title page of Final Draft', () => {
  const read = (...paragraphs: [text: string, alignment?: string][]) => {
    const written = paragraphs.map(
      ([text, alignment]) =>
        `<Paragraph${alignment ? ` Alignment="${alignment}"` : ''}><Text>${text}</Text></Paragraph>`,
    );
    return readFdxTitlePage(readXml(`<TitlePage><Content>${written.join('')}</Content></TitlePage>`));
  };

  it('has its title, its writers and, below them, who is asked about it', () => {
    const found = read(
      ...Array.from({ length: 16 }, (): [string, string] => ['', 'Center']),
      ['SALT ROAD', 'Center'],
      ['', 'Center'],
      ['written by', 'Center'],
      ['', 'Center'],
      ['Ida Brandt', 'Center'],
      ['  '],
      ['Ida Brandt\nida@example.org\tSecond draft'],
      ['3 May 2026', 'Right'],
    );
    expect(found?.titlePage).toEqual({
      title: 'SALT ROAD',
      credit: 'written by',
      authors: ['Ida Brandt'],
      source: null,
      draft: 'Second draft 3 May 2026',
      contact: 'Ida Brandt\nida@example.org',
    });
    expect(found?.titleLines).toEqual([
      'SALT ROAD',
      'written by',
      'Ida Brandt',
      'Ida Brandt',
      'ida@example.org Second draft',
      '3 May 2026',
    ]);
  });

  it('is none where nothing is on it', () => {
    expect(read(['  '], ['', 'Center'])).toBeNull();
    expect(readFdxTitlePage(undefined)).toBeNull();
  });
});

describe('pages at known places', () => {
  const page = (number: number, rows: readonly (readonly [x: number, y: number, text: string])[]): PdfPage => ({
    number,
    ...sized,
    runs: rows.map(([x, y, text]) => ({
      text,
      x,
      y,
      width: text.length * 7.2,
      fontSize: 12,
      font: '',
      upright: true,
    })),
  });
  const script = (number: number, letter: string, top = 84): PdfPage =>
    page(number, [
      [108, top, `INT. BAR ${letter} - DAY`],
      [108, top + 24, `Rain falls on ${letter}.`],
      [108, top + 36, `And on us, ${letter}.`],
      [266, top + 60, 'ANNA'],
      [180, top + 72, `No, ${letter}.`],
    ]);

  it('count their lines from where most of them begin, and what stands above is on the first', () => {
    const { lines } = readPositions([script(1, 'A'), script(2, 'B'), script(3, 'C', 108), script(4, 'D', 72)]);
    expect(lines.filter(({ element }) => element === 'heading').map(({ page: of, line }) => [of, line])).toEqual([
      [1, 1],
      [2, 1],
      [3, 3],
      [4, 1],
    ]);
    expect(lines.filter(({ element }) => element === 'cue').map(({ line }) => line)).toEqual([6, 6, 8, 5]);
  });

  it('measure a scene that takes a whole page by eight eighths, though the page is not full', () => {
    const { screenplay } = readPositions([script(1, 'A'), script(2, 'B')]);
    expect(screenplay.scenes.map(({ eighths }) => eighths)).toEqual([8, 1]);
  });

  it('that are empty or damaged are named', () => {
    const { screenplay } = readPositions([
      script(1, 'A'),
      page(2, []),
      page(3, []),
      { ...page(4, []), readable: false },
      script(5, 'B'),
    ]);
    expect(screenplay.diagnostics).toEqual([
      { code: 'damaged_pages', message: 'Page 4 of the file could not be read and was left out.', pages: [4] },
      {
        code: 'pages_without_text',
        message: 'Pages 2-3 of the file held no text: a picture or an empty page.',
        pages: [2, 3],
      },
    ]);
  });
});
