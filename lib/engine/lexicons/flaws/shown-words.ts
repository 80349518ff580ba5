/** What a script tells its reader that they see and hear, and what only somebody who speaks says. */
import { type Phrases, wordSet } from '../../../screenplay/text/phrases.ts';

/** 'WE SEE a car', 'you can hear a pin drop'. */
export const shownToReader: Phrases = [...wordSet('see hear know feel notice find move pan cut')];

/** Talk has somebody who says 'I' or is spoken to. */
export const spokenPronouns: Phrases = [
  ...wordSet("i me my mine you your yours we us our let's"),
  "{i|you|we}'{m|ll|ve|d|re}",
];
