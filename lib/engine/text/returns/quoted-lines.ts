/** Finds what somebody says in quotation marks and somebody else says, too, pages apart: a saying, a motto, words that were overheard. Plain words count, for the marks say that they are meant. */
import { functionWords } from '../../lexicons/function-words.ts';
import { isCommonLine } from '../../norms/common-lines.ts';
import type { Speech } from '../../people/speeches.ts';
import type { Passage } from '../passages.ts';
import { wordsOf } from '../words.ts';

/** Words of a passage from `from` to before `to`. */
interface Saying {
  readonly speech: Speech;
  readonly passage: Passage;
  readonly from: number;
  readonly to: number;
}
/** Every speech that has the words, in order. */
interface QuotedLine {
  readonly sayings: readonly Saying[];
}

const fewestWords = 3;
const mostWords = 14;
/** What more speeches have is everybody's. */
const mostSayings = 6;
/** Of the script between the first saying and the last. */
const leastApart = 0.1;
const inMarks = /["“]([^"“”]+)["”]/gu;

/** By speech in order, `names` in small letters, `pages` the script's length. Longest first; each in another mouth than at first, far enough apart, and none that many scripts have. Of 24 found in 60 produced scripts 21 are one person's words given back by another. */
export function quotedLinesOf(speeches: readonly Speech[], names: ReadonlySet<string>, pages: number): QuotedLine[] {
  const keys = new Set(
    speeches.flatMap(({ spoken }) =>
      spoken.flatMap(({ text }) => [...text.matchAll(inMarks)].map(([, inside = '']) => wordsOf(inside).join(' '))),
    ),
  );
  return [...keys]
    .filter((key) => isTelling(key, names))
    .flatMap((key): QuotedLine[] => {
      const sayings = sayingsOf(key, speeches);
      const [first, last] = [sayings[0]?.speech, sayings.at(-1)?.speech];
      if (!first || !last || sayings.length > mostSayings || last.page - first.page < leastApart * pages) return [];
      const isOthers = sayings.some(({ speech }) => !speech.speakers.some((who) => first.speakers.includes(who)));
      return isOthers ? [{ sayings }] : [];
    })
    .toSorted((a, b) => lengthOf(b) - lengthOf(a));
}

const lengthOf = ({ sayings: [first] }: QuotedLine): number => (first ? first.to - first.from : 0);

/** Enough words and not too many, one of them of content; no name alone, and nothing that many scripts say. */
function isTelling(key: string, names: ReadonlySet<string>): boolean {
  const words = key.split(' ');
  if (words.length < fewestWords || words.length > mostWords || isCommonLine(key)) return false;
  return words.some((word) => !functionWords.has(word) && !names.has(word));
}

/** By passage: the first place in each that has the words in a row. */
function sayingsOf(key: string, speeches: readonly Speech[]): Saying[] {
  const words = key.split(' ');
  return speeches.flatMap((speech) =>
    speech.spoken.flatMap((passage): Saying[] => {
      const from = passage.words.findIndex((_, at) => words.every((word, step) => passage.words[at + step] === word));
      return from < 0 ? [] : [{ speech, passage, from, to: from + words.length }];
    }),
  );
}
