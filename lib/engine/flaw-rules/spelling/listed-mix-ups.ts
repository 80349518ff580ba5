/** Finds words that stand for others by the company that the lists give them. */
import { anyOf } from '../../../screenplay/text/phrases.ts';
import { misheardPhrases } from '../../lexicons/flaws/misheard-phrases.ts';
import { type MixUp, mixUpSlots, mixUps, type SlipText } from '../../lexicons/flaws/mix-ups.ts';
import type { Passage } from '../../text/passages.ts';

/** `key`: the last word of what is in brackets, in small letters with plain apostrophes, without which the pattern cannot match. */
interface Listed extends Pick<MixUp, 'meant' | 'only' | 'ofPlace'> {
  readonly key: string;
  readonly pattern: RegExp;
}

const sentence = /^(?<head>\^ )?(?<before>[^[]*)\[(?<word>[^\]]+)\](?<after>.*?)(?<end> \$)?$/;
const [wordStart, wordEnd] = ["(?<![\\p{L}\\p{N}'’-])", "(?![\\p{L}\\p{N}'’-])"];
const [headOfSentence, mark] = ['(?<=^|[.?!] )', '(?=[.,:;!?]|$)(?!\\.\\.)'];
const source = (phrase: string): string => (phrase === '' ? '' : anyOf([phrase], mixUpSlots));
const none = (phrases: MixUp['notNext'], start: string, end: string): string =>
  phrases === undefined ? '' : `${start}${anyOf(phrases, mixUpSlots)}${end}`;

/** @throws RangeError for a phrase without a word in brackets. */
function listed({ phrase, meant, only, notBehind, notNext, notAfter, ofPlace }: MixUp): Listed[] {
  const parts = sentence.exec(phrase)?.groups;
  if (parts?.word === undefined) throw new RangeError(`No word is marked in ${phrase}`);
  const { head, before = '', word, after = '', end } = parts;
  const pattern = new RegExp(
    [
      head === undefined ? '' : headOfSentence,
      none(notBehind, "(?<!(?<![\\p{L}'’])", ' )'),
      wordStart,
      source(before),
      `(${source(word)})`,
      none(notNext, '(?! ', "(?![\\p{L}'’]))"),
      source(after),
      wordEnd,
      end === undefined ? '' : mark,
      none(notAfter, '(?! ', "(?![\\p{L}'’]))"),
    ].join(''),
    'iu',
  );
  const last = word.split(' ').at(-1) ?? '';
  const optional = /\((\w+)\)$/.exec(last)?.[1];
  const keys = optional === undefined ? [last] : [last.replace(`(${optional})`, ''), last.replace(/[()]/g, '')];
  return keys.map((key) => ({
    key: key.toLowerCase(),
    pattern,
    meant,
    ...(only === undefined ? {} : { only }),
    ...(ofPlace === undefined ? {} : { ofPlace }),
  }));
}

/** Most paragraphs hold none of the words: patterns are tried where theirs stands. */
let byWord: ReadonlyMap<string, readonly Listed[]> | null = null;
const patternsByWord = (): ReadonlyMap<string, readonly Listed[]> => {
  byWord ??= Map.groupBy([...mixUps, ...misheardPhrases].flatMap(listed), ({ key }) => key);
  return byWord;
};

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
  const patterns = patternsByWord();
  const tried = new Set<Listed>();
  for (const word of words) for (const one of patterns.get(word) ?? []) tried.add(one);
  return [...tried].flatMap(({ key, pattern, meant, only, ofPlace }) => {
    const isAsked = only === undefined ? own !== 'heading' : only === own;
    if (!isAsked || (ofPlace && !isPlace(key) && !isPlace(meant))) return [];
    const match = pattern.exec(text);
    return match?.[1] === undefined ? [] : [{ word: match[1], meant, phrase: match[0] }];
  });
}
