/** What a film is, as a row of signs: kinds of story, types, genres, subjects and its time. Films are alike as far as their rows point one way. */
import type { FilmTable, KnownFilm } from './film-table.ts';

/** A sign by its place in the list of all (premises, types, genres, tags, then two of time), and how much of it the film has. */
export type FilmSign = readonly [sign: number, value: number];

/**
 * What each kind of sign counts: the kind of story most, a subject least; what few films are counts more than what many are. Chosen by eye on films set beside sixty others by
 * their own signs alone: seven in ten were sensible.
 */
const counts = { premise: 1, type: 0.6, genre: 0.5, tag: 0.4, time: 0.4 } as const;
/** What a film's second type counts beside the first. */
const secondType = 0.7;
/** The logarithm at which a rare sign counts its full weight. */
const fullRarity = { premise: 4, genre: 1.5, tag: 4 } as const;
/** Years are a quarter of a circle from the first to the last: near ones point one way, and no two away from each other. */
const years = { first: 1930, last: 2020 } as const;

export interface FilmSigns {
  /** How many signs there are. */
  readonly count: number;
  /** By the film's position in the table; each row is of length one. */
  readonly rows: readonly (readonly FilmSign[])[];
}

type Signed = Pick<KnownFilm, 'premises' | 'types' | 'genres' | 'tags' | 'year'>;

/** The signs of every film of a table. Premises come first, in the table's order. */
export function filmSigns({
  films,
  premises,
  types,
  genreNames,
  tags,
}: Pick<FilmTable, 'premises' | 'types' | 'genreNames' | 'tags'> & { readonly films: readonly Signed[] }): FilmSigns {
  const first = {
    type: premises.length,
    genre: premises.length + types.length,
    tag: premises.length + types.length + genreNames.length,
  };
  const time = first.tag + tags.length;
  const genreAt = new Map(genreNames.map((genre, at) => [genre, at]));
  const genresOf = ({ genres }: Signed): number[] => genres.flatMap((genre) => genreAt.get(genre) ?? []);
  const rarity = (signsOf: (film: Signed) => readonly number[]): ((sign: number) => number) => {
    const found = new Map<number, number>();
    for (const film of films) for (const sign of signsOf(film)) found.set(sign, (found.get(sign) ?? 0) + 1);
    return (sign) => Math.log(films.length / (found.get(sign) ?? 1));
  };
  const rare = {
    premise: rarity((film) => film.premises),
    genre: rarity(genresOf),
    tag: rarity((film) => film.tags),
  };
  return {
    count: time + 2,
    rows: films.map((film) => {
      const angle =
        (((Math.min(Math.max(film.year, years.first), years.last) - years.first) / (years.last - years.first)) *
          Math.PI) /
        2;
      const row: FilmSign[] = [
        ...film.premises.map((at): FilmSign => [at, (counts.premise * rare.premise(at)) / fullRarity.premise]),
        ...film.types.map((at, order): FilmSign => [first.type + at, counts.type * (order === 0 ? 1 : secondType)]),
        ...genresOf(film).map((at): FilmSign => [first.genre + at, (counts.genre * rare.genre(at)) / fullRarity.genre]),
        ...film.tags.map((at): FilmSign => [first.tag + at, (counts.tag * rare.tag(at)) / fullRarity.tag]),
        [time, counts.time * Math.cos(angle)],
        [time + 1, counts.time * Math.sin(angle)],
      ];
      const length = Math.hypot(...row.map(([, value]) => value)) || 1;
      return row.map(([sign, value]): FilmSign => [sign, value / length]);
    }),
  };
}
