/** Recognises transitions and shots by their words. Refuses to guess from position: that is the caller's knowledge. */
import { isMostlyCapitals, isOmitted } from './scene-heading.ts';

const longestTransition = 45;

/** '… TO:', 'FADE TO BLACK.': the ending that Fountain 1.1 and Final Draft take for a transition. */
const towards = /\bTO(?:\s+(?:BLACK|WHITE|BLUE|RED|COLOU?R|SILENCE|TITLES?|CREDITS?))?[:.]$/;
const manner = '(?:(?:SLOW|QUICK|HARD|SMASH|SHOCK|MATCH|JUMP|FLASH|TIME|RIPPLE|SOUND)[\\s-]+)*';
const verb = new RegExp(`^${manner}(?:FADES?|CUTS?|DISSOLVE|WIPES?|IRIS|CROSS-?\\s?FADE|BLACKOUT)\\b`);
const opensScript = /^(?:SLOW\s+)?(?:FADES?|IRIS)\s+(?:IN|UP)\b/;

/** Openings of slugs that change the camera or the time inside a scene (The Hollywood Standard, chapter on shots). */
const shots: readonly RegExp[] = [
  /^(?:EXTREME |MEDIUM |TIGHT )?CLOSE(?:R|[- ]?UPS?)?(?: (?:ON|SHOT|ANGLE|OF)\b|$|\s*[-–—:])/,
  /^CLOSE-?UPS?\b/,
  /^(?:TIGHT|FAVORING) ON\b/,
  /\bMONTAGE:?$/,
  /^(?:THE )?SAME (?:SCENE|SHOT|ANGLE|SET)\b/,
  /^(?:REVERSE |NEW |ANOTHER |HIGH |LOW |WIDE |WIDER )?ANGLES?(?: (?:ON|TO)\b|$|\s*[-–—:])/,
  /^(?:WIDE|WIDER|LONG|AERIAL|TRACKING|ESTABLISHING|CRANE|DOLLY|MASTER|TWO|REVERSE|OVERHEAD|MED(?:IUM|\.)?) SHOT\b/,
  /^INSERTS?(?:$|\s*[-–—:]|\s)/,
  /^(?:.+['’]S? )?P\.?O\.?V\b/,
  /^(?:SLOW )?(?:PAN|ZOOM|TILT|PUSH IN|PULL BACK|RACK FOCUS)\b/,
  /^BACK (?:TO|ON)\b/,
  /^(?:MONTAGE|SERIES OF SHOTS|INTERCUT|FLASHBACK)\b/,
  /^(?:END|BEGIN|START|RESUME|BACK TO)(?: OF)?(?: THE)? (?:MONTAGE|INTERCUT|FLASHBACK|SERIES|DREAM|INSERT|TITLES?|CREDITS?)\b/,
  /^(?:(?:MOMENTS?|MINUTES?|SECONDS?|HOURS?|DAYS?|A (?:MOMENT|BEAT|LITTLE)|MUCH) )?LATER[.:]?$/,
];

/** 'CUT TO:', 'FADE OUT.', 'FADE IN:', 'QUICK CUT:', 'FADE TO BLACK.': capitals, short, alone in its paragraph. */
export function isTransition(text: string): boolean {
  if (text.length > longestTransition || !isMostlyCapitals(text)) return false;
  return towards.test(text) || (verb.test(text) && !/[,!?]/.test(text));
}

/** FADE IN: stands at the left where other transitions stand at the right. */
export const opensAtTheLeft = (text: string): boolean => opensScript.test(text);

/** 'CLOSE ON THE KEY', 'ANGLE ON', 'MONTAGE - THE TOWN', 'INTERCUT WITH:', 'LATER': a slug in capitals that opens no scene. */
export function isShot(text: string): boolean {
  return isMostlyCapitals(text) && (isOmitted(text) || shots.some((pattern) => pattern.test(text)));
}

const endings =
  /^(?:THE END|END OF (?:ACT|EPISODE|TEASER|SHOW|PILOT|PART|COLD OPEN)\b.*|FIN|ACT (?:[IVX]+|\d+|ONE|TWO|THREE|FOUR|FIVE|SIX)|TEASER|COLD OPEN|TAG|INTERMISSION)[.:]?$/;

/** 'THE END', 'END OF ACT ONE', 'ACT TWO', 'TEASER': printed in the middle of the page, where the layout is kept. */
export const isEnding = (text: string): boolean => endings.test(text);
