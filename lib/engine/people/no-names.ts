/** Tells cues that name nobody: shots, places and page furniture that stand where a name would. */
import { anyOf, openingWith, wholeWords } from '../../screenplay/text/phrases.ts';
import {
  articlesAndOwners,
  furnitureWords,
  kindsOfShot,
  placeOpenings,
  seenOfSomebody,
  shotOpenings,
} from '../lexicons/cue-words.ts';

const shot = openingWith(shotOpenings, { flags: '', end: '(?=$|[ .:,-])' });
const place = new RegExp(`^${anyOf(placeOpenings)} ${anyOf(articlesAndOwners)}\\b`);
/** 'MAGS' EYES', 'HIS HANDS'. */
const seen = new RegExp(`(?:'S?|\\bHIS|\\bHER|\\bTHEIR) ${anyOf(seenOfSomebody)}$`);
const shotAtEnd = new RegExp(`\\b${anyOf(kindsOfShot)} SHOTS?$`);
const furniture = wholeWords(furnitureWords, { flags: '' });
/** The end of a parenthetical that ran over its line: 'AND PAUSES)'. */
const halfBracket = /^[^(]*\)$/;
/** Scene numbers and what a scanner makes of them: '49A', '172-B', "E'.", '19 L5 V MON - I IWO 29'. Nobody's name has fewer than two letters for each digit. */
const letters = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;
const digits = (text: string): number => text.match(/\p{N}/gu)?.length ?? 0;
const numbered = (id: string): boolean => /^\d/.test(id) && letters(id) < 2 * digits(id) + 1;
/** '107 INTERVIEW 107': a number on both sides is a scene's. */
const bothSides = /^(\d+)[A-Z]?\b.*\b\1[A-Z]?$/;

/** A number and no name: of a page, a scene or a shot. */
export const isStrayNumber = (id: string): boolean => letters(id) === 0 || numbered(id);

export const namesNobody = (id: string): boolean =>
  shotAtEnd.test(id) ||
  shot.test(id) ||
  place.test(id) ||
  seen.test(id) ||
  furniture.test(id) ||
  halfBracket.test(id) ||
  bothSides.test(id);
