/** Parts a text at its stops, commas, dashes and brackets, counted in words: where something said begins and ends. */
import type { Passage } from './passages.ts';
import { wordsOf } from './words.ts';

const stop = /[.!?…;:,]+|--+|—|–|\n|["“”()]| - /;

/** Where clauses begin, by number of word, with the number of all words last; empty where a mark stands inside a word and the numbers would be wrong. */
export function clauseStarts({ text, words }: Pick<Passage, 'text' | 'words'>): number[] {
  const starts = [0];
  for (const piece of text.split(stop)) {
    const length = wordsOf(piece).length;
    if (length > 0) starts.push((starts.at(-1) ?? 0) + length);
  }
  return starts.at(-1) === words.length ? starts : [];
}

const word = /[\p{L}\p{N}]+(?:['’‘][\p{L}]+)*/gu;
/** Marks that belong to the words before them. */
const closing = /[.!?…,]*["”’)]?/y;

interface Spot {
  readonly start: number;
  readonly end: number;
}
const spots = new WeakMap<readonly string[], readonly Spot[]>();
/** Where each word stands in its text; looked for once a passage. */
function spotsOf({ text, words }: Pick<Passage, 'text' | 'words'>): readonly Spot[] {
  const known = spots.get(words);
  if (known) return known;
  const found = [...text.matchAll(word)].map(({ 0: one, index }) => ({ start: index, end: index + one.length }));
  spots.set(words, found);
  return found;
}

/** The text from one word to before another, with the mark that closes it. Throws RangeError for words that are not there. */
export function textOf(passage: Pick<Passage, 'text' | 'words'>, from: number, to: number): string {
  const [first, last] = [spotsOf(passage)[from], spotsOf(passage)[to - 1]];
  if (!first || !last) throw new RangeError('A run of words must stand in its text');
  closing.lastIndex = last.end;
  return passage.text.slice(first.start, last.end + (closing.exec(passage.text)?.[0].length ?? 0));
}
