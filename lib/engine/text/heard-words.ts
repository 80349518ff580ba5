/** The words of a text that word lists may count: denied words and empty turns of speech are taken out first. */

import { wholeWords } from '../../screenplay/text/phrases.ts';
import { denials, emptySenses, senseTriggers } from '../lexicons/word-senses.ts';
import type { Passage } from './passages.ts';
import { wordsOf } from './words.ts';

const trigger = new RegExp(`n['’]t\\b|${wholeWords(senseTriggers).source}`, 'i');

const without = (text: string, senses: readonly RegExp[]): string[] =>
  wordsOf(senses.reduce((left, sense) => left.replace(sense, ' '), text.replace(/[’‘]/g, "'")));

const all = [...denials, ...emptySenses];

/** The words of a sentence as a list of tones hears them: 'Gwen does not smile' has no smile in it. */
export const heardIn = (text: string): string[] => (trigger.test(text) ? without(text, all) : wordsOf(text));

/** The words of a sentence without empty turns of speech, denied or not: 'Lost Property' has lost nothing, 'you will not lose' speaks of losing. */
export const meantIn = (text: string): string[] => (trigger.test(text) ? without(text, emptySenses) : wordsOf(text));

/** Reads a passage once and keeps its words. */
function once(read: (text: string) => string[]): (passage: Passage) => readonly string[] {
  const known = new WeakMap<Passage, readonly string[]>();
  return (passage) => {
    const before = known.get(passage);
    if (before) return before;
    const words = trigger.test(passage.text) ? read(passage.text) : passage.words;
    known.set(passage, words);
    return words;
  };
}

export const heardWordsOf = once(heardIn);
export const meantWordsOf = once(meantIn);
