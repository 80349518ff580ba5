/** Weighs words by the two graded lists of feeling and event. */
import { eventWords, feelingWords } from '../lexicons/feeling-words.ts';
import { sum } from '../text/statistics.ts';

/** Weight, bright or dark, from which a word is called strong. */
const strongFrom = 2;

/** True for words that weigh two or three on either list. */
export const isStrong = (word: string): boolean =>
  Math.abs(feelingWords.get(word) ?? 0) >= strongFrom || Math.abs(eventWords.get(word) ?? 0) >= strongFrom;

/** Bright less dark of the words on both lists. */
export const netValue = (words: readonly string[]): number =>
  sum(words.map((word) => (feelingWords.get(word) ?? 0) + (eventWords.get(word) ?? 0)));
