/** Finds words that stand for others by the company that the lists give them. */
import { anyOf } from '../../../screenplay/text/phrases.ts';
import { misheardPhrases } from '../../lexicons/flaws/misheard-phrases.ts';
import { type MixUp, mixUpSlots, mixUps, type SlipText } from '../../lexicons/flaws/mix-ups.ts';
import type { Passage } from '../../text/passages.ts';

const sentence = /^(?<head>\^ )?(?<before>[^[]*)\[(?<word>[^\]]+)\](?<after>.*?)(?<end> \$)?$/;
/** Without the classes of Unicode, which take ten times as long to make. */
const letter = "A-Za-zÀ-ÖØ-öø-ÿ'’";
const [wordStart, wordEnd] = [`(?<![${letter}0-9-])`, `(?![${letter}0-9-])`];
const [notLetterBefore, notLetter] = [`(?<![${letter}])`, `(?![${letter}])`];
const [headOfSentence, mark] = ['(?<=^|[.?!] )', '(?=[.,:;!?]|$)(?!\\.\\.)'];
const source = (phrase: string): string => (phrase === '' ? '' : anyOf([phrase], mixUpSlots));
const none = (phrases: MixUp['notNext'], start: string, end: string): string =>
  phrases === undefined ? '' : `${start}${anyOf(phrases, mixUpSlots)}${end}`;

/** @throws RangeError for a phrase without a word in brackets. */
const partsOf = (phrase: string): { head?: string; before?: string; word: string; after?: string; end?: string } => {
  const parts = sentence.exec(phrase)?.groups;
  if (parts?.word === undefined) throw new RangeError(`No word is marked in ${phrase}`);
  return { ...parts, word: parts.word };
};

/** The pattern, with the word as its one group. */
export function patternOf({ phrase, notBehind, notNext, notAfter }: MixUp): RegExp {
  const { head, before = '', word, after = '', end } = partsOf(phrase);
  return new RegExp(
    [
      head === undefined ? '' : headOfSentence,
      none(notBehind, `(?<!${notLetterBefore}`, ' )'),
      wordStart,
      source(before),
      `(${source(word)})`,
      none(notNext, '(?! ', `${notLetter})`),
      source(after),
      wordEnd,
      end === undefined ? '' : mark,
      none(notAfter, '(?! ', `${notLetter})`),
    ].join(''),
    'i',
  );
}

/** The last word of what is in brackets, with and without an ending that may be missing: without it the pattern cannot match. */
function keysOf({ phrase }: MixUp): string[] {
  const last = (partsOf(phrase).word.split(' ').at(-1) ?? '').toLowerCase();
  const stem = last.replace(/\(\w+\)$/, '');
  return stem === last ? [last] : [stem, last.replace(/[()]/g, '')];
}

interface Listed {
  readonly mixUp: MixUp;
  readonly key: string;
}

/** Most paragraphs hold none of the words: patterns are tried where theirs stands, and made when first tried. */
let byWord: ReadonlyMap<string, readonly Listed[]> | null = null;
const listedByWord = (): ReadonlyMap<string, readonly Listed[]> => {
  byWord ??= Map.groupBy(
    [...mixUps, ...misheardPhrases].flatMap((mixUp) => keysOf(mixUp).map((key) => ({ mixUp, key }))),
    ({ key }) => key,
  );
  return byWord;
};
const made = new Map<MixUp, RegExp>();
function madePattern(mixUp: MixUp): RegExp {
  const known = made.get(mixUp);
  if (known) return known;
  const pattern = patternOf(mixUp);
  made.set(mixUp, pattern);
  return pattern;
}

export interface ListedSlip {
  readonly word: string;
  readonly meant: string;
  readonly phrase: string;
}

/** The slips of a passage, each word's first; `isPlace` tells whether the script has a place of that name. */
export function listedMixUpsIn(
  { text, words, kind }: Pick<Passage, 'text' | 'words' | 'kind'>,
  isPlace: (word: string) => boolean,
): ListedSlip[] {
  const own: SlipText = kind === 'dialogue' ? 'speech' : kind === 'heading' ? 'heading' : 'action';
  const listed = listedByWord();
  const tried = new Set<Listed>();
  for (const word of words) for (const one of listed.get(word) ?? []) tried.add(one);
  const places = new Set<number>();
  return [...tried].flatMap(({ key, mixUp }) => {
    const { meant, only, ofPlace } = mixUp;
    const isAsked = only === undefined ? own !== 'heading' : only === own;
    if (!isAsked || (ofPlace && !isPlace(key) && !isPlace(meant))) return [];
    const match = madePattern(mixUp).exec(text);
    if (match?.[1] === undefined) return [];
    const place = match.index + match[0].indexOf(match[1]);
    // What two lists know is one slip.
    if (places.has(place)) return [];
    places.add(place);
    return [{ word: match[1], meant, phrase: match[0] }];
  });
}
