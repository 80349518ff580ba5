/** Words of transitions, shots and endings (The Hollywood Standard, chapter on shots), by their place in a slug. */
import { lexicon, type Phrases } from '../phrases.ts';

/** Where a transition leads: 'FADE TO BLACK.' */
export const destinations: Phrases = ['BLACK', 'WHITE', 'BLUE', 'RED', 'COLO(U)R', 'SILENCE', 'TITLE(S)', 'CREDIT(S)'];
/** How one picture gives way, and in what manner. */
export const transitions: Phrases = [
  'FADE(S)',
  'CUT(S)',
  'DISSOLVE',
  'WIPE(S)',
  'IRIS',
  'CROSS(-)FADE',
  'CROSS(-) FADE',
  'BLACKOUT',
];
export const manners: Phrases = [
  'SLOW',
  'QUICK',
  'HARD',
  'SMASH',
  'SHOCK',
  'MATCH',
  'JUMP',
  'FLASH',
  'TIME',
  'RIPPLE',
  'SOUND',
];

/** Openings of slugs that change the camera or the time inside a scene, as whole words. */
export const shotOpenings: Phrases = lexicon(`
  CLOSE(-)UP(S) = CLOSE-UP MAGS ≠ CLOSED
  {TIGHT|FAVORING} ON = TIGHT ON THE KEY ≠ TIGHT
  (THE ){SAME {SCENE|SHOT|ANGLE|SET}} = THE SAME ANGLE ≠ THE SAME MAN
  {WIDE|WIDER|LONG|AERIAL|TRACKING|ESTABLISHING|CRANE|DOLLY|MASTER|TWO|REVERSE|OVERHEAD|MED|MED.|MEDIUM} SHOT = MED. SHOT ≠ ONE SHOT
  (SLOW ){PAN|ZOOM|TILT|PUSH IN|PULL BACK|RACK FOCUS} = SLOW PAN ≠ PANTRY
  BACK {TO|ON} = BACK TO MAGS ≠ BACKROOM
  MONTAGE = MONTAGE - THE TOWN ≠ MONTAGES
  SERIES OF SHOTS
  INTERCUT
  FLASHBACK
  {END|BEGIN|START|RESUME|BACK TO}( OF)( THE) {MONTAGE|INTERCUT|FLASHBACK|SERIES|DREAM|INSERT|TITLE(S)|CREDIT(S)} = END OF MONTAGE ≠ END OF STORY
`);
/** Before CLOSE and behind it; before ANGLE and behind it: each ends the slug or goes on with one of these. */
export const closeness: Phrases = ['EXTREME', 'MEDIUM', 'TIGHT'];
export const behindClose: Phrases = ['ON', 'SHOT', 'ANGLE', 'OF'];
export const angles: Phrases = ['REVERSE', 'NEW', 'ANOTHER', 'HIGH', 'LOW', 'WIDE', 'WIDER'];
/** Before LATER. */
export const delays: Phrases = [
  'MOMENT(S)',
  'MINUTE(S)',
  'SECOND(S)',
  'HOUR(S)',
  'DAY(S)',
  'A {MOMENT|BEAT|LITTLE}',
  'MUCH',
];

/** Marks in the middle of a page, END OF and ACT with a number aside. */
export const endMarks: Phrases = ['THE END', 'FIN', 'TEASER', 'COLD OPEN', 'TAG', 'INTERMISSION'];
export const whatEnds: Phrases = ['ACT', 'EPISODE', 'TEASER', 'SHOW', 'PILOT', 'PART', 'COLD OPEN'];
export const actNumbers: Phrases = ['ONE', 'TWO', 'THREE', 'FOUR', 'FIVE', 'SIX'];
