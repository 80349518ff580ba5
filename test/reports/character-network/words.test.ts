/** The words of the character network, from facts to sentences. */
import { describe, expect, it } from 'vitest';
import * as words from '../../../lib/reports/character-network/words.ts';

describe('the shape of the cast', () => {
  const o = { exchanges: 9, all: 12, partners: 2, speaksMore: null, without: null };
  it('tells who takes part in most exchanges, and what goes on without them', () => {
    expect(words.centre('Ann', o)).toEqual({
      keyword: 'Ann in the centre',
      description: expect.stringMatching(/^.*Ann.*two partners; nobody exchanges a line without Ann\.$/),
    });
    const told = words.centre('Ann', {
      ...o,
      speaksMore: 'Ben',
      without: { names: ['Ben', 'Carl'], exchanges: 8 },
    }).description;
    expect(told).toContain('though Ben says more');
    expect(told).toMatch(/Ben and Carl.*eight exchanges/);
    const few = words.centre('Ann', { ...o, without: { names: ['Ben', 'Carl'], exchanges: 7 } }).description;
    expect(few).not.toContain('Carl');
  });
});

describe('a portrait', () => {
  const ties = (...list: [string, number][]) => list.map(([name, exchanges]) => ({ name, exchanges }));

  it('names four partners with their exchanges', () => {
    expect(words.portrait(ties(['Ben', 4], ['Carl', 2]))).toBe('Exchanges with Ben (4) and Carl (2).');
    const four: [string, number][] = ['Carl', 'Dora', 'Eve'].map((name) => [name, 2]);
    expect(words.portrait(ties(['Ben', 30], ...four, ['Fay', 1]))).toBe(
      'Exchanges with Ben (30), Carl (2), Dora (2) and Eve (2).',
    );
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
  // Twice as often is little where it is seldom, and half as often again is nothing to tell.
  const quiet = { ...length, stands: null };
  expect(words.manner('Ann', 109, { habit: { ...habit, share: 0.08, others: 0.04 }, length: quiet })).toBeNull();
  expect(words.manner('Ann', 109, { habit: { ...habit, share: 0.45, others: 0.3 }, length: quiet })).toBeNull();
  // Four cases, eleven speeches or a little longer may be chance.
  expect(words.manner('Ann', 20, { habit: { ...habit, share: 0.2 }, length: { ...length, stands: null } })).toBeNull();
  expect(words.manner('Ann', 11, { habit, length })).toBeNull();
  expect(words.manner('Ann', 20, { habit: null, length: { words: 10, others: 8, stands: 'long' } })).toBeNull();
});

describe('a tie', () => {
  const o = {
    exchanges: 40,
    pages: [3, 4, 5, 6, 30],
    scenes: 3,
    onlyPlace: null as string | null,
    script: 100,
  };
  const told = (over: Partial<typeof o> = {}) => words.tie(['Ann', 'Ben'], { ...o, ...over }).description;

  it('tells from which page to which two answer each other, and the long pause between', () => {
    expect(told()).toMatch(/\b3\b.*\b30\b/);
    expect(told()).toMatch(/7-29|7 to 29/);
  });

  it('names the pages of a short one by one', () => {
    expect(told({ pages: [3, 5] })).toMatch(/pages 3 and 5/);
  });
});

describe('a quote', () => {
  it('names who speaks', () => {
    expect(words.by(['Ann', 'Ben'])).toBe('Ann and Ben');
  });
});
