/** Counts the films and series that a script is like, each with the tags that both carry and where the script's words show them. */
import type { Comparables } from '../../story/comparables.ts';
import type { Genre } from '../../story/genre.ts';
import type { AnalysisInput } from '../analysis-input.ts';
import type { Derived } from '../derive.ts';
import { type GenreChance, genreChances } from '../learned/genre-model.ts';
import { tellingWords } from '../learned/telling-words.ts';
import { wordSpace } from '../learned/word-space.ts';
import { backdropTags } from '../lexicons/backdrop-tags.ts';
import { givenGenre } from '../tone/given-genre.ts';
import { filmTable } from './film-table.ts';
import { namedFilms } from './named-films.ts';
import { nearnessIn } from './nearness.ts';
import { ownFilmTest, sharesTitle, withoutLikelyOwn, withoutSameWords } from './own-film.ts';
import { ownStrengths } from './own-strengths.ts';
import { byOwnWords } from './own-words.ts';
import { clearTags, outstanding, type RankedFilm, rankedFilms, scoreOf } from './rank-films.ts';
import { isSure } from './sure-subjects.ts';
import { bestPlace } from './tag-place.ts';
import type { TagStrength } from './tag-strengths.ts';
import { signsOf } from './told-tags.ts';

/** Films of which those that share something to tell are named first. */
const mostLooked = 9;
/** Films named; tags and premises told of each. */
const mostFilms = 5;
const mostTags = 4;
const mostPremises = 2;
/** Subjects by which the script shows a kind of story before it is named: of those with fewer one in three was not that kind. */
const fewestSigns = 2;

const seriesFormats = new Set<AnalysisInput['derived']['format']['format']>(['pilot', 'half-hour', 'limited-series']);

/** The words of the tags are English: of other scripts nothing is said. A short has too few words for a kind of story alone: it shares a subject, too. */
export function countComparables({ screenplay, details, corrections, derived }: AnalysisInput): Comparables {
  const table = filmTable();
  const among = table.films.length;
  const called = corrections.comparables ?? [];
  if (!derived.english) return { among, films: [], named: namedFilms(table, called, () => []) };
  const telling = tellingWords(derived.passages);
  const strengths = ownStrengths(derived);
  const titles = [corrections.title ?? '', details.title, screenplay.titlePage.title ?? ''].filter(
    (title) => title.trim() !== '',
  );
  const isOwn = ownFilmTest(titles, derived);
  const space = wordSpace();
  const standing = space.standingOf(telling);
  const isSeries = seriesFormats.has(derived.format.format);
  const near =
    standing &&
    nearnessIn(table, standing, {
      places: space.places,
      tagScores: table.films.map((film) => scoreOf(film, table, strengths, [])),
      subjects: outstanding(table, strengths),
      isSeries,
      mayVote: (film) => !isOwn(film),
    });
  const ranked = rankedFilms(table, strengths, {
    chances: chancesOf({ screenplay, details, corrections, derived }, telling),
    isSeries,
    nearOf: (at) => near?.[at] ?? null,
  });
  const unlike = withoutSameWords(ranked);
  const isKnown = unlike.length < ranked.length || ranked.some(({ film }) => isOwn(film));
  const others = isKnown ? unlike : withoutLikelyOwn(ranked, titles.length > 0);
  const strong: Strong = { strengths, passages: derived.passages };
  const clear = clearTags(table, strengths);
  const sure = new Set([...clear].filter((at) => isSureAt(at, strengths)));
  return {
    among,
    named: namedFilms(table, called, ({ tags }) =>
      sharedTags(
        tags.filter((at) => clear.has(at)).sort((a, b) => (strengths[b]?.z ?? 0) - (strengths[a]?.z ?? 0)),
        strong,
      ),
    ),
    films: others
      .filter(
        ({ film, isNear, shared }) =>
          isNear && !isOwn(film) && !sharesTitle(film, titles) && (!derived.short || shared.length > 0),
      )
      .toSorted((a, b) => b.near - a.near)
      .filter(fewOfOneSeries())
      .filter(notTwice())
      .slice(0, mostLooked)
      .map(({ film, shared, premises }) => ({
        title: film.title,
        year: film.year,
        kind: film.kind,
        genres: [...film.genres],
        premises: premises
          .map((premise) => ({
            told: table.premises[premise] ?? '',
            signs: sharedTags(signsOf(premise, table, sure), strong),
          }))
          .filter(({ signs }) => signs.length >= fewestSigns)
          .slice(0, mostPremises),
        shared: sharedTags(shared, strong),
      }))
      .toSorted((a, b) => toldOf(b) - toldOf(a))
      .slice(0, mostFilms),
  };
}

/** A genre that was given is certain; of shorts and where none was given, the model's chances count or none. */
function chancesOf(
  {
    screenplay,
    details,
    corrections,
    derived,
  }: Pick<AnalysisInput, 'screenplay' | 'details' | 'corrections' | 'derived'>,
  telling: ReadonlyMap<string, number>,
): GenreChance[] {
  const given: Genre | null = givenGenre(screenplay, details, corrections);
  if (given) return given.ids.map((genre) => ({ genre, chance: 1 }));
  return derived.short ? [] : genreChances(telling);
}

/** Of one series of films ('Halloween', 'Halloween H20') no more than this are named: a reader knows the rest. */
const mostOfOne = 2;
/** What stands behind the name of a series. */
const behindSeries = /(?::| - |\s+(?:\d+|Part|[IVX]+)\b).*$/;

function fewOfOneSeries(): (one: RankedFilm) => boolean {
  const named: string[] = [];
  return ({ film }) => {
    const own = film.title.replace(behindSeries, '');
    const alike = named.filter((other) => `${other} `.startsWith(`${own} `) || `${own} `.startsWith(`${other} `));
    if (alike.length >= mostOfOne) return false;
    named.push(own);
    return true;
  };
}

/** What a film shares that can be told: two subjects stand before one, and that before a kind of story; a place that any story may have is no subject. */
const toldOf = ({ shared, premises }: Comparables['films'][number]): number => {
  const subjects = shared.filter(({ tag }) => !backdropTags.has(tag)).length;
  return subjects > 1 ? 3 : subjects === 1 ? 2 : Math.min(1, premises.length);
};

/** A film that the table has under two names has the same subjects in the same year. */
function notTwice(): (one: RankedFilm) => boolean {
  const seen = new Set<string>();
  return ({ film: { year, tags } }) => {
    const key = `${year} ${tags.join(' ')}`;
    if (tags.length > 0 && seen.has(key)) return false;
    seen.add(key);
    return true;
  };
}

const isSureAt = (at: number, strengths: readonly TagStrength[]): boolean => {
  const strength = strengths[at];
  return strength !== undefined && isSure(filmTable().tags[at]?.tag ?? '', strength);
};

/** How strongly the script shows each subject, and its passages. */
interface Strong {
  readonly strengths: readonly TagStrength[];
  readonly passages: Derived['passages'];
}

const sharedTags = (
  shared: RankedFilm['shared'],
  { strengths, passages }: Strong,
): Comparables['films'][number]['shared'] =>
  shared
    .flatMap((at) => {
      const [sign, strength] = [filmTable().tags[at], strengths[at]];
      const own = sign && strength ? byOwnWords(sign.tag, strength, passages) : null;
      const cite = own && bestPlace(own);
      return sign && cite ? [{ tag: sign.tag, pages: own.pages, cite }] : [];
    })
    .toSorted((a, b) => b.pages - a.pages)
    .slice(0, mostTags);
