/** What a question looks for: its words of content in their base form, a phrase between quotation marks, the pages and scenes it names, the end or the beginning. */

import { beginningWords, endWords, smallWords } from '../lexicons/question-words.ts';
import { normalizedWords } from '../quote-index.ts';
import { wordBase } from './word-base.ts';

/** Words of questions, and words too common to find anything by. */
const small = new Set([...smallWords].map(wordBase));

export interface AskedWords {
  /** Base forms, each once, in the order asked. */
  readonly words: readonly { readonly base: string; readonly word: string }[];
  /** As they stand between quotation marks. */
  readonly phrases: readonly string[];
  readonly pages: readonly number[];
  readonly scenes: readonly number[];
  readonly about: 'beginning' | 'end' | null;
}

/** A question of fewer words is a word to be found. */
const leastQuestion = 3;

const numbersAfter = (text: string, name: RegExp): number[] =>
  [...text.matchAll(name)].map(([, number]) => Number(number));

export function askedWords(question: string): AskedWords {
  const found = normalizedWords(question).map(({ word }) => ({ word, base: wordBase(word) }));
  const isAbout = (ofPlace: ReadonlySet<string>): boolean =>
    found.length >= leastQuestion && found.some(({ word }) => ofPlace.has(word));
  const about = isAbout(endWords) ? 'end' : isAbout(beginningWords) ? 'beginning' : null;
  const tells = ({ word, base }: (typeof found)[number]): boolean =>
    !small.has(base) &&
    !small.has(word) &&
    !/^\d$/.test(word) &&
    !(about && (endWords.has(word) || beginningWords.has(word)));
  const telling = found.filter(tells);
  const words = telling.filter(({ base }, at) => telling.findIndex((other) => other.base === base) === at);
  return {
    words,
    phrases: [...question.matchAll(/["“«]([^"”»]{2,})["”»]/g)].map(([, phrase = '']) => phrase.trim()),
    pages: numbersAfter(question, /\b(?:page|p\.?)\s*(\d{1,4})\b/gi),
    scenes: numbersAfter(question, /\b(?:scene|sc\.?)\s*(\d{1,4})\b/gi),
    about,
  };
}
