/** Chooses among ways to say one thing, by what is said, so that two people or two scripts do not read alike and the same script always reads the same. */

/** One of `ways`, the same for the same `seed` (a count, a page). */
export const oneWay = (seed: number, ...ways: readonly [string, ...string[]]): string =>
  ways[Math.abs(Math.round(seed)) % ways.length] ?? ways[0];
