/** Words that make of a title between quotation marks a song that is played or sung. Own list. */
import { lexicon, type Phrases } from '../../screenplay/text/phrases.ts';

export const songWords: Phrases = lexicon(`
  song(s) = song ≠ songbird
  music
  {sing|sings|singing|sung|sang}
  tune
  record player
  jukebox
  stereo
  radio
  soundtrack
  {cover|version|chorus|strains|melody} of
  {hums|humming|whistles|whistling}
  {strums|strumming}
  band
  karaoke
  orchestra
  {guitar|piano}
`);
