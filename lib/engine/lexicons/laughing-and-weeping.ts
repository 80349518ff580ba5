/** Words of laughing and of weeping, as action and talk have them. Own lists. */
import { lexicon, wordSet } from '../../screenplay/text/phrases.ts';

/** Laughter and play in action and talk. */
export const laughterWords = wordSet(`
  laugh laughs laughed laughing laughter giggle giggles giggled giggling chuckle chuckles chuckled chuckling grin grins grinned grinning smirk smirks smirking
  cackle cackles cackling guffaw guffaws chortle chortles haha hahaha joke jokes joking jokingly kidding funny hilarious tease teases teasing prank pranks
  silly ridiculous snicker snickers snickering snigger sniggers snort snorts amused amusing comical
`);

/** Weeping, in action. That eyes are wet or that somebody cries out is none; 'tears' alone are torn as often as wept. */
export const weepingPhrases = lexicon(`
  weeps
  weeping = She sits there weeping. ≠ The weep of a hinge.
  wept
  sobs
  sobbing
  sobbed
  crying = He is crying. ≠ He cries out.
  starts to cry
  begins to cry
  teary
  tearful
  tearfully
  in tears = Ann is in tears. ≠ He tears it in two.
  bursts into tears
  {his|her|their} tears = She wipes her tears. ≠ Her coat tears.
  tears in {his|her|their} eyes
  tears {stream|streaming|roll|rolling|run|running} down = Tears roll down her face. ≠ He tears down the poster.
  a single tear = He brushes away a single tear.
  {chok|fight}ing back tears = Choking back tears, she sits. ≠ Choking back smoke.
  eyes {fill|well} up with tears
  {a|one} tear {falls|rolls|runs|slides|trickles|drops} = A tear rolls down. ≠ A tear in the sail.
`);
