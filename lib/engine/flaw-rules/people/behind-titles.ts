/** Finds a surname that stands in two spellings behind the same title or first name: 'Lieutenant Strata', 'Lieutenant Stratus'. */
import { anyOf } from '../../../screenplay/text/phrases.ts';
import type { Derived } from '../../derive.ts';
import { ranks } from '../../lexicons/name-words.ts';
import { englishWords } from '../../norms/english-words.ts';
import { hasSwappedLetters, nearlySame, sharedEnds } from '../../people/near-names.ts';
import type { Passage } from '../../text/passages.ts';
import { mistypedAs } from '../mistyped.ts';
import { nameWordsOf } from '../name-pattern.ts';
import { soundOf } from '../sound-of-name.ts';

/** A spelling that stands in more places is the script's own, and so is one that stands as often as the other. */
const mostUses = 4;
/** Names that begin alike so far may end in two other letters: STRATA and STRATUS. */
const sharedStart = 4;
const changedEnd = 2;
const shortest = 5;

interface Use {
  readonly word: string;
  readonly before: string;
  readonly passage: Passage;
}

/** `one` is the rarer spelling with the places that have it, `other` the name as the script introduces somebody, with how often it stands. */
export interface TwoSpellings {
  readonly one: string;
  readonly other: string;
  readonly otherTimes: number;
  readonly passages: readonly [Passage, ...Passage[]];
  readonly otherPassage: Passage;
}

/** Letters that were read in the wrong alphabet. */
const garbled = /[ÃÂ]/;
const title = new RegExp(`^${anyOf(ranks)}\\.?$`, 'i');

/** 'HIGGINSSS' is called out, and not misspelt. */
const drawnOut = /(.)\1\1/;
const plural = (word: string): string => word.replace(/M[AE]N$/, 'MEN');

function alike(one: string, other: string): boolean {
  if (one[0] !== other[0] || Math.min(one.length, other.length) < shortest) return false;
  if (`${one}S` === other || `${other}S` === one || plural(one) === plural(other) || drawnOut.test(one)) return false;
  const [start] = sharedEnds(one, other);
  const endsElse = start >= sharedStart && Math.max(one.length, other.length) - start <= changedEnd;
  return nearlySame(one, other) || hasSwappedLetters(one, other) || endsElse || soundOf(one) === soundOf(other);
}

/** Goes by the whole names that the action introduces; nobody else may bear the rarer spelling. */
export function spellingsBehindTitles({ characters, passages }: Derived): TwoSpellings[] {
  const running = passages.filter(({ kind }) => kind === 'action' || kind === 'dialogue');
  const uses = running.flatMap((passage): Use[] =>
    [...passage.text.matchAll(/(?<!\p{L})(\p{Lu}[\p{L}'’]+\.?) (\p{Lu}[\p{L}’']{2,}\p{L})(?![\p{L}-])/gu)].map(
      ([, before = '', word = '']) => ({
        word: word.replace(/['’]s?$/i, '').toUpperCase(),
        before: before.toUpperCase().replace(/\.$/, ''),
        passage,
      }),
    ),
  );
  const byWord = Map.groupBy(uses, ({ word }) => word);
  const borne = new Set(
    characters.flatMap(({ id, introduction }) => nameWordsOf(`${id} ${introduction?.fullName.toUpperCase() ?? ''}`)),
  );
  const { everyday, names } = englishWords();
  // Two names that are both borne by people are two people's: Martin and Marvin.
  const mayBeAnother = (word: string, name: string): boolean =>
    everyday.has(word.toLowerCase()) ||
    (names.has(word.toLowerCase()) && names.has(name.toLowerCase()) && soundOf(word) !== soundOf(name));
  return characters.flatMap((one): TwoSpellings[] => {
    const whole = nameWordsOf(one.introduction?.fullName.toUpperCase() ?? one.id);
    const surname = whole.at(-1);
    if (surname === undefined || whole.length < 2) return [];
    const firstNames = whole.slice(0, -1);
    const isTheirs = ({ before }: Use): boolean => title.test(before) || firstNames.includes(before);
    const usual = (byWord.get(surname) ?? []).filter(isTheirs);
    const [shown] = usual;
    if (!shown) return [];
    const wholeName = new RegExp(`(?<!\\p{L})${surname}(?!\\p{L})`, 'giu');
    return [...byWord].flatMap(([word, own]): TwoSpellings[] => {
      if (borne.has(word) || garbled.test(word) || !alike(word, surname) || mayBeAnother(word, surname)) return [];
      const theirs = own.filter(isTheirs).map(({ passage }) => passage);
      const [first, ...rest] = theirs;
      if (!first || theirs.length > mostUses || theirs.length !== own.length) return [];
      return [
        {
          one: word,
          other: surname,
          otherTimes: running.reduce((sum, { text }) => sum + [...text.matchAll(wholeName)].length, 0),
          passages: [first, ...rest],
          otherPassage: shown.passage,
        },
      ];
    });
  });
}

/** So seldom a spelling that is one letter off is a slip, and no question. */
const mostOfSlip = 2;

/** 'Jerry Maquire' on one page of a script full of Maguires. */
export const isSlipBehindTitle = ({ one, other, otherTimes, passages }: TwoSpellings): boolean =>
  passages.length <= mostOfSlip && otherTimes > passages.length && mistypedAs(one.toLowerCase(), other.toLowerCase());
