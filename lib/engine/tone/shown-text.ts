/** The text in which a word of feeling shows feeling: without what is printed on signs or sung, without words of title, headings and names. */
import type { Derived } from '../derive.ts';
import { heardIn } from '../text/heard-words.ts';
import { wordsOf } from '../text/words.ts';

/** What action quotes: a sign, a title, a line of a song. */
const quotation = /["“][^"“”]*["”]/g;

/** 'No one laughs.' */
const nobody = /\b(?:no one|nobody|none of)\b/i;
/** 'tries to kiss her', 'about to scream' */
const intended = /\b(?:to|would|could|might|will|if)\s+(?:be\s+)?[a-z]+/gi;

/** Words that this script has as names of somebody or something, in small letters. */
export function ownNames({ passages, nameWords, characters }: Derived, title: string | null): ReadonlySet<string> {
  const headings = passages.filter(({ kind }) => kind === 'heading').flatMap(({ words }) => words);
  const people = characters.flatMap(({ id }) => wordsOf(id));
  return new Set([...wordsOf(title ?? ''), ...headings, ...nameWords, ...people]);
}

/** The words of a sentence of action that may show feeling. */
export const shownIn = (sentence: string, names: ReadonlySet<string>): string[] =>
  nobody.test(sentence)
    ? []
    : heardIn(sentence.replace(quotation, ' ').replace(intended, ' ')).filter((word) => !names.has(word));
