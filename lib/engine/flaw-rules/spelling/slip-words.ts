/** The words of a passage as rules on slips read them: laid out once, asked by several. */
import { type Neighboured, neighboured, signs } from '../../text/neighbours.ts';
import type { Passage } from '../../text/passages.ts';

const laidOut = new WeakMap<Passage, readonly Neighboured[]>();

/** Kept for as long as the passage is. */
export function slipWordsOf(passage: Passage): readonly Neighboured[] {
  const known = laidOut.get(passage);
  if (known) return known;
  const words = neighboured(passage.text);
  laidOut.set(passage, words);
  return words;
}

/** In small letters, with plain apostrophes. */
export const plain = (word: string): string => (word.includes('’') ? word.replaceAll('’', "'") : word).toLowerCase();

/** What stands before a word that follows another. */
const isWordOrName = (key: string): boolean => key === signs.name || /^[a-zß-ÿ]/.test(key);

/** True where nothing but a blank stands between a word and the next. */
export const runsOn = (one: Neighboured | undefined, next: Neighboured | undefined): boolean =>
  one !== undefined && next !== undefined && one.at + one.word.length + 1 === next.at && isWordOrName(next.before);

/** The text from one word to another, as it stands. */
export const textOf = (text: string, from: Neighboured, to: Neighboured): string =>
  text.slice(from.at, to.at + to.word.length);
