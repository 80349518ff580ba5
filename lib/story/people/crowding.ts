/** Tells whether somebody's lines stand almost all in one stretch of the script. */

/** So many of the speeches, in a stretch of at most so much of the script, are almost all of them in one. Own bounds. */
const almostAll = 0.7;
const shortStretch = 0.3;

/** A stretch of pages, both ends included, with how many speeches begin in it. */
export interface Crowding {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** The shortest stretch that holds seven tenths of `speeches` (pages, ascending), widened to those that follow at once; null where it is longer than three tenths of `pages`. */
export function narrowest(speeches: readonly number[], pages: number): Crowding | null {
  const needed = Math.ceil(speeches.length * almostAll);
  const runs = speeches.flatMap((from, at): Crowding[] => {
    const to = speeches[at + needed - 1];
    return to === undefined ? [] : [{ from, to, count: 0 }];
  });
  const [shortest] = runs.toSorted((a, b) => a.to - a.from - (b.to - b.from));
  if (!shortest || shortest.to - shortest.from + 1 > pages * shortStretch) return null;
  const { from, to } = widened(shortest, speeches);
  return { from, to, count: speeches.filter((page) => page >= from && page <= to).length };
}

/** On to the pages beside it that go on with their lines. */
function widened({ from, to }: Pick<Crowding, 'from' | 'to'>, speeches: readonly number[]) {
  const on = new Set(speeches);
  let [first, last] = [from, to];
  while (on.has(first - 1)) first -= 1;
  while (on.has(last + 1)) last += 1;
  return { from: first, to: last };
}
