/** Recognises character cues by their words and takes them apart. Does not guess from position: that is the caller's knowledge. */

import { abbreviations } from './lexicons/script-words.ts';
import { anyOf } from './phrases.ts';
import { isMostlyCapitals } from './scene-heading.ts';

/** Longest cue believed in without a column to back it: two full names and an extension. */
export const longestCue = 48;
const extension = /\s*[(（]([^()（）]*)[)）]?\s*/g;
const continued = /^cont(?:['’´`]?d|inued|inuing)?\.?$/i;

/** 'JOHN', 'JOHN:', 'MAN #2', 'McDONALD (O.S.)', 'THE CROWD (cont’d)': short, in capitals outside its parentheses, and no sentence. */
export function looksLikeCue(text: string): boolean {
  if (text.length > longestCue || /^[("'“‘\-–—.…*]/.test(text)) return false;
  const name = withoutColon((text.includes('(') ? text.replace(/\([^)]*\)?/g, '') : text).trim());
  return name !== '' && isCueName(name);
}

/** The BBC's sitcom layout puts a colon behind the name, stage plays put one or a full stop. */
const withoutColon = (name: string): string =>
  name.endsWith('.') ? name.replace(fullStop, '') : name.replace(/\s*[:：]$/, '');
/** Behind a word that is no abbreviation. */
const fullStop = new RegExp(`(?<=\\p{Lu}{3})(?<!\\b${anyOf(abbreviations)})\\.$`, 'u');

/** A cue where capitals mean nothing (Japanese, Chinese) or are not used: a few words without the end of a sentence. */
export function looksLikeUncasedCue(text: string): boolean {
  const name = withoutColon(text.replace(/\([^)]*\)?/g, '').trim());
  const sentence = /[;?!,.:…。、！？」』]$|--|—/.test(name) && !/^(?:Dr|Mrs?|Ms)\./.test(name);
  return name.length <= 30 && name.split(' ').length <= 4 && /^[\p{Lu}\p{Lo}]/u.test(name) && !sentence;
}

function isCueName(name: string): boolean {
  if (/[:;?!,]$|\bTO$/.test(name) || /(?:\.{3}|…|--|—)$/.test(name)) return false;
  return isMostlyCapitals(name.replace(/\b(Mc|Mac|De|Le|La|O)(?=\p{Lu})/gu, ''));
}

/** Name and extensions of a printed cue; a closing parenthesis may be missing. */
export function parseCue(text: string): { text: string; name: string; extensions: string[] } {
  // Most lines that are asked of have no note.
  if (!/[(（]/.test(text))
    return { text, name: withoutColon(text.replace(/\s+/g, ' ').trim()) || text, extensions: [] };
  const extensions = [...text.matchAll(extension)].flatMap(([, note]) => note?.trim() || []);
  const name = withoutColon(text.replace(extension, ' ').replace(/\s+/g, ' ').trim());
  return { text, name: name || text, extensions };
}

/** True for V.O., O.S., O.C. and (CONT'D): what stands behind a speaker's name and nowhere else. A nought is a scanned O. */
export const isSpokenExtension = (text: string): boolean =>
  /^[VO0]\.?\s?[O0S]\.?|^[O0]\.?C\.?/i.test(text) || isContinuedExtension(text);

/** True for CONT'D, cont’d, CONT., CONTINUED. */
export const isContinuedExtension = (text: string): boolean => continued.test(text);
