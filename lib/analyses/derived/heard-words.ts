/** The words of a text that word lists may count: denied words and empty turns of speech are taken out first. Refuses to read further than the phrase. */
import { emptySenses } from '../norms/word-senses.ts';
import type { Passage } from './passages.ts';
import { wordsOf } from './words.ts';

/** The words of a sentence as a list hears them: 'Gwen does not smile' has no smile in it. */
export const heardIn = (text: string): string[] =>
  wordsOf(emptySenses.reduce((left, sense) => left.replace(sense, ' '), text.replace(/[’‘]/g, "'")));

const known = new WeakMap<Passage, readonly string[]>();

/** The same for a passage, read once. */
export function heardWordsOf(passage: Passage): readonly string[] {
  const before = known.get(passage);
  if (before) return before;
  const words = heardIn(passage.text);
  known.set(passage, words);
  return words;
}
