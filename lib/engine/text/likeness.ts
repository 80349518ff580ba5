/** Tells what is likened, only numbered or part of another thing's name from what is there. */
import { anyOf } from '../../screenplay/text/phrases.ts';
import { crowdsOf, glowing, likenings, otherThings } from '../lexicons/likeness-words.ts';

const people = anyOf(crowdsOf);
const likening = anyOf(likenings);
const glow = anyOf(glowing);
const otherThing = anyOf(otherThings);

/** True when the word is a large number that this text gives to something other than people. */
const countsThings = (text: string, word: string): boolean =>
  /^(?:hundreds|thousands)$/.test(word) &&
  !new RegExp(`\\b${word} of (?:[\\p{L}'-]+ ){0,2}${people}\\b`, 'iu').test(text);

/** True when the text likens something to `word`: 'like horses' and 'the size of a sleeping dog' put nothing in front of the camera. */
export const isLikeness = (text: string, word: string): boolean =>
  new RegExp(`\\bas (?:if|though|an?|another|one)\\b[^.,;]{0,44}\\b${word}\\b`, 'i').test(text) ||
  new RegExp(`\\b${likening}\\b[^.,;]{0,24}\\b${word}\\b`, 'i').test(text);

/** True when every `word` in the text only names another thing, or burns as a lamp does. */
const isAside = (text: string, word: string): boolean =>
  !new RegExp(`(?<!\\b${glow}\\b[^.,;]{0,12})\\b${word}\\b(?!(?:['’]s)? ${otherThing}\\b)`, 'i').test(text);

/** True when the text puts what the word names before the camera. */
export const isShown = (text: string, word: string): boolean =>
  !isLikeness(text, word) && !countsThings(text, word) && !isAside(text, word);
