/** Where a tone is thickest, and which words of strong feeling make a stretch what it is. */
import type { Cite } from '../../story/cite.ts';
import type { PageSpan } from '../../story/people/presence.ts';
import { heardIn, heardWordsOf } from '../text/heard-words.ts';
import { isSpoken, type Passage } from '../text/passages.ts';
import { quoteBest } from '../text/quote.ts';
import { sum } from '../text/statistics.ts';
import { isStrong, netValue } from './word-weights.ts';

/** Pages that are looked at together for where a tone is thickest. */
const windowPages = 8;
/** Words named of a stretch. */
export const wordsNamed = 3;

type PageHits = readonly { readonly page: number; readonly count: number }[];

/** The eight pages with most of `hits`, which are in page order, the first of equals, cut to the pages that have any; null where they hold all. */
export function thickestRun(hits: PageHits): PageSpan | null {
  const within = (from: number): PageHits => hits.filter(({ page }) => page >= from && page < from + windowPages);
  const countOf = (own: PageHits): number => sum(own.map(({ count }) => count));
  const best = hits
    .map(({ page }) => within(page))
    .reduce<PageHits>((top, run) => (countOf(run) > countOf(top) ? run : top), []);
  const [first, last] = [best[0], best.at(-1)];
  return first && last && best.length < hits.length ? { from: first.page, to: last.page } : null;
}

export const isDark = (word: string): boolean => isStrong(word) && netValue([word]) < 0;
export const isBright = (word: string): boolean => isStrong(word) && netValue([word]) > 0;

/** Each word once, the commonest first, ties by the alphabet. */
export function commonestOf(words: readonly string[], most: number): string[] {
  const counts = Map.groupBy(words, (word) => word);
  return [...counts]
    .sort(([a, many], [b, more]) => more.length - many.length || (a < b ? -1 : 1))
    .slice(0, most)
    .map(([word]) => word);
}

export const passagesOn = (text: readonly Passage[], { from, to }: PageSpan): Passage[] =>
  text.filter(({ at }) => at.page >= from && at.page <= to);

/** Strong words on the pages around a place: `sign` 1 the bright, -1 the dark. */
export const strongWordsOn = (text: readonly Passage[], run: PageSpan, sign: 1 | -1): string[] =>
  commonestOf(
    passagesOn(text, run)
      .flatMap(heardWordsOf)
      .filter(sign === 1 ? isBright : isDark),
    wordsNamed,
  );

/** Words from which a passage shows more than itself. */
const fewestShown = 4;

/** The sentence that holds most of `words` in the passage that does, the shorter of equals; null where none holds any. Shots and directions to the actor show nothing. */
export function sentenceWith(passages: readonly Passage[], words: ReadonlySet<string>): Cite | null {
  const count = (own: readonly string[]): number => own.filter((word) => words.has(word)).length;
  const [best] = passages
    .filter((passage) => (passage.kind === 'action' || isSpoken(passage)) && count(heardWordsOf(passage)) > 0)
    .toSorted(
      (a, b) =>
        Number(b.words.length >= fewestShown) - Number(a.words.length >= fewestShown) ||
        count(heardWordsOf(b)) - count(heardWordsOf(a)) ||
        a.words.length - b.words.length,
    );
  return best === undefined ? null : quoteBest(best, (_, sentence) => count(heardIn(sentence)));
}
