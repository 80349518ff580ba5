/** Finds words with a blank inside ('h ow', 'th em'), or with a letter on the wrong side of it ('pull sup'). */
import { wordSet } from '../../../screenplay/text/phrases.ts';
import { functionWords } from '../../lexicons/function-words.ts';
import { englishWords } from '../../norms/english-words.ts';
import type { Passage } from '../../text/passages.ts';
import { isWord } from './meant-word.ts';
import { runsOn, slipWordsOf } from './slip-words.ts';

/** Of so few letters scripts use as words what is a cry: 'ow'. */
const shortCry = 2;
/** Fewest letters of a word in two pieces that is no small word: 'le ad' is another tongue. */
const fewestSplit = 5;
const longestPiece = 7;

const loneConsonant = /^[b-hj-np-z]$/;
const inSmallLetters = /^\p{Ll}+$/u;
/** What cuts a word off, or makes it a piece of something longer. */
const notFree = /[’'.&/\d-]/;
/** Behind a verb whose s went over to it: 'pull sup'. */
const behindVerbs = wordSet('up down out off over into back away through');

/** The pieces as they stand, and the everyday words that they make. */
export function splitWordsIn(passage: Passage): { word: string; meant: string }[] {
  const words = slipWordsOf(passage);
  return words.flatMap((first, at) => {
    const next = words[at + 1];
    if (next === undefined || !runsOn(first, next)) return [];
    const [one, other] = [first.word, next.word];
    if (!inSmallLetters.test(one) || !inSmallLetters.test(other)) return [];
    const meant = meantByPieces(one, other);
    const isFree = !notFree.test(passage.text.charAt(first.at - 1) + passage.text.charAt(next.at + other.length));
    const breaksOff = passage.text.startsWith('..', next.at + other.length);
    return meant === null || (!isFree && (breaksOff || !passage.text.startsWith('.', next.at + other.length)))
      ? []
      : [{ word: `${one} ${other}`, meant }];
  });
}

function meantByPieces(one: string, other: string): string | null {
  const { common, everyday } = englishWords();
  const whole = one + other;
  const letter = [one, other].find((text) => loneConsonant.test(text));
  if (letter !== undefined) {
    const piece = letter === one ? other : one;
    const isKnown = piece.length > shortCry ? common.has(piece) : functionWords.has(piece);
    return piece.length < shortCry || piece.length > longestPiece || isKnown || !everyday.has(whole) ? null : whole;
  }
  const isLong = whole.length >= fewestSplit || functionWords.has(whole);
  if (isLong && everyday.has(whole) && !(isWord(one) && isWord(other))) return whole;
  const moved = other.startsWith('s') && behindVerbs.has(other.slice(1)) && !common.has(other);
  return moved && everyday.has(`${one}s`) ? `${one}s ${other.slice(1)}` : null;
}
