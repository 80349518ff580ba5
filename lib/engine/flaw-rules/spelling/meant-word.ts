/** Finds the word that a slip of the fingers was meant for. Leaves out what could as well be a foreign, an invented or a rare word. */

import { oneOf, openingWith, wholeWords } from '../../../screenplay/text/phrases.ts';
import { misspellings } from '../../lexicons/flaws/misspellings.ts';
import { inflections, prefixes, suffixes, verbEndings } from '../../lexicons/flaws/spelling-forms.ts';
import { englishWords } from '../../norms/english-words.ts';

/**
 * Letters from which one letter too few, too many or other is a slip rather than another word, judged on produced scripts (of those with so many,
 * nine in ten are slips): letters that changed places are one from four on, a letter doubled or not doubled from six.
 */
const fewest = { swapped: 4, doubled: 6, missing: 6, other: 8 } as const;

const alphabet = 'abcdefghijklmnopqrstuvwxyz';
const before = openingWith(prefixes, { flags: 'u', end: '(?=\\p{L}{3})' });
const behind = wholeWords(suffixes, { flags: '', start: '', end: '$' });
const britishVerb = new RegExp(`is(${oneOf(verbEndings)})$`);
const endings = new RegExp(`${oneOf(inflections)}$`);
/** A stem that doubles its last letter before -ed and -ing: 'stop', 'occur'. */
const doubling = /(?:^|[^aeiou])(?:[aiou][bdgklmnprt]|e[bdgkmpt])$/;

/** What was asked before: a script asks for few words often. */
const answers = new Map<string, boolean>();

/** In the lists, a British spelling of what is there, or made of what is there: 'unholsters', 'doorframe', 'zigged'. */
export function isWord(word: string): boolean {
  const asked = answers.get(word);
  if (asked !== undefined) return asked;
  const answer = isListed(word);
  answers.set(word, answer);
  return answer;
}

function isListed(word: string): boolean {
  const { known } = englishWords();
  const has = (text: string): boolean => known.has(text);
  if (has(word)) return true;
  const american = word
    .replace(/our/, 'or')
    .replace(britishVerb, 'iz$1')
    .replace(/ll(ed|ing|er|ers)$/, 'l$1')
    .replace(/([tb])re(s?)$/, '$1er$2');
  if (american !== word && has(american)) return true;
  if (before.test(word) && has(word.replace(before, ''))) return true;
  const stem = word.replace(behind, '');
  if (stem !== word && stem.length > 2 && has(stem)) return true;
  return isInflected(word, has) || isCompound(word, has);
}

function isInflected(word: string, has: (text: string) => boolean): boolean {
  const stem = word.replace(endings, '');
  if (stem === word || stem.length < 3) return false;
  return (
    has(`${stem}e`) || (has(stem) && !doubling.test(stem)) || (/([bdgklmnprt])\1$/.test(stem) && has(stem.slice(0, -1)))
  );
}

/** Two words in one, each of three letters or more. */
function isCompound(word: string, has: (text: string) => boolean): boolean {
  const { common } = englishWords();
  for (let at = 3; at <= word.length - 3; at += 1) {
    const [one, two] = [word.slice(0, at), word.slice(at)];
    if ((common.has(one) || common.has(two)) && has(one) && has(two)) return true;
  }
  return false;
}

/** The word that was meant, or null where none is likely enough. Asked of words that `isWord` does not know. */
export function meantBy(word: string): string | null {
  const listed = misspellings.get(word);
  if (listed !== undefined) return listed;
  const { common, everyday } = englishWords();
  // A short word is one letter away from many.
  const likely = word.length < fewest.doubled ? everyday : common;
  const slips: readonly [number, readonly string[]][] = [
    [fewest.swapped, swapped(word)],
    [fewest.doubled, doubled(word)],
    [fewest.missing, missing(word)],
    [fewest.other, other(word)],
  ];
  for (const [length, meant] of slips) {
    const found = word.length < length ? undefined : meant.find((text) => likely.has(text));
    if (found !== undefined) return found;
  }
  return null;
}

/**
 * The word that a word of five letters was meant for where it lost one inside: the only everyday word so near that `written`, the script's own words, holds.
 * Of 18 on 350 produced scripts 17 are slips.
 */
export function shortMeantBy(word: string, written: ReadonlySet<string>): string | null {
  if (word.length !== fewest.missing - 1) return null;
  const { everyday } = englishWords();
  const near = new Set(
    missing(word).filter((text) => everyday.has(text) && written.has(text) && !doubled(word).includes(text)),
  );
  const [only = null] = near;
  // Where another letter would make another of the script's words, nobody knows which was meant: 'crete' for 'create' or for 'crate'.
  const isOpen = exchanged(word).some((text) => text !== word && written.has(text) && isWord(text));
  return near.size === 1 && !isOpen ? only : null;
}

const letters = (word: string): number[] => Array.from({ length: word.length }, (_, at) => at);

/** Two neighbours changed places; in a short word not the last two, which may be another ending. */
const swapped = (word: string): string[] =>
  letters(word)
    .slice(0, word.length < fewest.doubled ? -2 : -1)
    .filter((at) => word[at] !== word[at + 1])
    .map((at) => `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`);

/** One of two equal letters taken out, or one letter doubled. */
const doubled = (word: string): string[] => [
  ...letters(word)
    .filter((at) => word[at] === word[at + 1])
    .map((at) => word.slice(0, at) + word.slice(at + 1)),
  ...letters(word).map((at) => word.slice(0, at) + word[at] + word.slice(at)),
];

/** A letter put in between two others: at the ends it is as often a piece of another word. */
const missing = (word: string): string[] =>
  letters(word)
    .slice(1)
    .flatMap((at) => [...alphabet].map((letter) => word.slice(0, at) + letter + word.slice(at)));

/** A letter put for another, the first and the last too. */
const exchanged = (word: string): string[] =>
  letters(word).flatMap((at) => [...alphabet].map((letter) => word.slice(0, at) + letter + word.slice(at + 1)));

/** A letter inside taken out, or put for another. */
const other = (word: string): string[] =>
  letters(word)
    .slice(1, -1)
    .flatMap((at) => [
      word.slice(0, at) + word.slice(at + 1),
      ...[...alphabet].map((letter) => word.slice(0, at) + letter + word.slice(at + 1)),
    ]);
