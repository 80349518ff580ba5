/** The words of the genre advice around its cards: titles, the script in short. */
import { genreNames } from '../../../engine/norms/genre-names.ts';
import type { ProducedGenre } from '../../../engine/norms/quick-parser-norms.ts';
import { counted, listed, numberWord } from '../../../engine/wording.ts';
import type { GenreSpecificAdviceFindings } from '../card.ts';
import { conventionWords } from './convention-words.ts';
import { proportionLabels } from './kind-words.ts';
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
type Proportions = GenreSpecificAdviceFindings['proportions'];

/** Outside the middle half of the first genre's scripts; null where nothing is. */
export function outOfProportion(proportions: Proportions): string | null {
  const told = proportions.flatMap(({ id, value, beside: [first] }) =>
    first?.outside
      ? [{ first, said: `${proportionLabels[id].toLowerCase()} ${value} (there ${first.low} to ${first.high})` }]
      : [],
  );
  const [one] = told;
  if (!one) return null;
  return `Unlike half of ${one.first.scripts} ${filmsOf[one.first.genre]}: ${listed(told.map(({ said }) => said))}.`;
}
/** A convention that the script does not meet: its name alone would say that it does. */
export const departsFrom = (convention: string): string =>
  `Not met: ${convention.charAt(0).toLowerCase()}${convention.slice(1)}`;
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
  if (met.length === 0) return [`None of the ${numberWord(all)} things that ${name} is looked at for was found.`];
  const kept = met.map(
    ({ id, page }) => inSentence(conventionWords[id].name) + (page === null ? '' : ` (page ${page})`),
  );
  const found =
    departures === 0
      ? `${all === 1 ? 'the one thing' : all === 2 ? 'both things' : `all ${numberWord(all)} things`}`
      : `${numberWord(met.length)} of ${numberWord(all)} things`;
  return [`As ${name} it has ${found} looked for: ${kept.join('; ')}.`];
}

const inSentence = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

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
