/** The words of the FRAME and CALIBER reports: what each parameter looks at, what raised and lowered it, and the note under the table. */
import { capitalised, decimal, listed, pagesOf } from '../../engine/wording.ts';
import type { StoryMeasure } from '../../story/measure.ts';
import type { CaliberParameter, FrameParameter } from '../../story/ratings.ts';
import { type AroundMeasure, countClauses } from './count-clauses.ts';
import type { Reasons } from './reasons.ts';
import type { RatingNotes } from './schema.ts';

type Parameter = FrameParameter | CaliberParameter;

/** What each parameter looks at, as the method page says it. */
export const looksAt: Readonly<Record<Parameter, string>> = {
  Flux: 'How much the script changes as it moves',
  Recall: 'How much of it comes back to be remembered',
  'Audience Appeal': 'How near its proportions are to those of scripts that reached an audience',
  Message: 'How steadily it keeps to its subjects',
  Engagement: 'How much one line makes the next one necessary',
  Credibility: 'Whether the page follows the trade’s habits',
  Aesthetics: 'What there is to see and hear, and how it is put',
  Likability: 'How much room and company the lead is given',
  Impact: 'Whether pressure is named, grows and is met by those it concerns',
  Believability: 'Whether people leave unsaid what the others know and what they feel, and ask what they do not know',
  Enjoyment: 'How much rhythm there is on the way',
  Relatability: 'How near the talk is to everyday life',
};

/** 'F' of 'Flux': its letter in the acronym. */
export const letterOf = (parameter: string): string => parameter.charAt(0);

/** '7/10', from a score of 1 to 10. */
export const outOfTen = (score: number): string => `${Math.round(score)}/10`;

/** What counted raised it most and what lowered it most, with the pages of their places, and what else of the script belongs to it; one sentence. */
export function description({ raised, lowered }: Reasons, around: AroundMeasure, own: readonly string[]): string {
  const clause = (measure: StoryMeasure): string => {
    // What is not there stands on no page.
    const pages = measure.value <= 0 ? [] : measure.places.slice(0, mostPages).map(({ page }) => page);
    return `${countClauses[measure.id](measure, around)}${pages.length === 0 ? '' : ` (${pagesOf(pages)})`}`;
  };
  const clauses = [
    ...(raised ? [`${clause(raised)} raised it`] : []),
    ...(lowered ? [`${clause(lowered)} lowered it`] : []),
    ...own,
  ];
  return clauses.length === 0 ? 'Nothing counted raises or lowers it much.' : `${capitalised(clauses.join('; '))}.`;
}
const mostPages = 2;

export const leadAway = (name: string, { from, to }: { readonly from: number; readonly to: number }): string =>
  `${name} says nothing between pages ${from} and ${to}`;

/** The first of what returns; the strengths tell of it in full. */
export const comesBack = (back: string): string => `back comes ${back}`;

export const tooLittle = ({ pages }: RatingNotes): string =>
  `The script has ${decimal(pages)} pages: too little text to count any of these measures.`;

/** Said under the first of the two tables, which stand on one page. */
const firstTable = 'FRAME';
const caveat = 'Counts, ranked among produced features: no marks.';

/** `title` is the table's. Null where there is nothing to note. */
export function tableNote({ against, english, unrated }: RatingNotes, title: string): string | null {
  const sentences = title === firstTable ? [caveat, ...(against === null ? [] : [against])] : [];
  if (!english) sentences.push('The words are not English, so measures that read English words are left out.');
  if (unrated.length > 0) sentences.push(`Too little to go by for ${listed(unrated)}.`);
  return sentences.length === 0 ? null : sentences.join(' ');
}
