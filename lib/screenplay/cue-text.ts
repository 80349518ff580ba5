/** Recognises character cues by their words and takes them apart. Refuses to guess from position: that is the caller's knowledge. */
import { isMostlyCapitals } from './scene-heading.ts';

/** Longest cue believed in without a column to back it: two full names and an extension. */
const longestCue = 48;
const extension = /\s*\(([^()]*)\)?\s*/g;
const continued = /^cont(?:['’´`]?d|inued|inuing)?\.?$/i;

/** 'JOHN', 'MAN #2', 'McDONALD (O.S.)', 'THE CROWD (cont’d)': short, in capitals outside its parentheses, and no sentence. */
export function looksLikeCue(text: string): boolean {
  if (text.length > longestCue || /^[("'“‘\-–—.…*]/.test(text)) return false;
  const name = text.replace(/\([^)]*\)?/g, '').trim();
  return name !== '' && isCueName(name);
}

function isCueName(name: string): boolean {
  if (/[:;?!,]$/.test(name) || /(?:\.{3}|…|--|—)$/.test(name)) return false;
  return isMostlyCapitals(name.replace(/\b(Mc|Mac|De|Le|La|O)(?=\p{Lu})/gu, ''));
}

/** Name and extensions of a printed cue; a closing parenthesis may be missing. */
export function parseCue(text: string): { text: string; name: string; extensions: string[] } {
  const extensions = [...text.matchAll(extension)]
    .map((match) => (match[1] ?? '').trim())
    .filter((part) => part !== '');
  const name = text.replace(extension, ' ').replace(/\s+/g, ' ').trim();
  return { text, name: name === '' ? text : name, extensions };
}

/** True for CONT'D, cont’d, CONT., CONTINUED. */
export const isContinuedExtension = (text: string): boolean => continued.test(text);
