/** The words of the FRAME and CALIBER reports: what each parameter looks at, what raised and lowered it, and the note under the table. */
import { decimal, listed } from '../../engine/wording.ts';
import type { CaliberParameter, FrameParameter } from '../../story/ratings.ts';
import { sideOf } from '../measure-words.ts';
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
  Believability: 'Whether people talk like different people who know each other',
  Enjoyment: 'How much rhythm and news there is on the way',
  Relatability: 'How near the talk is to everyday life',
};

/** 'F' of 'Flux': its letter in the acronym. */
export const letterOf = (parameter: string): string => parameter.charAt(0);

/** '7/10', from a score of 1 to 10. */
export const outOfTen = (score: number): string => `${Math.round(score)}/10`;

/** The heading of the rows below the table of this title. */
export const figuresTitle = (title: string): string => `${title} in figures`;
/** The head of their first column. */
export const figuresOf = 'Rating';

/** In one line each what raised and what lowered it. */
export const description = ({ raised, lowered }: Reasons): string =>
  [
    ...(raised ? [`Raised: ${sideOf(raised)}.`] : []),
    ...(lowered ? [`Lowered: ${sideOf(lowered)}.`] : []),
    ...(raised || lowered ? [] : ['Nothing counted raises or lowers it much.']),
  ].join(' ');

export const tooLittle = ({ pages }: RatingNotes): string =>
  `The script has ${decimal(pages)} pages: too little text to count any of these measures.`;

/** Said under the first of the two tables, which stand on one page. */
const firstTable = 'FRAME';
const caveat = 'Craft measures, not marks for quality.';

/** `title` is the table's. Null where there is nothing to note. */
export function tableNote({ against, english, unrated }: RatingNotes, title: string): string | null {
  const sentences = title === firstTable ? [caveat, ...(against === null ? [] : [against])] : [];
  if (!english) sentences.push('The words are not English, so measures that read English words are left out.');
  if (unrated.length > 0) sentences.push(`Too little to go by for ${listed(unrated)}.`);
  return sentences.length === 0 ? null : sentences.join(' ');
}
