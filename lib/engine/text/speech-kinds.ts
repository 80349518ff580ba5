/** Kinds of speech that can be told by their form: questions and refusals. */

import { anyOf, wholeWords } from '../../screenplay/text/phrases.ts';
import { exclamations, machines } from '../lexicons/speech-words.ts';
import { obligingOpening, refusalOpenings } from '../lexicons/word-lists.ts';
import type { Speech } from '../people/speeches.ts';
import type { Passage } from './passages.ts';
import { sentencesOf, wordsOf } from './words.ts';

/** True when a sentence of the speech ends in a question mark at the end of a line or of the speech. */
export const isQuestion = (speech: Speech): boolean => /\?["'”’]?\s*$/m.test(speech.text);

/** What may stand before the refusal proper: 'What? No!', 'Whoa. Hey. No.' */
const exclamation = new RegExp(`[?!]$|^(?:${anyOf(exclamations)}|hm+)\\b`, 'i');
const exclaimedWords = 2;

/** 'Nobody had to!' contradicts; 'Nobody.' and 'Nobody, dear.' only answer. */
const deniesAll = /^(?:nobody|nothing) \p{L}/iu;

/** True when a sentence opens by refusing. */
export function opensWithRefusal(sentence: string): boolean {
  const words = wordsOf(sentence);
  return (
    !obligingOpening.test(sentence) &&
    (refusalOpenings.some((opening) => opening.every((word, index) => words[index] === word)) ||
      (words.length > 2 && deniesAll.test(sentence)))
  );
}

/** The sentence of the speech that refuses, corrects or contradicts: its first, or the one after 'What?' and the like; null when it opens otherwise. */
export function refusalIn({ passage }: Pick<Speech, 'passage'>): string | null {
  const before = known.get(passage);
  if (before !== undefined) return before;
  const found = refusalOf(passage);
  known.set(passage, found);
  return found;
}

const known = new WeakMap<Passage, string | null>();

function refusalOf(passage: Passage): string | null {
  for (const sentence of sentencesOf(passage.text)) {
    if (opensWithRefusal(sentence)) return sentence;
    if (wordsOf(sentence).length > exclaimedWords || !exclamation.test(sentence)) return null;
  }
  return null;
}

/** True when the speech opens with a word or phrase that refuses, corrects or contradicts. */
export const isRefusal = (speech: Speech): boolean => refusalIn(speech) !== null;

/** A voice that comes out of a machine, by the direction to the actor or the cue: it speaks in the scene and narrates nothing. */
const machine = wholeWords(machines);

/** True for a voice-over that is no voice on a telephone or a radio. */
export const isNarration = ({ voiceOver, parentheticals, passage }: Speech): boolean =>
  voiceOver &&
  !parentheticals.some(({ text }) => machine.test(text)) &&
  !(passage.cue?.extensions ?? []).some((extension) => machine.test(extension));
