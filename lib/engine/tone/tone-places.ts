/** Where marks of a kind are thickest. */
import type { PageSpan } from '../../story/people/presence.ts';
import { sum } from '../text/statistics.ts';

/** Pages that are looked at together for where something is thickest. */
const windowPages = 8;

type PageHits = readonly { readonly page: number; readonly count: number }[];

/** The `pages` pages with most of `hits`, which are in page order, the first of equals, cut to the pages that have any; null where they hold all. */
export function thickestRun(hits: PageHits, pages = windowPages): PageSpan | null {
  const within = (from: number): PageHits => hits.filter(({ page }) => page >= from && page < from + pages);
  const countOf = (own: PageHits): number => sum(own.map(({ count }) => count));
  const best = hits
    .map(({ page }) => within(page))
    .reduce<PageHits>((top, run) => (countOf(run) > countOf(top) ? run : top), []);
  const [first, last] = [best[0], best.at(-1)];
  return first && last && best.length < hits.length ? { from: first.page, to: last.page } : null;
}
