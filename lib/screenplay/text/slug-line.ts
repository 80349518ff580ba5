/** Recognises transitions and shots by their words. Does not guess from position: that is the caller's knowledge. */

import {
  actNumbers,
  angles,
  behindClose,
  closeness,
  delays,
  destinations,
  endMarks,
  manners,
  shotOpenings,
  transitions,
  whatEnds,
} from './lexicons/script-words.ts';
import { anyOf, openingWith } from './phrases.ts';
import { isMostlyCapitals, isOmitted } from './scene-heading.ts';

const longestTransition = 45;

/** '… TO:', 'FADE TO BLACK.': the ending that Fountain 1.1 and Final Draft take for a transition. */
const towards = new RegExp(`\\bTO(?:\\s+${anyOf(destinations)})?[:.]$`);
const verb = new RegExp(`^(?:${anyOf(manners)}[\\s-]+)*${anyOf(transitions)}\\b`);
const opensScript = /^(?:SLOW\s+)?(?:FADES?|IRIS)\s+(?:IN|UP)\b/;

/** What a shot may end with, or go on behind. */
const breaks = '$|\\s*[-–—:]';
const shots: readonly RegExp[] = [
  openingWith(shotOpenings, { flags: '' }),
  new RegExp(`^(?:${anyOf(closeness)} )?CLOSE(?:R|[- ]?UPS?)?(?: ${anyOf(behindClose)}\\b|${breaks})`),
  new RegExp(`^(?:${anyOf(angles)} )?ANGLES?(?: (?:ON|TO)\\b|${breaks})`),
  /\bMONTAGE:?$/,
  /^INSERTS?(?:$|\s*[-–—:]|\s)/,
  /^(?:.+['’]S? )?P\.?O\.?V\b/,
  new RegExp(`^(?:${anyOf(delays)} )?LATER[.:]?$`),
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

const endings = new RegExp(
  `^(?:${anyOf(endMarks)}|END OF ${anyOf(whatEnds)}\\b.*|ACT (?:[IVX]+|\\d+|${anyOf(actNumbers)}))[.:]?$`,
);

/** 'THE END', 'END OF ACT ONE', 'ACT TWO', 'TEASER': printed in the middle of the page, where the layout is kept. */
export const isEnding = (text: string): boolean => endings.test(text);
