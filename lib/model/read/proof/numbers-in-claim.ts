/** Numbers of a sentence held against its cites: figures and counted things against the scenes, pages and distances against the places cited. */
import { oneOf } from '../../../screenplay/text/phrases.ts';
import type { Cite } from '../../../story/cite.ts';
import type { NumberedScript } from '../numbered-script.ts';

const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const wordValues = new Map<string, number>([
  ...units.map((word, at) => [word, at] as const),
  ...tens.map((word, at) => [word, (at + 2) * 10] as const),
  ['hundred', 100],
  ['thousand', 1000],
]);
const numberIn = (told: string): number => wordValues.get(told.toLowerCase()) ?? Number(told);
const anyNumber = `\\d+|${[...wordValues.keys()].join('|')}`;

const figures = (text: string): string[] => text.match(/(?<![\p{L}\d.])\d+(?![\d.]*\p{L})/gu) ?? [];
const places = /\b(pages?|pp?\.|scenes?)\s*(\d+)(?:\s*(?:to|and|[-–])\s*(\d+))?/gi;
const apartWords = 'later earlier after before on apart further'.split(' ');
const distances = new RegExp(`\\b(${anyNumber}) (scenes?|pages?) ${oneOf(apartWords)}\\b`, 'gi');

/** 'On page eight' as 'on page 8'. */
const placesInWords = new RegExp(`\\b((?:pages?|scenes?)\\s+)(${[...wordValues.keys()].join('|')})\\b`, 'gi');
const placesInDigits = (text: string): string =>
  text.replace(placesInWords, (_, kind: string, number: string) => `${kind}${numberIn(number)}`);

/** Every number agrees with the places cited, or is none that code can judge. `scenes` are the words of the scenes cited. */
export function numbersAgree(claim: string, cites: readonly Cite[], scenes: string, script: NumberedScript): boolean {
  const text = placesInDigits(claim);
  return (
    placesAgree(text, cites, script) &&
    distancesAgree(text, cites) &&
    otherFigures(text, script).every((figure) => stands(Number(figure), cites, scenes)) &&
    countsAgree(text, scenes)
  );
}

/** A page or scene that is named is one of the places cited, or of the pages of a scene cited. Numbers beyond the script's own count as figures. */
function placesAgree(text: string, cites: readonly Cite[], script: NumberedScript): boolean {
  const cited = new Set(cites.map(({ scene }) => scene));
  const held = script.scenes.filter(({ scene }) => cited.has(scene));
  return [...text.matchAll(places)].every(([, kind = '', from = '', to]) => {
    const [first, last] = [Number(from), Number(to ?? from)];
    if (last > Math.max(script.pages, script.scenes.length)) return true;
    if (kind.toLowerCase().startsWith('s'))
      return cites.some(({ scene }) => scene !== null && scene >= first && scene <= last);
    return held.some(({ page, lastPage }) => first <= lastPage && last >= page);
  });
}

/** 'Ten scenes later' is told of two places that lie so far apart, give or take one or a tenth. */
function distancesAgree(text: string, cites: readonly Cite[]): boolean {
  return [...text.matchAll(distances)].every(([, told = '', unit = '']) => {
    const at = cites.flatMap(({ scene, page }) => (unit.toLowerCase().startsWith('s') ? (scene ?? []) : page));
    const apart = at.flatMap((one, index) => at.slice(index + 1).map((other) => Math.abs(one - other)));
    const farthest = Math.max(0, ...apart);
    const number = numberIn(told);
    return farthest === 0 || apart.some((distance) => Math.abs(distance - number) <= Math.max(1, number / 10));
  });
}

/** Figures other than pages, scenes and distances; a number above the script's pages and scenes is a figure. */
function otherFigures(text: string, script: NumberedScript): string[] {
  const most = Math.max(script.pages, script.scenes.length);
  return figures(
    text
      .replace(distances, '')
      .replace(places, (whole, _kind: string, from: string, to: string | undefined) =>
        Math.max(Number(from), Number(to ?? 0)) <= most ? '' : whole,
      ),
  );
}

const escapedNumber = (number: number): string => {
  const word = units[number] ?? (number % 10 === 0 ? tens[number / 10 - 2] : undefined);
  return word === undefined ? String(number) : `(?:${number}|${word})`;
};
const printed = (number: number, scenes: string): boolean =>
  new RegExp(`(?<![\\p{L}\\d])${escapedNumber(number)}(?![\\p{L}\\d])`, 'iu').test(scenes);
const stands = (number: number, cites: readonly Cite[], scenes: string): boolean =>
  cites.some(({ page, scene }) => page === number || scene === number) || printed(number, scenes);

/** Numbers in words that tell something; one and two are said of anything. */
const tellingNumbers = [...wordValues].flatMap(([word, value]) => (value > 2 && value < 100 ? [word] : [])).join('|');
/** 'Forty plates': a number with what it counts. */
const counted = new RegExp(`(?<![\\p{L}-])(${tellingNumbers}) (\\p{Ll}{4,})`, 'giu');
/** 'At fifteen', 'becomes sixty': a number that counts nothing. */
const numberFollows = 'at aged is was turns becomes counts says answers'.split(' ');
const bare = new RegExp(
  `\\b${oneOf(numberFollows)} (${tellingNumbers})(?=[.,;:!?]|$| (?:alone|and|in|on|at|but)\\b)`,
  'giu',
);
/** The first letters of a word: 'plates' and 'plate'. */
const stemLetters = 4;

/** Where a line counts the same thing otherwise, and none so, the sentence miscounts; a number that counts nothing is printed in the scenes. A reader's own count is left alone. */
function countsAgree(text: string, scenes: string): boolean {
  const lines = scenes.split('\n');
  const told = text.replace(distances, '');
  const things = [...told.matchAll(counted)].every(([, given = '', thing = '']) => {
    const stem = thing.toLowerCase().slice(0, stemLetters);
    const otherwise = new RegExp(`(?<![\\p{L}\\d])(?:${anyNumber}) (?:\\p{L}+ )?${stem}`, 'iu');
    const about = lines.filter((line) => otherwise.test(line));
    return about.length === 0 || about.some((line) => printed(numberIn(given), line));
  });
  return things && [...told.matchAll(bare)].every(([, given = '']) => printed(numberIn(given), scenes));
}
