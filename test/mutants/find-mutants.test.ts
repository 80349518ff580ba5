/** Which faults are put into a source, which are not, and what the source with sleeping mutants does. */
import { describe, expect, it } from 'vitest';
import { findMutants } from '../../bin/mutants/find-mutants.ts';
import { instrument } from '../../bin/mutants/instrument.ts';
import { randomFrom, sampleOf } from '../../bin/mutants/sample-mutants.ts';

const changesIn = (source: string): string[] =>
  findMutants('some.ts', source).mutants.map(({ original, by }) => `${original} -> ${by}`);

describe('a mutant', () => {
  it('moves a bound, turns a comparison, and changes the number', () => {
    expect(changesIn('export const f = (n: number) => n < 5;')).toEqual([
      'n < 5 -> undefined',
      'n < 5 -> (n) <= (5)',
      'n < 5 -> (n) >= (5)',
      '5 -> 6',
    ]);
  });

  it('forgets a statement, a negation and a call in a chain', () => {
    const source = 'function f(a) { log(a); if (!a) return a?.b.filter(Boolean); }';
    expect(changesIn(source)).toEqual([
      'log(a); -> ',
      '!a -> true',
      '!a -> false',
      '!a -> (a)',
      'a?.b.filter(Boolean) -> a.b.filter(Boolean)',
      'a?.b.filter(Boolean) -> a?.b',
    ]);
  });

  it('loosens a pattern', () => {
    expect(changesIn('const r = /^\\d+$/i;')).toEqual([
      '/^\\d+$/i -> /\\d+$/i',
      '/^\\d+$/i -> /^\\d+/i',
      '/^\\d+$/i -> /^\\d$/i',
      '/^\\d+$/i -> /^\\d+$/',
    ]);
  });

  it('takes a method for its twin, and none for what every object has', () => {
    expect(
      changesIn('a.some(b); c.toString(); d.constructor(); Math.floor(x)').filter((one) => !/ -> $/.test(one)),
    ).toEqual(['a.some(b) -> a.every(b)', 'Math.floor(x) -> Math.ceil(x)']);
  });

  it('leaves alone types, names of modules, keys and texts put together', () => {
    const source = "import { a } from './a.ts'; type T = 'x' | 1; export const b = { 'k-1': a + 'z' as T };";
    expect(changesIn(source)).toEqual(["'z' -> ''"]);
  });

  it('is not made of sentences and tables, which are counted with the reason', () => {
    const { mutants, excluded } = findMutants('some.ts', "f('Two words'); const t = [1, 2, 3, 4, 5, 6, 7, 8];");
    expect(mutants.map(({ mutator }) => mutator)).toEqual(['statement left out', 'list emptied']);
    expect([...excluded.values()]).toEqual([1, 8]);
    expect([...excluded.keys()].join()).toMatch(/sentence.*table/);
  });
});

it('a source with sleeping mutants does what it did, and what one of them does when it is awake', () => {
  const source = 'if (a > 1 && !b) { log.push(a + 1); }';
  const { mutants } = findMutants('some.js', source);
  const written = instrument(
    source,
    mutants.map((mutant, index) => ({ ...mutant, id: index + 1 })),
  );
  const run = (code: string, awake: number): number[] => {
    const log: number[] = [];
    new Function('a', 'b', 'log', '__mutant__', code)(2, false, log, (id: number) => id === awake);
    return log;
  };
  const same = mutants.map((mutant, index) => {
    const changed = source.slice(0, mutant.start) + (mutant.replacement || ';') + source.slice(mutant.end);
    expect(run(written, index + 1)).toEqual(run(changed, 0));
    return run(changed, 0).join() === '3';
  });
  expect(run(written, 0)).toEqual([3]);
  expect(same).toContain(false);
});

it('a sample is the same for the same seed and holds nothing twice', () => {
  const all = Array.from({ length: 50 }, (_, index) => index);
  const sample = sampleOf(all, 20, randomFrom(4));
  expect(sampleOf(all, 20, randomFrom(4))).toEqual(sample);
  expect(sampleOf(all, 20, randomFrom(5))).not.toEqual(sample);
  expect(new Set(sample).size).toBe(20);
  expect(sampleOf(all, 80, randomFrom(4)).toSorted((a, b) => a - b)).toEqual(all);
});
