/** Words beside a name that are no part of it, and titles before one. Own lists. */
import { lexicon, type Phrases } from '../../screenplay/text/phrases.ts';

/** Beside a name in capitals these are no part of it. */
export const besideNames: Phrases = lexicon(`
  YOUNG
  YOUNGER
  CAMERA
  FAVORS
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
  O'CLOCK
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

/** Before a surname that also speaks alone these make no other person: 'DR. HALE' is HALE. A family shares MRS and MISS, brothers and sisters their title. */
export const offices: Phrases = [
  'MR',
  'DR',
  'DOCTOR',
  'LT',
  'LIEUTENANT',
  'CAPT',
  'CPT',
  'CAPTAIN',
  'SGT',
  'SERGEANT',
  'COL',
  'COLONEL',
  'MAJOR',
  'GENERAL',
  'CPL',
  'CORPORAL',
  'PVT',
  'CONSTABLE',
  'SA',
  'COMMANDER',
  'ADMIRAL',
  'AGENT',
  'DETECTIVE',
  'INSPECTOR',
  'OFFICER',
  'SHERIFF',
  'DEPUTY',
  'CHIEF',
  'PROFESSOR',
  'PRESIDENT',
  'SENATOR',
  'JUDGE',
  'COACH',
  'NURSE',
  'REVEREND',
  'SIR',
  'LORD',
];

/** Of kin and rank, which no two of one name bear in a script that has one of them without it: PRINCESS MARA is MARA. */
export const kinTitles: Phrases = [
  'PRINCE',
  'PRINCESS',
  'DUKE',
  'COUNT',
  'BARON',
  'EMPEROR',
  'UNCLE',
  'AUNT',
  'BROTHER',
  'FATHER',
  'AMBASSADOR',
  'DIRECTOR',
  'WARDEN',
  'MINISTER',
  'MAYOR',
  'GOVERNOR',
  'DET',
];

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

/** What tells two of one name apart behind it: a father and a son, and those who are counted. */
export const generations: Phrases = lexicon(`
  JR
  SR
  JUNIOR
  SENIOR
  II
  III
  ONE
  TWO
  THREE
  FOUR
`);

/** Titles that are printed in two ways before a name, by the short one without its point. */
export const longTitles: Readonly<Record<string, string>> = {
  SGT: 'SERGEANT',
  LT: 'LIEUTENANT',
  LIEUT: 'LIEUTENANT',
  CAPT: 'CAPTAIN',
  COL: 'COLONEL',
  DR: 'DOCTOR',
  DET: 'DETECTIVE',
  PROF: 'PROFESSOR',
  MISTER: 'MR',
  ASST: 'ASSISTANT',
};
