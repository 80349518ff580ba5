/** Words that name a year or look years back. Ours. */
import { anyOf, type Phrases } from '../text/phrases.ts';

const lookingBack: Phrases = ['world war', 'century', 'years ago', 'when I was'];
/** Followed by a word, they begin a year in words: 'nineteen forty-one'. */
const centuries: Phrases = ['nineteen', 'eighteen'];
/** 1500 to 2099. */
const yearInDigits = '(?:1[5-9]|20)\\d\\d';

export const periodMention: RegExp = new RegExp(
  `\\b(?:${yearInDigits}|${anyOf(centuries)} [a-z-]+|${anyOf(lookingBack)})\\b`,
  'i',
);
