/** The pages on which the advice of a point is typed. */
import { listed } from '../../engine/wording.ts';
import type { AdvicePart, PointRead } from '../../story/read/point-read.ts';

/** A page, or the pages from one to another. */
export type Span = Pick<AdvicePart, 'page' | 'to'>;
const pageNamed = /\b(?:pages?|pp?\.)\s+(\d+)(?:\s*(to|and|or|[-–])\s*(\d+))?/gi;
/** Pages that advice names in its sentence: 'page 7', 'pages 33 to 40', 'pages 3 and 9'. */
export const spansIn = (text: string): Span[] =>
  [...text.matchAll(pageNamed)].flatMap(([, from, joined, to]): Span[] => {
    const [first, last] = [Number(from), to === undefined ? null : Number(to)];
    if (last === null) return [{ page: first, to: null }];
    const apart = joined === 'and' || joined === 'or' || last <= first;
    return apart
      ? [
          { page: first, to: null },
          { page: last, to: null },
        ]
      : [{ page: first, to: last }];
  });
/** '7', '33-40'. */
export const pagesBetween = ({ page, to }: Span): string => (to === null || to === page ? `${page}` : `${page}-${to}`);
/** Of such places: 'Page 7', 'Pages 33-40', 'Pages 48 and 57'. */
export const pageLabel = (places: readonly string[]): string =>
  `${places.length > 1 || places[0]?.includes('-') ? 'Pages' : 'Page'} ${listed(places)}`;
/** Where something is typed, for a note, a step or the like. */
export interface Typed<T> {
  readonly span: Span;
  readonly of: T;
}
/** What is typed at each place, once each, in page order; a list of fewer places than are found without one is none. */
export function byPlace<T>(typed: readonly Typed<T>[]): { place: string; page: number; all: T[] }[] {
  const places = [...Map.groupBy(typed, ({ span }) => pagesBetween(span))].map(([place, each]) => ({
    place,
    page: each[0]?.span.page ?? 0,
    all: [...new Set(each.map((one) => one.of))],
  }));
  return places.length < fewestPlaces ? [] : places.toSorted((a, b) => a.page - b.page);
}
const fewestPlaces = 4;

export const lastOf = ({ page, to }: Span): number => to ?? page;

/** Where something is typed for a point, place by place; where no place is given, the line that its note rewrites, or the pages that its advice names: beside what is typed those are only told of. */
export function worksOn({ parts, sample, attempt }: Pick<PointRead, 'parts' | 'sample' | 'attempt'>): Span[] {
  const placed: Span[] = parts.filter(({ act }) => act !== 'keep');
  if (placed.length > 0) return placed;
  if (sample !== null) return [{ page: sample.page, to: null }];
  return attempt === null ? [] : spansIn(attempt);
}
