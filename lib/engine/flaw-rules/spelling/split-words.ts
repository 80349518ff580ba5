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
    if (one !== first.small || other !== next.small) return [];
    const meant = meantByPieces(one, other);
    return meant !== null && isFree(passage.text, first.at, next.at + other.length)
      ? [{ word: `${one} ${other}`, meant }]
      : [];
  });
}

/** Nothing cuts the pieces off or makes them a part of something longer: a full stop may stand behind them, three may not. */
const isFree = (text: string, start: number, end: number): boolean =>
  !notFree.test(text.charAt(start - 1) + text.charAt(end).replace('.', '')) && !text.startsWith('..', end);

function meantByPieces(one: string, other: string): string | null {
  if (one.length === 1 || other.length === 1) return meantByLetter(one, other);
  const { everyday } = englishWords();
  const whole = one + other;
  if (!(isWord(one) && isWord(other))) {
    const isLong = whole.length >= fewestSplit || functionWords.has(whole);
    if (isLong && everyday.has(whole)) return whole;
  }
  if (isEnding(one, other) && everyday.has(whole)) return whole;
  const rest = other.startsWith('s') ? other.slice(1) : '';
  const moved = rest !== '' && everyday.has(`${one}s`) && !everyday.has(other);
  return moved && (behindVerbs.has(rest) || (everyday.has(rest) && !isWord(other))) ? `${one}s ${rest}` : null;
}

/** 'Drop ping', 'plead ing': an ending by itself, with its doubled letter. */
const isEnding = (one: string, other: string): boolean =>
  one.length > shortCry &&
  (other === 'ing' || (/^(.)ing$/.exec(other)?.[1] === one.at(-1) && isEndingDoubled.test(one)));
const isEndingDoubled = /[aeiou][bdgklmnprt]$/;

/** A lone consonant before letters that are no word by themselves, or behind them: in 'sees h ow' it stands behind a word and before letters. */
function meantByLetter(one: string, other: string): string | null {
  const letter = [one, other].find((text) => loneConsonant.test(text));
  const piece = letter === one ? other : one;
  if (letter === other && letter === 's' && !functionWords.has(piece) && piece.length > shortCry)
    return englishWords().everyday.has(`${piece}s`) ? `${piece}s` : null;
  if (letter === undefined || piece.length < shortCry || piece.length > longestPiece) return null;
  const { common, everyday } = englishWords();
  const isKnown = piece.length > shortCry ? common.has(piece) : functionWords.has(piece);
  return !isKnown && everyday.has(one + other) ? one + other : null;
}
