/** Where on a page and how often a text must stand to belong to the page and not to the script. */
import { describe, expect, it } from 'vitest';
import { pageLines } from '../../../lib/screenplay/layout/page-lines.ts';
import { setApartFurniture } from '../../../lib/screenplay/layout/set-apart-furniture.ts';
import type { PdfPage, PdfRun } from '../../../lib/screenplay/pdf/pdf-page.ts';
import { letterWidth } from './body-lines.ts';

const run = (text: string, x: number, y: number, rest: Partial<PdfRun> = {}): PdfRun => ({
  text,
  x,
  y,
  width: text.length * letterWidth,
  fontSize: 12,
  font: 'F1',
  upright: true,
  ...rest,
});
const page = (runs: readonly PdfRun[], number = 1): PdfPage => ({
  number,
  width: 612,
  height: 792,
  runs,
  readable: true,
});
/** Lines of a script, with words that stand on no other page. */
const told = (number = 1): PdfRun[] => {
  const letter = 'abcdefghijklmnop'.charAt(number - 1);
  return Array.from({ length: 10 }, (_, index) =>
    run(`Rain falls on ${letter} ${'klmnopqrst'.charAt(index)}.`, 108, 204 + 24 * index),
  );
};
const furnitureOf = (...runs: PdfRun[]): string[] =>
  (setApartFurniture([page([...runs, ...told()])])[0]?.furniture ?? []).map(({ kind, text }) => `${kind} ${text}`);
const isFurniture = (...runs: PdfRun[]): boolean => furnitureOf(...runs).length > 0;

describe('a mark of revision', () => {
  it('is one to three stars in the right fifth of the page', () => {
    expect([furnitureOf(run('*', 489.7, 204)), furnitureOf(run('*', 489.6, 204))]).toEqual([['revision-mark *'], []]);
    expect(['***', '****', 'a*', '*a'].map((text) => isFurniture(run(text, 520, 204)))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('a page number', () => {
  it('with its full stop stands anywhere by itself, in the right two fifths of the page', () => {
    expect([furnitureOf(run('12.', 367.3, 308)), furnitureOf(run('12.', 367.2, 308))]).toEqual([
      ['page-number 12.'],
      [],
    ]);
    expect([isFurniture(run('12', 400, 308)), isFurniture(run('12.', 400, 204))]).toEqual([false, false]);
  });

  it('stands at the head or at the foot of the page, and a little further in at the right', () => {
    const at = (x: number, y: number) => isFurniture(run('12', x, y));
    expect([at(300, 71), at(300, 72), at(300, 737), at(300, 736)]).toEqual([true, false, true, false]);
    expect([at(459.1, 95), at(459, 95), at(459.1, 96), at(459.1, 697), at(459.1, 696)]).toEqual([
      true,
      false,
      false,
      true,
      false,
    ]);
  });

  it('is in the first two lines', () => {
    const below = (...heads: number[]) => furnitureOf(...heads.map((y) => run('Rain.', 108, y)), run('12', 300, 70));
    expect(below(68 - 12)).toContain('page-number 12');
    expect(below(44, 57)).not.toContain('page-number 12');
  });

  it('is none beside a heading of the same number, below the margin', () => {
    const both = (y: number) => furnitureOf(run('12', 50, y), run('INT. BAR - DAY', 108, y), run('12', 500, y));
    expect(both(60)).toEqual(['scene-number 12', 'scene-number 12']);
    expect(both(50)).toContain('page-number 12');
  });
});

describe('what says that a scene goes on', () => {
  it('is the bare word in the first three lines or the last, and one with a colon, brackets or a number anywhere', () => {
    const below = (mark: string, ...above: number[]) =>
      furnitureOf(...[...above, 172, 184, 196].map((y) => run('It rains.', 108, y)), run(mark, 108, 160));
    expect([below('CONTINUED', 112, 136), below('CONTINUED', 100, 112, 136)]).toEqual([['continued CONTINUED'], []]);
    for (const mark of ['CONTINUED:', '(CONTINUED)', '12 CONTINUED: (2) 12'])
      expect(below(mark, 100, 112, 136)).toEqual([`continued ${mark}`]);
  });

  it('takes the numbers beside it along, and nothing else', () => {
    expect(
      furnitureOf(run('12', 50, 160), run('CONTINUED:', 108, 160), run('Rain.', 300, 160), run('12', 520, 160)),
    ).toEqual(['scene-number 12', 'continued CONTINUED:', 'scene-number 12']);
  });
});

describe('the head of a revision', () => {
  const withHeads = (...heads: string[]) =>
    setApartFurniture([page([...told(), ...heads.map((text, index) => run(text, 300, 500 + 24 * index))])]).flatMap(
      ({ furniture }) => furniture.map(({ kind, text }) => `${kind} ${text}`),
    );

  it.each([
    ['BLUE 06/01/94', 'YELLOW 06/11/94', 'PINK 6/12/94 13.'],
    ['REV. 4/30/82', 'REV. 4/30/82 60.', 'REV. 5/2/82'],
    ['SALT ROAD Pink 10/29/09 4.', 'SALT ROAD Pink 10/29/09 5.', 'SALT ROAD Blue 11/2/09'],
  ])('stands anywhere, three times at least: %s', (...heads) => {
    expect(withHeads(...heads)).toEqual(heads.map((text) => `header ${text}`));
    expect(withHeads(...heads.slice(1))).toEqual([]);
  });

  it('is no date of the story, and no sentence', () => {
    expect(withHeads('MOSCOW, 12/6/44', 'BERLIN, 12/7/44', 'PARIS, 12/8/44')).toEqual([]);
    expect(withHeads(...[1, 2, 3].map((day) => `A pink card says 4/${day}/82 and more.`))).toEqual([]);
  });
});

describe('a head', () => {
  it('stands in the margin, with more space below than two fifths of that above', () => {
    const head = (y: number, gap: number) => furnitureOf(run('Salt Road', 108, y), run('It rains.', 108, y + gap));
    expect([head(55, 22.5), head(55, 21.5), head(56, 60)]).toEqual([['header Salt Road'], [], []]);
    expect(furnitureOf(run('Salt Road', 108, 40))).toEqual(['header Salt Road']);
  });

  /** On how many of so many pages the text is furniture. */
  const onPages = (of: number, text: (number: number) => string | null, y = 65, more: readonly PdfRun[] = []) =>
    setApartFurniture(
      Array.from({ length: of }, (_, index) => {
        const head = text(index + 1);
        return page([...(head === null ? [] : [run(head, 108, y), ...more]), ...told(index + 1)], index + 1);
      }),
    )
      .flatMap(({ furniture }) => furniture)
      .map(({ kind }) => kind);

  it('returns on three pages, and on a quarter of them', () => {
    const on = (pages: number) => (number: number) => (number <= pages ? 'Salt Road' : null);
    expect([
      onPages(3, on(3)).length,
      onPages(3, on(2)).length,
      onPages(12, on(3)).length,
      onPages(13, on(3)).length,
    ]).toEqual([3, 0, 3, 0]);
  });

  it('may have another number on each, and other capitals', () => {
    expect(
      onPages(3, (number) => `${number % 2 === 0 ? 'SALT' : 'Salt'} Road, ${'1'.repeat(number)} of May`),
    ).toHaveLength(3);
    expect(onPages(3, (number) => `Road ${'abc'.charAt(number - 1)}`)).toEqual([]);
  });

  it('is a foot in the lower half', () => {
    expect(onPages(3, () => 'Salt Road', 750)).toEqual(['footer', 'footer', 'footer']);
    expect(onPages(3, () => 'Salt Road')).toEqual(['header', 'header', 'header']);
    expect([onPages(3, () => 'Salt Road', 72), onPages(3, () => 'Salt Road', 736)]).toEqual([[], []]);
  });

  it('stands more than 16 points above the text', () => {
    const below = (gap: number) => onPages(3, () => 'Salt Road', 65, [run('It rains.', 108, 65 + gap)]).length;
    expect([below(16), below(16.5), below(5)]).toEqual([0, 3, 6]);
  });
});

describe('a stamp', () => {
  const stamped = (
    pages: number,
    of: number,
    text = 'COPY OF MA',
    rest: Partial<PdfRun> = {},
    x = (_number: number) => 300,
  ): number =>
    setApartFurniture(
      Array.from({ length: of }, (_, index) =>
        page([...(index < pages ? [run(text, x(index), 180, rest)] : []), ...told(index + 1)], index + 1),
      ),
    ).flatMap(({ furniture }) => furniture).length;

  it('stands in one place on three pages, and on three fifths of them', () => {
    expect([stamped(3, 3), stamped(2, 2), stamped(3, 5), stamped(3, 6)]).toEqual([3, 0, 3, 0]);
    expect(stamped(3, 3, 'COPY OF MA', {}, (number) => 300 + 2 * number)).toBe(0);
    expect(stamped(3, 3, 'COPY OF MA', {}, (number) => 300 + 0.1 * number)).toBe(3);
  });

  it('has ten letters, or is larger than the script', () => {
    expect([
      stamped(3, 3, 'COPY OF M'),
      stamped(3, 3, ' COPY OF M '),
      stamped(3, 3, 'COPY', { fontSize: 16 }),
      stamped(3, 3, 'COPY', { fontSize: 16.5 }),
    ]).toEqual([0, 0, 0, 3]);
  });
});

describe('the number of a scene', () => {
  const bodyOf = (...runs: PdfRun[]): string | undefined => {
    const body = setApartFurniture([page([...told(), ...runs])])[0]?.body ?? [];
    const line = body.find(({ y }) => y === runs[0]?.y);
    return line && `${line.sceneNumber}: ${line.text}`;
  };
  const y = 216;

  it('stands on both sides of a line, with or without a full stop', () => {
    expect(bodyOf(run('12', 50, y), run('Rain.', 108, y), run('12.', 500, y))).toBe('12: Rain.');
    expect(bodyOf(run('12', 50, y), run('Rain.', 108, y), run('13', 500, y))).toBe('null: 12 Rain. 13');
    expect(bodyOf(run('12', 50, y), run('12', 500, y))).toBe('null: 12 12');
    expect(bodyOf(run('No', 50, y), run('Rain.', 108, y), run('No', 500, y))).toBe('null: No Rain. No');
  });

  it('stands on one side of a heading, or of a slug in capitals', () => {
    expect(bodyOf(run('12', 50, y), run('INT. BAR - DAY', 108, y))).toBe('12: INT. BAR - DAY');
    expect(bodyOf(run('1.2)', 50, y), run('THE BAR', 108, y))).toBe('null: 1.2) THE BAR');
    expect(bodyOf(run('12', 50, y), run('ROOF', 108, y))).toBe('12: ROOF');
    expect([
      bodyOf(run('12', 50, y), run('NO', 108, y)),
      bodyOf(run('12', 50, y), run('Rain FALLS on us', 108, y)),
    ]).toEqual(['null: 12 NO', 'null: 12 Rain FALLS on us']);
  });

  it('stands in the right fifth where it stands behind a heading alone', () => {
    const behind = (text: string, x: number) => bodyOf(run(text, 108, y), run('12', x, y));
    expect([behind('INT. BAR - DAY', 489.7), behind('INT. BAR - DAY', 489.6), behind('Rain falls.', 520)]).toEqual([
      '12: INT. BAR - DAY',
      'null: INT. BAR - DAY 12',
      'null: Rain falls. 12',
    ]);
  });
});

describe('runs that were printed twice', () => {
  const linesOf = (...runs: PdfRun[]): string[] =>
    pageLines(page(runs)).map(({ segments }) => segments.map(({ text }) => text).join('|'));

  it('are sorted by their places, in whatever order they were drawn', () => {
    expect(linesOf(run('b', 300, 120), run('a', 108, 122))).toEqual(['a|b']);
    expect(linesOf(run('NA', 114.8, 120), run('AN', 100.4, 120.2), run('ANNA', 100, 120.4))).toEqual(['ANNA']);
  });

  it('are so where nothing is left between the pieces, to a point and a half', () => {
    const torn = (gap: number) =>
      linesOf(run('AN', 100, 120), run('NA', 114.4 + gap, 120), run('ANNA', 100, 120.5, { width: 28.8 + gap }))[0];
    expect([torn(1.4), torn(1.6)]).toEqual(['ANNA', 'ANANNANA']);
  });

  it('keep other words that only touch them', () => {
    expect(linesOf(run('ANNA', 100, 120), run('ANNA', 128.8, 120.5))).toEqual(['ANNAANNA']);
    expect(linesOf(run('ANNA', 128.8, 120), run('ANNA', 100, 120.5))).toEqual(['ANNAANNA']);
    expect(linesOf(run('A N NA', 100, 120), run('ANNA', 100, 120.5))).toEqual(['A N NA']);
  });
});
