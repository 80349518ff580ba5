/** Counts the subjects and forms of the film table among a genre's films, and how their shares moved. */
import { type Film, films } from './films.ts';
import type { ProducedGenre } from './quick-parser-norms.ts';

/** The table's films of a genre. */
export const filmsIn = (genre: ProducedGenre): readonly Film[] => films.filter(({ genres }) => genres.includes(genre));

export interface TagCount {
  readonly tag: string;
  readonly films: readonly Film[];
}

/** Commonest first; ties by name. */
export function tagCounts(group: readonly Film[], wanted: (tag: string) => boolean): TagCount[] {
  const tags = [...new Set(group.flatMap((film) => film.tags))].filter(wanted);
  return tags
    .map((tag) => ({ tag, films: group.filter((film) => film.tags.includes(tag)) }))
    .sort((a, b) => b.films.length - a.films.length || (a.tag < b.tag ? -1 : 1));
}

const forms = new Set(
  'single-location few-places ensemble two-hander non-linear flashbacks voice-over countdown investigation one-day one-night chase siege coming-of-age fish-out rise-fall twist'.split(
    ' ',
  ),
);
/** What a film is about, not how it is built. */
export const isSubject = (tag: string): boolean => !forms.has(tag);

/** Year that cuts the table into two halves of like size, and how far a share must move to be named. */
export const turn = 1980;
const leastMove = 0.04;
/** Films on either side below which shares move by chance. */
const fewestFilms = 10;

export interface Move {
  readonly tag: string;
  readonly before: number;
  readonly since: number;
  readonly change: number;
}

/** Subjects and forms of four films or more with how they moved, those that rose most first; none where either side has too few films. */
export function movesOf(own: readonly Film[]): Move[] {
  const [old, young] = [own.filter(({ year }) => year < turn), own.filter(({ year }) => year >= turn)];
  if (Math.min(old.length, young.length) < fewestFilms) return [];
  return tagCounts(own, () => true)
    .filter((one) => one.films.length >= 4)
    .map(({ tag, films: group }) => {
      const since = group.filter(({ year }) => year >= turn).length;
      const before = group.length - since;
      return { tag, before, since, change: since / Math.max(1, young.length) - before / Math.max(1, old.length) };
    })
    .sort((a, b) => b.change - a.change || (a.tag < b.tag ? -1 : 1));
}

export const risenOf = (moves: readonly Move[]): Move[] => moves.filter(({ change }) => change > leastMove).slice(0, 3);
export const fallenOf = (moves: readonly Move[]): Move[] =>
  moves
    .toReversed()
    .filter(({ change }) => change < -leastMove)
    .slice(0, 3);

/** The latest films of a group, ties by title. */
export const latestOf = (group: readonly Film[], count = 2): Film[] =>
  [...group].sort((a, b) => b.year - a.year || (a.title < b.title ? -1 : 1)).slice(0, count);
