/** A random sample that a seed repeats, with controls: places where the 'mutant' is the code itself. */
import type { Mutant } from './find-mutants.ts';

/** Values from 0 to below 1 (mulberry32, Tommy Ettinger, public domain). */
export function randomFrom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** The first `count` of a shuffle (Fisher and Yates): each mutant is as likely as the next. */
export function sampleOf<T>(all: readonly T[], count: number, random: () => number): T[] {
  const pool = [...all];
  const most = Math.min(count, pool.length);
  for (let at = 0; at < most; at += 1) {
    const other = at + Math.floor(random() * (pool.length - at));
    [pool[at], pool[other]] = [pool[other] as T, pool[at] as T];
  }
  return pool.slice(0, most);
}

/** The same place with nothing changed: it must survive, or a verdict says nothing. */
export const asControl = (mutant: Mutant, source: string): Mutant => ({
  ...mutant,
  mutator: 'control',
  form: 'expression',
  by: mutant.original,
  replacement: source.slice(mutant.start, mutant.end),
});
