/** The words of the character network, from facts to sentences. */
import { describe, expect, it } from 'vitest';
import * as words from '../../../lib/reports/character-network/words.ts';

describe('the shape of the cast', () => {
  const o = { exchanges: 9, all: 12, partners: 2, speaksMore: null, without: null, only: [] };
  it('tells who takes part in most exchanges, what goes on without them, and who talks with nobody else', () => {
    expect(words.centre('Ann', o)).toEqual({
      keyword: 'Ann in the centre',
      description: expect.stringMatching(/^.*Ann.*two partners; nobody exchanges a line without Ann\.$/),
    });
    const told = words.centre('Ann', {
      ...o,
      speaksMore: 'Ben',
      without: { names: ['Ben', 'Carl'], exchanges: 8 },
      only: ['Dora'],
    }).description;
    expect(told).toContain('though Ben says more');
    expect(told).toMatch(/Ben and Carl.*eight exchanges/);
    expect(told).toContain('Dora talks with nobody but Ann');
    const few = words.centre('Ann', { ...o, without: { names: ['Ben', 'Carl'], exchanges: 7 } }).description;
    expect(few).not.toContain('Carl');
  });

  it('tells of two who never exchange a line whether they share a scene', () => {
    expect(words.neverTalk(['Ann', 'Ben'], [7], 2)).toMatchObject({
      keyword: 'Ann and Ben',
      description: expect.stringContaining('The scene on page 7 has both'),
    });
    expect(words.neverTalk(['Ann', 'Ben'], [1, 2, 3, 4, 5], 5).description).toMatch(
      /pages 1-4 have both, as one other does/,
    );
    expect(words.neverTalk(['Ann', 'Ben'], [], 1).description).toContain('one scene');
    expect(words.neverTalk(['Ann', 'Ben'], [], 0).description).toMatch(/no scene|No scene|Neither/);
  });
});

describe('a portrait', () => {
  const ties = (...list: [string, number][]) => list.map(([name, exchanges]) => ({ name, exchanges }));
  const told = (list: [string, number][], never: string[] = [], only: string[] = []) =>
    words.portrait({ ties: ties(...list), never, only });

  it('names all of few partners, those of many with whom there is more than an exchange where they are few, and counts the others', () => {
    expect(
      told([
        ['Ben', 4],
        ['Carl', 2],
      ]),
    ).toMatch(/Ben and Carl/);
    expect(
      told([
        ['Ben', 9],
        ['Carl', 3],
        ['Dora', 1],
      ]),
    ).toBe('Exchanges lines with Ben, Carl and Dora alone.');
    const many: [string, number][] = ['Carl', 'Dora', 'Eve', 'Fay'].map((name) => [name, 2]);
    expect(told([['Ben', 30], ...many])).toBe('Talks with five people.');
    const once: [string, number][] = ['Carl', 'Dora', 'Eve', 'Fay'].map((name) => [name, 1]);
    expect(told([['Ben', 30], ...once])).toBe('Exchanges lines with Ben, and once with four others.');
    expect(told([])).toBe('Nobody answers.');
  });

  it('says with whom of those who speak much there is no exchange, and who talks with nobody else', () => {
    const many: [string, number][] = ['Fay', 'Gus', 'Hal', 'Ida', 'Jo'].map((name) => [name, 2]);
    expect(told(many, ['Carl'], ['Dora', 'Eve'])).toMatch(
      /, never with Carl; Dora and Eve have nobody else to talk with\.$/,
    );
    expect(told(many, ['Carl', 'Dora', 'Eve', 'Kit'])).toContain('never with Carl, Dora and two others');
    expect(told([['Ben', 4]], ['Carl'])).toBe('Exchanges lines with Ben alone.');
  });
});

it('a manner of speech is the habit that stands out, by cases, else the length, else nothing', () => {
  const habit = { name: 'asking' as const, share: 0.5, others: 0.1 };
  const length = { words: 20.04, others: 8, stands: 'long' as const };
  const asking = words.manner('Ann', 20, { habit, length });
  expect(asking?.keyword).toBe('Ann asks');
  expect(asking?.description).toMatch(/ten|10/i);
  expect(words.manner('Ann', 20, { habit: null, length })).toEqual({
    keyword: 'Ann speaks at length',
    description: '20 words a speech on average, 8 in the others’.',
  });
  expect(words.manner('Ann', 20, { habit: null, length: { ...length, stands: null } })).toBeNull();
});

describe('a tie', () => {
  const o = {
    exchanges: 40,
    pages: [3, 4, 5, 6, 30],
    scenes: 3,
    onlyPlace: null as string | null,
    script: 100,
    speakUntil: [90, 80],
    silentOn: null as number | null,
  };
  const told = (over: Partial<typeof o> & { onlyPlace?: string | null; silentOn?: number | null } = {}) =>
    words.tie(['Ann', 'Ben'], { ...o, ...over } as Parameters<typeof words.tie>[1]).description;

  it('tells from which page to which two answer each other, the long pause between, and that they part while both speak on', () => {
    expect(told()).toMatch(/\b3\b.*\b30\b/);
    expect(told()).toMatch(/7-29|7 to 29/);
    expect(told()).toContain('to page 80');
    expect(told({ speakUntil: [90, 31] })).not.toContain('page 31');
  });

  it('tells of one scene, of a few pages, of one place and of a later scene in silence', () => {
    expect(told({ scenes: 1, pages: [3, 4] })).toMatch(/One meeting, on pages 3-4/);
    expect(told({ pages: [3, 5], scenes: 2, onlyPlace: 'Pier' })).toMatch(/pages 3 and 5, always at Pier/);
    expect(told({ silentOn: 60 })).toMatch(/page 60/);
  });
});

describe('the map', () => {
  it('has labels for its groups', () => {
    expect(words.groupLabel(['A', 'B', 'C', 'D'])).toBe('A, B, C and D');
    expect(words.groupLabel(['A', 'B', 'C', 'D', 'E'])).toBe('Around A: B, C; others: 2');
    expect(words.aloneLabel(['A', 'B', 'C', 'D'])).toBe('With nobody: A, B, C and D');
    expect(words.aloneLabel(['A', 'B', 'C', 'D', 'E'])).toBe('With nobody: A, B, C and 2 others');
    expect(words.by(['Ann', 'Ben'])).toBe('Ann and Ben');
  });
});
