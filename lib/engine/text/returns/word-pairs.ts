/** Finds pairs of words that stand beside each other and both tell something: 'origami bird', 'selfish heart'. Leaves out what a mark parts, numbers and everyday words. */
import { everydayWords, functionWords, numberWords } from '../../lexicons/function-words.ts';
import { headWords } from '../../lexicons/worn-words.ts';
import { clauseStarts } from '../clauses.ts';
import type { Passage } from '../passages.ts';
import { singular } from '../words.ts';

/** `key`: both words in small letters and in the singular. The pair stands in its passage at the word `at` and the next. */
export interface WordPair {
  readonly key: string;
  readonly passage: Passage;
  readonly at: number;
}

const shortestWord = 3;
export const keyOf = (word: string): string => singular(word.replace(/'s$/, ''));
const tells = (word: string): boolean =>
  word.length >= shortestWord &&
  !/\d/.test(word) &&
  ![word, keyOf(word)].some(
    (form) => functionWords.has(form) || everydayWords.has(form) || numberWords.has(form) || headWords.has(form),
  );

/** In order. A passage in which a mark stands inside a word has none: its places would be wrong. */
export function pairsIn(passage: Passage): WordPair[] {
  const starts = new Set(clauseStarts(passage));
  if (starts.size === 0) return [];
  return passage.words.slice(0, -1).flatMap((word, at) => {
    const next = passage.words[at + 1] ?? '';
    return tells(word) && tells(next) && !starts.has(at + 1)
      ? [{ key: `${keyOf(word)} ${keyOf(next)}`, passage, at }]
      : [];
  });
}
