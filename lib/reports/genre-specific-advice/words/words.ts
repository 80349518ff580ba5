/** The words of the genre advice around its cards: titles, the genre, the script in short. */
import { genreNames } from '../../../engine/norms/genre-names.ts';
import type { ProducedGenre } from '../../../engine/norms/quick-parser-norms.ts';
import { capitalised, counted, listed, numberWord } from '../../../engine/wording.ts';
import type { ConventionId } from '../../../story/conventions.ts';
import { type ConventionWords, conventionWords } from './convention-words.ts';
import { quotedName } from './kind-words.ts';

export const titles = {
  summary: 'In short',
  genre: 'Which genre this is written for',
  figures: 'Where the figures come from',
} as const;
export const groups = { todo: 'Do this', why: 'Why readers look for it', script: 'This script' } as const;
export const genreLabel = 'Genre';
export const adviceTitle = (genre: string): string => `Advice for ${genre}`;
export const metTitle = (genre: string): string => `What ${genre} looks for and finds here`;
export const trendsTitle = (genre: string): string => `Trends in ${genre}`;
export const proportionsTitle = (genre: string, scripts: number): string =>
  `Proportions beside ${scripts} produced scripts: ${genre}`;
export const proportionColumns = ['', 'This script', 'Lower quarter', 'Middle', 'Upper quarter', 'All 936 scripts'];
export const uncountedText = (conventions: readonly ConventionId[]): string =>
  `Not counted, because the script gives too little to go by: ${conventions.map((id) => conventionWords[id].name).join(' · ')}.`;
export const genresNamed = (names: readonly string[]): string => names.join(' and ');

export const meaning =
  'A genre is a promise to a reader. Each card below names one thing that readers of the genre look for, what was counted here, and one place to begin. The expectations are ours unless a figure is named; a script that breaks one on purpose is right to ignore its card.';

export const genreName = (genre: ProducedGenre): string => genreNames[genre];

export const tooFewScenes = (title: string, scenes: number, needed: number): string =>
  `${title} has ${counted(scenes, 'scene')} with a heading: too few to hold it against a genre (that takes ${needed}).`;
export const openGenre = (title: string): string =>
  `The genre of ${title} is open, and advice for the wrong one would be worse than none. Choose one in the script’s details, and this report says what readers of the genre look for, what of it was found here and how the proportions compare with its produced scripts.`;

interface Departure {
  readonly words: ConventionWords;
  readonly size: string;
  readonly todo: string;
}

/** `departures` are the cards, furthest first; `met` counts what the script meets. */
export function summary(title: string, name: string, departures: readonly Departure[], met: number): string {
  const all = departures.length + met;
  const [largest, ...others] = departures;
  if (all === 0) return `As ${withArticle(name)}, ${title} gives too little to count any expectation of the genre.`;
  if (!largest)
    return `As ${withArticle(name)}, ${title} meets ${all === 2 ? 'both expectations' : all === 1 ? 'the one expectation' : `all ${counted(all, 'expectation')}`} that could be counted: nothing here calls for a change.`;
  const then = others.slice(0, 2).map(({ words }) => quotedName(words));
  return `As ${withArticle(name)}, ${title} meets ${numberWord(met)} of ${counted(all, 'expectation')} that could be counted. It departs furthest from ${quotedName(largest.words)} (${largest.size})${then.length > 0 ? `, then from ${listed(then)}` : ''}. ${capitalised(largest.todo)}`;
}

const withArticle = (name: string): string =>
  `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name.toLowerCase()}${/fiction|action|crime|adventure|fantasy|horror/i.test(name) ? ' script' : ''}`;
