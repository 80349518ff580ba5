/** Kinds of speech that can be told by their form: questions and refusals. Refuses irony. */
import { refusalOpenings } from '../norms/word-lists.ts';
import type { Speech } from './speeches.ts';

/** True when a sentence of the speech ends in a question mark at the end of a line or of the speech. */
export const isQuestion = (speech: Speech): boolean => /\?["'”’]?\s*$/m.test(speech.text);

/** True when the speech opens with a word or phrase that refuses, corrects or contradicts. */
export const isRefusal = ({ words }: Speech): boolean =>
  refusalOpenings.some((opening) => opening.every((word, index) => words[index] === word));
