/** Statistics, chance that repeats and packed words, on values worked out by hand. */
import { describe, expect, it } from 'vitest';
import { packWords, unpackWords } from '../../../lib/engine/text/front-coding.ts';
import { numbersFrom, shuffled } from '../../../lib/engine/text/shuffle.ts';
import { deviation, mean, meanError, rateError, shareError, sum } from '../../../lib/engine/text/statistics.ts';

describe('statistics', () => {
  it('of nothing are 0', () => {
    expect([sum([]), mean([]), deviation([]), deviation([7]), meanError([])]).toEqual([0, 0, 0, 0, 0]);
  });

  it('of a few values are those of the textbook', () => {
    const values = [2, 4, 4, 6];
    expect([sum(values), mean(values), mean([7])]).toEqual([16, 4, 7]);
    expect(deviation(values)).toBeCloseTo(Math.sqrt(8 / 3), 12);
    expect(deviation([1, 3])).toBeCloseTo(Math.SQRT2, 12);
    expect(meanError(values)).toBeCloseTo(Math.sqrt(8 / 3) / 2, 12);
  });

  it('leave an error to a share of none and of all', () => {
    expect(shareError(0.5, 12)).toBeCloseTo(0.125, 12);
    expect(shareError(0, 4)).toBeCloseTo(Math.sqrt((0.25 * 0.75) / 8), 12);
    expect(shareError(1, 4)).toBeCloseTo(Math.sqrt((0.25 * 0.75) / 8), 12);
    expect(shareError(0.25, 16)).toBeCloseTo(Math.sqrt((0.3 * 0.7) / 20), 12);
  });

  it('give a rate the error of one event at least', () => {
    expect(rateError(9, 6)).toBe(0.5);
    expect(rateError(0, 4)).toBe(0.25);
    expect(Math.round(rateError(1, 0))).toBe(1e9);
  });
});

describe('chance from a seed', () => {
  it('gives the numbers that Park and Miller published: the ten thousandth from 1 is 1043618065', () => {
    const random = numbersFrom(0);
    const numbers = Array.from({ length: 10_000 }, () => Math.round(random() * 2147483646) + 1);
    expect(numbers.slice(0, 2)).toEqual([16807, 282475249]);
    expect(numbers.at(-1)).toBe(1043618065);
  });

  it('takes any number for a seed', () => {
    const first = (seed: number): number => numbersFrom(seed)();
    expect(first(5)).toBe((6 * 16807 - 1) / 2147483646);
    expect([first(-5), first(5.9), first(2147483646 + 5)]).toEqual([first(5), first(5), first(5)]);
  });

  it('puts a copy in another order, with one number for each change', () => {
    const given = [1, 2, 3, 4];
    let drawn = 0;
    const least = (): number => {
      drawn += 1;
      return 0;
    };
    expect(shuffled(given, least)).toEqual([2, 3, 4, 1]);
    expect(drawn).toBe(3);
    expect(shuffled(given, () => 0.999)).toEqual([1, 2, 3, 4]);
    expect(shuffled(given, () => 0.5)).toEqual([1, 4, 2, 3]);
    expect(given).toEqual([1, 2, 3, 4]);
    expect(shuffled([], least)).toEqual([]);
  });
});

describe('a packed list of words', () => {
  it.each([
    ['nothing', [], [], ''],
    ['words in any order, each once', ['dog', 'cat', 'car', 'cat'], [], 'AcarCtAdog'],
    ['one word', ['mug'], [], 'Amug'],
    ['a word that begins another', ['cart', 'car'], [], 'AcarDt'],
    ['marked words', ['car', 'cat', 'dog'], ['cat'], 'AcarCt*Adog'],
  ])('holds %s', (_what, words, marked, packed) => {
    expect(packWords(words, new Set(marked))).toBe(packed);
    expect(unpackWords(packed)).toEqual({ words: new Set(words), marked: new Set(marked) });
  });

  it('marks none unless it is told to, and spells out what a Z cannot say', () => {
    const long = 'a'.repeat(30);
    const packed = packWords([long, `${long}b`]);
    expect(packed).toBe(`A${long}Zaaaaab`);
    expect([...unpackWords(packed).words]).toEqual([long, `${long}b`]);
  });
});
