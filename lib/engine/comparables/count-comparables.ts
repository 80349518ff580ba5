/** Counts the films and series that a script is like, each with the tags that both carry and where the script's words show them. */
import type { Cite } from '../../story/cite.ts';
import type { Comparables } from '../../story/comparables.ts';
import type { Genre } from '../../story/genre.ts';
import type { AnalysisInput } from '../analysis-input.ts';
import { type GenreChance, genreChances } from '../learned/genre-model.ts';
import { tellingWords } from '../learned/telling-words.ts';
import { nearness, ofLengthOne, type Standing, secondType, wordSpace } from '../learned/word-space.ts';
import type { Passage } from '../text/passages.ts';
import { quoteBest } from '../text/quote.ts';
import { givenGenre } from '../tone/given-genre.ts';
import { filmTable, type KnownFilm } from './film-table.ts';
import { namedFilms } from './named-films.ts';
import { ownFilmTest, withoutLikelyOwn, withoutSameWords } from './own-film.ts';
import { clearTags, type RankedFilm, rankedFilms } from './rank-films.ts';
import { strengthsBy, type TagStrength } from './tag-strengths.ts';
import { holdsEntry, namesOnly } from './tag-words.ts';
import { signsOf, toldKinds } from './told-tags.ts';

/** Films named; tags and premises told of each. */
const mostFilms = 5;
const mostTags = 4;
const mostPremises = 2;
/** A film of none of the kinds told shares so many subjects. */
const leastShared = 2;

const seriesFormats = new Set<AnalysisInput['derived']['format']['format']>(['pilot', 'half-hour', 'limited-series']);

let strengthsOf: ReturnType<typeof strengthsBy> | null = null;

/** The words of the tags are English: of other scripts nothing is said. A short has too few words for a kind of story alone: it shares a subject, too. */
export function countComparables({ screenplay, details, corrections, derived }: AnalysisInput): Comparables {
  const table = filmTable();
  const among = table.films.length;
  const called = corrections.comparables ?? [];
  if (!derived.english) return { among, films: [], named: namedFilms(table, called, () => []) };
  strengthsOf ??= strengthsBy(table.tags);
  const telling = tellingWords(derived.passages);
  const strengths = strengthsOf(derived.passages, derived.pages, namesOnly(derived.characters, telling));
  const titles = [corrections.title ?? '', details.title, screenplay.titlePage.title ?? ''].filter(
    (title) => title.trim() !== '',
  );
  const isOwn = ownFilmTest(titles, derived);
  const standing = standingAmong(telling, table.films);
  const ranked = rankedFilms(table, strengths, {
    chances: chancesOf({ screenplay, details, corrections, derived }, telling),
    isSeries: seriesFormats.has(derived.format.format),
    nearOf: nearnessBy(standing, table.films),
  });
  const unlike = withoutSameWords(ranked);
  const isKnown = unlike.length < ranked.length || ranked.some(({ film }) => isOwn(film));
  const others = isKnown ? unlike : withoutLikelyOwn(ranked, titles.length > 0);
  const clear = clearTags(table, strengths);
  const kinds = toldKinds(standing?.premises ?? [], (premise) => signsOf(premise, table, clear).length > 0);
  return {
    among,
    named: namedFilms(table, called, ({ tags }) =>
      sharedTags(
        tags.filter((at) => clear.has(at)).sort((a, b) => (strengths[b]?.z ?? 0) - (strengths[a]?.z ?? 0)),
        strengths,
      ),
    ),
    films: others
      .map((one) => ({ ...one, premises: one.premises.filter((premise) => kinds.has(premise)) }))
      .filter(
        ({ film, isNear, shared, premises }) =>
          isNear &&
          !isOwn(film) &&
          (!derived.short || shared.length > 0) &&
          (premises.length > 0 || shared.length >= leastShared),
      )
      .toSorted((a, b) => b.near - a.near)
      .slice(0, mostFilms)
      .map(({ film, shared, premises }) => ({
        title: film.title,
        year: film.year,
        kind: film.kind,
        genres: [...film.genres],
        premises: premises.slice(0, mostPremises).map((premise) => ({
          told: table.premises[premise] ?? '',
          signs: sharedTags(signsOf(premise, table, clear), strengths),
        })),
        shared: sharedTags(shared, strengths),
      })),
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

/** Kinds of story that a script is heard to be: what comes behind these is noise. */
const mostHeard = 10;

/** A kind of story that few films are says more than one that many are, in this power of their number; an ordinary one has so many. */
const rareness = { power: 0.15, films: 26 } as const;
const carriers = new WeakMap<readonly KnownFilm[], Map<number, number>>();

function rarity(films: readonly KnownFilm[], premise: number): number {
  const known = carriers.get(films) ?? new Map<number, number>();
  if (known.size === 0)
    for (const { premises } of films) for (const one of premises) known.set(one, (known.get(one) ?? 0) + 1);
  carriers.set(films, known);
  return (rareness.films / Math.max(1, known.get(premise) ?? 1)) ** rareness.power;
}

/** Where the script's words stand, the rarer kind of story before the commoner; null where they say too little. */
function standingAmong(telling: ReadonlyMap<string, number>, films: readonly KnownFilm[]): Standing | null {
  const own = wordSpace().standingOf(telling);
  return own && { ...own, premises: own.premises.map((value, premise) => value * rarity(films, premise)) };
}

/** How near the script's words stand to each film of the table; null where they say too little. */
function nearnessBy(
  own: Standing | null,
  films: readonly KnownFilm[],
): NonNullable<Parameters<typeof rankedFilms>[2]['nearOf']> {
  if (own === null) return () => null;
  const space = wordSpace();
  const types = ofLengthOne(own.types);
  const all = own.premises;
  const least = all.toSorted((a, b) => b - a)[mostHeard - 1] ?? 0;
  const spoken = all.map((value) => (value < least ? 0 : value));
  return (at) => {
    const film = films[at];
    if (!film) return null;
    const place = space.places.get(at);
    const weights = film.types.map((_, order) => (order === 0 ? 1 : secondType));
    const along = film.types.reduce((sum, type, order) => sum + (types[type] ?? 0) * (weights[order] ?? 0), 0);
    return {
      place: place ? nearness(own.place, place) : 0,
      types: along / (Math.hypot(...weights) || 1),
      premises: film.premises
        .map((premise): [number, number] => [premise, spoken[premise] ?? 0])
        .sort(([, a], [, b]) => b - a),
    };
  };
}

const sharedTags = (
  shared: RankedFilm['shared'],
  strengths: readonly TagStrength[],
): Comparables['films'][number]['shared'] =>
  shared.slice(0, mostTags).flatMap((at) => {
    const [sign, strength] = [filmTable().tags[at], strengths[at]];
    const cite = strength && bestPlace(strength);
    if (!sign || !cite) return [];
    return [{ tag: sign.tag, pages: strength.pages, cite }];
  });

/** The words that give most to a tag, in the passage that holds most of its words besides; the first of equals, action and talk before headings. */
function bestPlace({ words }: TagStrength): Cite | null {
  const [first] = words.toSorted((a, b) => b.gives - a.gives);
  if (!first) return null;
  const worth = (passage: Passage): number =>
    words.reduce((sum, { weight, passages }) => sum + (passages.has(passage) ? weight : 0), 0) /
    (passage.kind === 'heading' ? 2 : 1);
  const [best] = [...first.passages].sort((a, b) => worth(b) - worth(a) || a.order - b.order);
  if (!best) return null;
  return quoteBest(best, (own) =>
    words.reduce((sum, { entry, weight }) => sum + (holdsEntry(entry, own) ? weight : 0), 0),
  );
}
