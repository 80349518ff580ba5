/** Ranks films by the tags that a script's words carry, and picks those that may be named. */
import type { GenreChance } from '../learned/genre-model.ts';
import { backdropTags } from '../lexicons/backdrop-tags.ts';
import type { FilmTable, KnownFilm } from './film-table.ts';
import type { TagStrength } from './tag-strengths.ts';

/** `shared` are positions in the table's tags, strongest first. */
export interface RankedFilm {
  readonly film: KnownFilm;
  readonly score: number;
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
/** The shared tags, two subjects or more among them, stand out so far together: with 4.3 one film in six of those judged was far from the script, so one in eleven; of 48 judged afterwards one in three. */
const enough = 4.75;
const most = { pull: 2.5, tells: 1.5 };
/** One of the film's genres has at least this chance, where the script's genres are known. */
const leastGenre = 0.25;
/** A genre that the script has so surely is the film's, too; drama is everything's. */
const sureGenre = 0.6;
/** A feature is rather set beside a film, a part of a series beside a series. */
const otherKind = 0.5;

function genresAgree(film: KnownFilm, chances: readonly GenreChance[]): boolean {
  const [surest] = chances.filter(({ genre }) => genre !== 'drama').sort((a, b) => b.chance - a.chance);
  if (surest && surest.chance >= sureGenre && !isOf(film, surest.genre)) return false;
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

/** How many subjects the tags are: those of a backdrop are none, 'gambler' and 'gambler in debt' are one. */
function subjectsAmong(tags: readonly string[]): number {
  const told: string[] = [];
  for (const tag of tags) {
    const stems = tag.split(/[ -]/).flatMap((word) => (word.length > stem ? [word.slice(0, stem + 1)] : []));
    if (backdropTags.has(tag) || stems.some((one) => told.includes(one))) continue;
    told.push(...(stems.length > 0 ? stems : [tag]), `${tag}.`);
  }
  return told.filter((one) => one.endsWith('.')).length;
}

/** The films that may be named, nearest first. `chances` are empty where the script's genre is open; `isSeries` is of the script. */
export function nameableFilms(
  table: FilmTable,
  strengths: readonly TagStrength[],
  { chances, isSeries }: { readonly chances: readonly GenreChance[]; readonly isSeries: boolean },
): RankedFilm[] {
  const weightOf = (at: number): number =>
    Math.min(most.pull, pull(strengths[at])) * Math.min(most.tells, table.tags[at]?.tells ?? 0);
  const clear = clearTags(table, strengths);
  return table.films
    .flatMap((film): RankedFilm[] => {
      const shared = film.tags.filter((at) => clear.has(at)).sort((a, b) => weightOf(b) - weightOf(a));
      const weight = shared.reduce((sum, at) => sum + weightOf(at), 0);
      const isEnough = subjectsAmong(shared.map((at) => table.tags[at]?.tag ?? '')) > 1 && weight >= enough;
      const isRare = shared.some((at) => (table.tags[at]?.films ?? rareTag + 1) <= rareTag);
      if (!isEnough || !isRare || !genresAgree(film, chances)) return [];
      const apart = (film.kind !== 'film') === isSeries ? 0 : otherKind;
      return [{ film, shared, score: scoreOf(film, table, strengths, chances) - apart }];
    })
    .sort((a, b) => b.score - a.score || (a.film.title < b.film.title ? -1 : 1));
}
