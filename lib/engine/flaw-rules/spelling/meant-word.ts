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

const shortestPart = 3;

/** Two words in one, each of three letters or more: one that many scripts use, and of three letters both. 'Beeside' and 'withut' are everyday words with a slip in them. */
function isCompound(word: string, has: (text: string) => boolean): boolean {
  const { common, everyday } = englishWords();
  const isPart = (text: string): boolean => (text.length > shortestPart ? has(text) : common.has(text));
  for (let at = shortestPart; at <= word.length - shortestPart; at += 1) {
    const [one, two] = [word.slice(0, at), word.slice(at)];
    if ((common.has(one) || common.has(two)) && isPart(one) && isPart(two))
      return ![...undoubled(word), ...swapped(word), ...missing(word)].some((text) => everyday.has(text));
  }
  return false;
}

/** The word that was meant, or null where none is likely enough. Asked of words that `isWord` does not know. */
export function meantBy(word: string): string | null {
  const listed = misspellings.get(word);
  if (listed !== undefined) return listed;
  return meantBySlip(word) ?? meantBehindPrefix(word);
}

/** A shorter beginning may be none: 'respirating' is no spiraling. */
const shortestBeginning = 4;

/** 'Hypercorperation': the slip stands in the longer part of a word made of two. */
function meantBehindPrefix(word: string): string | null {
  const rest = word.replace(before, '');
  const isPart = word.length - rest.length >= shortestBeginning && rest.length >= fewest.other;
  const meant = !isPart ? null : meantBySlip(rest);
  return meant === null ? null : `${word.slice(0, -rest.length)}${meant}`;
}

/**
 * What a word may be a slip for, beside the likeliest: one more at most, and nothing where more are as likely. Letters that changed places or are doubled leave no
 * doubt, and none is left behind an article where the likeliest alone stands behind articles elsewhere: 'that crete' is a crate, for nothing is a create.
 */
export function mayMean(
  word: string,
  meant: string,
  { timesNamed }: Pick<Written, 'timesNamed'>,
  { isNamed }: Pick<SlipPlace, 'isNamed'>,
): string[] {
  if (misspellings.has(word) || [...swapped(word), ...doubled(word)].includes(meant)) return [meant];
  const { everyday } = englishWords();
  const near = new Set(
    [...missing(word), ...removed(word), ...exchanged(word)].filter((text) => text !== meant && everyday.has(text)),
  );
  const isNoun = (text: string): boolean => timesNamed(text) >= fewestNamed;
  if (near.size === 0 || (isNamed && isNoun(meant) && ![...near].some(isNoun))) return [meant];
  return everyday.has(meant) && near.size === 1 ? [meant, ...near] : [];
}

/** 'Qood': a scanner's q, which stands before a u in words. */
const scannedQ = /q(?!u)/g;

function meantBySlip(word: string): string | null {
  const { common, everyday } = englishWords();
  const scanned = word.replace(scannedQ, 'g');
  if (scanned !== word && everyday.has(scanned)) return scanned;
  const slips: readonly [number, readonly string[]][] = [
    [fewest.swapped, isOpen(word) ? [] : swapped(word)],
    [fewest.doubled, doubled(word)],
    [fewest.missing, missing(word)],
    [fewest.other, other(word)],
  ];
  const tried = slips.flatMap(([length, meant]) => (word.length < length ? [] : meant));
  // A short word is one letter away from many.
  return (
    tried.find((text) => everyday.has(text)) ??
    (word.length < fewest.doubled ? null : (tried.find((text) => common.has(text)) ?? null))
  );
}

/** 'Fram' may be a farm, or from. */
const isOpen = (word: string): boolean =>
  word.length === fewest.swapped && exchanged(word).some((text) => englishWords().everyday.has(text));

/** Fewest letters of a slip whose word the script writes elsewhere; one of the shortest needs a word of its own kind of place as well, one for a word that is not everyday is longer. */
const fewestWritten = { inPlace: 5, other: 6, rarer: 7 } as const;

/** What a script writes: its words, and how often one stands behind an article or an owner, counted when asked. */
export interface Written {
  readonly words: ReadonlySet<string>;
  readonly timesNamed: (word: string) => number;
}

/** Where a slip stands: behind an article or an owner, in talk. */
interface SlipPlace {
  readonly isNamed: boolean;
  readonly isSpoken: boolean;
}

/** 'Sucha' is said so, and 'minuto' is another tongue's minute. */
const foreignEnd = /[aio]$/;

/**
 * The word that was meant where the script writes it elsewhere: the only one so near of its words. Of several, one that alone stands behind articles
 * there, where the slip does: 'that crete' is a crate, for nothing is a create. In talk another letter may be another sound.
 */
export function writtenMeantBy(
  word: string,
  { words, timesNamed }: Written,
  { isNamed, isSpoken }: SlipPlace,
): string | null {
  if (word.length < fewestWritten.inPlace) return null;
  const { common, everyday } = englishWords();
  const isWritten = (text: string): boolean =>
    text !== word && words.has(text) && common.has(text) && (!foreignEnd.test(word) || foreignEnd.test(text));
  const isShort = word.length < fewestWritten.other;
  const lost = isShort
    ? missing(word)
    : [...doubled(word), ...swapped(word), ...missing(word), ...removed(word), ...beheaded(word)];
  const near = new Set(lost.filter(isWritten));
  const others = new Set(exchanged(word).filter((text) => isWritten(text) && !near.has(text)));
  const [only = null] = [...near, ...others];
  const isLikely = (text: string): boolean =>
    !(isShort || isSpoken) &&
    (everyday.has(text) || (word.length >= fewestWritten.rarer && text.at(-1) === word.at(-1)));
  if (only !== null && near.size + others.size === 1 && (near.size === 1 || isLikely(only))) return only;
  if (!isNamed) return null;
  const nouns = [...near, ...others].filter(
    (text) => timesNamed(text) >= fewestNamed && (near.size > 0 || everyday.has(text)),
  );
  return nouns.length === 1 ? (nouns[0] ?? null) : null;
}

/** A noun of the script stands so often behind an article or an owner. */
const fewestNamed = 2;

const letters = (word: string): number[] => Array.from({ length: word.length }, (_, at) => at);

/** Two neighbours changed places; in a short word not the last two, which may be another ending. */
const swapped = (word: string): string[] =>
  letters(word)
    .slice(0, word.length < fewest.doubled ? -2 : -1)
    .filter((at) => word[at] !== word[at + 1])
    .map((at) => `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`);

/** One of two equal letters taken out. */
const undoubled = (word: string): string[] =>
  letters(word)
    .filter((at) => word[at] === word[at + 1])
    .map((at) => word.slice(0, at) + word.slice(at + 1));

/** One of two equal letters taken out, or one letter doubled. */
const doubled = (word: string): string[] => [
  ...undoubled(word),
  ...letters(word).map((at) => word.slice(0, at) + word[at] + word.slice(at)),
];

/** A letter put in between two others: at the ends it is as often a piece of another word. */
const missing = (word: string): string[] =>
  letters(word)
    .slice(1)
    .flatMap((at) => [...alphabet].map((letter) => word.slice(0, at) + letter + word.slice(at)));

/** The first letter lost. */
const beheaded = (word: string): string[] => [...alphabet].map((letter) => letter + word);

/** A letter too many, not the first. */
const removed = (word: string): string[] =>
  letters(word)
    .slice(1)
    .map((at) => word.slice(0, at) + word.slice(at + 1));

/** A letter put for another, not the first: 'klicks' are no clicks. */
const exchanged = (word: string): string[] =>
  letters(word)
    .slice(1)
    .flatMap((at) => [...alphabet].map((letter) => word.slice(0, at) + letter + word.slice(at + 1)));

/** A letter inside taken out, or put for another. */
const other = (word: string): string[] =>
  letters(word)
    .slice(1, -1)
    .flatMap((at) => [
      word.slice(0, at) + word.slice(at + 1),
      ...[...alphabet].map((letter) => word.slice(0, at) + letter + word.slice(at + 1)),
    ]);
