/** Words that make of a title between quotation marks a song that is played or sung. Own list. */
import { lexicon, type Phrases } from '../../../screenplay/text/phrases.ts';

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
  instrumental
  {serenad*|mariachi(s)}
  theme
  {lyrics|strumming}
`);

/** Beside these a title is that of a picture, a book, a show or a game. */
export const notSongs: Phrases = lexicon(`
  {tv|television|t.v.}
  {movie|film|video|documentary|cartoon}
  {book|novel|poem|paperback|magazine|newspaper|article|headline}
  {painting|poster|sign|banner|card|note|letter|label}
  sitcom
  {police|walkie~talkie|commercial|hotel|motel|bar|joint|club}
  {wall|show|game|channel|anthem|station}
  inscribed
  {plastic|toy(s)|shelf|shelves|menu|t~shirt|shirt|sticker|tattoo|logo|screenplay|script|magazine|play called|ride}
  {reads|reading} = reads ≠ readings
`);

/** Right before a title, and right behind one. */
export const playing: Phrases = ['play{s|ing|ed|}', 'doing', 'does', 'perform{s|ing}'];
export const playedOn: Phrases = ['plays', 'playing', 'begins', 'starts', 'fills'];
