/**
 * What is a sample by nature (faults planted, histories drawn, a screen in each theme): `npm test` takes a part of it, drawn anew each day by a seed that
 * the summary prints, and `npm run test:long` takes all. TEST_SEED repeats a draw.
 */
import { randomFrom, sampleOf } from '../bin/mutants/sample-mutants.ts';

/** Whether this run takes all: the projects of `npm run test:long` say so. */
export const isLong = process.env.TEST_TIER === 'long';
export const seed = Number(process.env.TEST_SEED ?? 0);

/** All in the long tier; by itself `most` of them, in their order. `salt` tells the draws of one run apart. */
export function part<T>(all: readonly T[], most: number, salt = 0): readonly T[] {
  if (isLong) return all;
  const places = sampleOf([...all.keys()], most, randomFrom(seed * 1009 + salt));
  return places.sort((a, b) => a - b).flatMap((at) => all.slice(at, at + 1));
}

/** How much is tried: `some` by itself, `whole` in the long tier. */
export const amount = (some: number, whole: number): number => (isLong ? whole : some);
