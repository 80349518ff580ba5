/** Finds words in a script's pages, whatever their case, their spaces and the shape of their quotation marks. Refuses patterns: what is typed is what is meant. */
import type { PageNode } from '../../../../lib/contract/screenplay-pages.ts';

/** A stretch of one node's text; `page` counts from 1, `to` is behind its last character. */
export interface Stretch {
  readonly page: number;
  /** The node's place among those of its page, from 0. */
  readonly node: number;
  readonly from: number;
  readonly to: number;
}
/** One occurrence: words may run from a node into the next, also over a page end. `page` is where they begin. */
export interface Occurrence {
  readonly page: number;
  readonly stretches: readonly Stretch[];
}

/** Characters that a typist and a typesetter write differently. */
const alike = [`'’‘ʼ`, `"“”„`, '-‐‑–—'];
const variants = new Map(alike.flatMap((set) => [...set].map((each) => [each, `[${set.replace('-', '\\-')}]`])));

/** Null when there is nothing to look for. */
export function patternOf(words: string): RegExp | null {
  const text = words.trim();
  if (text === '') return null;
  const source = [...text.replace(/\s+/g, ' ')]
    .map((each) => (each === ' ' ? '\\s+' : (variants.get(each) ?? each.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&'))))
    .join('');
  return new RegExp(source, 'giu');
}

interface PlacedText extends Omit<Stretch, 'to'> {
  readonly length: number;
}

/** The script as one text, and where in it each node begins (`from`). A paragraph that goes on over a page end goes on here. */
function oneText(pages: readonly (readonly PageNode[])[]): { whole: string; nodes: PlacedText[] } {
  const nodes: PlacedText[] = [];
  let whole = '';
  pages.forEach((page, at) => {
    page.forEach(({ text, continued }, node) => {
      if (!continued) whole += '\n';
      nodes.push({ page: at + 1, node, from: whole.length, length: text.length });
      whole += text;
    });
  });
  return { whole, nodes };
}

/** The last node that begins at or before a place of the text. Found by halving: a common letter stands in a feature ten thousand times. */
function nodeAt(nodes: readonly PlacedText[], offset: number): number {
  let low = 0;
  let high = nodes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((nodes[middle]?.from ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return Math.max(0, low - 1);
}

/** Every occurrence in reading order. */
export function occurrencesOf(pages: readonly (readonly PageNode[])[], pattern: RegExp): Occurrence[] {
  const { whole, nodes } = oneText(pages);
  return [...whole.matchAll(pattern)].flatMap(({ index, 0: found }): Occurrence[] => {
    const end = index + found.length;
    const stretches: Stretch[] = [];
    for (let at = nodeAt(nodes, index); (nodes[at]?.from ?? end) < end; at += 1) {
      const { page, node, from: start, length } = nodes[at] as PlacedText;
      const from = Math.max(index - start, 0);
      const to = Math.min(end - start, length);
      if (from < to) stretches.push({ page, node, from, to });
    }
    const [first] = stretches;
    return first ? [{ page: first.page, stretches }] : [];
  });
}

export function findWords(pages: readonly (readonly PageNode[])[], words: string): Occurrence[] {
  const pattern = patternOf(words);
  return pattern === null ? [] : occurrencesOf(pages, pattern);
}
