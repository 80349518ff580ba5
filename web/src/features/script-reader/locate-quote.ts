/** Finds the words that a place of a report speaks of in a script's pages. Says so when they are not there, and never marks others instead. */
import type { PageNode } from '../../../../lib/contract/screenplay-pages.ts';
import { type Occurrence, occurrencesOf, patternOf } from './find-words.ts';
import type { ReaderPlace } from './reader-place.ts';

/**
 * `marked`: these words, on the page asked for. `elsewhere`: the same words, on the nearest page that has them. `missing`: the words, or the page, are not in the script as
 * it was read. `page`: a page was asked for and nothing on it.
 */
export type Located =
  | { readonly kind: 'marked' | 'elsewhere'; readonly occurrence: Occurrence }
  | { readonly kind: 'missing'; readonly page: number }
  | { readonly kind: 'page'; readonly page: number };

type Pages = readonly (readonly PageNode[])[];

/** The node that stands on a line: the last that begins there or above it. -1 when all begin below. */
function nodeOnLine(nodes: readonly PageNode[], line: number): number {
  const beginning = nodes.findIndex((node) => node.line === line);
  return beginning >= 0 ? beginning : nodes.findLastIndex((node) => node.line < line);
}

/** A report may have cut a long quote short and said so by dots. */
const withoutDots = (quote: string): string => quote.replace(/^(?:…|\.\.\.)\s*|\s*(?:…|\.\.\.)$/g, '');

function quoteFrom(pages: Pages, page: number, line: number, quote: string): Located | null {
  const pattern = patternOf(quote);
  if (pattern === null) return null;
  const lineOf = ({ page: on, stretches: [first] }: Occurrence): number => pages[on - 1]?.[first?.node ?? 0]?.line ?? 0;
  const [nearest] = occurrencesOf(pages, pattern)
    .map((occurrence) => ({
      occurrence,
      pagesAway: Math.abs(occurrence.page - page),
      // Of a page before the one asked for, the last place is the nearest.
      linesAway:
        occurrence.page < page
          ? -lineOf(occurrence)
          : Math.abs(lineOf(occurrence) - (occurrence.page === page ? line : 0)),
    }))
    .toSorted((a, b) => a.pagesAway - b.pagesAway || a.linesAway - b.linesAway);
  if (!nearest) return null;
  return { kind: nearest.pagesAway === 0 ? 'marked' : 'elsewhere', occurrence: nearest.occurrence };
}

/** `quote` null: all that stands on the line is meant. */
export function locateQuote(pages: Pages, { page, line }: ReaderPlace, quote: string | null): Located {
  const nearest = Math.min(page, Math.max(1, pages.length));
  if (line === null) return { kind: page > pages.length ? 'missing' : 'page', page: nearest };
  if (quote !== null)
    return (
      quoteFrom(pages, page, line, quote) ??
      quoteFrom(pages, page, line, withoutDots(quote)) ?? { kind: 'missing', page: nearest }
    );
  const node = nodeOnLine(pages[page - 1] ?? [], line);
  const text = pages[page - 1]?.[node]?.text;
  if (text === undefined) return { kind: 'missing', page: nearest };
  return { kind: 'marked', occurrence: { page, stretches: [{ page, node, from: 0, to: text.length }] } };
}
