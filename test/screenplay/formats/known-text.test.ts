/** Plain texts line by line: which page and line each stands on, and what it is. */
import { describe, expect, it } from 'vitest';
import { readText } from '../../../lib/screenplay/formats/read-text.ts';
import { joinText } from '../../../lib/screenplay/text/join-text.ts';
import { mendLetters } from '../../../lib/screenplay/text/mend-letters.ts';

const pad = (column: number, text: string): string => ' '.repeat(column) + text;
const scene = (place: string): string[] => [
  `INT. ${place} - NIGHT`,
  '',
  `The two of them look at ${place}, which does not move.`,
  '',
  pad(22, 'ANNA'),
  pad(16, '(low)'),
  pad(10, `Not before ${place}.`),
  '',
  pad(22, 'BO'),
  pad(10, `Nor after ${place}, then.`),
  '',
];
const placed = (lines: readonly string[]): string[] =>
  readText(lines.join('\n')).lines.map(({ page, line, element, text }) => `${page}:${line} ${element} ${text}`);
const ofScene = (page: number, line: number, place: string): string[] => [
  `${page}:${line} heading INT. ${place} - NIGHT`,
  `${page}:${line + 2} action The two of them look at ${place}, which does not move.`,
  `${page}:${line + 4} cue ANNA`,
  `${page}:${line + 5} parenthetical (low)`,
  `${page}:${line + 6} dialogue Not before ${place}.`,
  `${page}:${line + 8} cue BO`,
  `${page}:${line + 9} dialogue Nor after ${place}, then.`,
];

describe('a text with columns', () => {
  it('has pages where it has form feeds', () => {
    const text = [...scene('A'), `\f${scene('B')[0]}`, ...scene('B').slice(1)];
    expect(placed(text)).toEqual([...ofScene(1, 1, 'A'), ...ofScene(2, 1, 'B')]);
  });

  it('has pages of fifty-five lines where nothing says otherwise', () => {
    const text = [...scene('A'), ...scene('B'), ...scene('C'), ...scene('D'), ...scene('E'), ...scene('F')];
    expect(placed(text)).toEqual([
      ...['A', 'B', 'C', 'D', 'E'].flatMap((place, index) => ofScene(1, 1 + 11 * index, place)),
      ...ofScene(2, 1, 'F'),
    ]);
  });

  it('has pages where its numbers are, which print above the text', () => {
    const text = [...'ABCD'].flatMap((place, index) => [
      pad(58, `${index + 2}.`),
      '',
      ...['X', 'Y', 'Z'].flatMap((part) => scene(place + part)),
    ]);
    const reading = placed(['FADE IN:', ...text]);
    expect(reading.filter((line) => line.includes('furniture')).map((line) => line.split(' ')[2])).toEqual([
      '2.',
      '3.',
      '4.',
      '5.',
    ]);
    expect(reading.filter((line) => line.includes('heading')).map((line) => line.split(' ')[0])).toEqual(
      [2, 3, 4, 5].flatMap((page) => [1, 12, 23].map((line) => `${page}:${line}`)),
    );
  });

  it('may be written with tabs', () => {
    const tabbed = scene('A').map((line) =>
      line
        .replace(/^ {22}/, '\t\t\t')
        .replace(/^ {16}/, '\t\t')
        .replace(/^ {10}/, '\t'),
    );
    expect(placed([...tabbed, ...tabbed]).map((line) => line.split(' ')[1])).toEqual(
      [...ofScene(1, 1, 'A'), ...ofScene(1, 1, 'A')].map((line) => line.split(' ')[1]),
    );
  });
});

describe('lines of one paragraph', () => {
  it('are parted by a space, but not behind a hyphen, nor in Chinese and Japanese', () => {
    expect(joinText(['one', 'two'])).toBe('one two');
    expect(joinText([' one '])).toBe('one');
    expect(joinText(['half-', 'hour'])).toBe('half-hour');
    expect(joinText(['wait -', 'hour'])).toBe('wait - hour');
    expect(joinText(['half-', '2'])).toBe('half- 2');
    expect(joinText(['日が', '暮れる'])).toBe('日が暮れる');
    expect(joinText(['日が', 'Anna'])).toBe('日が Anna');
    expect(joinText([])).toBe('');
  });
});

describe('letters that were taken for others', () => {
  it('are mended where three words show it', () => {
    expect(mendLetters('iÕm, youÕre, itÕs ÒsoÓ Ð yes É')).toBe('i’m, you’re, it’s “so” – yes …');
    expect(mendLetters('iÕm, youÕre')).toBe('iÕm, youÕre');
    expect(mendLetters('iÕm, youÕre, itÕs wellÉ CAFÉ')).toBe('i’m, you’re, it’s well… CAFÉ'.replace('CAFÉ', 'CAF…'));
  });

  it('are spaces where ! stands between words as often as spaces do', () => {
    const text = Array.from({ length: 21 }, () => 'so').join('!');
    expect(mendLetters(`${text}!`)).toBe(`${text.replaceAll('!', ' ')}!`);
    expect(mendLetters(text.slice(3))).toBe(text.slice(3));
    expect(mendLetters(`${text} ${'and so on '.repeat(7)}`)).toBe(`${text} ${'and so on '.repeat(7)}`);
  });
});
