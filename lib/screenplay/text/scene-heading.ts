/** Recognises scene headings by their words and takes them apart. Does not guess from position: that is the caller's knowledge. */

import type { SceneHeading, Span } from '../model.ts';
import { readEastAsianHeading } from './east-asian-heading.ts';
import { framedOpenings, frames, sceneWords, timesOfDay } from './lexicons/script-words.ts';
import { anyOf, wholeText } from './phrases.ts';
import { splitTime } from './place-and-time.ts';

type Setting = SceneHeading['setting'];

/**
 * Prefixes as printed, without dots and in capitals, longest first. English per the Fountain 1.1 specification and Final Draft's
 * smart type; German, Polish and Russian as their writers' guides have them.
 */
const prefixes: readonly (readonly [prefix: string, setting: Setting])[] = [
  ['INT\\.?\\s*[/-]\\s*EXT', 'INT/EXT'],
  ['EXT\\.?\\s*[/-]\\s*INT', 'INT/EXT'],
  ['INNEN\\s*/\\s*(?:AUSSEN|AUẞEN|AUßEN)', 'INT/EXT'],
  ['I\\s?/\\s?E', 'INT/EXT'],
  ['E\\s?/\\s?I', 'INT/EXT'],
  ['INTERIOR', 'INT'],
  ['EXTERIOR', 'EXT'],
  ['INT\\.?\\s*[/-]\\s*EST', 'INT'],
  ['INN\\.?\\s*[/-]\\s*AUSS', 'INT/EXT'],
  ['ИНТ\\.?\\s*/\\s*(?:НАТ|ЭКСТ)', 'INT/EXT'],
  ['INNEN', 'INT'],
  ['AUSSEN', 'EXT'],
  ['AUẞEN', 'EXT'],
  ['WNĘTRZE', 'INT'],
  ['PLENER', 'EXT'],
  ['INNI', 'INT'],
  ['ÚTI', 'EXT'],
  ['INN', 'INT'],
  ['AUSS', 'EXT'],
  ['ИНТЕРЬЕР', 'INT'],
  ['НАТУРА', 'EXT'],
  ['INT', 'INT'],
  ['EXT', 'EXT'],
  ['EST', 'EXT'],
  ['ИНТ', 'INT'],
  ['НАТ', 'EXT'],
  ['ЭКСТ', 'EXT'],
];

/** '12', '12A', 'A12', '1-3', '2-B', '12.': what stands in the margin beside a heading. */
const numberPattern = '(?:[A-Z]{0,2}\\d{1,4}[A-Z]{0,3}(?:[-.](?:\\d{1,3}[A-Z]?|[A-Z]{1,2}))?)';
const marginNumber = new RegExp(`^${numberPattern}[.)]?$`);
const leadingNumber = new RegExp(`^(?:${anyOf(sceneWords)}\\s+|SC\\.?\\s+)?(${numberPattern})[.)]?\\s+(?=\\S)`);
const trailingNumber = new RegExp(`\\s+(${numberPattern})[.)]?$`);
const opening = new RegExp(
  `^(${prefixes.map(([prefix]) => prefix).join('|')})(?:\\.\\s*|\\s*:\\s*|\\s+[-–—]?\\s*)(?=\\S)`,
  'iu',
);
/** 'FLASHBACK - EXT. GARDEN - DAY', "ANNA'S DREAM #2: INT. BARN": what the writer sets before a whole heading. It stays in the heading's text and is no part of its place. */
const frame = new RegExp(
  [
    `^(?:${anyOf(frames)}\\s*[-–—:]\\s*(?=(?:${anyOf(framedOpenings)}|I\\s?/\\s?E)\\b)`,
    "|(?!INT|EXT|MONTAGE|SERIES)\\p{Lu}[\\p{Lu}\\d\\s'’#&]{2,40}:\\s*(?=(?:INT|EXT)\\.[^\\p{Ll}]*$))",
  ].join(''),
  'u',
);
/** The year stands for the time: 'KENT, ENGLAND - 1851'. */
const placeAndYear = /^\p{Lu}[\p{Lu}\s.'’]*,\s*\p{Lu}[\p{Lu}\s.,'’]*\s+(?:-{1,2}|–|—)\s+(?:1\d{3}|20\d{2})$/u;
const takenOut = '(?:OMITTED|DELETED)';
const omitted = new RegExp(
  `^(?:(?:SCENES?\\s+)?(?:OMIT|${takenOut})|(?:SCENES?\\s+)?(?=\\S*\\d)[\\dA-Z-]{1,6}\\s+${takenOut}|DELETED SCENE)\\.?$`,
);

const wholeTime = wholeText(timesOfDay, { flags: 'u' });
/** The last dash with space around it parts place and time; a double dash counts as one. */
const dashed = /^(.*\S)\s+(?:-{1,2}|–|—)\s+(\S.*)$/u;

/** Scanned text takes I for l, 1, | or ! (for T before a dot: 89 such lines in 32 of 1,119 produced scripts, all headings), E for F and a full stop for a comma, and parts letters. */
const scannedInterior = /^(?:[Il1|!]NT(?=[\s.,/])|TNT(?=\.\s*\p{Lu})|[Il1|!] ?N ?T(?= ?[.,/]))(?: ?[.,])?/u;
const scannedExterior = /^(?:[EF]XT(?=[\s.,/])|[EF] ?X ?T(?= ?[.,/]))(?: ?[.,])?/;
const mendScan = (text: string): string =>
  /^[IEFTl1|!]/.test(text) && isMostlyCapitals(text)
    ? text.replace(scannedInterior, withDot('INT')).replace(scannedExterior, withDot('EXT'))
    : text;
const withDot = (prefix: string) => (scanned: string) => (/[.,]$/.test(scanned) ? `${prefix}.` : prefix);

/** True for what stands in the place of a scene that was taken out: OMITTED, SCENE DELETED. It opens none. */
export const isOmitted = (text: string): boolean => omitted.test(text);

/** True for a place, its country and a year in capitals. Only for a paragraph of its own above a scene that has no heading else. */
export const isPlaceAndYear = (text: string): boolean => placeAndYear.test(text);

/** True for 'INT. HOUSE - DAY' and its kin. A prefix without its dot, or in small letters, must be followed by capitals or a dot; INN, an English word, needs its dot. */
export function isSceneHeading(scanned: string): boolean {
  const text = mendScan(scanned);
  if (readEastAsianHeading(text)) return true;
  const framed = text.replace(frame, '');
  const match = opening.exec(framed);
  if (!match) return false;
  const [opened = '', prefix = ''] = match;
  const capitals = prefix === prefix.toUpperCase();
  const dotted = opened.includes('.');
  const rest = framed.slice(opened.length);
  if (/^INNI?$/i.test(prefix) && !dotted) return false;
  return (dotted && capitals) || (capitals && isMostlyCapitals(rest)) || (dotted && /\s[-–—]\s/.test(rest));
}

/** True for a place and a time in capitals without INT or EXT: 'COMPUTER ROOM - DAY'. Only for a paragraph of its own. */
export function isPlaceAndTime(text: string): boolean {
  if (!isMostlyCapitals(text)) return false;
  const [, , after] = dashed.exec(text) ?? [];
  return after !== undefined && wholeTime.test(after);
}

/** True for a number as it stands in the margin beside a heading. */
export function isMarginNumber(text: string): boolean {
  return marginNumber.test(text);
}

/** Takes the scene number off a heading printed as '12A INT. HOUSE - DAY 12A' or with it on one side. */
export function splitSceneNumber(text: string): { text: string; number: string | null } {
  const [leading, number] = leadingNumber.exec(text) ?? [];
  if (!leading || !number) return { text, number: null };
  const heading = withoutTrailing(text.slice(leading.length), number);
  return isSceneHeading(heading) ? { text: heading, number } : { text, number: null };
}

function withoutTrailing(text: string, number: string): string {
  const trailing = trailingNumber.exec(text);
  return trailing?.[1] === number ? text.slice(0, trailing.index) : text;
}

/**
 * Reads a heading whose scene number is already off. Time of day is what follows the last spaced dash, or a last word that is a known
 * time ('INT. BARN NIGHT'); 'INT. HOUSE - KITCHEN' without a known time keeps KITCHEN in the location.
 */
export function parseSceneHeading(text: string, number: string | null, at: Span): SceneHeading {
  const eastAsian = readEastAsianHeading(text);
  if (eastAsian) return { text, ...eastAsian, number: number ?? eastAsian.number, at };
  const framed = mendScan(text).replace(frame, '');
  const match = opening.exec(framed);
  const place = (match ? framed.slice(match[0].length) : text).replace(danglingDash, '').trim();
  return { text, setting: match ? settingOf(match[1] ?? '') : null, ...splitTime(place), number, at };
}

/** '- RESCUE SITE - DAY', 'INT. - HALL'. */
const danglingDash = /^[\s–—-]+(?=\S)/;

function settingOf(prefix: string): Setting {
  return prefixes.find(([pattern]) => new RegExp(`^${pattern}$`, 'iu').test(prefix))?.[1] ?? null;
}

/** Share of capitals among the cased letters of a text, notes in parentheses left out: 1 for 'JOHN (cont'd)'. Scanned text takes I for l. */
export function isMostlyCapitals(text: string): boolean {
  const outside = text.includes('(') ? text.replace(/\([^)]*\)?/g, '') : text;
  const [upper, lower] = casesOf(outside);
  if (upper === 0 || isFew(lower, upper)) return upper > 0;
  if (upper === 1 || !outside.includes('l')) return false;
  return isFew(casesOf(outside.replace(/(?<=\p{Lu})l(?!\p{Ll})|(?<!\p{Ll})l(?=\p{Lu})/gu, ''))[1], upper);
}

const isFew = (lower: number, upper: number): boolean => lower <= upper * 0.12;

/** How many capitals and how many small letters. */
function casesOf(text: string): readonly [upper: number, lower: number] {
  let [upper, lower] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 128) {
      if (code >= 65 && code <= 90) upper += 1;
      else if (code >= 97 && code <= 122) lower += 1;
    } else {
      const letter = text.charAt(at);
      if (/\p{Lu}/u.test(letter)) upper += 1;
      else if (/\p{Ll}/u.test(letter)) lower += 1;
    }
  }
  return [upper, lower];
}
