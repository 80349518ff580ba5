/** The words of the character analysis, from facts to sentences. */
import { describe, expect, it } from 'vitest';
import * as words from '../../../lib/reports/character-analysis/words.ts';
import { citeOf, person } from '../story-people.ts';

describe('the overview', () => {
  const [ann, ben] = [
    { name: 'Ann', share: 0.5, words: 120 },
    { name: 'Ben', share: 0.25, words: 100 },
  ] as const;

  it('says how much the main speakers have, and how the leads compare', () => {
    expect(words.overview([ann, ben], 5, [ann, ben])).toBe(
      'Two people have 75% of the words, among five who speak. Ann speaks 1.2 times as much as Ben.',
    );
    expect(words.overview([ann], 2, [{ ...ann, words: 119 }, ben])).toBe(
      'Ann has 50% of the words, among two who speak. Ann and Ben speak almost equally.',
    );
    expect(words.overview([ann, ben], 3, [ann, { ...ben, words: 0 }])).toContain('120 times as much');
  });

  it('gives no share where everybody is followed', () => {
    expect(words.overview([ann, ben], 2, null)).toBe('Two people speak.');
  });

  it('compares a lone speaker with nobody', () => {
    expect(words.overview([ann], 1, null)).toBe('Ann alone speaks.');
    expect(words.overview([ann], 2, null)).toBe('Ann has 50% of the words, among two who speak.');
  });

  it('says why nobody is followed', () => {
    expect(words.nobodyToFollow(0, 4)).toBe(
      'Nobody speaks in this script, so no character can be followed by their words.',
    );
    expect(words.nobodyToFollow(1, 4)).toBe(
      'One character speaks, none of them four times or more: too little to follow anyone.',
    );
    expect(words.nobodyToFollow(2, 4)).toMatch(/^Two characters speak, /);
  });
});

describe('a character’s head', () => {
  const introduction = { fullName: 'Ann Marl', age: 40, description: null, page: 1, cite: citeOf('') };

  it('has the printed name and age, and the share of the talk', () => {
    expect(words.fullName({ name: 'Ann', introduction })).toBe('Ann Marl, 40');
    expect(words.fullName({ name: 'Ann', introduction: { ...introduction, fullName: null, age: null } })).toBe('Ann');
    expect(words.fullName({ name: 'Ann', introduction: null })).toBe('Ann');
    expect(words.role({ share: 0.4 })).toBe('40% of the talk');
  });

  it('has the size of the part, its pages, and a silence that is long for the script', () => {
    expect(words.size(person('Ann', { speeches: 1, scenes: [1, 2], lastPage: 1 }), 9)).toBe(
      'One speech in two scenes, page 1.',
    );
    const silent = (from: number, to: number, pages: number) =>
      words.size(person('Ann', { silence: { from, to }, lastPage: 90 }), pages);
    expect(silent(10, 25, 100)).toBe('Four speeches in one scene, pages 1-90; silent from page 10 to page 25.');
    expect(silent(10, 24, 100)).not.toContain('silent');
    expect(silent(1, 4, 5)).toContain('silent');
    expect(silent(1, 3, 5)).not.toContain('silent');
  });
});

it('voices are told where two are alike or all are apart, and else not at all', () => {
  const told = (alike: readonly (readonly [string, string])[], apart: boolean) =>
    words.voicesTold(['Ann', 'Ben', 'Carl'], alike, apart);
  expect(told([['Ann', 'Ben']], false)).toMatch(
    /^Not Ann and Ben: by their small words \(Burrows’ Delta\) half of what/,
  );
  expect(told([], true)).toBe('Yes: Ann, Ben and Carl each keep their own small words (Burrows’ Delta).');
  expect(told([], false)).toBeNull();
});
