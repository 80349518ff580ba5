/** Finds words with a blank inside: 'h ow'. */
import { functionWords } from '../../lexicons/function-words.ts';
import { englishWords } from '../../norms/english-words.ts';

/** Of so few letters scripts use as words what is a cry: 'ow'. */
const shortCry = 2;

/** A lone consonant before letters that are no word by themselves, or behind them: in 'sees h ow' it stands behind a word and before letters. */
const before = /(?<![\p{L}\p{N}'’.&/-])[b-hj-np-z] (\p{Ll}{2,7})(?![\p{L}\p{N}'’&/-])/gu;
const behind = /(?<![\p{L}\p{N}'’.&/-])(\p{Ll}{2,7}) [b-hj-np-z](?![\p{L}\p{N}'’&/-])/gu;

/** The pieces as they stand, and the everyday word that they make. */
export function splitWordsIn(text: string): { word: string; meant: string }[] {
  const { common, everyday } = englishWords();
  return [...text.matchAll(before), ...text.matchAll(behind)].flatMap(({ 0: word, 1: piece = '' }) => {
    const meant = word.replace(' ', '');
    const isWord = piece.length > shortCry ? common.has(piece) : functionWords.has(piece);
    return !isWord && everyday.has(meant) ? [{ word, meant }] : [];
  });
}
