/** How near each film of the table stands to a script: as far as the script's words speak for what the film is. */
import { nearness, type WordSpace } from '../learned/word-space.ts';
import { type FilmSigns, filmSigns } from './film-signs.ts';
import type { FilmTable, KnownFilm } from './film-table.ts';

/**
 * How near a film stands by the script's words: `near` in all, its `place` to the script's where its own script was counted (1 at most, 0 where it was not), and for each
 * of its premises, by their place in the table, likeliest first, how far the words speak for it.
 */
export interface Nearness {
  readonly place: number;
  readonly near: number;
  readonly premises: readonly (readonly [premise: number, spoken: number])[];
}

/**
 * What counts beside the signs that the words speak for, on the same scale: `tags` how the film's subjects stand in the script beside those of films at large, `kin` the films
 * that have the script's subjects, `known` each
 * step by which a film is better known (an executive names that of two alike), `old` films before 1970, `otherKind` a series beside a feature or the reverse. Weighed by how like
 * the script's own film those named are, foretold by other scripts alone (976 of them).
 */
const speaks = { tags: 0.01, kin: 0.004, known: 0.008, old: -0.006, otherKind: -0.03 } as const;
const old = 1970;
/** The films first heard vote: what most of them are counts for every film, so that the named ones are of one kind. Fifteen with this weight were best of those tried. */
const voters = { many: 15, weight: 0.6 } as const;

const signsOf = new WeakMap<FilmTable, FilmSigns>();
function signsIn(table: FilmTable): FilmSigns {
  const known = signsOf.get(table) ?? filmSigns(table);
  signsOf.set(table, known);
  return known;
}

/** A subject of fewer films counts as if it had so many. */
const fewestFilms = 3;

/** What films that have the script's subjects are more than films at large: a vampire on every other page says what kind of story it is, however few other words do. */
function kinOf(table: FilmTable, subjects: readonly (readonly [tag: number, strength: number])[]): Float64Array {
  const { rows, count } = signsIn(table);
  const usual = new Float64Array(count);
  for (const row of rows) for (const [sign, value] of row) usual[sign] = (usual[sign] ?? 0) + value / rows.length;
  const signs = new Float64Array(count);
  for (const [tag, strength] of subjects) {
    const own = rows.filter((_row, at) => table.films[at]?.tags.includes(tag) === true);
    const among = strength / Math.max(fewestFilms, own.length);
    for (const row of own) for (const [sign, value] of row) signs[sign] = (signs[sign] ?? 0) + among * value;
    usual.forEach((value, sign) => {
      signs[sign] = (signs[sign] ?? 0) - among * own.length * value;
    });
  }
  return signs;
}

const along = (row: FilmSigns['rows'][number] | undefined, signs: Float64Array): number =>
  (row ?? []).reduce((sum, [sign, value]) => sum + value * (signs[sign] ?? 0), 0);

/** The nearness of each film by its position. `standing` is the script's in the space of words; `tagScores` are the films' scores by tags, `subjects` the script's own that stand out, by tag; `mayVote` is false of the script's own film. */
export function nearnessIn(
  table: FilmTable,
  standing: NonNullable<ReturnType<WordSpace['standingOf']>>,
  {
    places,
    tagScores,
    subjects,
    isSeries,
    mayVote,
  }: Pick<WordSpace, 'places'> & {
    readonly tagScores: readonly number[];
    readonly subjects: readonly (readonly [tag: number, strength: number])[];
    readonly isSeries: boolean;
    readonly mayVote: (film: KnownFilm) => boolean;
  },
): Nearness[] {
  const { rows, count } = signsIn(table);
  const kin = kinOf(table, subjects);
  const signs = Float64Array.from(
    { length: count },
    (_, sign) => (standing.signs[sign] ?? 0) + speaks.kin * (kin[sign] ?? 0),
  );
  const usual = tagScores.reduce((sum, score) => sum + score, 0) / Math.max(1, tagScores.length);
  const heard = table.films.map(
    (film, at) =>
      along(rows[at], signs) +
      speaks.tags * ((tagScores[at] ?? 0) - usual) +
      speaks.known * film.known +
      speaks.old * Number(film.year < old) +
      speaks.otherKind * Number((film.kind !== 'film') !== isSeries),
  );
  const first = [...table.films.keys()]
    .filter((at) => {
      const film = table.films[at];
      return film !== undefined && film.premises.length > 0 && (heard[at] ?? 0) > 0 && mayVote(film);
    })
    .sort((a, b) => (heard[b] ?? 0) - (heard[a] ?? 0))
    .slice(0, voters.many);
  const votes = new Float64Array(count);
  for (const at of first)
    for (const [sign, value] of rows[at] ?? [])
      votes[sign] = (votes[sign] ?? 0) + (voters.weight * value * (heard[at] ?? 0)) / first.length;
  return table.films.map((film, at) => {
    const place = places.get(at);
    return {
      place: place ? nearness(standing.place, place) : 0,
      near: (heard[at] ?? 0) + along(rows[at], votes),
      premises: film.premises
        .map((premise): [number, number] => [premise, signs[premise] ?? 0])
        .sort(([, a], [, b]) => b - a),
    };
  });
}
