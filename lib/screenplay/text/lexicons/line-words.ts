/** Words by which a line is known for talk, action, a cue or a count. Own lists; English, other languages go by the rest. */
import { lexicon, type Phrases } from '../phrases.ts';

/** Words of people who talk to each other. */
export const talkWords: Phrases = [
  'I',
  'you',
  'your',
  'yours',
  'me',
  'my',
  'we',
  'our',
  'us',
  'yes',
  'no',
  'okay',
  'please',
  "it's",
  "that's",
  "let's",
];
/** Words of those who describe them. */
export const actionWords: Phrases = lexicon(`
  he
  she
  they
  his
  her
  their
  him
  them
  look(s)
  turn(s)
  walk(s)
  stare(s)
  sit(s)
  stand(s)
  into
  onto
  behind
  toward
  towards
`);

/** Short forms at the end of a name, which keep their full stop. */
export const abbreviations: Phrases = lexicon(`
  SGT
  CPL
  CAPT
  LIEUT
  COL
  GEN
  MAJ
  DET
  INSP
  PROF
  REV
  HON
  ESQ
  INC
  CORP
  DEPT
  AVE
  BROS
  ASST
  SUPT
  MRS
`);

/** How a line begins that counts up and is no page. */
export const countedThings: Phrases = [
  'scene',
  'sc.',
  'act',
  'int',
  'ext',
  'shot',
  'chapter',
  'episode',
  'part',
  'take',
  'day',
  'szene',
  'bild',
];

/** Heads of the two columns of an audio/video script. */
export const pictureHeads: Phrases = ['VIDEO', 'VISUAL(S)', 'PICTURE(S)', 'IMAGE(S)', 'SCREEN'];
export const soundHeads: Phrases = ['AUDIO', 'SOUND(S)', 'NARRATION', 'DIALOGUE', 'VOICE{-| |}OVER'];

/** Before a name in a cue that ends with a full stop. */
export const titles: Phrases = ['MR(S)', 'MS', 'DR', 'ST'];

/** Before the colon of a line that says who, when and where in a Chinese script. */
export const chineseSceneFacts: Phrases = ['{出场|登场|主要|}{人物|角色|时间|時間|地点|地點|场景|場景|场次|道具|旁注}'];
