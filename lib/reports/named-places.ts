/** The pages that a table names, as places in the script to be led to. */
import type { NamedPlace, TablePlace } from '../contract/blocks.ts';
import type { Place } from '../screenplay/model.ts';

/** '12' or '1-31' for a cell that names its pages and nothing else: leads to the first of them. None for a cell without a number. */
export function pagesNamed(text: string | number): NamedPlace[] {
  const page = /^(\d+)(?:[-–]\d+)?$/.exec(String(text))?.[1];
  return page === undefined || Number(page) < 1 ? [] : [{ text: String(text), page: Number(page), line: null }];
}

/** The number of a page as the words that lead to a place on it. */
export const pageNamed = ({ page, line }: Place): NamedPlace => ({ text: String(page), page, line });

/** The places of one column of a table, one list a row in the order of its words. */
export const columnPlaces = (column: number, rows: readonly (readonly NamedPlace[])[]): TablePlace[] =>
  rows.flatMap((places, row) => places.map((place) => ({ ...place, row, column })));
