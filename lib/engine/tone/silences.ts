/** Finds the stretches of pages on which nobody speaks. */
import type { Silence } from '../../story/tone.ts';
import type { Derived } from '../derive.ts';
import { isSpoken } from '../text/passages.ts';
import { quoteOf } from '../text/quote.ts';

/** Pages from which a stretch without a word is told of; where none is so long the longest alone, from so many on. Ours. */
const fewestPages = 2;
const shortPages = 0.8;
/** Stretches told. */
const mostTold = 4;

/** The longest first. The one before the first word and the one after the last count, too. */
export function silencesIn({ passages, pages }: Derived): Silence[] {
  const told = passages.filter(({ kind }) => kind !== 'note');
  const spoken = told.flatMap((passage, at) => (isSpoken(passage) ? [at] : []));
  if (spoken.length === 0) return [];
  const stops = [-1, ...spoken, told.length];
  const found = stops
    .slice(1)
    .flatMap((to, index): Silence[] => {
      const from = stops[index] ?? -1;
      const own = told.slice(from + 1, to);
      const first = own.find(({ kind }) => kind === 'action');
      const [start, end] = [told[from + 1], told[to] ?? told.at(-1)];
      if (!first || !start || !end) return [];
      const length = ((to === told.length ? 1 : end.position) - start.position) * pages;
      if (length < shortPages) return [];
      return [{ from: start.at.page, to: end.at.page, pages: Number(length.toFixed(1)), cite: quoteOf(first) }];
    })
    .sort((a, b) => b.pages - a.pages);
  const long = found.filter(({ pages: own }) => own >= fewestPages);
  return long.length > 0 ? long.slice(0, mostTold) : found.slice(0, 1);
}
