/**
 * Parts a script where the people heard and the places headed change most: kernel change-point detection (Harchaoui and Cappé 2007) over its scenes.
 * Two scenes are as alike as who speaks in them and where they play; the parting kept is that whose parts hold together best.
 */
import { sum } from '../text/statistics.ts';

/** A scene as it is parted by: its length in pages, its place (null where none is known) and how many words each person says. */
export interface PartedScene {
  readonly pages: number;
  readonly place: string | null;
  readonly words: ReadonlyMap<string, number>;
}

/** How much of likeness is people and how much is place. Ours. */
const [peopleWeight, placeWeight] = [0.6, 0.4];

/** Cosine of two counts of words; 0 where either is empty. */
function cosine(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  let [both, left, right] = [0, 0, 0];
  for (const [id, count] of one) {
    left += count * count;
    both += count * (other.get(id) ?? 0);
  }
  for (const count of other.values()) right += count * count;
  return left === 0 || right === 0 ? 0 : both / Math.sqrt(left * right);
}

const likeness = (one: PartedScene, other: PartedScene): number =>
  one === other
    ? 1
    : peopleWeight * cosine(one.words, other.words) +
      (one.place !== null && one.place === other.place ? placeWeight : 0);

/** `sums[i][j]`: likeness of the first i scenes with the first j, each weighed by its pages. */
function likenessSums(scenes: readonly PartedScene[]): Float64Array[] {
  const sums = [new Float64Array(scenes.length + 1)];
  for (const [i, one] of scenes.entries()) {
    const above = sums[i] as Float64Array;
    const row = new Float64Array(scenes.length + 1);
    let along = 0;
    for (const [j, other] of scenes.entries()) {
      along += one.pages * other.pages * likeness(one, other);
      row[j + 1] = (above[j + 1] ?? 0) + along;
    }
    sums.push(row);
  }
  return sums;
}

/**
 * Where each part begins, as indexes of scenes in order, the first of them 0: `parts` of them, each `fewestPages` long at least, or fewer where there is no room for so many.
 * Pages must be positive.
 */
export function partScenes(scenes: readonly PartedScene[], parts: number, fewestPages: number): number[] {
  const room = Math.max(1, Math.min(parts, Math.floor(sum(scenes.map(({ pages }) => pages)) / fewestPages)));
  for (let count = room; count > 1; count -= 1) {
    const starts = bestStarts(scenes, count, fewestPages);
    if (starts !== null) return starts;
  }
  return scenes.length === 0 ? [] : [0];
}

/** By dynamic programming over where the last part begins; null where no parting has parts that are long enough. */
function bestStarts(scenes: readonly PartedScene[], count: number, fewestPages: number): number[] | null {
  const size = scenes.length;
  const sums = likenessSums(scenes);
  const before = [0];
  for (const { pages } of scenes) before.push((before.at(-1) ?? 0) + pages);
  const at = (i: number, j: number): number => sums[i]?.[j] ?? 0;
  const lengthOf = (from: number, to: number): number => (before[to] ?? 0) - (before[from] ?? 0);
  /** How far the scenes from `from` to before `to` are from their common middle. */
  const spread = (from: number, to: number): number => {
    const pages = lengthOf(from, to);
    return pages - (at(to, to) - at(from, to) - at(to, from) + at(from, from)) / pages;
  };
  let best = Array.from({ length: size + 1 }, (_, to) =>
    lengthOf(0, to) >= fewestPages ? spread(0, to) : Number.POSITIVE_INFINITY,
  );
  const chosen: number[][] = [];
  for (let part = 1; part < count; part += 1) {
    const next = new Array<number>(size + 1).fill(Number.POSITIVE_INFINITY);
    const from = new Array<number>(size + 1).fill(0);
    for (let to = part + 1; to <= size; to += 1)
      for (let start = part; start < to; start += 1) {
        if (lengthOf(start, to) < fewestPages) break;
        const cost = (best[start] ?? Number.POSITIVE_INFINITY) + spread(start, to);
        if (cost >= (next[to] ?? 0)) continue;
        next[to] = cost;
        from[to] = start;
      }
    chosen.push(from);
    best = next;
  }
  if (!Number.isFinite(best[size] ?? Number.POSITIVE_INFINITY)) return null;
  const starts: number[] = [];
  let to = size;
  for (const from of chosen.toReversed()) {
    to = from[to] ?? 0;
    starts.unshift(to);
  }
  return [0, ...starts];
}
