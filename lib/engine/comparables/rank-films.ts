/** Ranks films by the kinds of story that a script's words speak for and the tags that they carry, and tells which of them may be named. */
import type { GenreChance } from '../learned/genre-model.ts';
import { backdropTags } from '../lexicons/backdrop-tags.ts';
import type { FilmTable, KnownFilm } from './film-table.ts';
import type { Nearness } from './nearness.ts';
import { isSure } from './sure-subjects.ts';
import type { TagStrength } from './tag-strengths.ts';

/**
 * `shared` are positions in the table's tags, strongest first, `premises` those in its premises that both have, likeliest first. `score` is by tags and genres alone, `near`
 * by the words of the script, too: the one finds the script's own film, the other what it is like. Only what is near enough is named.
 */
export interface RankedFilm {
  readonly film: KnownFilm;
  readonly score: number;
  readonly near: number;
  readonly isNear: boolean;
  /** How near its place is to the script's, 1 at most; 0 where that is not known. */
  readonly place: number;
  readonly shared: readonly number[];
  readonly premises: readonly number[];
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
 * Nothing is named that stands less near: a wrong film costs more than a missing one. A film that stands near enough but has neither a kind of story that is spoken for nor
 * two subjects in common, one of them rare, gives no reason that could be told, and is not named.
 */
const nearEnough = 0.095;
/** A film that is known by subjects alone stands nearer than that. */
const nearAlone = 0.125;
const enoughSubjects = 2;
/** A film's likeliest premise is told where the words speak for it so far, a second where they do so further: below that fewer than four of five told are the script's own film's. */
const premiseStands = { first: 0.045, second: 0.065 } as const;
/** One of the film's genres has at least this chance, where the script's genres are known. */
const leastGenre = 0.25;
/** Of the genres that the script has so surely the film has one; drama is everything's. */
const sureGenre = 0.6;
/** What a film of another kind loses of its score. */
const otherKind = 0.5;

/** A genre that the writer gave is the film's, too. */
const hasGiven = (film: KnownFilm, chances: readonly GenreChance[]): boolean =>
  chances.every(({ chance }) => chance < 1) || chances.some(({ genre, chance }) => chance >= 1 && isOf(film, genre));

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

/** Subjects by which the script's kin is found, and how far one counts at most. */
const mostOutstanding = 8;
const furthest = 9;

/** The script's subjects that stand out furthest, each with how far that is, by what it tells; a backdrop is none. */
export const outstanding = (table: Pick<FilmTable, 'tags'>, strengths: readonly TagStrength[]): [number, number][] =>
  [...clearTags(table, strengths)]
    .filter((at) => !backdropTags.has(table.tags[at]?.tag ?? ''))
    .map((at): [number, number] => [at, Math.min(furthest, strengths[at]?.z ?? 0) * (table.tags[at]?.tells ?? 0)])
    .sort(([, a], [, b]) => b - a)
    .slice(0, mostOutstanding);

/** What a subject of the script adds to a film that has it, by how far it stands out, from where on it stands all over the script: a pregnancy in every third scene asks for films about one. */
const standsAll = 9;
const pulls = 0.012;

/** Subjects that stand all over the script, each with what it adds. */
export const carriedBy = (
  table: Pick<FilmTable, 'tags'>,
  strengths: readonly TagStrength[],
): ReadonlyMap<number, number> =>
  new Map(
    outstanding(table, strengths)
      .filter(([at]) => {
        const strength = strengths[at];
        return strength !== undefined && strength.z >= standsAll && isSure(table.tags[at]?.tag ?? '', strength);
      })
      .map(([at, far]) => [at, pulls * far]),
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

/**
 * The films that share a premise or a subject with the script, that of the highest score first. `chances` are empty where the script's genre is open; `isSeries` is of the script; `nearOf`
 * says how near the script's words stand to a film of the table, null where that is not known: then a film is near by two subjects, one of them rare, in a genre that agrees.
 */
export function rankedFilms(
  table: FilmTable,
  strengths: readonly TagStrength[],
  {
    chances,
    isSeries,
    nearOf = () => null,
  }: {
    readonly chances: readonly GenreChance[];
    readonly isSeries: boolean;
    readonly nearOf?: (film: number) => Nearness | null;
  },
): RankedFilm[] {
  const weightOf = (at: number): number =>
    Math.min(most.pull, pull(strengths[at])) * Math.min(most.tells, table.tags[at]?.tells ?? 0);
  const clear = clearTags(table, strengths);
  const carried = carriedBy(table, strengths);
  return table.films
    .flatMap((film, position): RankedFilm[] => {
      const shared = film.tags.filter((at) => clear.has(at)).sort((a, b) => weightOf(b) - weightOf(a));
      const subjects = subjectsAmong(shared, table, strengths);
      const words = nearOf(position);
      const [first, second] = words?.premises ?? [];
      const premises = [
        ...(first && first[1] >= premiseStands.first ? [first] : []),
        ...(second && second[1] >= premiseStands.second ? [second] : []),
      ];
      if (subjects.length === 0 && premises.length === 0) return [];
      const isOtherKind = (film.kind !== 'film') !== isSeries;
      const isRare = shared.some((at) => (table.tags[at]?.films ?? rareTag + 1) <= rareTag);
      const pulled = shared.reduce((sum, at) => sum + (carried.get(at) ?? 0), 0);
      const isNear =
        words === null
          ? subjects.length > 1 && isRare && genresAgree(film, chances)
          : (pulled > 0 || film.premises.length > 0) &&
            words.near + pulled >= nearEnough &&
            (pulled > 0 ||
              premises.length > 0 ||
              (words.near >= nearAlone && isRare && subjects.length >= enoughSubjects)) &&
            hasGiven(film, chances);
      const score = scoreOf(film, table, strengths, chances) - (isOtherKind ? otherKind : 0);
      return [
        {
          film,
          shared,
          near: words === null ? score : words.near + pulled,
          isNear,
          place: words?.place ?? 0,
          score,
          premises: premises.map(([premise]) => premise),
        },
      ];
    })
    .sort((a, b) => b.score - a.score || (a.film.title < b.film.title ? -1 : 1));
}
