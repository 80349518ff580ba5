/** Numbers, lists and shares in English. */
import { describe, expect, it } from 'vitest';
import {
  capitalised,
  counted,
  decimal,
  listed,
  numberWord,
  pagesOf,
  percent,
  possessive,
  quoted,
  timesAs,
} from '../../lib/engine/wording.ts';

describe('wording', () => {
  it.each([
    [0, 'no'],
    [1, 'one'],
    [12, 'twelve'],
    [13, '13'],
    [1204, '1,204'],
    [1.5, '1.5'],
  ])('%f is “%s”', (count, word) => expect(numberWord(count)).toBe(word));

  it('counts in the singular for one alone', () => {
    expect([0, 1, 2, 13].map((count) => counted(count, 'scene'))).toEqual([
      'no scenes',
      'one scene',
      'two scenes',
      '13 scenes',
    ]);
    expect([1, 2].map((count) => counted(count, 'person', 'people'))).toEqual(['one person', 'two people']);
  });

  it.each([
    [1.234, undefined, '1.2'],
    [12, undefined, '12'],
    [0.04, undefined, '0'],
    [0.04, 2, '0.04'],
    [0.05, undefined, '0.1'],
    [2.999, 2, '3'],
  ])('%f to %s decimals is %s', (value, digits, text) => expect(decimal(value, digits)).toBe(text));

  it.each([
    [2, 'twice'],
    [2.04, 'twice'],
    [1.8, '1.8 times'],
    [2.1, '2.1 times'],
    [3, '3 times'],
  ])('%f times is “%s”', (factor, text) => expect(timesAs(factor)).toBe(text));

  it.each([
    [0, '0%'],
    [0.0005, 'under 0.1%'],
    [0.001, '0.1%'],
    [0.0149, '1.5%'],
    [0.0199, '2%'],
    [0.02, '2%'],
    [0.024, '2%'],
    [0.35, '35%'],
    [0.985, '99%'],
    [0.99, '99%'],
    [0.991, 'over 99%'],
    [0.9999, 'over 99%'],
    [1, '100%'],
    [1.2, '120%'],
  ])('a share of %f is %s', (share, text) => expect(percent(share)).toBe(text));

  it('lists with a last “and”', () => {
    expect([[], ['A'], ['A', 'B'], ['A', 'B', 'C']].map(listed)).toEqual(['', 'A', 'A and B', 'A, B and C']);
  });

  it.each([
    [[7], 'page 7'],
    [[7, 7], 'page 7'],
    [[12, 3, 7, 3], 'pages 3, 7 and 12'],
    [[], 'pages '],
  ])('of %j', (pages, text) => expect(pagesOf(pages)).toBe(text));

  it('quotes on one line, begins large, and owns', () => {
    expect(quoted('  Fog\n  and rain ')).toBe('“Fog and rain”');
    expect([capitalised('the Reel'), capitalised('')]).toEqual(['The Reel', '']);
    expect([possessive('Lena'), possessive('James')]).toEqual(['Lena’s', 'James’s']);
  });
});
