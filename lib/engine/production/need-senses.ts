/** Tells whether a word of action puts what it names before the camera: no likeness, no denial, no sound or picture, nobody's talk. */
import { anyOf, wholeWords } from '../../screenplay/text/phrases.ts';
import {
  deniers,
  determiners,
  exhibited,
  groupsOf,
  likeners,
  madeOf,
  notThere,
  pictures,
  speaking,
} from '../lexicons/shoot/need-senses.ts';
import { isShown } from '../text/likeness.ts';

const absent = wholeWords(notThere);
const made = wholeWords(madeOf);
const shownPieces = wholeWords(exhibited);
/** 'I have a little boy asleep.' is a speech set as action; capitals alone may be a sign that is read. */
const spoken = new RegExp(`(?<![\\p{L}'’/.])${anyOf(speaking)}(?![\\p{L}'’/.-])`, 'u');
const likened = new RegExp(`\\b${anyOf(likeners).replaceAll('\\\\w', '\\w')}\\b[^.,;:!?—]*$`, 'iu');
const denied = new RegExp(`(?<![\\p{L}])${anyOf(deniers)}(?![\\p{L}'’])[^.,;:!?—]*$`, 'iu');
/** 'a pillow of a dog': what is made in its likeness. */
const ofA = new RegExp(`(\\p{L}+) of (?:${anyOf(determiners)} )?(?:\\p{L}+ )?$`, 'iu');
const group = new RegExp(`^${anyOf(groupsOf)}$`, 'i');

/** True where a sentence speaks or asks: no stage direction. */
export const isTalk = (sentence: string): boolean => spoken.test(sentence) || /\?["”’)]*$/.test(sentence.trim());

/** True where what a sentence names is only heard, pictured, pretended or missing. */
export const isAbsent = (sentence: string): boolean => absent.test(sentence);

/** True where who or what a sentence names is made of wood, wax or stone. */
export const isMade = (sentence: string): boolean => made.test(sentence);

const pictured = new RegExp(`^(?:[ -]\\p{Lu}\\p{Ll}+)?[ -]${anyOf(pictures)}(?![\\p{L}])`, 'u');
/** True where the words behind one say that it is only drawn, printed or worn: 'tornado images', 'the zebra costume'. */
export const isPictured = (behind: string): boolean => pictured.test(behind);

/** True where a text tells of what is exhibited. */
export const isExhibited = (text: string): boolean => shownPieces.test(text);

/** True where a sentence has the word at `at` there and whole: not likened, denied, or of another thing's name. */
export function isThere(sentence: string, word: string, at: number): boolean {
  const [before, behind] = [sentence.slice(0, at), sentence.slice(at + word.length)];
  if (!isShown(sentence, word.toLowerCase()) || likened.test(before) || denied.test(before)) return false;
  const counted = ofA.exec(before)?.[1];
  if (counted !== undefined && !group.test(counted)) return false;
  // 'Dog Fancy' and 'Snow White' are names of other things.
  return !(/^\p{Lu}\p{Ll}/u.test(word) && (/^ \p{Lu}\p{Ll}/u.test(behind) || /\p{Ll},? $/u.test(before)));
}
