/** Finds 'he walk' and 'she give', which lost their s. */

import { anyOf } from '../../../screenplay/text/phrases.ts';
import { plainVerbs } from '../../lexicons/flaws/spelling-forms.ts';

/** At the head of a sentence: 'see her turn, see she turn' and 'does he walk' are no statements. */
const withoutS = new RegExp(`(?<=^|[.!?] )(?:He|She) (${anyOf(plainVerbs)})(?![\\p{L}'’-])`, 'gu');

/** 'go' has 'goes', 'watch' has 'watches'. */
const withS = (verb: string): string => `${verb}${/(?:o|s|sh|ch)$/.test(verb) ? 'es' : 's'}`;

/** The verb, with its s, and the words as they stand. Dialect where it is spoken. */
export const plainVerbsIn = (text: string): { word: string; meant: string; phrase: string }[] =>
  [...text.matchAll(withoutS)].map(({ 0: phrase, 1: word = '' }) => ({ word, meant: withS(word), phrase }));
