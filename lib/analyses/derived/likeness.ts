/** Tells what is likened, or only numbered, from what is there. Refuses to read further than a few words on either side. */

/** 'hundreds of people' is a crowd, 'thousands of chairs' is not: such a number counts only before people. */
const people =
  '(?:people|men|women|children|kids|fans|faces|heads|soldiers|troops|warriors|workers|students|guests|dancers|spectators|protesters|demonstrators|refugees|citizens|villagers|passengers|onlookers|others|them|us)';

/** True when the word is a large number that this text gives to something other than people. */
export const countsThings = (text: string, word: string): boolean =>
  /^(?:hundreds|thousands)$/.test(word) &&
  !new RegExp(`\\b${word} of (?:[\\p{L}'-]+ ){0,2}${people}\\b`, 'iu').test(text);

/** True when the text likens something to `word`: 'like horses' and 'the size of a sleeping dog' put nothing in front of the camera. */
export const isLikeness = (text: string, word: string): boolean =>
  new RegExp(`\\b(?:like|as|size of|than|resembling|resembles|cheshire)\\b[^.,;]{0,24}\\b${word}\\b`, 'i').test(text);
