/** Tells cues that name nobody: shots, places and page furniture that stand where a name would. */
import { anyOf, openingWith, wholeText, wholeWords } from '../../screenplay/text/phrases.ts';
import {
  articlesAndOwners,
  besideThings,
  furnitureWords,
  headedTimes,
  kindsOfShot,
  looseWords,
  placeOpenings,
  seenOfSomebody,
  sentenceOpenings,
  sentenceWords,
  shotOpenings,
  sidesOfWall,
  thingsAndPlaces,
} from '../lexicons/cue-words.ts';
import { shortTitles } from '../lexicons/name-words.ts';
import { englishWords } from '../norms/english-words.ts';

const shot = openingWith(shotOpenings, { flags: '', end: '(?=$|[ .:,-])' });
const place = new RegExp(`^${anyOf(placeOpenings)} ${anyOf(articlesAndOwners)}\\b`);
/** 'MAGS' EYES', 'HIS HANDS'. */
const seen = new RegExp(`(?:'S?|\\bHIS|\\bHER|\\bTHEIR) ${anyOf(seenOfSomebody)}$`);
const shotAtEnd = new RegExp(`\\b${anyOf(kindsOfShot)} SHOTS?$`);
const furniture = wholeWords(furnitureWords, { flags: '' });
/** 'THE BATTLEMENTS. DAY. 51.', '9.INT. HALLWAY', 'HER BUILDING - EXTERIOR DAY'. */
const heading = new RegExp(`(?<!\\p{L})(?:INT|EXT)\\.|\\b${anyOf(sidesOfWall)}\\b|[-.,] ${anyOf(headedTimes)}\\b`, 'u');
/** The end of a parenthetical that ran over its line: 'AND PAUSES)'. */
const halfBracket = /^[^(]*\)$/;
/** Scene numbers and what a scanner makes of them: '49A', '172-B', "E'.", '19 L5 V MON - I IWO 29'. Nobody's name has fewer than two letters for each digit. */
const letters = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;
const digits = (text: string): number => text.match(/\p{N}/gu)?.length ?? 0;
const numbered = (id: string): boolean => /^\d/.test(id) && letters(id) < 2 * digits(id) + 1;
/** '107 INTERVIEW 107': a number on both sides is a scene's. */
const bothSides = /^(\d+)[A-Z]?\b.*\b\1[A-Z]?$/;

/** Marks that stand in talk and in what a scanner makes of a name, and in no name: 'YOU BITCH !', 'FEZWI C{', 'WHAT ... '. */
const foreignMark = /[!?=<>|_^~\\;%$@§°¢€¬«»]|\.{3}|…/;
/** A bullet or a quotation mark in the wrong alphabet, and nothing else. */
const onlyGarbled = /^[ÃÂ\u0080-\u00BF\s]+$/;
/** Half of a title or of something said: 'PARIS"'. */
const halfQuote = (id: string): boolean => (id.match(/["“”]/g)?.length ?? 0) % 2 === 1;
const openBracket = /^(?:\([^)]*|\{.*\})$/;
const loose = wholeText(looseWords, { flags: '' });
const opensSentence = new RegExp(`^${anyOf(sentenceOpenings)} \\S`);
const inSentence = wholeWords(sentenceWords, { flags: '', start: '(?:^|\\s)', end: '(?=$|[\\s,.])' });
/** 'UM, MMM, OKAY.': a full stop behind several words that are no initials. */
const fullStop = /\p{L}{3,}[ ,].*\p{L}{3,}\.$/u;
const doingSomething = new RegExp(`^\\p{L}{3,}ING ${anyOf(articlesAndOwners)} `, 'u');
const wordsOfSentence = 4;
/** Words that no name is as long as. */
const tooManyWords = 8;

const isSentence = (id: string): boolean => {
  const words = id.split(' ').length;
  return (
    // 'P R O F E S S O R HALE' is a name that a scanner took apart.
    id.split(' ').filter((word) => word.length > 1).length >= tooManyWords ||
    (words >= wordsOfSentence && inSentence.test(id)) ||
    opensSentence.test(id) ||
    doingSomething.test(id) ||
    fullStop.test(id)
  );
};

/** 'CONT1NUZD', 'CON'TIN JED': what a scanner makes of CONTINUED. */
const continued = 'CONTINUED';
const nearContinued = 3;
const isContinued = (id: string): boolean => {
  const squeezed = id
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('0', 'O')
    .replaceAll('1', 'I');
  return (
    squeezed.startsWith('CO') &&
    Math.abs(squeezed.length - continued.length) <= 2 &&
    distance(squeezed, continued) <= nearContinued
  );
};

/** Letters put in, left out or changed. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1)
      next.push(
        Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + Number(one[i - 1] !== other[j - 1])),
      );
    row = next;
  }
  return row[other.length] ?? 0;
}

/** A line that was taken for a cue, or a cue beyond reading: a sentence, marks that no name has. Somebody who speaks often is called so all the same. */
export const isNoCue = (id: string): boolean =>
  foreignMark.test(id) ||
  halfQuote(id) ||
  openBracket.test(id) ||
  isSentence(id) ||
  isContinued(id) ||
  letters(id) === 0;

const thing = new RegExp(`(?:^|[ '-])${anyOf(thingsAndPlaces)}$`, 'u');
const titledName = new RegExp(`^${anyOf(shortTitles)}\\b`, 'u');
/** 'GUY AT TABLE', 'MAN ON THE STREET': somebody there. */
const somebodyThere = new RegExp(`[\\p{L}\\p{N}] ${anyOf(besideThings)} `, 'u');
const nameAndSurname = /^(\p{L}+) \p{L}+$/u;
/** A thing or a place under which a line stands once, as that of a direction: THE FRONT DOOR, WAITING ROOM. A surname may be such a word, too: DORIS DAY. */
export function namesThing(id: string): boolean {
  const first = nameAndSurname.exec(id)?.[1]?.toLowerCase();
  const isName = first !== undefined && englishWords().names.has(first);
  return thing.test(id) && !isName && !titledName.test(id) && !somebodyThere.test(id);
}

/** A number and no name: of a page, a scene or a shot. */
export const isStrayNumber = (id: string): boolean => letters(id) === 0 || numbered(id);

export const namesNobody = (id: string): boolean =>
  shotAtEnd.test(id) ||
  shot.test(id) ||
  place.test(id) ||
  seen.test(id) ||
  furniture.test(id) ||
  heading.test(id) ||
  halfBracket.test(id) ||
  bothSides.test(id) ||
  loose.test(id) ||
  onlyGarbled.test(id);
