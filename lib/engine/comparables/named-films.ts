/** Finds the films that the writer sets beside the script in the table, and the subjects that both carry. Says nothing of a film that the table does not hold. */
import type { Comparables } from '../../story/comparables.ts';
import type { FilmTable, KnownFilm } from './film-table.ts';
import { titleKey } from './own-film.ts';

/** 'Heat (1995)': the year behind a title tells two films of one name apart. */
const withYear = /^(.*?)\s*\(?((?:19|20)\d\d)\)?\s*$/;

/** The film of that title; of several, the one of the year that is given, else the latest. */
export function filmCalled({ films }: Pick<FilmTable, 'films'>, called: string): KnownFilm | null {
  const of = (title: string): KnownFilm[] => {
    const key = titleKey(title);
    return key === '' ? [] : films.filter((film) => titleKey(film.title) === key).sort((a, b) => b.year - a.year);
  };
  const [, title = '', year = ''] = withYear.exec(called) ?? [];
  const whole = of(called);
  if (year === '' || whole.length > 0) return whole[0] ?? null;
  const named = of(title);
  return named.find((film) => film.year === Number(year)) ?? null;
}

/** `sharedOf` are the subjects of a film that the script's own words carry, told with their places. */
export const namedFilms = (
  table: FilmTable,
  called: readonly string[],
  sharedOf: (film: KnownFilm) => Comparables['films'][number]['shared'],
): Comparables['named'] =>
  called.map((each) => {
    const film = filmCalled(table, each);
    if (film === null) return { called: each, film };
    const { title, year, kind, genres } = film;
    return { called: each, film: { title, year, kind, genres: [...genres], shared: sharedOf(film) } };
  });
