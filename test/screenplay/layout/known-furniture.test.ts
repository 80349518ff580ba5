/** Runs at known places of a page: gathered to lines, and what belongs to the page set apart. */
import { describe, expect, it } from 'vitest';
import { pageLines } from '../../../lib/screenplay/layout/page-lines.ts';
import { setApartFurniture } from '../../../lib/screenplay/layout/set-apart-furniture.ts';
import type { PdfPage, PdfRun } from '../../../lib/screenplay/pdf/pdf-page.ts';

const letterWidth = 7.2;
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
const page = (runs: readonly PdfRun[], number = 1, hidden: readonly PdfRun[] = []): PdfPage => ({
  number,
  width: 612,
  height: 792,
  runs,
  hidden,
  readable: true,
});
const linesOf = (...runs: PdfRun[]): string[] =>
  pageLines(page(runs)).map(({ y, segments }) => [y, ...segments.map(({ text, x }) => `${text}@${x}`)].join(' '));

describe('runs of one page', () => {
  it('are lines from the top, from left to right, where their baselines are nearly the same', () => {
    expect(linesOf(run('c', 108, 132), run('b', 300, 122), run('a', 108, 120))).toEqual([
      '120 a@108 b@300',
      '132 c@108',
    ]);
    expect(linesOf(run('a', 108, 120), run('b', 300, 124.1))).toEqual(['120 a@108 b@300']);
    expect(linesOf(run('a', 108, 120), run('b', 300, 124.3))).toEqual(['120 a@108', '124.3 b@300']);
    expect(linesOf(run('a', 108, 120), run('b', 300, 124.3, { fontSize: 14 }))).toEqual(['120 a@108 b@300']);
  });

  it('are one piece without a gap, one with a space behind a narrow one, two behind a wide one', () => {
    expect(linesOf(run('ab', 100, 120), run('cd', 114.4, 120))).toEqual(['120 abcd@100']);
    expect(linesOf(run('ab', 100, 120), run('cd', 114.4 + 0.3 * 7.2, 120))).toEqual(['120 abcd@100']);
    expect(linesOf(run('ab', 100, 120), run('cd', 114.4 + 0.31 * 7.2, 120))).toEqual(['120 ab cd@100']);
    expect(linesOf(run('ab', 100, 120), run('cd', 114.4 + 2.59 * 7.2, 120))).toEqual(['120 ab cd@100']);
    expect(linesOf(run('ab', 100, 120), run('cd', 133.2, 120))).toEqual(['120 ab@100 cd@133.2']);
    expect(linesOf(run('ab ', 100, 120), run('cd', 121.6, 120))).toEqual(['120 ab cd@100']);
    expect(linesOf(run('ab', 100, 120), run(' cd', 114.4, 120))).toEqual(['120 ab cd@100']);
    expect(linesOf(run(' a  b\u00a0c ', 100, 120))).toEqual(['120 a b c@100']);
  });

  it('end where the furthest of them ends, in the font of the first', () => {
    const [line] = pageLines(page([run('ab', 100, 120), run('cd', 114.4, 120, { font: 'F2' })]));
    expect(line?.segments).toEqual([{ text: 'abcd', x: 100, right: 128.8, font: 'F1' }]);
    expect(line?.page).toBe(1);
  });

  it('are apart where one is a mark of revision, however near', () => {
    expect(linesOf(run('ab', 100, 120), run('*', 114.4, 120), run('cd', 121.6, 120))).toEqual([
      '120 ab@100 *@114.4 cd@121.6',
    ]);
    expect(linesOf(run('ab', 100, 120), run('5*', 114.4, 120))).toEqual(['120 ab5*@100']);
  });

  it('count once where they were printed twice to make them bold', () => {
    expect(linesOf(run('ANNA', 100, 120), run('ANNA', 100.4, 120.4))).toEqual(['120 ANNA@100']);
    expect(linesOf(run('ANNA', 100, 120), run('AN', 100.4, 120.4), run('NA', 114.8, 120.4))).toEqual(['120 ANNA@100']);
    expect(linesOf(run('ANNA', 100, 120), run('NO', 100.4, 120.4))).toEqual(['120 ANNANO@100']);
    expect(linesOf(run('ANNA', 100, 120), run('ANNA', 102, 120))).toEqual(['120 ANNAANNA@100']);
    expect(linesOf(run('ANNA', 100, 120), run('ANNA', 100.4, 121.6))).toEqual(['120 ANNAANNA@100']);
  });

  it('at an angle are on no line', () => {
    expect(linesOf(run('COPY', 100, 120, { upright: false }))).toEqual([]);
  });
});

/** A page of the script: a heading and text, with `more` around. */
const scriptPage = (number: number, more: readonly PdfRun[] = []): PdfPage => {
  const letter = 'abcdefghijklmnopqrstuvwxyz'.charAt(number - 1);
  const own = [`INT. BAR ${letter} - DAY`, `Rain falls on pier ${letter}.`, `And on us, ${letter}.`];
  return page([run(own[0] ?? '', 108, 120), run(own[1] ?? '', 108, 144), run(own[2] ?? '', 108, 156), ...more], number);
};
const parted = (...pages: PdfPage[]) => setApartFurniture(pages);
const furnitureOf = (...more: PdfRun[]): string[] =>
  parted(scriptPage(1, more))[0]?.furniture.map(({ kind, text }) => `${kind} ${text}`) ?? [];
const bodyOf = (...more: PdfRun[]): string[] => parted(scriptPage(1, more))[0]?.body.map(({ text }) => text) ?? [];

describe('what belongs to the page', () => {
  it.each<[string, PdfRun, string]>([
    ['a number in the right corner', run('12.', 520, 42), 'page-number 12.'],
    ['a number in the middle of the foot', run('- 12 -', 290, 760), 'page-number - 12 -'],
    ['a number with its kind', run('Page 12 of 90', 260, 760), 'page-number Page 12 of 90'],
    ['a number in parted letters', run('12 | P a g e', 260, 760), 'page-number 12 | P a g e'],
    ['a number with a letter', run('12A.', 520, 42), 'page-number 12A.'],
    ['a number near the text, at the right', run('12.', 520, 90), 'page-number 12.'],
    ['a number by itself between the lines, at the right', run('12.', 420, 400), 'page-number 12.'],
    ['a star at the right', run('*', 560, 156), 'revision-mark *'],
    ['a mark that a speech goes on', run('(MORE)', 266, 168), 'more (MORE)'],
    ['a mark that a scene goes on', run('CONTINUED:', 108, 90), 'continued CONTINUED:'],
    ['a line alone in the top margin', run('SALT ROAD', 108, 40), 'header SALT ROAD'],
  ])('is known by place and words: %s', (_name, mark, furniture) => {
    expect(furnitureOf(mark)).toEqual([furniture]);
    expect(bodyOf(mark)).toEqual(['INT. BAR a - DAY', 'Rain falls on pier a.', 'And on us, a.']);
  });

  it.each<[string, PdfRun]>([
    ['a number at the left, near the text', run('12.', 108, 90)],
    ['a number between the lines, at the left', run('12.', 108, 400)],
    ['a star at the left', run('*', 108, 400)],
    ['words at the foot of one page', run('The end of it.', 108, 760)],
    ['the word for a scene that goes on, far from the page’s ends', run('CONTINUED', 108, 506)],
  ])('is not: %s', (_name, text) => {
    const more = [400, 412, 424, 436, 448, 460].map((y) => run(`Rain, ${y}.`, 108, y + 100));
    const [only] = parted(scriptPage(1, [text, ...more]));
    expect(only?.furniture).toEqual([]);
  });

  it('is what returns at head or foot, numbers aside, on a quarter of the pages and on three', () => {
    const heads = (count: number, of: number) =>
      parted(
        ...Array.from({ length: of }, (_, index) =>
          scriptPage(index + 1, index < count ? [run(`Draft ${index}`, 108, 60), run(`Foot ${index}`, 108, 750)] : []),
        ),
      )
        .flatMap(({ furniture }) => furniture)
        .map(({ kind }) => kind);
    expect(heads(3, 4)).toEqual(['header', 'footer', 'header', 'footer', 'header', 'footer']);
    expect(heads(2, 4)).toEqual([]);
    expect(heads(5, 20)).toHaveLength(10);
    expect(heads(4, 20)).toEqual([]);
  });

  it('is not what returns right above the text', () => {
    const pages = [1, 2, 3, 4].map((number) =>
      page([run('ANNA', 266, 66), run(`Yes, ${'abcd'.charAt(number)}.`, 180, 78), run('Rain.', 108, 102)], number),
    );
    expect(parted(...pages).flatMap(({ furniture }) => furniture)).toEqual([]);
  });

  it('is a name stamped on most pages at one place, level or not', () => {
    const stamped = (count: number, text = 'COPY OF IDA', size = 12) =>
      parted(
        ...[1, 2, 3, 4, 5].map((number) =>
          scriptPage(number, number <= count ? [run(text, 150, 400, { fontSize: size })] : []),
        ),
      ).flatMap(({ furniture }) => furniture);
    expect(stamped(3)).toHaveLength(3);
    expect(stamped(3)[0]).toEqual({ kind: 'header', text: 'COPY OF IDA', page: 1, y: 400 });
    expect(stamped(2)).toEqual([]);
    expect(stamped(5, 'SHORT')).toEqual([]);
    expect(stamped(5, 'SHORT', 17)).toHaveLength(5);
    expect(furnitureOf(run('DRAFT', 200, 400, { upright: false }))).toEqual(['header DRAFT']);
  });

  it('is the number before every line of a page, and of a line without words', () => {
    const numbers = (count: number, step = 1): PdfRun[] =>
      Array.from({ length: count }, (_, index) => run(`${1 + index * step}`, 60, 120 + 12 * index));
    const [counted] = parted(scriptPage(1, numbers(20)));
    expect(counted?.body.map(({ text, x, sceneNumber }) => [text, x, sceneNumber])).toEqual([
      ['INT. BAR a - DAY', 108, null],
      ['Rain falls on pier a.', 108, null],
      ['And on us, a.', 108, null],
    ]);
    expect(counted?.furniture.map(({ kind, text }) => `${kind} ${text}`)).toEqual(
      numbers(20).map(({ text }) => `header ${text}`),
    );
    expect(parted(scriptPage(1, numbers(11)))[0]?.body[0]?.sceneNumber).toBe('1');
    expect(parted(scriptPage(1, numbers(20, 2)))[0]?.body.length).toBeGreaterThan(3);
  });

  it('is what no reader sees, line by line', () => {
    const hidden = [run('one', 100, 300), run('two', 140, 300), run('aside', 100, 500, { upright: false })];
    const [only] = parted(page(scriptPage(1).runs, 1, hidden));
    expect(only?.furniture.map(({ kind, text, y }) => `${kind} ${text} ${y}`)).toEqual([
      'hidden one two 300',
      'hidden aside 500',
    ]);
  });
});

describe('numbers beside a heading', () => {
  const numbered = (...runs: PdfRun[]) => {
    const [only] = parted(
      page([
        run('Rain.', 108, 84),
        run('Rain.', 108, 96),
        ...runs,
        run('Rain.', 108, 180),
        run('Wind.', 108, 192),
        run('Wind.', 108, 204),
      ]),
    );
    const line = only?.body.find(({ y }) => y === 132);
    return [line?.sceneNumber, line?.text, only?.furniture.map(({ kind, text }) => `${kind} ${text}`)];
  };
  it.each<[string, PdfRun[], unknown[]]>([
    [
      'both',
      [run('12A', 54, 132), run('INT. BAR - DAY', 108, 132), run('12A', 540, 132)],
      ['12A', 'INT. BAR - DAY', ['scene-number 12A', 'scene-number 12A']],
    ],
    [
      'both, with stops',
      [run('12.', 54, 132), run('THE PIER', 108, 132), run('12.', 540, 132)],
      ['12', 'THE PIER', ['scene-number 12.', 'scene-number 12.']],
    ],
    ['the left', [run('12', 54, 132), run('INT. BAR - DAY', 108, 132)], ['12', 'INT. BAR - DAY', ['scene-number 12']]],
    [
      'the left, beside a slug',
      [run('12', 54, 132), run('THE PIER', 108, 132)],
      ['12', 'THE PIER', ['scene-number 12']],
    ],
    ['the left, beside words', [run('12', 54, 132), run('men wait.', 108, 132)], [null, '12 men wait.', []]],
    [
      'the right',
      [run('INT. BAR - DAY', 108, 132), run('12', 540, 132)],
      ['12', 'INT. BAR - DAY', ['scene-number 12']],
    ],
    ['the right, beside a slug', [run('THE PIER', 108, 132), run('12', 540, 132)], [null, 'THE PIER 12', []]],
    ['the right, too near', [run('INT. BAR - DAY', 108, 132), run('12', 300, 132)], [null, 'INT. BAR - DAY 12', []]],
  ])('are its scene’s: %s', (_name, runs, found) => {
    expect(numbered(...runs)).toEqual(found);
  });
});
