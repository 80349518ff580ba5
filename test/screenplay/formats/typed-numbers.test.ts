/** Numbers that were typed or copied before the lines of a text, and numbers that only look like them. */
import { describe, expect, it } from 'vitest';
import { readText } from '../../../lib/screenplay/formats/read-text.ts';
import { takeTypedNumbers } from '../../../lib/screenplay/formats/typed-numbers.ts';

const scene = (place: string): string[] => [
  `INT. ${place} - NIGHT`,
  '',
  `The two of them look at ${place}, which does not move.`,
  '',
  `${' '.repeat(22)}ANNA`,
  `${' '.repeat(16)}(low)`,
  `${' '.repeat(10)}Not before ${place}.`,
  '',
  `${' '.repeat(22)}BO`,
  `${' '.repeat(10)}Nor after ${place}, then.`,
  '',
];
const script = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'].flatMap((letter) => scene(`ROOM ${letter}`));
const bare = script.map((line) => line.trim());
const count = (lines: readonly string[], number: (value: number) => string): string[] =>
  lines.map((line, at) => `${number(at + 1)}${line}`.trimEnd());
const read = (lines: readonly string[]) => readText(lines.join('\n'));
const elements = (lines: readonly string[]): string[] =>
  read(lines).lines.flatMap(({ element, text }) => (element === 'furniture' ? [] : [`${element} ${text}`]));
const taken = (lines: readonly string[]): number =>
  takeTypedNumbers(lines).filter(({ number }) => number !== null).length;

describe('numbers before every line', () => {
  it.each<[string, (value: number) => string]>([
    ['at the left', (value) => `${value}  `],
    ['at the right of their column', (value) => `${String(value).padStart(5)}  `],
    ['in a column of one width', (value) => String(value).padEnd(6)],
    ['with a full stop', (value) => `${value}. `],
    ['with a bracket', (value) => `${value}) `],
    ['behind a tab', (value) => `\t${value}\t`],
  ])('are no part of what they count: %s', (_name, number) => {
    expect(elements(count(script, number))).toEqual(elements(script));
    expect(elements(count(bare, number))).toEqual(elements(bare));
  });

  it('are furniture, each once', () => {
    for (const lines of [script, bare]) {
      const { screenplay } = read(count(lines, (value) => `${value}  `));
      const numbers = screenplay.furniture.filter(({ kind }) => kind === 'header').map(({ text }) => Number(text));
      expect(numbers.toSorted((a, b) => a - b)).toEqual(lines.map((_, at) => at + 1));
      expect(screenplay.diagnostics).toEqual([]);
      expect(screenplay.scenes.map(({ heading }) => heading?.number)).toEqual(Array.from({ length: 10 }, () => null));
    }
  });

  it('may begin anew on each page, or leave out the empty lines', () => {
    const pages = [script.slice(0, 55), script.slice(55)];
    const anew = pages.map((page) => count(page, (value) => `${value}  `).join('\n')).join('\n\f');
    expect(elements([anew])).toEqual(elements([pages.map((page) => page.join('\n')).join('\n\f')]));
    let value = 0;
    const printed = script.map((line) => (line === '' ? '' : `${String(++value).padStart(4)}  ${line}`));
    expect(elements(printed)).toEqual(elements(script));
  });

  it('are twelve at least, three in five of the lines, and count up by one but for one in ten', () => {
    const lines = (length: number, number: (value: number) => string) =>
      count(
        Array.from({ length }, () => 'Rain.'),
        number,
      );
    expect([11, 12].map((length) => taken(lines(length, (value) => `${value} `)))).toEqual([0, 12]);
    const some = (plain: number) => [...lines(18, (value) => `${value} `), ...lines(plain, () => '')];
    expect([12, 13].map((plain) => taken(some(plain)))).toEqual([18, 0]);
    const broken = (breaks: number) => lines(21, (value) => `${value > 21 - breaks ? 2 * value : value} `);
    expect([0, 2, 3].map((breaks) => taken(broken(breaks)))).toEqual([21, 21, 0]);
    expect(taken(lines(20, () => '12 '))).toBe(0);
    expect(taken(lines(20, (value) => `${22 - value} `))).toBe(0);
    expect(taken(lines(20, (value) => `${value}Rain.`))).toBe(0);
    expect(taken(lines(20, (value) => `${10_000 + value} `))).toBe(0);
    expect(taken(lines(20, (value) => `No. ${value} `))).toBe(0);
    expect(takeTypedNumbers([])).toEqual([]);
  });
});

describe('numbers before some lines', () => {
  it('are those of scenes, and stay with them', () => {
    const numbered = (lines: readonly string[]): string[] => {
      let value = 11;
      return lines.map((line) => (line.startsWith('INT.') ? `${++value}  ${line}` : line));
    };
    for (const lines of [script, bare]) {
      const { screenplay } = read(numbered(lines));
      expect(screenplay.scenes.map(({ heading }) => heading?.number)).toEqual(
        Array.from({ length: 10 }, (_, at) => String(12 + at)),
      );
    }
  });
});
