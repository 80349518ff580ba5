/** The words of a text that word lists may count: names, denied words and empty turns of speech are taken out first. */

import { wholeWords } from '../../screenplay/text/phrases.ts';
import { denials, emptySenses, senseTriggers } from '../lexicons/word-senses.ts';
import type { Passage } from './passages.ts';
import { wordsOf } from './words.ts';

const trigger = new RegExp(`n['’]t\\b|${wholeWords(senseTriggers).source}`, 'i');

/** A capital that begins no sentence begins a name: 'a poster of The Damned' damns nobody. Words all in capitals are print. */
const insideName = /(?<=[\p{Ll}\p{N},;’'] )\p{Lu}[\p{Ll}’']+/gu;

const hasName = (text: string): boolean => text.search(insideName) >= 0;

const without = (text: string, senses: readonly RegExp[]): string[] =>
  wordsOf(
    senses.reduce((left, sense) => left.replace(sense, ' '), text.replace(insideName, ' ').replace(/[’‘]/g, "'")),
  );

const all = [...denials, ...emptySenses];

/** The words of a sentence as a list of tones hears them: 'Gwen does not smile' has no smile in it. */
export const heardIn = (text: string): string[] =>
  trigger.test(text) || hasName(text) ? without(text, all) : wordsOf(text);

/** The words of a sentence without empty turns of speech, denied or not: 'Lost Property' has lost nothing, 'you will not lose' speaks of losing. */
export const meantIn = (text: string): string[] => (trigger.test(text) ? without(text, emptySenses) : wordsOf(text));

/** Reads a passage once and keeps its words. */
function once(
  read: (text: string) => string[],
  changes: (text: string) => boolean,
): (passage: Passage) => readonly string[] {
  const known = new WeakMap<Passage, readonly string[]>();
  return (passage) => {
    const before = known.get(passage);
    if (before) return before;
    const words = changes(passage.text) ? read(passage.text) : passage.words;
    known.set(passage, words);
    return words;
  };
}

export const heardWordsOf = once(heardIn, (text) => trigger.test(text) || hasName(text));
export const meantWordsOf = once(meantIn, (text) => trigger.test(text));
