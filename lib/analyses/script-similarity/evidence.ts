/** Ranks films by genre first, then by the premise facts they share with the script. Refuses to call likeness copying. */
import type { Evidence } from '../../contract/blocks.ts';
import { genreStanding } from '../derived/genre-standing.ts';
import { formatName, isEpisode } from '../measured-against.ts';
import { type Film, films } from '../norms/films.ts';
import { genreNames } from '../norms/genre-words.ts';
import type { AnalysisInput } from '../question.ts';
import { quotedTitleOf } from '../quoted-title.ts';
import { listed } from '../wording.ts';
import type { ScriptSimilarityFindings } from './card.ts';
import { ownDraftsOf } from './own-drafts.ts';
import { isSubject, nameOf, type PremiseFact, premiseFacts } from './premise-facts.ts';

const most = 6;
/** Facts that a film of the genre must share; one of another genre needs more to be worth naming. */
const fewestShared = 2;
const fewestAcross = 3;
/** Weight of the genre against all premise facts together: word likeness alone measured weak (genre overlap .36 against .21 at random). */
const genreWeight = 0.5;

type Comparable = ScriptSimilarityFindings['comparables'][number];

export function scriptSimilarityEvidence(input: AnalysisInput): ScriptSimilarityFindings {
  const { screenplay, derived, details } = input;
  const standing = genreStanding(derived, details);
  const title = quotedTitleOf({ details, screenplay });
  const facts = premiseFacts(derived);
  const byTag = new Map(facts.map((fact) => [fact.tag, fact]));
  const ranked = films
    .filter((film) => film.title.toLowerCase() !== title.slice(1, -1).toLowerCase())
    .map((film) => ({
      film,
      shared: sharedFacts(film, byTag),
      likeness: likeness(film, byTag, facts, standing.genres),
    }))
    .filter(({ film, shared }) => {
      const ofGenre = standing.genres.length === 0 || film.genres.some((genre) => standing.genres.includes(genre));
      return shared.length >= (ofGenre ? fewestShared : fewestAcross);
    })
    .sort((a, b) => b.likeness - a.likeness || (a.film.title < b.film.title ? -1 : 1))
    .slice(0, most);
  const told = new Set<string>();
  return {
    genre: { text: standing.sentence, evidence: [...standing.evidence] },
    comparables: ranked.map(({ film, shared, likeness: value }, rank) =>
      comparable(film, shared, facts, title, value, standing.genres, told, rank),
    ),
    note: !derived.english
      ? `The words of ${title} are not English, and subjects are found by English words: only its build could be compared, which is too little to name a film.`
      : ranked.length === 0
        ? `${title} names too few places and subjects to be set beside a film.`
        : `What ${title} has that counts most: ${listed(facts.slice(0, 5).map(({ name }) => name))}.${isEpisode(derived) ? ` ${title} is ${formatName(derived)}, and the table holds films alone: read them for their premises.` : ''}`,
    films: films.length,
    drafts: ownDraftsOf(input),
  };
}

/** Two places a film, others for each rank as far as they go, so that six cards do not quote the same two lines. */
function placesFor(rank: number, evidence: readonly Evidence[], places: readonly Evidence[]): Evidence[] {
  const half = Math.floor(places.length / 2);
  const pair = [places[(rank - 1) % half], places[half + ((rank - 1) % half)]];
  return rank === 0 || half < 2 ? [...evidence] : pair.flatMap((place) => place ?? []);
}

/** How rare a tag is among the films: a cinema says more than a family. */
const rarity = new Map(
  [...new Set(films.flatMap(({ tags }) => tags))].map((tag) => [
    tag,
    Math.log(films.length / films.filter(({ tags }) => tags.includes(tag)).length),
  ]),
);
const weightOf = (tag: string): number => rarity.get(tag) ?? 0;

const sharedFacts = ({ tags }: Film, byTag: ReadonlyMap<string, PremiseFact>): PremiseFact[] =>
  tags
    .flatMap((tag) => byTag.get(tag) ?? [])
    .sort((a, b) => b.strength * weightOf(b.tag) - a.strength * weightOf(a.tag) || (a.tag < b.tag ? -1 : 1));

/** Square root of a typical film's length in fact space: a film with many facts is not held back as much as a cosine would. */
const typicalRoot = 2.6;

/** Two films that are alike in many ways are alike; in one, by chance. Ours, by eye on the two corpus scripts. */
const perSharedFact = 0.18;

/** Genre share x its weight plus a softened cosine of rarity-weighted facts. */
function likeness(
  film: Film,
  byTag: ReadonlyMap<string, PremiseFact>,
  facts: readonly PremiseFact[],
  genres: readonly string[],
): number {
  const genre =
    genres.length === 0
      ? 0
      : film.genres.some((one) => one === genres[0])
        ? 1
        : film.genres.some((one) => genres.includes(one))
          ? 0.6
          : 0;
  const dot = film.tags.reduce((sum, tag) => sum + (byTag.get(tag)?.strength ?? 0) * weightOf(tag) ** 2, 0);
  const own = Math.sqrt(facts.reduce((sum, { tag, strength }) => sum + (strength * weightOf(tag)) ** 2, 0));
  const theirs = Math.sqrt(film.tags.reduce((sum, tag) => sum + weightOf(tag) ** 2, 0));
  const breadth = 1 + perSharedFact * Math.max(0, film.tags.filter((tag) => byTag.has(tag)).length - 1);
  return genreWeight * genre + (own * theirs > 0 ? (breadth * dot) / (own * Math.sqrt(theirs) * typicalRoot) : 0);
}

function comparable(
  film: Film,
  shared: readonly PremiseFact[],
  facts: readonly PremiseFact[],
  title: string,
  value: number,
  genres: readonly string[],
  told: Set<string>,
  rank: number,
): Comparable {
  const missing = film.tags.filter((tag) => isSubject(tag) && !facts.some((fact) => fact.tag === tag));
  // What sets the script apart is told once: the next film is set against the next subject it lacks.
  const extra = facts
    .filter(({ tag, strength }) => isSubject(tag) && !film.tags.includes(tag) && !told.has(tag) && strength >= 0.4)
    .slice(0, 2);
  for (const { tag } of extra) told.add(tag);
  const both = film.genres.filter((genre) => genres.includes(genre)).map((genre) => genreNames[genre]);
  return {
    title: film.title,
    year: film.year,
    premise: film.premise,
    setting: film.setting,
    likeness: Number(value.toFixed(3)),
    shared: shared.slice(0, 4).map(({ name, text, evidence, places }) => ({
      text: `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${text}.`,
      evidence: placesFor(rank, evidence, places),
    })),
    different: [
      ...(genres.length > 0 && both.length === 0
        ? [
            {
              text: `${film.title} is filed under ${listed(film.genres.map((genre) => genreNames[genre]))}, which ${title} does not lean to.`,
              evidence: [],
            },
          ]
        : []),
      ...(missing.length > 0
        ? [
            {
              text: `${film.title} also turns on ${listed(missing.slice(0, 3).map(nameOf))}; too little of ${missing.length === 1 ? 'that' : 'those'} was found in ${title}.`,
              evidence: [],
            },
          ]
        : []),
      ...(extra.length > 0
        ? [
            {
              text: `${title} has ${listed(extra.map(({ name }) => name))}, for which ${film.title} is not listed.`,
              evidence: extra[0] ? [...extra[0].evidence].slice(0, 1) : [],
            },
          ]
        : []),
    ],
  };
}
