/** Tells what is likened, only numbered or part of another thing's name from what is there. Refuses to read further than a few words on either side. */

/** 'hundreds of people' is a crowd, 'thousands of chairs' is not: such a number counts only before people. */
const people =
  '(?:people|men|women|children|kids|fans|faces|heads|soldiers|troops|warriors|workers|students|guests|dancers|spectators|protesters|demonstrators|refugees|citizens|villagers|passengers|onlookers|others|them|us)';

/** True when the word is a large number that this text gives to something other than people. */
const countsThings = (text: string, word: string): boolean =>
  /^(?:hundreds|thousands)$/.test(word) &&
  !new RegExp(`\\b${word} of (?:[\\p{L}'-]+ ){0,2}${people}\\b`, 'iu').test(text);

/** True when the text likens something to `word`: 'like horses' and 'the size of a sleeping dog' put nothing in front of the camera. */
export const isLikeness = (text: string, word: string): boolean =>
  new RegExp(`\\bas (?:if|though|an?|another|one)\\b[^.,;]{0,44}\\b${word}\\b`, 'i').test(text) ||
  new RegExp(`\\b(?:like|as|size of|than|resembling|resembles|cheshire)\\b[^.,;]{0,24}\\b${word}\\b`, 'i').test(text);

/** What a bus driver's jacket, an army greatcoat or a car park puts before the camera is no bus, army or car. */
const otherThing =
  'drivers?|terminals?|stops?|stations?|compan(?:y|ies)|pass(?:es)?|tickets?|parks?|keys?|depots?|lanes?|shelters?|fares?|dealers?|salesm[ae]n|insurance|greatcoats?|coats?|jackets?|boots?|blankets?|surplus|issue|kni(?:fe|ves)|uniforms?|cots?|fatigues|tags?';

/** True when every `word` in the text only names another thing, or burns as a lamp does. */
const isAside = (text: string, word: string): boolean =>
  !new RegExp(
    `(?<!\\b(?:headlights?|lamps?|lights?|candles?|cigarettes?|bulbs?|eyes|cheeks|face)\\b[^.,;]{0,12})\\b${word}\\b(?!(?:['’]s)? (?:${otherThing})\\b)`,
    'i',
  ).test(text);

/** True when the text puts what the word names before the camera. */
export const isShown = (text: string, word: string): boolean =>
  !isLikeness(text, word) && !countsThings(text, word) && !isAside(text, word);
