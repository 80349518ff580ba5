/** The words of the character analysis, from facts to sentences. */
import { describe, expect, it } from 'vitest';
import * as words from '../../../lib/reports/character-analysis/words.ts';
import { citeOf, person } from '../story-people.ts';

describe('the overview', () => {
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
    expect(words.size(person('Ann', { speeches: 1, scenes: [1, 2], lastPage: 1 }))).toBe(
      'One speech in two scenes, on page 1.',
    );
    expect(words.size(person('Ann', { lastPage: 90 }))).toBe('Four speeches in one scene, on pages 1-90.');
    expect(words.pagesFrom({ firstPage: 4, lastPage: 9 })).toBe('4-9');
    const silent = (from: number, to: number, pages: number) => words.silence({ silence: { from, to } }, pages);
    expect(silent(10, 25, 100)).toBe('11-24');
    expect(silent(10, 24, 100)).toBe('–');
    expect(silent(1, 4, 5)).toBe('2-3');
    expect(silent(1, 3, 5)).toBe('–');
    expect(words.silence({ silence: null }, 5)).toBe('–');
  });
});
