/** The pages that a table names, as places in the script to be led to. */
import type { NamedPlace, TablePlace } from '../contract/blocks.ts';
import { pagesOf } from '../engine/wording.ts';
import type { Place } from '../screenplay/model.ts';

/** '12' or '1-31' for a cell that names its pages and nothing else: leads to the first of them. None for a cell without a number. */
export function pagesNamed(text: string | number): NamedPlace[] {
  const page = /^(\d+)(?:[-–]\d+)?$/.exec(String(text))?.[1];
  return page === undefined || Number(page) < 1 ? [] : [{ text: String(text), page: Number(page), line: null }];
}

/** The number of a page as the words that lead to a place on it. */
export const pageNamed = ({ page, line }: Place): NamedPlace => ({ text: String(page), page, line });

/** Each page once, in order. */
const byPage = <Where extends Place>(places: readonly Where[]): Where[] =>
  [...new Map([...places].reverse().map((place) => [place.page, place])).values()].sort((a, b) => a.page - b.page);

/** 'page 3', 'pages 3 and 7' for a cell that leads to places; '' of none. */
export const pagesTo = (places: readonly Place[]): string =>
  places.length === 0 ? '' : pagesOf(places.map(({ page }) => page));

/** The same pages as links, in the order of that cell. */
export const placesTo = (places: readonly Place[]): NamedPlace[] => byPage(places).map(pageNamed);

/** The places of one column of a table, one list a row in the order of its words. */
export const columnPlaces = (column: number, rows: readonly (readonly NamedPlace[])[]): TablePlace[] =>
  rows.flatMap((places, row) => places.map((place) => ({ ...place, row, column })));
