/** Which words of a sentence tell a deed, and when two of them are the same deed. */
import { describe, expect, it } from 'vitest';
import { shared, shortStemsOf, stemsOf, wordsOf } from '../../lib/story/content-words.ts';

describe('the words of a sentence', () => {
  it.each([
    [
      'come in small letters, without figures and marks',
      'LENA runs 3 reels, twice.',
      ['lena', 'runs', 'reels', 'twice'],
    ],
    [
      'leave out the s of possession, straight or curled',
      "Lena's reel, the boys’ den",
      ['lena', 'reel', 'the', 'boys', 'den'],
    ],
    ['keep an apostrophe within a word', 'She can’t o’clock', ['she', 'can’t', 'o’clock']],
    ['keep letters of other languages', 'Zoë öffnet', ['zoë', 'öffnet']],
    ['are none where nothing is said', '... 1932', []],
  ] as const)('%s', (_what, sentence, words) => expect(wordsOf(sentence)).toEqual(words));
});

describe('the words that tell a deed', () => {
  it('are those of four letters or more that are not common, by their first five', () => {
    expect([...stemsOf('She connects the old projector with that lamp')]).toEqual(['conne', 'proje', 'lamp']);
  });

  it('are each told once', () => {
    expect([...stemsOf('Lamp by lamp, lamps')]).toEqual(['lamp', 'lamps']);
    expect([...stemsOf('Connected, connecting, connects')]).toEqual(['conne']);
  });

  it('count words of three letters too where parts of a passage are told apart, by their first four', () => {
    expect([...shortStemsOf('She moves the tap, and her projector is off')]).toEqual(['move', 'tap', 'proj']);
  });

  it('leave out common words of any length', () => {
    const common = 'about would your which through all and you the too why';
    expect([...stemsOf(common)]).toEqual([]);
    expect([...shortStemsOf(common)]).toEqual([]);
  });
});

it('two sentences share as many deeds as stand in both', () => {
  const shares = (a: string, b: string) => shared(stemsOf(a), stemsOf(b));
  expect(shares('Lena connects the lamp', 'The lamp is connected by Tobias')).toBe(2);
  expect(shares('Lena leaves', 'Tobias stays')).toBe(0);
  expect(shares('', 'Tobias stays')).toBe(0);
});
