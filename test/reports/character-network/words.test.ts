/** The words of the character network, from facts to sentences. */
import { describe, expect, it } from 'vitest';
import * as words from '../../../lib/reports/character-network/words.ts';

describe('the shape of the cast', () => {
  it('tells the centre from page to page, and the lead where that is another', () => {
    const ann = { name: 'Ann', firstPage: 1, lastPage: 9 };
    expect(words.centre(ann, 0.75, { lead: null, place: null })).toEqual({
      keyword: 'Centre: Ann',
      description: 'Of all exchanges: 75%; pages: 1-9.',
    });
    expect(words.centre({ ...ann, lastPage: 1 }, 0.75, { lead: 'Ben', place: 'Pier' }).description).toBe(
      'Of all exchanges: 75%; page: 1; most scenes at: Pier; more words: Ben.',
    );
  });

  it('tells who never answer each other, with the scenes in which both speak', () => {
    expect(words.neverTalk(['Ann', 'Ben'], [7])).toEqual({
      keyword: 'Never answer each other: Ann and Ben',
      description: 'Scenes where both speak: 1; page: 7.',
    });
    expect(words.neverTalk(['Ann', 'Ben'], [1, 2, 3, 4, 5]).description).toBe(
      'Scenes where both speak: 5; pages: 1, 2, 3, 4.',
    );
  });
});

it('a portrait tells with whom somebody talks most, and how many others there are', () => {
  const ben = { name: 'Ben', exchanges: 4 };
  const carl = { name: 'Carl', exchanges: 2 };
  expect([words.portrait([ben, carl], 5), words.portrait([ben], 1), words.portrait([], 0)]).toEqual([
    'Exchanges with Ben: 4; Carl: 2; other partners: 3.',
    'Exchanges with Ben: 4.',
    'Answered by nobody.',
  ]);
});

it('a manner of speech is the habit that stands out, else the length, else nothing', () => {
  const habit = { name: 'asking' as const, share: 0.5, others: 0.1 };
  const length = { words: 20.04, others: 8, stands: 'long' as const };
  expect(words.manner('Ann', { habit, length })).toEqual({
    keyword: 'Ann: asks',
    description: 'Of speeches: 50%; others: 10%.',
  });
  expect(words.manner('Ann', { habit: null, length })).toEqual({
    keyword: 'Ann: long speeches',
    description: 'Words: 20; others: 8.',
  });
  expect(words.manner('Ann', { habit: null, length: { ...length, stands: null } })).toBeNull();
});

it('a tie tells its exchanges, its pages and where it plays most', () => {
  expect(words.tie(['Ann', 'Ben'], 1, { pages: [3, 3], place: 'Pier' })).toEqual({
    keyword: 'Ann and Ben',
    description: 'Exchanges: 1; page: 3; most scenes at: Pier.',
  });
  expect(words.tie(['Ann', 'Ben'], 2, { pages: [9, 3, 5], place: null }).description).toBe('Exchanges: 2; pages: 3-9.');
});

describe('the map', () => {
  it('has a title and labels for its groups', () => {
    expect(words.mapTitle(['Ann', 'Ben'], 1, 1)).toBe('Ann and Ben carry 1 of 1 exchange');
    expect(words.mapTitle(['Ann', 'Ben'], 2, 3)).toBe('Ann and Ben carry 2 of 3 exchanges');
    expect(words.sharedMapTitle(3, 5, 26)).toBe('Three pairs carry 5 of 26 exchanges each');
    expect(words.groupLabel(['A', 'B', 'C', 'D'])).toBe('A, B, C and D');
    expect(words.groupLabel(['A', 'B', 'C', 'D', 'E'])).toBe('Around A: B, C; others: 2');
    expect(words.aloneLabel(['A', 'B', 'C', 'D'])).toBe('With nobody: A, B, C and D');
    expect(words.aloneLabel(['A', 'B', 'C', 'D', 'E'])).toBe('With nobody: A, B, C and 2 others');
    expect(words.by(['Ann', 'Ben'])).toBe('Ann and Ben');
  });
});
