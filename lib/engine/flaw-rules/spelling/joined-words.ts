/** Finds small words that ran together with their neighbour: 'inthe', 'someof'. */
import { wordSet } from '../../../screenplay/text/phrases.ts';
import { englishWords } from '../../norms/english-words.ts';

/** One half must be of these; -in and -on are endings of talk ('kissin'). */
const smallHalves = wordSet('the of and with his her their from for to into that');

/** The two words, or null. Asked of a word that no list knows and that no slip of a letter explains. */
export function partedWords(word: string): string | null {
  const { everyday } = englishWords();
  const isHalf = (text: string): boolean =>
    text.length > 2 ? everyday.has(text) : smallHalves.has(text) || text === 'in';
  for (let at = 2; at <= word.length - 2; at += 1) {
    const [one, two] = [word.slice(0, at), word.slice(at)];
    if ((smallHalves.has(one) || smallHalves.has(two)) && isHalf(one) && isHalf(two)) return `${one} ${two}`;
  }
  return null;
}
