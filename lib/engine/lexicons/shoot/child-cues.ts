/** Cues that name a child by the word alone. Own list, matched in capitals. */
import { lexicon, type Phrases } from '../../../screenplay/text/phrases.ts';

/** The whole cue: a speaker who is a child by name alone. */
export const childCues: Phrases = lexicon(`
  LITTLE {BOY|GIRL|KID} = LITTLE BOY ≠ LITTLE BOYD
  {SMALL|YOUNG} {BOY|GIRL|CHILD|KID}
  {CHILD|TODDLER|SCHOOLBOY|SCHOOLGIRL}
`);
