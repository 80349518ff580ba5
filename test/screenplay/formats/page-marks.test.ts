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
});
