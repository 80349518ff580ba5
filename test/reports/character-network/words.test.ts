/** The words of the character network, from facts to sentences. */
import { describe, expect, it } from 'vitest';
import * as words from '../../../lib/reports/character-network/words.ts';

describe('the shape of the cast', () => {
  it('tells the centre from page to page, and the lead where that is another', () => {
    const ann = { name: 'Ann', firstPage: 1, lastPage: 9 };
    expect(words.centre(ann, 0.75, null)).toEqual({
      keyword: 'Centre: Ann',
      description: 'In 75% of all exchanges, pages 1-9.',
    });
    expect(words.centre({ ...ann, lastPage: 1 }, 0.75, 'Ben').description).toBe(
      'In 75% of all exchanges, page 1; Ben speaks more words.',
    );
  });

  it('tells who never talks, with shared scenes and two more pairs', () => {
    const o = { names: ['Ann', 'Ben'] as const, pages: [], leading: 5, others: [] };
    expect(words.neverTalk(o)).toEqual({
      keyword: 'Never talk: Ann and Ben',
      description: 'Both among the five who speak most; no scene together.',
    });
    const pairs = [
      ['A', 'B'],
      ['C', 'D'],
      ['E', 'F'],
    ];
    expect(words.neverTalk({ ...o, leading: null, pages: [1, 2, 3, 4, 5], others: pairs }).description).toBe(
      'No line between them; together in five scenes (pages 1, 2, 3 and 4). Nor do A and B, or C and D.',
    );
  });
});

it('a portrait tells with how many somebody talks, and with whom most', () => {
  const ben = { name: 'Ben', exchanges: 4 };
  expect([words.portrait(3, ben), words.portrait(1, ben), words.portrait(0, null)]).toEqual([
    'Talks with three, most with Ben (4).',
    'Talks with Ben (4).',
    'Answered by nobody.',
  ]);
});

it('a manner of speech is the habit that stands out, else the length, else nothing', () => {
  const habit = { name: 'asking' as const, share: 0.5, others: 0.1 };
  const length = { words: 20.04, others: 8, stands: 'long' as const };
  expect(words.manner('Ann', { habit, length })).toEqual({
    keyword: 'Ann: asking',
    description: '50% of speeches ask, the others’ 10%.',
  });
  expect(words.manner('Ann', { habit: null, length })).toEqual({
    keyword: 'Ann: at length',
    description: '20 words a speech, the others 8.',
  });
  expect(words.manner('Ann', { habit: null, length: { ...length, stands: null } })).toBeNull();
});

it('a tie tells its exchanges and pages', () => {
  expect(words.tie(['Ann', 'Ben'], 1, [3, 3])).toEqual({
    keyword: 'Ann and Ben',
    description: '1 exchange, page 3.',
  });
  expect(words.tie(['Ann', 'Ben'], 2, [9, 3, 5]).description).toBe('2 exchanges, pages 3-9.');
});

describe('the map', () => {
  it('has a title and labels for its groups', () => {
    expect(words.mapTitle(['Ann', 'Ben'], 1, 1)).toBe('Ann and Ben carry 1 of 1 exchange');
    expect(words.mapTitle(['Ann', 'Ben'], 2, 3)).toBe('Ann and Ben carry 2 of 3 exchanges');
    expect(words.groupLabel(['A', 'B', 'C', 'D'])).toBe('A, B, C and D');
    expect(words.groupLabel(['A', 'B', 'C', 'D', 'E'])).toBe('Around A: B, C and 2 others');
    expect(words.aloneLabel(['A', 'B', 'C', 'D'])).toBe('With nobody: A, B, C and D');
    expect(words.aloneLabel(['A', 'B', 'C', 'D', 'E'])).toBe('With nobody: A, B, C and 2 others');
    expect(words.by(['Ann', 'Ben'])).toBe('Ann and Ben');
  });
});
