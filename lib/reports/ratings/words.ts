/** The words of the FRAME and CALIBER reports: what a letter was counted by, where that stands among produced features, and the note under the table. */
import { capitalised, counted, listed, numberWord, pagesOf, timesOver } from '../../engine/wording.ts';
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
  `by its headings the story goes to another place, or between day and night, at least ${timesOver(changes)} on ${counted(pages, 'page')}, ${than('more often', measure)}`;

/** Pages that have equally many are all named, or none. */
export const quickestPages = (pages: readonly number[], changes: number): string =>
  pages.length === 1
    ? `page ${pages[0] ?? 0} has most of it, ${counted(changes, 'change')}`
    : `${pagesOf(pages)} have most of it, ${counted(changes, 'change')} each`;

/** `people` of the first quarter, and those of them who are `back` in the last. */
export const recallCounted = (people: number, back: number, measure: StoryMeasure): string =>
  `${counted(people, 'person is', 'people are')} heard in the first quarter and four times or more in all; ${back === 0 ? 'none' : numberWord(back)} of them ${back === 1 ? 'is' : 'are'} heard again in the last: ${than('more', measure)}`;

/** Pages without a line of somebody from which the return is told. */
export const longSilence = 10;

export const unheard = (name: string, from: number, to: number): string =>
  `${name} is not heard from page ${from} to page ${to}, and then again`;

/** Places of 100 between which nothing is more or less than usual. */
const usual = { from: 40, to: 60 } as const;

export const sensesCounted = (
  { found, words }: { readonly found: number; readonly words: number },
  measure: StoryMeasure,
): string => {
  if (found === 0)
    return `words for the senses: no colour, light, weather, sound or smell was found among ${words.toLocaleString('en-GB')} words of action`;
  const rate = `at least one word in ${Math.max(1, Math.round(words / found))} of the action names a colour, light, weather, a sound or a smell`;
  return isUsual(measure)
    ? `words for the senses: ${rate}, about as many as usual`
    : `words for the senses: ${rate} (${found} found), ${than('more', measure)}`;
};
export const isUsual = ({ percentile }: StoryMeasure): boolean => percentile >= usual.from && percentile <= usual.to;

export function tooLittle({ pages, english, uncounted }: RatingNotes): string {
  const why = english
    ? `The script has ${counted(Math.ceil(pages), 'page')}: too little text to count any of these measures.`
    : 'What is counted for this table reads English words, and the script’s are not English.';
  return [why, ...opinions(uncounted)].join(' ');
}

/** 'A reader’s to judge: Audience Appeal, Message and Engagement.' */
const opinions = (uncounted: readonly string[]): string[] =>
  uncounted.length === 0 ? [] : [`A reader’s to judge: ${listed(uncounted)}.`];

/** What a score is: by the features that each letter was counted in. */
function whatScoresAre({ samples }: RatingNotes): string[] {
  const [first] = samples;
  if (first === undefined) return [];
  const of = listed(samples.map(({ name, features }) => `${features.toLocaleString('en-GB')} for ${name}`));
  return [
    `Places among produced features (${of}): ${first.score} is more than ${Math.round(first.score * 10)} of 100 have. How much, not how good.`,
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
