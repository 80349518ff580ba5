/** The bounds of pages before the script, and of a title above it. */
import { describe, expect, it } from 'vitest';
import {
  countTitlePages,
  findInnerTitlePages,
  takePrintedTitle,
} from '../../../lib/screenplay/layout/find-title-pages.ts';
import type { LeftEdges } from '../../../lib/screenplay/layout/left-edges.ts';
import type { ParsedPage } from '../../../lib/screenplay/layout/set-apart-furniture.ts';
import { letterWidth, linesAt, type PlacedRow } from './body-lines.ts';

const speech = { dialogue: 180, parenthetical: 216, cue: 252, uncased: false, gap: 1.45 };
const edges: LeftEdges = { action: 108, speech, right: 540, pitch: 12, near: null, axis: null };
const page = (number: number, rows: readonly PlacedRow[]): ParsedPage => ({
  page: { number, width: 612, height: 792, runs: [], readable: true },
  body: linesAt(rows),
  furniture: [],
});
const heading: PlacedRow = ['INT. BOAT HOUSE - NIGHT', 108, 24];
const centred = (text: string, below = 24, middle = 306): PlacedRow => [
  text,
  middle - (text.length * letterWidth) / 2,
  below,
];
const title: PlacedRow[] = [centred('THE BLUE HOUR'), centred('written by'), centred('Ida Brandt')];
const many = (count: number, row: PlacedRow): PlacedRow[] => Array.from({ length: count }, () => row);

/** Whether a page is taken for one of the script. */
const isScript = (rows: readonly PlacedRow[], columns = edges): boolean =>
  countTitlePages([page(1, title), page(2, rows), page(3, [heading])], columns) === 1;

describe('pages before the script', () => {
  it('are four at most, and none where no script follows', () => {
    const before = (count: number) =>
      countTitlePages([...many(count, heading).map((_, index) => page(index + 1, title)), page(9, [heading])], edges);
    expect([0, 1, 4, 5].map(before)).toEqual([0, 1, 4, 0]);
    expect(countTitlePages([page(1, title), page(2, title)], edges)).toBe(0);
  });

  it('end with a heading, a transition, or more than 32 lines', () => {
    expect([isScript([heading]), isScript([['FADE IN:']]), isScript(title)]).toEqual([true, true, false]);
    expect([32, 33].map((count) => isScript(many(count, ['Rain.', 300])))).toEqual([false, true]);
  });

  it('end with four wide lines at the edge of the action', () => {
    const wide = (count: number, length: number, x: number) => isScript(many(count, ['x'.repeat(length), x]));
    expect([wide(4, 47, 108), wide(3, 47, 108), wide(4, 46, 108)]).toEqual([true, false, false]);
    expect([wide(4, 47, 115.9), wide(4, 47, 116), wide(4, 47, 100.1), wide(4, 47, 100)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  it('end with a name above its speech', () => {
    const spoken = (cue: number, x: number, below = 12, name = 'ANNA') =>
      isScript([
        [name, cue],
        ['No.', x, below],
      ]);
    expect([spoken(252, 180), spoken(258, 180), spoken(258.1, 180), spoken(246, 180), spoken(245.9, 180)]).toEqual([
      true,
      true,
      false,
      true,
      false,
    ]);
    expect([spoken(252, 185.9), spoken(252, 186), spoken(252, 216), spoken(252, 222)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect([spoken(252, 180, 17), spoken(252, 180, 18), spoken(252, 180, 12, 'It is late.')]).toEqual([
      true,
      false,
      false,
    ]);
    expect([
      isScript([['ANNA', 252]]),
      isScript(
        [
          ['ANNA', 252],
          ['No.', 180],
        ],
        { ...edges, speech: null },
      ),
    ]).toEqual([false, false]);
  });
});

describe('title pages inside a script', () => {
  const inner = (from: number, ...pages: (readonly PlacedRow[])[]): number[] => [
    ...findInnerTitlePages(
      pages.map((rows, index) => page(index + 1, rows)),
      from,
      edges,
    ),
  ];

  it('bear a credit below their first line, and have a script behind them', () => {
    expect(inner(0, [heading], title, [heading])).toEqual([2]);
    expect(inner(0, [heading], title)).toEqual([]);
    expect(inner(0, [heading], [centred('written by')], [heading])).toEqual([]);
    expect(inner(0, [heading], [...title, heading], [heading])).toEqual([]);
  });

  it('are looked for behind those before the script, and behind the first page', () => {
    expect(inner(2, title, title, title, [heading])).toEqual([3]);
    expect(inner(0, title, title, [heading])).toEqual([2]);
  });
});

/** The title that is found above the script, and the first line of the rest. */
const taken = (rows: readonly PlacedRow[]): (string | undefined)[] | null => {
  const found = takePrintedTitle(linesAt(rows), edges, 612);
  return found && [found.titlePage.title ?? '', found.rest[0]?.text];
};
const ofHour = (first: PlacedRow) => ['THE BLUE HOUR', first[0]];

describe('a title with a credit above the script', () => {
  it('ends at the first heading, within 45 lines', () => {
    expect([taken([...title, heading]), taken([]), taken([heading])]).toEqual([ofHour(heading), null, null]);
    const far = (lines: number) => taken([...title, ...many(lines - 3, ['a', 300]), heading]);
    expect([far(44), far(45)]).toEqual([ofHour(heading), null]);
  });

  it('has its credit in line thirteen at the latest, before any heading', () => {
    const credit = (before: number) =>
      taken([...many(before, centred('THE BLUE HOUR')), centred('written by'), centred('Ida Brandt'), heading])?.[1];
    expect([credit(12), credit(13)]).toEqual([heading[0], undefined]);
    expect(taken([centred('THE BLUE HOUR'), heading, centred('written by'), centred('Ida Brandt'), heading])).toEqual(
      ofHour(heading),
    );
  });

  it('ends at a paragraph: a wide line near the edge of the action with another below it', () => {
    const prose = (length: number, x = 108, below: PlacedRow[] = [['It is cold.', x]]) => {
      const wide: PlacedRow = [`It rains${' x'.repeat(60)}`.slice(0, length), x, 24];
      return taken([...title, wide, ...below]) !== null;
    };
    expect([prose(35), prose(34)]).toEqual([true, false]);
    expect([prose(35, 147.9), prose(35, 148), prose(35, 68.1), prose(35, 68)]).toEqual([true, false, true, false]);
    expect([
      prose(35, 108, [['It is cold.', 115.9]]),
      prose(35, 108, [['It is cold.', 116]]),
      prose(35, 108, []),
    ]).toEqual([true, false, false]);
    expect(taken([...title, ['IT RAINS AND RAINS AND RAINS AND RAINS', 108, 24], ['It is cold.']])).toBeNull();
  });
});

describe('a title alone above the script', () => {
  const alone = (...rows: PlacedRow[]) => taken([...rows, heading])?.[0] ?? null;

  it('stands in the middle of the page or of the text', () => {
    const at = (middle: number) => alone(centred('THE BLUE HOUR', 24, middle));
    expect([295.1, 294.9, 334.9, 335.1].map((middle) => at(middle) !== null)).toEqual([true, false, true, false]);
  });

  it('has fifty letters at most, and stands twenty points off the action', () => {
    const at = (length: number, x: number) => alone(['X'.repeat(length), x]) !== null;
    expect([at(50, 144), at(51, 140.4), at(50, 128.1), at(50, 128)]).toEqual([true, false, true, false]);
  });

  it('is in capitals or between quotation marks, which are left out', () => {
    expect(
      ['THE BLUE HOUR', '“The Blue Hour”', '"The Blue Hour"', 'THE "BLUE"', '“BLUE” HOUR'].map((text) =>
        alone(centred(text)),
      ),
    ).toEqual(['THE BLUE HOUR', 'The Blue Hour', 'The Blue Hour', 'THE "BLUE"', '“BLUE” HOUR']);
    expect(['The Blue Hour', 'The “Blue”', '“Blue” Hour'].map((text) => alone(centred(text)))).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('says nothing that belongs to the script', () => {
    expect(['OVER BLACK', 'THE BLUE HOUR!', 'THE END', 'CLOSE ON THE KEY'].map((text) => alone(centred(text)))).toEqual(
      [null, null, null, null],
    );
    expect([alone(centred('HOUR: BLUE')), alone(centred('BLACKBIRD'))]).toEqual(['HOUR: BLUE', 'BLACKBIRD']);
  });

  it('has two lines at most, and nothing below but the name of an act', () => {
    const line = centred('THE BLUE HOUR');
    expect([alone(line, line), alone(line, line, line), alone(line, ['It is cold.'])]).toEqual([
      'THE BLUE HOUR THE BLUE HOUR',
      null,
      null,
    ]);
    expect(alone(line, centred('ACT ONE'))).toBe('THE BLUE HOUR');
    expect(taken([line, heading, line])?.[1]).toBe(heading[0]);
    expect(taken([['It is cold.'], heading])).toBeNull();
  });

  it('has its writers and its draft below it where no credit says so, but nothing else', () => {
    const sheet = (...rows: PlacedRow[]) =>
      takePrintedTitle(linesAt([centred('THE BLUE HOUR'), ...rows, heading]), edges, 612)?.titlePage ?? null;
    expect(sheet(centred('Ida Brandt & Bo Park', 24), centred('Shooting Draft', 24))).toMatchObject({
      title: 'THE BLUE HOUR',
      authors: ['Ida Brandt', 'Bo Park'],
      draft: 'Shooting Draft',
    });
    expect(sheet(centred('Ida Brandt'), centred('SATURDAY NIGHT'))).toBeNull();
  });

  it('has a motto below it where three lines, a draft or a source among them, say that it is a title', () => {
    const motto: PlacedRow[] = [['After the first war it was called shell shock.', 160, 60]];
    const sheet = (...rows: PlacedRow[]) => taken([centred('THE BLUE HOUR'), ...rows, ...motto, heading]);
    const [draft, name, source] = ['First draft 3/4/26', 'Ida Brandt', 'From the novel by'].map((one) =>
      centred(one, 24),
    );
    if (!draft || !name || !source) throw new Error('No rows.');
    expect(sheet(draft, name, source, centred('Bo Park'))).toEqual(['THE BLUE HOUR', motto[0]?.[0]]);
    expect(sheet(draft, name)).toBeNull();
    expect(sheet(name, name, name)).toBeNull();
  });

  it('needs a wide gap below it where the page has neither FADE IN: nor a heading', () => {
    const [near, far] = [24, 48].map(
      (gap) => taken([centred('THE BLUE HOUR'), ['It is cold.', 108, gap]])?.[0] ?? null,
    );
    expect([near, far]).toEqual([null, 'THE BLUE HOUR']);
  });

  it('spaced for looks is closed up, where it has more than eight letters and spaces', () => {
    const spaced = (...pieces: string[]) => {
      const lines = linesAt([centred('T H E   R E E L'), heading]).map((line, index) =>
        index === 0
          ? {
              ...line,
              text: pieces.join(' '),
              segments: pieces.map((text) => ({ text, x: 260, right: 340, font: '' })),
            }
          : line,
      );
      return takePrintedTitle(lines, edges, 612)?.titlePage.title;
    };
    expect(spaced('T H E', 'R E E L')).toBe('THE REEL');
    expect(spaced('A B C', 'D E')).toBe('ABC DE');
    expect([spaced('A B', 'C D'), spaced('T H E', 'REEL')]).toEqual(['A B C D', 'T H E REEL']);
  });
});
