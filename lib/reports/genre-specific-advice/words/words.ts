/** The words of the genre advice around its cards: titles, the script in short. */
import { genreNames } from '../../../engine/norms/genre-names.ts';
import type { ProducedGenre } from '../../../engine/norms/quick-parser-norms.ts';
import { counted, numberWord } from '../../../engine/wording.ts';
import { conventionWords } from './convention-words.ts';
import { filmsOf } from './trend-words.ts';

export const titles = {
  summary: 'In short',
  proportions: 'Proportions',
} as const;
export const groups = { todo: 'Do this', script: 'This script' } as const;
/** What the title of a genre's trends opens with. */
export const trends = 'Trends in';
export const trendsTitle = (genre: ProducedGenre): string => `${trends} ${genreNames[genre]}`;
export const adviceTitle = (genre: ProducedGenre): string => `Advice for ${genreNames[genre]}`;
export const proportionColumns = (
  compared: readonly { readonly genre: ProducedGenre; readonly scripts: number }[],
): string[] => ['', 'This script', ...compared.map(({ genre, scripts }) => `Half of ${scripts} ${filmsOf[genre]}`)];
/** A convention that the script does not meet: its name alone would say that it does. */
export const departsFrom = (convention: string): string =>
  `Not met: ${convention.charAt(0).toLowerCase()}${convention.slice(1)}`;
export const range = (low: string, high: string): string => `${low} to ${high}`;

export const tooFewScenes = (title: string, scenes: number, needed: number): string =>
  `${title} has ${counted(scenes, 'scene')} with a heading: too few for a genre (that takes ${needed}).`;
export const openGenre = (title: string): string =>
  `The genre of ${title} is open, and advice for the wrong one would be worse than none: choose one in its details.`;

/** A convention that the script meets, and the page of the first place that shows it. */
interface Met {
  readonly id: keyof typeof conventionWords;
  readonly page: number | null;
}

/** `departures` counts what the script departs from. */
export function summary(title: string, genre: ProducedGenre, met: readonly Met[], departures: number): string[] {
  const all = met.length + departures;
  const name = withArticle(genreNames[genre]);
  if (all === 0) return [`As ${name}, ${title} gives too little to count any expectation of the genre.`];
  const number =
    departures > 0
      ? `${met.length === 0 ? 'none' : numberWord(met.length)} of ${numberWord(all)}`
      : all === 1
        ? 'the only one'
        : all === 2
          ? 'both'
          : `all ${numberWord(all)}`;
  const kept = met.map(({ id, page }) => conventionWords[id].name + (page === null ? '' : ` (page ${page})`));
  return [`Expectations of ${name} met: ${number}.`, ...(kept.length > 0 ? [`Met: ${kept.join(' · ')}.`] : [])];
}

/** Genres whose name is no kind of work: 'a horror script', but 'a comedy'. */
const adjectives: ReadonlySet<string> = new Set([
  'Science Fiction',
  'Action',
  'Crime',
  'Adventure',
  'Fantasy',
  'Horror',
]);
const withArticle = (name: string): string =>
  `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name.toLowerCase()}${adjectives.has(name) ? ' script' : ''}`;
