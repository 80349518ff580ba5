/** Finds misspelled words that begin with a capital or stand in capitals, which may be names. */
import { misspellings } from '../../lexicons/flaws/misspellings.ts';
import { englishWords } from '../../norms/english-words.ts';
import { signs } from '../../text/neighbours.ts';
import type { Passage } from '../../text/passages.ts';
import { isWord, meantBy } from './meant-word.ts';
import { slipWordsOf } from './slip-words.ts';

/** Shorter words in capitals are as often names. */
const fewestLetters = 7;
const capitalised = /^\p{Lu}\p{Ll}+$/u;
const inCapitals = /^\p{Lu}+$/u;

/** A letter held on purpose: 'SCREEECH'. */
const drawnOut = /(\p{L})\1\1/iu;
/** In quotes it is a name or a joke; an apostrophe behind it stands for its g. */
const quoteMark = /["“”'’]/;

/** In talk a word on a vowel that is a sentence by itself, or whose last vowel is another, is of another tongue: 'Excellente.' */
const isCalled = (text: string, at: number, word: string, meant: string): boolean =>
  /[aeio]$/.test(word) &&
  (word.at(-1) !== meant.at(-1) ||
    (/(?:^|[.!?…]\s*)$/.test(text.slice(0, at)) && /^[.!?,…]/.test(text.slice(at + word.length))));

/** `times`: how often a word of small letters stands in the script, in any case. */
export interface Script {
  readonly times: ReadonlyMap<string, number>;
  readonly nameWords: ReadonlySet<string>;
}

/** `word` as it stands. Inside a sentence a word is a name unless the script writes what is meant as well; in talk, capitals shout as they like. */
export function capitalSlipsIn(passage: Passage, { times, nameWords }: Script): { word: string; meant: string }[] {
  const isAction = passage.kind === 'action';
  return slipWordsOf(passage).flatMap(({ word, small, at, before }) => {
    if (word.length < fewestLetters || word === small || nameWords.has(small)) return [];
    if ((times.get(small) ?? 0) > 1 && !misspellings.has(small)) return [];
    const { text } = passage;
    if (quoteMark.test(text.charAt(at - 1)) || quoteMark.test(text.charAt(at + word.length))) return [];
    const shouts = inCapitals.test(word);
    if (shouts ? !isAction : !capitalised.test(word)) return [];
    if (drawnOut.test(word) || isWord(`${small}g`) || isWord(small) || englishWords().names.has(small)) return [];
    const meant = meantBy(small);
    if (meant === null || (!isAction && isCalled(text, at, word, meant))) return [];
    if (!shouts && before !== signs.end && !(isAction && times.has(meant))) return [];
    return [{ word, meant: shouts ? meant.toUpperCase() : meant.charAt(0).toUpperCase() + meant.slice(1) }];
  });
}
