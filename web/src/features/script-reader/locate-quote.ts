/** Finds the words that a place of a report speaks of in a script's pages. Says so when they are not there, and never marks others instead. */
import type { PageNode } from '../../../../lib/contract/screenplay-pages.ts';
import { type Occurrence, occurrencesOn, patternOf } from './find-words.ts';
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

function bestOn(nodes: readonly PageNode[], page: number, pattern: RegExp, line: number): Occurrence | undefined {
  const distance = ({ stretches }: Occurrence): number => Math.abs((nodes[stretches[0]?.node ?? 0]?.line ?? 0) - line);
  return occurrencesOn(nodes, page, pattern).toSorted((a, b) => distance(a) - distance(b))[0];
}

function quoteFrom(pages: Pages, page: number, line: number, quote: string): Located | null {
  const pattern = patternOf(quote);
  if (pattern === null) return null;
  const here = bestOn(pages[page - 1] ?? [], page, pattern, line);
  if (here) return { kind: 'marked', occurrence: here };
  const byDistance = pages.map((_, at) => at + 1).toSorted((a, b) => Math.abs(a - page) - Math.abs(b - page));
  for (const other of byDistance) {
    const there = bestOn(pages[other - 1] ?? [], other, pattern, other < page ? Number.MAX_SAFE_INTEGER : 0);
    if (there) return { kind: 'elsewhere', occurrence: there };
  }
  return null;
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
  return { kind: 'marked', occurrence: { page, stretches: [{ node, from: 0, to: text.length }] } };
}
