/** Makes evidence: an exact, short quote of the script with its place. Refuses to trim inside a word or to join two passages. */
import type { Evidence } from '../../contract/blocks.ts';
import type { Passage } from './passages.ts';
import { sentencesOf, wordsOf } from './words.ts';

/** Longest quote in characters: two printed lines of action. */
export const quoteLength = 160;

/** The passage's first words, up to whole sentences if they fit, as evidence. */
export const quoteOf = (passage: Passage): Evidence => toEvidence(passage, opening(passage.text));

/** The sentence of the passage that holds `word` (any word when several are given), or its opening when none does. */
export function quoteAround(passage: Passage, ...words: readonly string[]): Evidence {
  const holding = sentencesOf(passage.text).find((sentence) => wordsOf(sentence).some((word) => words.includes(word)));
  return toEvidence(passage, holding === undefined ? opening(passage.text) : opening(holding));
}

/** A piece of the passage's text that the caller found in it. Throws when it is not verbatim there. */
export function quoteExactly(passage: Passage, text: string): Evidence {
  if (!passage.text.includes(text)) throw new RangeError('A quote must stand verbatim in its passage');
  return toEvidence(passage, opening(text));
}

function toEvidence(passage: Passage, quote: string): Evidence {
  return { scene: passage.scene, page: passage.at.page, line: passage.at.line, quote };
}

/** As many whole sentences as fit; failing that, the first words of the first one. */
function opening(text: string): string {
  const [first = text.trim(), ...rest] = sentencesOf(text);
  const start = text.indexOf(first);
  let end = start + first.length;
  for (const sentence of rest) {
    const next = text.indexOf(sentence, end) + sentence.length;
    if (next - start > quoteLength / 2 || text.slice(end, next).includes('\n')) break;
    end = next;
  }
  const quote = text.slice(start, end);
  if (quote.length <= quoteLength) return quote;
  const cut = quote.slice(0, quoteLength + 1);
  const space = cut.lastIndexOf(' ');
  return quote.slice(0, space > 0 ? space : quoteLength).replace(/[\s,;:–—-]+$/, '');
}

/** Up to `count` of the passages, spread over the script: the one nearest to each of `count` evenly laid positions. */
export function spread<T extends { readonly position: number }>(items: readonly T[], count: number): T[] {
  if (items.length <= count) return [...items];
  const chosen = new Set<T>();
  for (let slot = 0; slot < count; slot += 1) {
    const target = (slot + 0.5) / count;
    const free = items.filter((item) => !chosen.has(item));
    chosen.add(
      free.reduce((best, item) => (Math.abs(item.position - target) < Math.abs(best.position - target) ? item : best)),
    );
  }
  return items.filter((item) => chosen.has(item));
}
