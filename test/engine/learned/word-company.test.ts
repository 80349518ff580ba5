/** How well words keep with their neighbours: counts packed and unpacked, and two words compared between the same neighbours. */
import { describe, expect, it } from 'vitest';
import {
  likelihoodOf,
  packCounts,
  unpackCompany,
  unpackCounts,
  wordCompany,
} from '../../../lib/engine/learned/word-company.ts';
import { neighboured } from '../../../lib/engine/text/neighbours.ts';

describe('counts', () => {
  it('come back within an eighth, none as none', () => {
    const counts = [0, 0, 3, 40, 0, 90_000, 1];
    const back = unpackCounts(packCounts(counts));
    expect([...back.keys()]).toEqual([2, 3, 5, 6]);
    for (const [at, count] of back) expect(count / (counts[at] ?? 0), String(at)).toBeCloseTo(1, 0);
    expect(packCounts([0, 0])).toBe('');
  });
});

describe('two words between the same neighbours', () => {
  const company = unpackCompany({
    source: 'made',
    counted: '2026-11-01',
    scripts: 2,
    fewest: 3,
    neighbours: 'the walks ~ing',
    words: {
      through: { times: 1000, before: packCounts([0, 100, 0]), after: packCounts([400, 0, 20]) },
      though: { times: 100, before: packCounts([0, 0, 0]), after: packCounts([20, 0, 0]) },
      never: { times: 0, before: '', after: '' },
    },
  });
  const compare = (before: string, after: string, other = 'through') =>
    likelihoodOf(company, ['though', other], { before, after });

  it('are compared by what was counted beside each', () => {
    expect(compare('walks', 'the')).toBeCloseTo(Math.log((100 / 0.5) * (400 / 20) * 0.1), 0);
  });

  it('know a neighbour that was not counted by its kind', () => {
    expect(compare('walks', 'shouting')).toBeCloseTo(Math.log((100 / 0.5) * (20 / 0.5) * 0.1), 0);
  });

  it('are not compared where the other was hardly met beside a neighbour, or one of them never at all', () => {
    expect([compare('the', 'the'), compare('walks', 'door'), compare('walks', 'the', 'never')]).toEqual([
      null,
      null,
      null,
    ]);
    expect(compare('walks', 'the', 'unknown')).toBeNull();
  });

  it('of produced scripts prefer what a reader does', () => {
    const likelihood = (text: string, word: string, other: string): number => {
      const place = neighboured(text).find((one) => one.word === word);
      return place ? (likelihoodOf(wordCompany(), [word, other], place) ?? 0) : 0;
    };
    expect(likelihood('They walk though the door.', 'though', 'through')).toBeGreaterThan(5);
    expect(likelihood('It looks as though the door is shut.', 'though', 'through')).toBeLessThanOrEqual(0);
  });
});

describe('the neighbours of a word', () => {
  it('are words in small letters, or what stands for a mark, a number, a name or the end', () => {
    const sides = neighboured('So Ann’s well-known dog, 3 feet; sees Bob. He RUNS…');
    expect(sides.map(({ word, before, after }) => [word, before, after])).toEqual([
      ['So', '.', '^'],
      ['Ann’s', 'so', 'well'],
      ['well', '^', '-'],
      ['known', '-', 'dog'],
      ['dog', 'known', ','],
      ['feet', '#', ','],
      ['sees', ',', '^'],
      ['Bob', 'sees', '.'],
      ['He', '.', 'runs'],
      ['RUNS', 'he', ','],
    ]);
  });
});
