/** The films of a genre that are known by their forms, and the latest of them. */
import { type Film, films } from './films.ts';
import type { ProducedGenre } from './quick-parser-norms.ts';

/** The table's films of a genre. */
export const filmsIn = (genre: ProducedGenre): readonly Film[] => films.filter(({ genres }) => genres.includes(genre));

/** The latest films of a group, ties by title. */
export const latestOf = (group: readonly Film[], count = 2): Film[] =>
  [...group].sort((a, b) => b.year - a.year || (a.title < b.title ? -1 : 1)).slice(0, count);
