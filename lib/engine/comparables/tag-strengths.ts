/** How strongly a script's words show each tag, beside what produced scripts do. */
import type { Passage } from '../text/passages.ts';
import type { TagSign } from './film-table.ts';
import { type EntryHits, entryFinder } from './tag-words.ts';

/** An entry found: `gives` is what it adds to the tag's strength. */
export interface FoundWords {
  readonly entry: string;
  readonly weight: number;
  readonly gives: number;
  readonly passages: ReadonlySet<Passage>;
}

/** `z` is in standard deviations over the average produced script; `hits` are on so many `pages`. */
export interface TagStrength {
  readonly z: number;
  readonly hits: number;
  readonly pages: number;
  readonly words: readonly FoundWords[];
}

/** Sublinear, as everywhere where words are weighed: ten of a word say little more than five. */
const damped = (count: number): number => 1 + Math.log(count);

/** A tag's strength before it is set beside other scripts'. */
export const rawStrength = (found: readonly { readonly weight: number; readonly count: number }[]): number =>
  found.reduce((sum, { weight, count }) => sum + weight * damped(count), 0);

/** Of a short each word counts as often as it would in so long a script, at most so many times: the averages were counted on features. */
const featurePages = 110;
const mostTimes = 4;

/** Gives a script's strength in every tag of a table, in the table's order; `pages` is the script's length, `names` are words that show nothing in it. Words of tags are indexed once. */
export function strengthsBy(
  tags: readonly TagSign[],
): (passages: readonly Passage[], pages: number, names?: ReadonlySet<string>) => TagStrength[] {
  const find = entryFinder(tags.flatMap(({ words }) => words.map(([entry]) => entry)));
  return (passages, pages, names) => {
    const hits = find(passages, names);
    const times = Math.min(mostTimes, Math.max(1, featurePages / Math.max(1, pages)));
    let at = 0;
    return tags.map(({ mean, spread, words }) => {
      const found = words.flatMap(([entry, weight]): (FoundWords & EntryHits)[] => {
        const own = hits.get(at);
        at += 1;
        return own ? [{ entry, weight, gives: rawStrength([{ weight, count: own.count * times }]), ...own }] : [];
      });
      const places = found.flatMap(({ passages: own }) => [...own]);
      return {
        z: (found.reduce((sum, { gives }) => sum + gives, 0) - mean) / spread,
        hits: found.reduce((sum, { count }) => sum + count, 0),
        pages: new Set(places.map(({ at: { page } }) => page)).size,
        words: found.map(({ entry, weight, gives, passages: own }) => ({ entry, weight, gives, passages: own })),
      };
    });
  };
}
