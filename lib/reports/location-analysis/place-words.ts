/** Says for and against a place of production, and how it was matched. */
import { criteria } from '../../engine/production/count-shooting-places.ts';
import { capitalised, counted, decimal, listed } from '../../engine/wording.ts';
import type { PlaceCriterion, ShootingPlace } from '../../story/shooting-places.ts';
import { inEighths } from './words.ts';

export const criterionNames: Readonly<Record<PlaceCriterion, string>> = {
  look: 'Look',
  language: 'Language',
  incentive: 'Incentive',
};

const takesArticle: ReadonlySet<string> = new Set(['United Kingdom', 'Canary Islands', 'Dominican Republic']);

/** The place's name after a preposition: 'the United Kingdom', 'Georgia'. */
export const placeInText = ({ place }: Pick<ShootingPlace, 'place'>): string =>
  `${takesArticle.has(place) ? 'the ' : ''}${place.replace(' (US)', '')}`;

export const noPro = (title: string): string => `None by these criteria but what it pays back of the cost of ${title}.`;
export const noCon = (title: string, place: ShootingPlace): string =>
  `None by these criteria; what ${title} would cost in ${placeInText(place)} is not among them.`;

export const sameLook = (wanted: string, where: string): string =>
  `Houses, plants and light are those of ${wanted}, where ${where} would be at home.`;
export const otherLook = ({ look, part }: ShootingPlace, wanted: string, where: string): string =>
  look === 'alike'
    ? `Houses and plants of ${part} pass for ${wanted} with dressing: look hard at ${where}.`
    : `Houses, plants and light are those of ${part}, not of ${wanted}: ${where} would show it.`;

/** `isEnglish`: the script's English leans to one side, so it is compared by that. */
export const ownSpeech = (title: string, language: string, isEnglish: boolean): string =>
  language === 'English' && isEnglish
    ? `English as ${title} has it: signs, extras and small parts pass.`
    : `${language} on the signs and from the day players, as ${title} has it.`;

const smallParts = (names: readonly string[]): string =>
  names.length === 0 ? 'small parts' : `small parts (${listed(names)})`;

/** `small` are names of parts that a local would play. */
export const otherSpeech = (
  title: string,
  { speech, english, languages }: ShootingPlace,
  wanted: string,
  small: readonly string[],
): string =>
  speech === 'near'
    ? `People there speak ${english === 'another' ? 'an English of their own' : `${english === 'British' ? 'British or Irish' : 'North American'} English`}: ${smallParts(small)} in ${title} would need another accent or a flight.`
    : `${listed(languages)} ${languages.length === 1 ? 'is' : 'are'} spoken there, not ${wanted}: signs in ${title} need dressing, ${smallParts(small)} a flight.`;

/** `first` is the first of the scenes outside that want light or dark. */
export function light(place: ShootingPlace, told: NonNullable<ShootingPlace['light']>, first: string): string {
  const { lack, month, hours, scenes } = told;
  return lack === 'day'
    ? `Late ${month} leaves ${hours} hours of daylight in ${placeInText(place)} for ${counted(scenes, 'day exterior')} such as ${first}: shoot them in summer.`
    : `Late ${month} nights last ${hours} hours in ${placeInText(place)}: ${counted(scenes, 'night exterior')} such as ${first} ${scenes === 1 ? 'wants' : 'want'} another month.`;
}

export const oldRate = (title: string, published: number | null): string =>
  `Its incentive figure ${published === null ? 'bears no date' : `is of ${published}`}: ask before ${title} is budgeted on it.`;

export const noScenes = 'No scene headings were found, so there are no places to match with others.';
export const notEnglish =
  'Other places are scored by a script’s language, of which kinds of English only are known to us, so they are not scored for this script; the index of its own places holds all the same.';
export const tooFewScenes = (scenes: number, places: readonly string[], needed: number): string =>
  `With ${scenes === 1 ? 'one scene' : `${scenes} scenes`} at ${listed(places)}, any place will do: other places are scored from ${needed} scenes on.`;

/** `inside` is given where most of the pages play inside; lengths in eighths. */
export function compared(
  title: string,
  places: number,
  wanted: string | null,
  inside: { readonly eighths: number; readonly of: number } | null,
): string {
  const by = [...(wanted === null ? [] : [`the look of ${wanted}`]), 'language', 'incentive'];
  const caution = inside
    ? ` ${inEighths(inside.eighths)} of its ${inEighths(inside.of)} pages play inside and can be built on any stage: the match speaks of the rest, so do not let a few points decide.`
    : '';
  return `${places} places with an incentive were compared with ${title} by ${listed(by)}. Which landscapes, streets and weathers ${title} asks to see is not known here, so read the order loosely.${caution}`;
}

/** '87 of 100 (39 of 45 points): look 15 of 15, …', so that the parts add up to what is claimed. */
export function match(
  score: number,
  parts: readonly { readonly name: string; readonly points: number; readonly of: number }[],
): string {
  const [won, possible] = [parts.map(({ points }) => points), parts.map(({ of }) => of)].map((list) =>
    list.reduce((sum, one) => sum + one, 0),
  );
  const scaled = possible === 100 ? '' : ` (${won} of ${possible} points)`;
  return `${score} of 100${scaled}: ${listed(parts.map(({ name, points, of }) => `${name.toLowerCase()} ${points} of ${of}`))}.`;
}

export const nothingStandsIn = 'Nothing has to stand in for anything.';

export function incentive(row: ShootingPlace['incentives'][number], place: string, collected: string): string {
  const which = row.place === place ? '' : `${row.place}: `;
  const age =
    row.old && row.published !== null ? `, more than 24 months before this table was made (${collected})` : '';
  return `${which}${capitalised(row.kind)}, headline ${decimal(row.percent)}%${row.note === '' ? '' : ` (${row.note})`}. Source: ${row.source}, ${row.published ?? 'undated'}${age}. Verify before you rely on it.`;
}

export const howMatched = (judged: number, collected: string): string[] => [
  `Look (${criteria.look}): whether the place lies in the same part of the world as the setting, or, where that is not named, as the script’s English. Language (${criteria.language}): the setting’s language, or the script’s kind of English, in signs and small parts. Incentive (${criteria.incentive}): the headline rate, full from 40%; one that may be more than 24 months old (in ${collected}, when the table was made) or bears no date counts half. The weights are ours, a yardstick and no measurement.${judged < Object.keys(criteria).length ? ' What this script gives no reason to judge is left out, and the sum is scaled to 100.' : ''}`,
  'Headline rates are on different bases (all spend, local spend, labour) and can’t be compared to the point; caps, minimum spends and cultural tests decide what a film gets. Landscapes, studios, crews, travel and the cost of living are not scored, for want of a source.',
];
