/** Finds the pages that have most of what a measure counts. */
import type { Cite } from '../../story/cite.ts';
import type { Passage } from '../text/passages.ts';
import { quoteOf } from '../text/quote.ts';

/** On fewer a page nothing is thick; of more pages that have as much none stands out. */
const fewestOnPage = 3;
const mostPages = 4;

/** The first passage of each page that has most, and how many stand on it; where no page stands out, the first of all, and 0. */
export function thickest(passages: readonly Passage[]): { readonly places: Cite[]; readonly most: number } {
  const byPage = [...Map.groupBy(passages, ({ at }) => at.page).values()];
  const most = Math.max(0, ...byPage.map((some) => some.length));
  const first = byPage.filter((some) => some.length === most).flatMap(([one]) => one ?? []);
  const isThick = most >= fewestOnPage && first.length <= mostPages;
  return isThick ? { places: first.map(quoteOf), most } : { places: passages.slice(0, 1).map(quoteOf), most: 0 };
}
