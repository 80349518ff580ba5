/** Ranks films by the tags that a script's words carry, and picks those that may be named. */
import type { GenreChance } from '../learned/genre-model.ts';
import { backdropTags } from '../lexicons/backdrop-tags.ts';
import type { FilmTable, KnownFilm } from './film-table.ts';
import type { TagStrength } from './tag-strengths.ts';

/**
 * `shared` are positions in the table's tags, strongest first. `score` is by tags and genres alone, `near` by the words of the script, too:
 * the one finds the script's own film, the other what it is like.
 */
export interface RankedFilm {
  readonly film: KnownFilm;
  readonly score: number;
  readonly near: number;
  readonly shared: readonly number[];
}

/** The weight of the genres beside that of the tags; found on folds of 485 produced scripts. */
const genreWeight = 0.25;
/** Keeps one tag of a film of few from outweighing all. */
const evenness = 0.5;
/** No chance is taken for certain. */
const doubt = 0.02;

/** Genres of the table that the model does not know by themselves, by those that it finds in such scripts. */
const kin: Readonly<Record<string, readonly string[]>> = {
  scifi: ['sci-fi'],
  action: ['war', 'western'],
  adventure: ['war', 'western', 'fantasy'],
  thriller: ['mystery', 'war'],
  crime: ['mystery', 'western'],
  drama: ['war', 'western', 'history', 'sport'],
};
const isOf = ({ genres }: KnownFilm, genre: string): boolean =>
  genres.some((own) => own === genre || (kin[genre] ?? []).includes(own));

const genreAgreement = (film: KnownFilm, chances: readonly GenreChance[]): number =>
  chances.reduce((sum, { genre, chance }) => sum + Math.log((isOf(film, genre) ? chance : 1 - chance) + doubt), 0);

/** Square root: the second and third tag count beside one that stands out far. */
const pull = (strength: TagStrength | undefined): number => Math.sqrt(Math.max(0, strength?.z ?? 0));

/** How well a film's tags stand in the script (a cosine over what the tags tell), and how well its genres agree. */
export function scoreOf(
  film: KnownFilm,
  { tags }: Pick<FilmTable, 'tags'>,
  strengths: readonly TagStrength[],
  chances: readonly GenreChance[],
): number {
  let [sum, squares] = [0, evenness];
  for (const at of film.tags) {
    const tells = tags[at]?.tells ?? 0;
    sum += tells * pull(strengths[at]);
    squares += tells ** 2;
  }
  return sum / Math.sqrt(squares) + genreWeight * genreAgreement(film, chances);
}

/** From here on a tag is said to be shared: so many standard deviations over the average script. */
const clearZ = 1.5;
/** A subject comes back: on so many pages at least. */
const fewestPages = 3;
/** One word alone must stand so often. */
const fewestOfOne = 4;
/** Letters in which a word and a tag's name must agree. */
const stem = 4;
/** A tag that tells less of a script's film says nothing by itself. */
const leastTelling = 0.5;
/** At least one shared tag stands at so few films of the table: 'family, house, money' are never enough. */
const rareTag = 60;
/** A tag weighs no more than this. */
const most = { pull: 2.5, tells: 1.5 };
/**
 * What speaks for a film, found by logistic regression on 897 produced scripts: how alike their own films' tags and genres are to those of the films beside
 * them. `top`: the subject that stands out furthest is the film's, too; `tops` for each of the first four; `subjects` for each, three at most; `old` of
 * films before 1970.
 */
const speaks = { words: 2.1, genres: 0.27, top: 0.42, tops: 0.13, subjects: 0.14, tags: 0.07, old: -0.13 } as const;
const old = 1970;
const topSubjects = 4;
const mostSubjects = 3;
/** Of one subject a film is named only where its words are as near as this, of several from `alike.several` on; and never for less in all than `nearEnough`. */
const alike = { one: 0.6, several: 0.45 } as const;
const nearEnough = 0.7;
/** One of the film's genres has at least this chance, where the script's genres are known. */
const leastGenre = 0.25;
/** Of the genres that the script has so surely the film has one; drama is everything's. */
const sureGenre = 0.6;
/** A feature is rather set beside a film, a part of a series beside a series. */
const otherKind = 0.5;

function genresAgree(film: KnownFilm, chances: readonly GenreChance[]): boolean {
  const sure = chances.filter(({ genre, chance }) => genre !== 'drama' && chance >= sureGenre);
  if (sure.length > 0) return sure.some(({ genre }) => isOf(film, genre));
  return chances.length === 0 || chances.some(({ genre, chance }) => chance >= leastGenre && isOf(film, genre));
}

/** One word alone shows a tag only where it is the tag's own ('opera' shows opera, 'auditorium' no school play) or all over the script ('Amish'). */
const pagesOfOne = 10;

const namesTag = (tag: string, entry: string | undefined): boolean =>
  tag.split(' ').some((word) => word.length >= stem && entry?.startsWith(word.slice(0, stem)) === true);

const isClear = ({ z, hits, pages, words }: TagStrength, tag: string): boolean =>
  z >= clearZ &&
  pages >= fewestPages &&
  (words.length > 1 || pages >= pagesOfOne || (hits >= fewestOfOne && namesTag(tag, words[0]?.entry)));

/** The tags that the script's words carry clearly enough to be told of, by their places in the table. */
export const clearTags = ({ tags }: Pick<FilmTable, 'tags'>, strengths: readonly TagStrength[]): Set<number> =>
  new Set(
    strengths.flatMap((strength, at) =>
      isClear(strength, tags[at]?.tag ?? '') && (tags[at]?.tells ?? 0) >= leastTelling ? [at] : [],
    ),
  );

/** The subjects among tags, strongest first: those of a backdrop are none, 'gambler' and 'gambler in debt' are one, and so are two that the same word shows. */
function subjectsAmong(
  shared: readonly number[],
  table: Pick<FilmTable, 'tags'>,
  strengths: readonly TagStrength[],
): number[] {
  const told = new Set<string>();
  return shared.filter((at) => {
    const tag = table.tags[at]?.tag ?? '';
    const [word] = (strengths[at]?.words ?? []).toSorted((a, b) => b.gives - a.gives);
    const own = [
      ...tag.split(/[ -]/).flatMap((part) => (part.length > stem ? [part.slice(0, stem + 1)] : [])),
      ...(word ? [`shown by ${word.entry}`] : []),
    ];
    if (backdropTags.has(tag) || own.some((one) => told.has(one))) return false;
    for (const one of own) told.add(one);
    return true;
  });
}

/** The films that may be named, that of the highest score first. `chances` are empty where the script's genre is open; `isSeries` is of the script; `nearOf` says how near the script's words stand to a film of the table, null where it has no place. */
export function nameableFilms(
  table: FilmTable,
  strengths: readonly TagStrength[],
  {
    chances,
    isSeries,
    nearOf = () => null,
  }: {
    readonly chances: readonly GenreChance[];
    readonly isSeries: boolean;
    readonly nearOf?: (film: number) => number | null;
  },
): RankedFilm[] {
  const weightOf = (at: number): number =>
    Math.min(most.pull, pull(strengths[at])) * Math.min(most.tells, table.tags[at]?.tells ?? 0);
  const standsOut = (at: number): number => pull(strengths[at]) * (table.tags[at]?.tells ?? 0);
  const clear = clearTags(table, strengths);
  const tops = [...clear]
    .filter((at) => !backdropTags.has(table.tags[at]?.tag ?? ''))
    .sort((a, b) => standsOut(b) - standsOut(a))
    .slice(0, topSubjects);
  return table.films
    .flatMap((film, position): RankedFilm[] => {
      const shared = film.tags.filter((at) => clear.has(at)).sort((a, b) => weightOf(b) - weightOf(a));
      const subjects = subjectsAmong(shared, table, strengths);
      const words = nearOf(position);
      const clearly = subjects.some((at) => tops.includes(at));
      const isRare = shared.some((at) => (table.tags[at]?.films ?? rareTag + 1) <= rareTag);
      if (!isRare || !genresAgree(film, chances) || !isEnough(subjects.length, clearly, words)) return [];
      const apart = (film.kind !== 'film') === isSeries ? 0 : otherKind;
      const near =
        speaks.words * (words ?? 0) +
        speaks.genres * genreAgreement(film, chances) +
        speaks.top * Number(subjects.some((at) => at === tops[0])) +
        speaks.tops * subjects.filter((at) => tops.includes(at)).length +
        speaks.subjects * Math.min(mostSubjects, subjects.length) +
        speaks.tags * scoreOf(film, table, strengths, []) +
        speaks.old * Number(film.year < old) -
        apart;
      if (words !== null && near < nearEnough) return [];
      return [{ film, shared, near, score: scoreOf(film, table, strengths, chances) - apart }];
    })
    .sort((a, b) => b.score - a.score || (a.film.title < b.film.title ? -1 : 1));
}

/** Of a script whose words are unknown two subjects are asked for; one is enough where it is among those that stand out furthest (`clearly`). */
const isEnough = (subjects: number, clearly: boolean, words: number | null): boolean =>
  words === null ? subjects > 1 : (clearly && words >= alike.one) || (subjects > 1 && words >= alike.several);
