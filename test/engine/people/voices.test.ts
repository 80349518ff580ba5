/** Burrows' Delta on speakers whose small words are known: who is told apart, who is not, and who is not tried. */
import { describe, expect, it } from 'vitest';
import type { Character } from '../../../lib/engine/people/character-index.ts';
import type { Speech } from '../../../lib/engine/people/speeches.ts';
import { voiceTestOf } from '../../../lib/engine/people/voices.ts';
import { seededRandom } from '../../pdf/seeded-random.ts';

/** Speeches of a hundred words in a speaker's own mixture: the first words of `favoured` five times as often as the rest. */
function speaker(
  id: string,
  favoured: readonly string[],
  o: { speeches?: number; words?: number; seed?: number } = {},
): Character {
  const { speeches = 10, words = 100, seed = 1 } = o;
  const random = seededRandom(seed + id.charCodeAt(0));
  const all = ['the', 'a', 'and', 'of', 'to', 'in', 'you', 'i', 'it', 'not'];
  const bag = [...all, ...favoured.flatMap((word) => Array.from({ length: 5 }, () => word))];
  const said = Array.from({ length: speeches }, () => ({
    words: Array.from({ length: words }, () => bag[Math.floor(random() * bag.length)] ?? 'the'),
  }));
  return {
    id,
    name: id,
    pageName: id,
    words: speeches * words,
    speeches: said as readonly Pick<Speech, 'words'>[] as readonly Speech[],
    scenes: [],
    firstPage: 1,
    lastPage: 1,
    share: 0.2,
    onlyHeard: false,
    introduction: null,
  };
}
const distinct = [speaker('ANN', ['the', 'a']), speaker('BEN', ['you', 'i']), speaker('CY', ['and', 'of'])];

describe('speakers with small words of their own', () => {
  it('are all told apart: each half of one’s speeches is nearest to the other half', () => {
    expect(voiceTestOf(distinct)).toEqual({
      speakers: ['ANN', 'BEN', 'CY'],
      halves: 6,
      matched: 6,
      chance: 1 / 5,
      alike: [],
      sampleWords: 500,
    });
  });

  it('are told apart whatever the order they come in', () => {
    expect(voiceTestOf(distinct.toReversed())?.matched).toBe(6);
  });
});

it('a half that is nearest to another’s is not matched', () => {
  // Ben talks like Ann in every second speech and like Cy in the others: his halves find Ann and Cy, not each other.
  const like = (first: Character, second: Character, id: string): Character => ({
    ...first,
    id,
    speeches: first.speeches.map((speech, index) => (index % 2 === 0 ? speech : (second.speeches[index] ?? speech))),
  });
  const [ann, ben, cy] = [
    speaker('ANN', ['the', 'a']),
    like(speaker('X', ['the', 'a']), speaker('Y', ['and', 'of']), 'BEN'),
    speaker('CY', ['and', 'of']),
  ];
  const test = voiceTestOf([ann, ben, cy]);
  expect(test?.halves).toBe(6);
  expect(test?.matched).toBeLessThanOrEqual(4);
});

it('two who have changed their halves are alike, and nobody else is', () => {
  const [one, other] = [speaker('X', ['the', 'a']), speaker('Y', ['and', 'of'])];
  const mixed = (even: Character, odd: Character, id: string): Character => ({
    ...one,
    id,
    speeches: even.speeches.map((speech, index) => (index % 2 === 0 ? speech : (odd.speeches[index] ?? speech))),
  });
  const test = voiceTestOf([mixed(one, other, 'ANN'), mixed(other, one, 'BEN'), speaker('CY', ['you', 'i'])]);
  expect(test).toMatchObject({ matched: 2, alike: [['ANN', 'BEN']] });
});

it('speakers who use one another’s words alike find their other half no better than by chance', () => {
  const same = ['ANN', 'BEN', 'CY', 'DEE'].map((id, seed) => speaker(id, [], { seed }));
  expect(voiceTestOf(same)?.matched).toBeLessThan(6);
});

describe('who is tried', () => {
  it('are the four who speak most, where more could be', () => {
    const five = [...distinct, speaker('DEE', ['to', 'in']), speaker('EVE', ['it', 'not'])];
    expect(voiceTestOf(five)).toMatchObject({ speakers: ['ANN', 'BEN', 'CY', 'DEE'], halves: 8, chance: 1 / 7 });
  });

  it.each([
    ['500 words in eight speeches are enough', { speeches: 8, words: 63 }, true],
    ['seven speeches are too few', { speeches: 7, words: 100 }, false],
    ['499 words are too few', { speeches: 10, words: 49.9 }, false],
  ] as const)('%s', (_what, size, tried) => {
    const third = {
      ...speaker('CY', ['and', 'of'], { speeches: size.speeches, words: Math.ceil(size.words) }),
      words: size.speeches * size.words,
    };
    expect(voiceTestOf([...distinct.slice(0, 2), third]) !== null).toBe(tried);
  });

  it('exactly 500 words pass', () => {
    expect(voiceTestOf([...distinct.slice(0, 2), speaker('CY', ['and'], { speeches: 10, words: 50 })])).toMatchObject({
      sampleWords: 250,
    });
  });

  it('are at least three, else nothing is said', () => {
    expect(voiceTestOf(distinct.slice(0, 2))).toBeNull();
    expect(voiceTestOf([])).toBeNull();
  });
});
