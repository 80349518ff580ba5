/** Finds words in a script's pages, whatever their case, their spaces and the shape of their quotation marks. Refuses patterns: what is typed is what is meant. */
import type { PageNode } from '../../../../lib/contract/screenplay-pages.ts';

/** A stretch of one node's text; `to` is behind its last character. */
export interface Stretch {
  /** The node's place among those of its page, from 0. */
  readonly node: number;
  readonly from: number;
  readonly to: number;
}
/** One occurrence: words may run from a node into the next. `page` counts from 1. */
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

/** Every occurrence on one page, in reading order. */
export function occurrencesOn(nodes: readonly PageNode[], page: number, pattern: RegExp): Occurrence[] {
  const starts: number[] = [];
  let whole = '';
  for (const { text } of nodes) {
    starts.push(whole.length);
    whole += `${text}\n`;
  }
  return [...whole.matchAll(pattern)].map(({ index, 0: found }) => {
    const end = index + found.length;
    const stretches = nodes.flatMap(({ text }, node): Stretch[] => {
      const start = starts[node] ?? 0;
      const from = Math.max(index - start, 0);
      const to = Math.min(end - start, text.length);
      return from < to ? [{ node, from, to }] : [];
    });
    return { page, stretches };
  });
}

export function findWords(pages: readonly (readonly PageNode[])[], words: string): Occurrence[] {
  const pattern = patternOf(words);
  return pattern === null ? [] : pages.flatMap((nodes, at) => occurrencesOn(nodes, at + 1, pattern));
}
