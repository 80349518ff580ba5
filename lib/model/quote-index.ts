/** A script's words in order, ready to be searched for quotes, each word knowing where it stands. */
import type { ScriptPiece } from './script-lines.ts';
import { namesIn } from './telling-words.ts';

/** A word as it is compared, and where its printed form lies in its piece. */
export interface IndexedWord {
  readonly word: string;
  readonly piece: number;
  readonly from: number;
  readonly to: number;
}

export interface QuoteIndex {
  readonly pieces: readonly ScriptPiece[];
  readonly words: readonly IndexedWord[];
  /** Three words in a row -> the positions at which they begin. */
  readonly trigrams: ReadonlyMap<string, readonly number[]>;
  /** A word -> the positions at which it stands. */
  readonly places: ReadonlyMap<string, readonly number[]>;
  readonly names: ReadonlySet<string>;
}

const wordPattern = /[\p{L}\p{N}]+(?:['’‘][\p{L}\p{N}]+)*/gu;

/** Words in small letters, apostrophes straight, compatibility forms as plain letters; punctuation parts words and is gone. */
export const normalizedWords = (text: string): { word: string; from: number; to: number }[] =>
  [...text.matchAll(wordPattern)].map((match) => ({
    word: match[0].normalize('NFKC').toLowerCase().replace(/[’‘]/g, "'"),
    from: match.index,
    to: match.index + match[0].length,
  }));

const push = (map: Map<string, number[]>, key: string, at: number): void => {
  const list = map.get(key);
  if (list) list.push(at);
  else map.set(key, [at]);
};

export const trigramAt = (words: readonly string[], at: number): string =>
  `${words[at]} ${words[at + 1]} ${words[at + 2]}`;

/** Built once a script; a feature takes a few hundredths of a second. */
export function indexQuotes(pieces: readonly ScriptPiece[]): QuoteIndex {
  const own = pieces.map(({ text }) => ({ text, words: normalizedWords(text) }));
  const words = own.flatMap((each, piece) => each.words.map((found) => ({ ...found, piece })));
  const plain = words.map(({ word }) => word);
  const trigrams = new Map<string, number[]>();
  const places = new Map<string, number[]>();
  for (let at = 0; at < plain.length; at += 1) {
    push(places, plain[at] ?? '', at);
    if (at + 2 < plain.length) push(trigrams, trigramAt(plain, at), at);
  }
  return { pieces, words, trigrams, places, names: namesIn(own) };
}
