/** Page numbers and running heads that were copied along with a text. */
import { describe, expect, it } from 'vitest';
import { findPageMarks } from '../../../lib/screenplay/formats/page-marks.ts';

/** Pages of `length` lines, each with its `head` before them. */
const pages = (count: number, length: number, head: (page: number) => readonly string[]): string[] =>
  Array.from({ length: count }, (_, index) => [
    ...head(index + 1),
    ...Array.from(
      { length },
      (_line, at) => `The rain falls on page ${'abcdefghij'.charAt(index)} at ${'xyz'.charAt(at % 3)}.`,
    ),
  ]).flat();
const marks = (lines: readonly string[]): string[] =>
  findPageMarks(lines).map(({ line, kind }) => `${kind} ${lines[line]?.trim()}`);
const numbers = (count: number, text: (page: number) => string): string[] =>
  Array.from({ length: count }, (_, index) => `page-number ${text(index + 1)}`);

describe('a text that was printed on pages', () => {
  it.each<[string, (page: number) => string]>([
    ['alone', (page) => `${page}.`],
    ['between dashes', (page) => `- ${page} -`],
    ['with its kind', (page) => `${page} | P a g e`],
    ['with a title', (page) => `SALT ROAD  Second revision   ${page}.`],
    ['behind a date', (page) => `5/15/10 - SHOOTING SCRIPT - SALT ROAD ${page}`],
    ['behind a date that changes', (page) => `SALT ROAD  ${page > 2 ? 'June 3' : 'May 12'}, 2009   ${page}.`],
  ])('has numbers that count up at the distance of a page: %s', (_name, text) => {
    expect(marks(pages(4, 40, (page) => [`   ${text(page)}`]))).toEqual(numbers(4, text));
  });

  it.each<[string, string[]]>([
    ['two of them', pages(2, 40, (page) => [`${page}.`])],
    ['too near', pages(4, 23, (page) => [`${page}.`])],
    ['too far', pages(4, 131, (page) => [`${page}.`])],
    ['the same each time', pages(4, 40, () => ['7.'])],
    ['counting down', pages(4, 40, (page) => [`${9 - page}.`])],
    ['of scenes', pages(4, 40, (page) => [`SCENE ${page}`])],
    ['of a scene that goes on', pages(4, 40, (page) => [`23   CONTINUED:  (${page})   23`])],
    ['of dates', pages(4, 40, (page) => [`SALT ROAD  5/1/10  6/2/11  ${page}`])],
    ['on a tenth of the text', [...pages(4, 25, (page) => [`REPORTER #${page}`]), ...pages(20, 40, () => [])]],
    ['of days', pages(4, 40, (page) => [`Day ${page}`])],
    ['of years', pages(4, 40, (page) => [`${1940 + page}`])],
    ['in a long line', pages(4, 40, (page) => [`${'The rain falls and falls. '.repeat(4)}${page}`])],
  ])('has none where nothing does: %s', (_name, lines) => {
    expect(marks(lines)).toEqual([]);
  });

  it('may lack a number, and have a page that is shorter', () => {
    const lines = pages(8, 40, (page) => (page === 4 ? [] : [`${page}.`]));
    expect(marks(lines)).toHaveLength(7);
    expect(marks([...lines.slice(0, 20), ...lines.slice(35)])).toHaveLength(6 + 1);
  });

  it('keeps a number that somebody says, whichever it is', () => {
    const says = (text: string) => {
      const lines = pages(6, 40, (page) => [`${page}.`]);
      return [...lines.slice(0, 110), '    ANNA', `  ${text}`, ...lines.slice(110)];
    };
    for (const text of ['3.', '4.', '43.'])
      expect(findPageMarks(says(text)).map(({ line }) => line)).not.toContain(111);
    expect(marks(says('3.'))).toEqual(numbers(6, (page) => `${page}.`));
  });

  it('keeps the number of a page where the same is said a few lines on', () => {
    const lines = pages(6, 40, (page) => [`${page}.`]);
    const third = lines.indexOf('3.');
    const said = [...lines.slice(0, third + 5), '3.', ...lines.slice(third + 5)];
    expect(findPageMarks(said).map(({ line }) => line)).toContain(third);
    expect(marks(said)).toEqual(numbers(6, (page) => `${page}.`));
    const before = [...lines.slice(0, third - 4), '3.', ...lines.slice(third - 4)];
    expect(findPageMarks(before).map(({ line }) => line)).not.toContain(third - 4);
    expect(marks(before)).toEqual(numbers(6, (page) => `${page}.`));
  });

  it('has the heads that stand beside its numbers, page after page', () => {
    const lines = pages(4, 40, (page) => ['SALT ROAD', '', `${page}.`, 'by Ida Brandt']);
    expect(marks(lines).slice(0, 3)).toEqual(['header SALT ROAD', 'page-number 1.', 'header by Ida Brandt']);
    expect(marks(lines)).toHaveLength(12);
  });

  it('keeps a name that speaks there and elsewhere, and what says that a speech goes on', () => {
    const speaks = pages(4, 40, (page) => [`${page}.`, 'ANNA']);
    expect(marks([...speaks, 'ANNA', 'Yes.', 'ANNA'])).toEqual(numbers(4, (page) => `${page}.`));
    expect(marks(pages(4, 40, (page) => ['(MORE)', `${page}.`, 'CONTINUED:']))).toEqual(
      numbers(4, (page) => `${page}.`),
    );
  });

  it.each<[string, boolean, number, number]>([
    ['25 lines from one to the next', true, 3, 24],
    ['130 lines from one to the next', true, 3, 129],
    ['fewer than 25', false, 3, 23],
    ['more than 130', false, 3, 130],
  ])('has three numbers at least, a page apart: %s', (_name, has, count, length) => {
    expect(marks(pages(count, length, (page) => [`${page}.`]))).toEqual(
      has ? ['1.', '2.', '3.'].map((text) => `page-number ${text}`) : [],
    );
  });

  it('writes its numbers in one way, whatever the case, the places and the spaces', () => {
    const lines = pages(4, 40, (page) => [page % 2 ? `SALT  ROAD ${page}` : `   Salt Road   ${page}`]);
    expect(marks(lines)).toHaveLength(4);
  });

  it('has numbers in lines of ninety letters and no more', () => {
    const padded = (length: number) => pages(3, 40, (page) => [`${page} ${'x'.repeat(length - 2)}`]);
    expect(marks(padded(90))).toHaveLength(3);
    expect(marks(padded(91))).toEqual([]);
  });

  /** A number each time so many lines have gone by since the last one. */
  const spaced = (distances: readonly number[], value: (index: number) => number = (index) => index + 1): string[] => [
    `${value(0)}.`,
    ...distances.flatMap((distance, index) => [
      ...Array.from({ length: distance - 1 }, () => 'Rain.'),
      `${value(index + 1)}.`,
    ]),
  ];

  it('has pages of about one length: six in ten are near the middle one', () => {
    expect(marks(spaced([80, 40, 40, 40, 80, 80, 40, 40, 40, 80]))).toHaveLength(11);
    expect(marks(spaced([40, 80, 40, 80, 40, 80, 40, 80, 40, 80, 40]))).toEqual([]);
    expect(marks(spaced([20, 40, 20, 26, 40, 40, 20, 40, 20, 40]))).toHaveLength(11);
    expect(marks(spaced([20, 40, 20, 25, 40, 40, 20, 40, 20, 40]))).toEqual([]);
  });

  it('has seven numbers in ten that follow on the one before', () => {
    const leaping = (leaps: number) =>
      spaced(
        Array.from({ length: 10 }, () => 40),
        (index) => index + 5 * Math.min(index, leaps),
      );
    expect(marks(leaping(3))).toHaveLength(11);
    expect(marks(leaping(4))).toEqual([]);
  });

  it('has heads among the two lines on either side of a number, empty ones not counted', () => {
    const lines = pages(4, 40, (page) => ['ONE', 'TWO', '', 'THREE', `${page}.`, 'FOUR', '', '* * *', 'FIVE']);
    expect(marks(lines).slice(0, 4)).toEqual(['header TWO', 'header THREE', 'page-number 1.', 'header FOUR']);
    expect(marks(lines)).toHaveLength(16);
    expect(findPageMarks(lines).map(({ line }) => line)).toEqual(
      findPageMarks(lines)
        .map(({ line }) => line)
        .sort((a, b) => a - b),
    );
  });

  it('has the same head on three pages at least, and on a quarter of them', () => {
    const headed = (count: number, heads: number) =>
      marks(
        pages(count, 40, (page) => [
          page <= heads ? 'SALT ROAD' : `Night ${'abcdefghijklmnop'.charAt(page)}`,
          `${page}.`,
        ]),
      ).filter((mark) => mark.startsWith('header'));
    expect(headed(4, 3)).toHaveLength(3);
    expect(headed(4, 2)).toEqual([]);
    expect(headed(10, 3)).toHaveLength(3);
    expect(headed(16, 4)).toHaveLength(4);
    expect(headed(16, 3)).toEqual([]);
  });

  it('has heads that hardly stand elsewhere, in lines of ninety letters and no more', () => {
    const heads = (text: string, elsewhere: number) =>
      marks([
        ...pages(10, 40, (page) => [`  ${text}`, `${page}.`]),
        'It rains.',
        'It pours.',
        ...Array.from({ length: elsewhere }, () => ` ${text}`),
      ]).length - 10;
    expect(heads('SALT ROAD', 3)).toBe(10);
    expect(heads('SALT ROAD', 4)).toBe(0);
    expect(heads('x'.repeat(90), 0)).toBe(10);
    expect(heads('x'.repeat(91), 0)).toBe(0);
  });

  it('keeps what says that a speech goes on in small letters too, and no more than that', () => {
    const heads = (text: string) => marks(pages(4, 40, (page) => [text, `${page}.`])).length - 4;
    expect(['(more)', 'Continued', 'ONE MORE RIVER'].map(heads)).toEqual([0, 0, 4]);
  });
});
