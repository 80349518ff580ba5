/** Words by which a cue or a run of capitals names nobody, as lists of our own. */
import { lexicon, type Phrases } from '../../screenplay/text/phrases.ts';

/** Cues of several people at once. */
export const collectives: Phrases = lexicon(`
  ALL
  BOTH
  EVERYONE
  EVERYBODY
  TOGETHER
  CROWD
  THE CROWD
  OTHERS
  CHORUS
`);

/** How shots and directions begin. 'ON' and 'CU' are followed by whom they show; nobody is called so. */
export const shotOpenings: Phrases = lexicon(`
  ON = ON MAGS ≠ ONA
  CU = CU MAGS
  ECU
  C.U.
  MCU
  CLOSE = CLOSE ON MAGS ≠ CLOSEAU
  CLOSER
  CLOSEUP
  CLOSE-UP
  WIDE
  WIDER
  ANGLE = ANGLE ON MAGS ≠ ANGLER
  NEW ANGLE
  ANOTHER ANGLE
  REVERSE
  INSERT
  P(.)O(.)V(.)
  BACK TO
  CUT TO
  CUT
  SMASH CUT
  MATCH CUT
  FADE
  DISSOLVE
  INTERCUT
  INT
  EXT
  I/E
  INT.
  EXT.
  MONTAGE
  SERIES OF
  ASSORTED
  ESTABLISHING
  TRACKING
  PANNING
  FLASHBACK
  END OF
  THE END
  SUPER = SUPER: 1944 ≠ SUPERMAN
  SUPERIMPOSE
  TITLE
  TITLES
  CREDIT(S)
  LEGEND
  CAPTION
  OMIT
  OMITTED
  SCENE
  REVISED
  REV.
  CONTINUED
  OUTSIDE
  LATER
  MOMENTS LATER
  MEANWHILE
  SAME
  VARIOUS
  FAVORING
  FOLLOWING
  NOW WE
  WE = WE SEE MAGS ≠ WEBB
`);

/** In the first place of a cue, before an article, these open a place: 'IN THE RIVER'. 'AT' and 'IN' alone may be names. */
export const placeOpenings: Phrases = [
  'IN',
  'INSIDE',
  'AT',
  'OVER',
  'UNDER',
  'BEHIND',
  'ACROSS',
  'NEAR',
  'FROM',
  'THROUGH',
  'ALONG',
  'BACK AT',
  'BACK IN',
  'DOWN',
];
export const articlesAndOwners: Phrases = ['THE', 'A', 'AN', 'HIS', 'HER', 'THEIR'];

/** What a camera shows of somebody. */
export const seenOfSomebody: Phrases = [
  'P(.)O(.)V(.)',
  'EYE(S)',
  'HAND(S)',
  'FACE',
  'FEET',
  'FINGER(S)',
  'POINT OF VIEW',
];

/** Kinds of shot, before the word itself. */
export const kindsOfShot: Phrases = [
  'LONG',
  'MED',
  'MEDIUM',
  'FULL',
  'TWO',
  'CLOSE',
  'CRANE',
  'AERIAL',
  'HELICOPTER',
  'TRACKING',
];

/** What a page or a writer adds and nobody is called. */
export const furnitureWords: Phrases = ['CONTINUED', 'OMIT', 'OMITTED', 'REVISED', 'REVISION', 'WE SEE', 'WE HEAR'];

/** Beside a name in capitals these are no part of it. */
export const besideNames: Phrases = lexicon(`
  YOUNG
  YOUNGER
  OLD
  OLDER
  LITTLE
  BABY
  TEEN
  TEENAGE
  THE
  A
  AN
  AND
  OR
  AT
  IN
  ON
  OF
  UP
  UNDER
  OVER
  FOR
  BY
  WITH
  TO
  FROM
  AS
  IS
  ARE
  WAS
  HAS
  ENTER
  ENTERS
  SEES
  HIS
  HER
  THEIR
  ANGLE
  FEATURING
  CLOSE
  TITLE
  SUPER
  PHOTO
  POV
  II
  III
  REVEAL(S)
  FOLLOW(S)
  MEET(S)
  WALK(S)
  RUN(S)
  LOOK(S)
  TURN(S)
  STAND(S)
  SIT(S)
  EXIT(S)
`);

/** Titles that a cue has and the action may leave out. */
export const ranks: Phrases = lexicon(`
  MR
  MRS
  MS
  MISS
  DR
  DOCTOR
  LT
  LIEUTENANT
  CAPT
  CAPTAIN
  SGT
  SERGEANT
  COL
  COLONEL
  MAJOR
  GENERAL
  AGENT
  DETECTIVE
  INSPECTOR
  OFFICER
  SHERIFF
  PROFESSOR
`);

/** Short forms that keep their full stop in a name. */
export const shortTitles: Phrases = ['MR(S)', 'MS', 'DR', 'LT', 'SGT', 'CAPT', 'COL', 'GEN', 'JR', 'SR', 'ST', 'PROF'];

/** What somebody wears or has on them, which is no part to play: 'a moustache like a push broom'. */
export const features: Phrases = lexicon(`
  moustache = a moustache like a push broom ≠ a man of fifty
  mustache
  beard
  scar
  limp = a slight limp ≠ the limping man
  voice
  face
  smile
  grin
  eye(s)
  hair
  head = a shaved head ≠ the headmaster
  hand(s)
  coat
  greatcoat
  hat
  cap = a flat cap ≠ the captain
  suit
  dress
  jacket
  apron
  scarf
  shawl
  uniform
  ring
  tattoo
  bruise
  drink
  cigarette
  phone
  bag
  gun
  knife
  badge
  glasses
  stoop
  squint
  stare
  look
  air = an air of money ≠ an airman
  expression
  like = something like a saint ≠ the likely winner
`);

/** Titles and their kin, whose full stop ends no sentence, in capitals; a sentence may print them small behind the first letter. */
export const titledAbbreviations = ['MR', 'MRS', 'MS', 'MME', 'DR', 'ST', 'LT', 'SGT', 'CAPT', 'PROF', 'JR', 'SR'];
/** The same for words that are printed in one way. */
export const plainAbbreviations = ['vs', 'etc', 'INT', 'EXT', 'EST', 'I/E'];
