/** What a question looks for: its words of content in their base form, a phrase between quotation marks, the pages and scenes it names, the end or the beginning. */
import { normalizedWords } from '../quote-index.ts';
import { wordBase } from './word-base.ts';

/** Words of questions, and words too common to find anything by. */
const small = new Set(
  "a about above actually after again all also always am an and another any anybody anyone anything are aren't around as ask at away be because become been before being below between both but by can character characters could couldn't did didn't do does doesn't doing don't done during each either else ever every everyone everything find first for from get gets getting give gives go goes going got had happen happened happening happens has hasn't have having he he's her here hers herself him himself his how i if in into is isn't it it's its itself just know knows last let like line lines long made make makes many may me mean means mention mentioned mentions might more most much must my name need of off often on once one only or other our out over own page pages part people person play reader really said same say saying says scene scenes screenplay script see seen shall she she's should show shows since so some somebody someone something still story such take takes talk talks tell tells than that that's the their them then there there's these they they're thing things think this those through till time to told too under until up upon us use very want wanted wants was wasn't way we were weren't what what's when where where's which while who who's whole whom whose why will with within without won't would wouldn't writer yes yet you your"
    .split(' ')
    .map(wordBase),
);

export interface AskedWords {
  /** Base forms, each once, in the order asked. */
  readonly words: readonly { readonly base: string; readonly word: string }[];
  /** As they stand between quotation marks. */
  readonly phrases: readonly string[];
  readonly pages: readonly number[];
  readonly scenes: readonly number[];
  readonly about: 'beginning' | 'end' | null;
}

const ends = /^(?:end|ends|ending|ended|final|finally|last)$/;
const begins = /^(?:begin|begins|beginning|open|opens|opening|start|starts|first)$/;
/** A question of fewer words is a word to be found. */
const leastQuestion = 3;

const numbersAfter = (text: string, name: RegExp): number[] =>
  [...text.matchAll(name)].map(([, number]) => Number(number));

export function askedWords(question: string): AskedWords {
  const found = normalizedWords(question).map(({ word }) => ({ word, base: wordBase(word) }));
  const isAbout = (ofPlace: RegExp): boolean =>
    found.length >= leastQuestion && found.some(({ word }) => ofPlace.test(word));
  const about = isAbout(ends) ? 'end' : isAbout(begins) ? 'beginning' : null;
  const tells = ({ word, base }: (typeof found)[number]): boolean =>
    !small.has(base) && !small.has(word) && !/^\d$/.test(word) && !(about && (ends.test(word) || begins.test(word)));
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
