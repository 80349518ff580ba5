/** Cues that stand for no part of their own: voices, machines, crowds, people who may be anybody, and children by the word alone. Own lists, matched in capitals. */
import { lexicon, type Phrases } from '../../../screenplay/text/phrases.ts';

/** The whole cue: it may be somebody who has a name elsewhere. */
export const anybody: Phrases = lexicon(`
  {MAN|WOMAN|GUY|LADY|PERSON|SOMEONE|SOMEBODY|OTHERS|OTHER|PEOPLE|GROUP|EVERYBODY|MEN|WOMEN|FIGURE|SPEAKER|CALLER|OPERATOR|NARRATOR|AGENT}
  {THE|A|ANOTHER|OTHER|OLD|YOUNG} {MAN|WOMAN|GUY|LADY|MEN|WOMEN}
`);

/** Anywhere in a cue: a sound, a machine, several at once. */
export const noPart: Phrases = lexicon(`
  VOICE(S) = MALE VOICE ≠ INVOICE
  VOICE~OVER
  MACHINE
  RECORDING
  AUDIENCE
  CROWD
  CHORUS
  P.A.
  RADIO
  TV
  TELEVISION
  INTERCOM
  LOUDSPEAKER
  COMPUTER
  ANNOUNCER
  {AND|&|WITH}
`);

/** The whole cue: a speaker who is a child by name alone. */
export const childCues: Phrases = lexicon(`
  LITTLE {BOY|GIRL|KID} = LITTLE BOY ≠ LITTLE BOYD
  {SMALL|YOUNG} {BOY|GIRL|CHILD|KID}
  {KID|CHILD|TODDLER|SCHOOLBOY|SCHOOLGIRL}
`);
