/** Tells what is likened from what is there. Refuses to read further than a few words before the thing. */

/** True when the text likens something to `word`: 'like horses' and 'the size of a sleeping dog' put nothing in front of the camera. */
export const isLikeness = (text: string, word: string): boolean =>
  new RegExp(`\\b(?:like|as|size of|than|resembling|resembles|cheshire)\\b[^.,;]{0,24}\\b${word}\\b`, 'i').test(text);
