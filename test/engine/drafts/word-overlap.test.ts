/** How much two wordings share, on short lists of words. */
import { describe, expect, it } from 'vitest';
import { countOf, keptWords, sharedCount, wordPairs } from '../../../lib/engine/drafts/word-overlap.ts';

const split = (text: string): string[] => (text === '' ? [] : text.split(' '));
const bag = (text: string): Map<string, number> => wordPairs(split(text));

describe('pairs of neighbouring words', () => {
  it.each([
    ['', []],
    ['rain', [['rain ', 1]]],
    ['rain falls', [['rain falls', 1]]],
    [
      'on and on and off',
      [
        ['on and', 2],
        ['and on', 1],
        ['and off', 1],
      ],
    ],
  ])('of “%s”', (text, pairs) => expect([...bag(text)]).toEqual(pairs));

  it('are counted as often as they stand', () => {
    expect(['', 'rain', 'on and on and off'].map((text) => countOf(bag(text)))).toEqual([0, 1, 4]);
  });

  it.each([
    ['a b a b a b', 'a b a b', 3],
    ['a b a b', 'a b a b a b', 3],
    ['a b c d', 'c d', 1],
    ['a b', 'b a', 0],
    ['', 'a b', 0],
  ])('that “%s” shares with “%s” are %i', (one, other, shared) =>
    expect(sharedCount(bag(one), bag(other))).toBe(shared),
  );
});

describe('words kept in their order', () => {
  it.each([
    ['', '', 0],
    ['a b c', '', 0],
    ['a b c', 'a b c', 3],
    ['a b c', 'x y z', 0],
    ['a b c d', 'a x c d', 3],
    ['a b', 'a b c d', 2],
    ['c d', 'a b c d', 2],
    ['a a', 'a a a', 2],
    ['x a b c y', 'z c a b w', 2],
    ['x a q b r c y', 'z a b s c w', 3],
    ['p a b q', 'r b a s', 1],
    ['m a a n', 'o a p', 1],
    ['s a b e', 's b a e', 3],
  ])('of “%s” in “%s” are %i', (one, other, kept) => {
    expect(keptWords(split(one), split(other))).toBe(kept);
    expect(keptWords(split(other), split(one))).toBe(kept);
  });

  it('lose their order beyond a thousand words on each side', () => {
    const words = Array.from({ length: 1001 }, (_, at) => `w${at}`);
    const backwards = words.slice(0, 1000).reverse();
    expect(keptWords(words.slice(0, 1000), backwards)).toBe(1);
    expect(keptWords(words, backwards)).toBe(1000);
    expect(keptWords([...words, 'w5', 'z'], [...backwards, 'w5', 'w5'])).toBe(1001);
  });
});
