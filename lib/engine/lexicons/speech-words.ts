/** Words of a speech's opening, its direction and its voice, as lists of our own. */
import { lexicon, type Phrases } from '../../screenplay/text/phrases.ts';

/** What may stand before a refusal proper: 'Whoa. Hey. No.' */
export const exclamations: Phrases = [
  'oh',
  'hey',
  'whoa',
  'god',
  'jesus',
  'christ',
  'please',
  'well',
  'look',
  'listen',
  'come on',
  'wait',
  'okay',
  'ok',
  'ah',
];

/** By the direction to the actor or the cue: a voice that comes out of a machine. */
export const machines: Phrases = lexicon(`
  radio = over the radio ≠ radiologist
  phone = into phone ≠ phonetic
  telephone
  intercom
  filtered = filtered ≠ filter
  monitor
  speaker(s)
  loudspeaker
  tannoy
  tv
  television
  walkie
  headset
  earpiece
  recording
  tape
  answering = answering machine ≠ answers
  voicemail
  video
  screen
  computer
`);

/** How a direction begins that the line itself cannot tell: where a voice comes from, whom it is for, in which tongue. */
export const neededDirections: Phrases = lexicon(`
  to
  into
  in
  on
  over
  from
  off
  re
  at
  regarding
  indicating
  v(.)( )o
  o(.)( )s
  o(.)( )c
  cont
  more
  subtitle
  phone
  filtered
  sing(s)
  singing
  read(s)
  reading
  continu
`);
