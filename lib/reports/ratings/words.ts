/** The words of the FRAME and CALIBER reports: what a letter was counted by, where that stands among produced features, and the note under the table. */
import { capitalised, counted, decimal, listed, numberWord, pagesOf, timesOver } from '../../engine/wording.ts';
import type { StoryMeasure } from '../../story/measure.ts';
import type { CaliberParameter, FrameParameter } from '../../story/ratings.ts';
import type { RatingNotes } from './schema.ts';

type Parameter = FrameParameter | CaliberParameter;

/** What each parameter looks at, as the method page says it. */
export const looksAt: Readonly<Record<Parameter, string>> = {
  Flux: 'How often place and time change',
  Recall: 'How much of the beginning the end brings back',
  'Audience Appeal': 'Whom it will please',
  Message: 'What it says',
  Engagement: 'Whether one wants to read on',
  Credibility: 'Whether its world holds',
  Aesthetics: 'What there is to see, hear and smell',
  Likability: 'Whether one likes its people',
  Impact: 'What stays with a reader',
  Believability: 'Whether people would do so',
  Enjoyment: 'Whether it is a pleasure to read',
  Relatability: 'Whether one knows its troubles',
};

/** 'F' of 'Flux': its letter in the acronym. */
export const letterOf = (parameter: string): string => parameter.charAt(0);

/** '7/10', from a score of 0 to 10. */
export const outOfTen = (score: number): string => `${Math.round(score)}/10`;

export const sentences = (...clauses: readonly string[]): string =>
  clauses.map((clause) => `${capitalised(clause)}.`).join(' ');

/** 'more often than in 72 of 100 produced features': the score, as it is. */
const than = (what: string, { percentile }: StoryMeasure): string =>
  `${what} than in ${Math.round(percentile)} of 100 produced features`;

export const changesCounted = (
  { changes, pages }: { readonly changes: number; readonly pages: number },
  measure: StoryMeasure,
): string =>
  `by its headings the story goes to another place, or between day and night, ${timesOver(changes)} on ${counted(pages, 'page')}, ${than('more often', measure)}`;

export const quickestPage = (page: number, changes: number): string =>
  `page ${page} has most of it, ${counted(changes, 'change')}`;

/** People and places of the first quarter, and those of them that are back in the last. */
interface Held {
  readonly all: number;
  readonly back: number;
}
export function recallCounted(people: Held, places: Held, measure: StoryMeasure): string {
  const told = [
    ...(people.all > 0 ? [`${ofThem(people)} people who speak four times or more`] : []),
    ...(places.all > 0 ? [`${ofThem(places)} places used more than once`] : []),
  ];
  return `of what the first quarter has, the last has again ${listed(told)}: ${than('more', measure)}`;
}
const ofThem = ({ all, back }: Held): string => `${back === 0 ? 'none' : numberWord(back)} of ${numberWord(all)}`;

/** Pages without a line of somebody from which the return is told. */
export const longSilence = 10;

export const back = (what: string): string => `back comes ${what}`;
/** By the places that are shown, the first and that of the return. */
export const thingBack = (name: string, shown: readonly { readonly page: number }[]): string =>
  back(`${name} (${pagesOf(shown.map(({ page }) => page))})`);
export const unheard = (name: string, from: number, to: number): string =>
  `${name} is not heard from page ${from} to page ${to}, and then again`;

export const sensesCounted = (
  { found, words }: { readonly found: number; readonly words: number },
  measure: StoryMeasure,
): string =>
  found === 0
    ? `no word of ${words.toLocaleString('en-GB')} in the action names a colour, light, weather, a sound or a smell`
    : `one word in ${Math.max(1, Math.round(words / found))} of the action names a colour, light, weather, a sound or a smell (${found} in all), ${than('more', measure)}`;

export function tooLittle({ pages, english, uncounted }: RatingNotes): string {
  const why = english
    ? `The script has ${decimal(pages)} pages: too little text to count any of these measures.`
    : 'What is counted for this table reads English words, and the script’s are not English.';
  return [why, ...opinions(uncounted)].join(' ');
}

/** 'Audience Appeal, Message and Engagement are a reader’s opinion …'. */
const opinions = (uncounted: readonly string[]): string[] =>
  uncounted.length === 0
    ? []
    : [
        `${listed(uncounted)} ${uncounted.length === 1 ? 'is' : 'are'} a reader’s opinion: nothing counted stands for ${uncounted.length === 1 ? 'it' : 'them'}.`,
      ];

/** 'A score is …': by the features that each letter was counted in. */
function whatScoresAre({ samples }: RatingNotes): string[] {
  const [first] = samples;
  if (first === undefined) return [];
  const of = listed(samples.map(({ name, features }) => `${features.toLocaleString('en-GB')} for ${name}`));
  return [
    `A score is a place among produced features counted in the same way (${of}): ${first.score} means more than in ${Math.round(first.score * 10)} of 100. It says how much, not how good.`,
  ];
}

export function tableNote(notes: RatingNotes): string | null {
  const { against, unrated, uncounted } = notes;
  const told = [
    ...whatScoresAre(notes),
    ...(against === null ? [] : [against]),
    ...(unrated.length > 0 ? [`Too little to go by for ${listed(unrated)}.`] : []),
    ...opinions(uncounted),
  ];
  return told.length === 0 ? null : told.join(' ');
}
