/** Counts what well-known films of a genre are about, how they are built, what changed and what they grossed. Refuses to say what will sell. */
import type { Derived } from '../derived/derive.ts';
import { type Film, films } from '../norms/films.ts';
import type { ProducedGenre } from '../norms/quick-parser-norms.ts';
import { successModel } from '../norms/success-model.ts';
import { baseRates, genrePlurals, hasBaseRate, modelGenres } from '../predictive-analysis/chances.ts';
import { isSubject, type PremiseFact, premiseFacts } from '../script-similarity/premise-facts.ts';
import { listed, numberWord } from '../wording.ts';
import type { Trend } from './card.ts';
import {
  fallenOf,
  latest,
  type Move,
  movesOf,
  nameOf,
  risenOf,
  shown,
  type TagCount,
  tagCounts,
  turn,
} from './film-tags.ts';

/** Plural names in a sentence. */
export const filmsOf: Readonly<Record<ProducedGenre, string>> = {
  ...genrePlurals,
  romance: 'romances',
  crime: 'crime films',
  animation: 'animated films',
};

const buildings = [
  'few-places',
  'single-location',
  'ensemble',
  'two-hander',
  'voice-over',
  'flashbacks',
  'non-linear',
  'one-day',
  'one-night',
  'countdown',
  'twist',
  'chase',
  'siege',
];

/** What a card says of the genre, whatever the script. */
export interface TrendText {
  readonly title: string;
  readonly subtitle: string;
  readonly text: string;
}

const filmsIn = (genre: ProducedGenre): readonly Film[] => films.filter(({ genres }) => genres.includes(genre));

/** The genre's own half of a trend card. */
export function trendText(genre: ProducedGenre, id: Trend['id']): TrendText {
  const own = filmsIn(genre);
  const subtitle = `${own.length} ${filmsOf[genre]} of our table, ${years(own)}`;
  switch (id) {
    case 'subjects':
      return { title: 'What they are about', subtitle, text: `Commonest: ${shown(commonSubjects(own))}.` };
    case 'building':
      return { title: 'How they are built', subtitle, text: buildingText(own) };
    case 'change':
      return changeText(genre, own);
    case 'money':
      return moneyText(genre);
  }
}

/** The script's half of each card: what it shares with the genre and what sets it apart. */
export function trendsOf(genre: ProducedGenre, derived: Derived, title: string): Trend[] {
  const own = filmsIn(genre);
  const facts = premiseFacts(derived);
  return [
    { id: 'subjects', points: subjectPoints(own, facts, title) },
    { id: 'building', points: buildingPoints(own, facts, title) },
    ...(movesOf(own).length > 0 ? [{ id: 'change' as const, points: changePoints(own, facts, title) }] : []),
    { id: 'money', points: [] },
  ];
}

const years = (group: readonly Film[]): string =>
  `${Math.min(...group.map(({ year }) => year))} to ${Math.max(...group.map(({ year }) => year))}`;

/** A word that stands in headings alone names a room, no subject. */
const isHeading = (quote: string): boolean => /^(?:INT|EXT|I\/E)\b/.test(quote);

const commonSubjects = (own: readonly Film[]): TagCount[] => tagCounts(own, isSubject).slice(0, 6);

/** A subject sets a script apart when it stands in a fifth of its scenes. */
const ownStrength = 0.5;

function subjectPoints(own: readonly Film[], facts: readonly PremiseFact[], title: string): Trend['points'] {
  const counts = tagCounts(own, isSubject);
  const top = commonSubjects(own);
  const subjectsHere = facts.filter(({ tag }) => isSubject(tag));
  const shared = subjectsHere.filter(({ tag }) => top.some((one) => one.tag === tag)).slice(0, 3);
  const filmsWith = (tag: string): readonly Film[] => counts.find((one) => one.tag === tag)?.films ?? [];
  const rare = subjectsHere
    .filter(({ strength }) => strength >= ownStrength)
    .find(
      ({ tag, evidence }) =>
        filmsWith(tag).length / own.length <= 0.05 && evidence.some(({ quote }) => !isHeading(quote)),
    );
  const points = shared.map(({ tag, text, evidence }) => ({
    text: `${title} has ${nameOf(tag)} too: ${text}. In the table: ${latest(filmsWith(tag))}.`,
    evidence: [...evidence],
  }));
  if (rare) {
    const count = filmsWith(rare.tag).length;
    const held = count === 0 ? 'none' : `only ${numberWord(count)}`;
    points.push({
      text: `What sets ${title} apart: ${nameOf(rare.tag)} (${rare.text}). Of the ${own.length} ${held} ${count < 2 ? 'has' : 'have'} that.`,
      evidence: [...rare.evidence],
    });
  }
  return points.length > 0
    ? points
    : [{ text: `No subject stands in enough scenes of ${title} to be called its own.`, evidence: [] }];
}

const isBuilding = (tag: string): boolean => buildings.includes(tag);

function buildingText(own: readonly Film[]): string {
  const counts = tagCounts(own, isBuilding);
  if (counts.length === 0) return 'No form is noted for any of them.';
  const others = films.filter((film) => !own.includes(film));
  const among = (tag: string): number => others.filter(({ tags }) => tags.includes(tag)).length;
  const lean = (one: TagCount): number => one.films.length / own.length - among(one.tag) / Math.max(1, others.length);
  const [leaning] = counts.filter((one) => one.films.length >= 3).sort((a, b) => lean(b) - lean(a));
  const more =
    leaning && lean(leaning) > 0
      ? ` What marks the genre most is ${nameOf(leaning.tag)}: ${leaning.films.length} of ${own.length} here, ${among(leaning.tag)} of the ${others.length} other films.`
      : '';
  return `Noted most often: ${shown(counts.slice(0, 5))}.${more}`;
}

function buildingPoints(own: readonly Film[], facts: readonly PremiseFact[], title: string): Trend['points'] {
  const counts = tagCounts(own, isBuilding);
  const here = facts.filter(({ tag }) => isBuilding(tag)).slice(0, 2);
  if (here.length === 0) return [{ text: `None of these forms could be counted in ${title}.`, evidence: [] }];
  return here.map(({ tag, text, evidence }) => {
    const same = counts.find((one) => one.tag === tag)?.films ?? [];
    const verbs = tag === 'two-hander' ? ['is', 'are'] : ['has', 'have'];
    const company =
      same.length === 0
        ? `No film of the ${own.length} is noted for that.`
        : `So ${same.length === 1 ? verbs[0] : verbs[1]} ${numberWord(same.length)} of the ${own.length}, such as ${latest(same)}.`;
    return { text: `${title} ${verbs[0]} ${nameOf(tag)}: ${text}. ${company}`, evidence: [...evidence] };
  });
}

function changeText(genre: ProducedGenre, own: readonly Film[]): TrendText {
  const since = own.filter(({ year }) => year >= turn).length;
  const before = own.length - since;
  const moves = movesOf(own);
  const phrase = (move: Move): string =>
    `${nameOf(move.tag)} (${move.before} of ${before} before, ${move.since} of ${since} since)`;
  const [risen, fallen] = [risenOf(moves), fallenOf(moves)];
  const text = [
    risen.length > 0 ? `More often: ${listed(risen.map(phrase))}.` : '',
    fallen.length > 0 ? `Less often: ${listed(fallen.map(phrase))}.` : '',
  ].filter((one) => one !== '');
  return {
    title: `Before and since ${turn}`,
    subtitle: `${before} and ${since} ${filmsOf[genre]} of our table`,
    text: text.length > 0 ? text.join(' ') : 'Nothing that stands in four of them or more has moved.',
  };
}

function changePoints(own: readonly Film[], facts: readonly PremiseFact[], title: string): Trend['points'] {
  const moves = movesOf(own);
  const moved = [...risenOf(moves), ...fallenOf(moves)];
  const fact = facts.find(({ tag }) => moved.some((move) => move.tag === tag));
  const move = moved.find(({ tag }) => tag === fact?.tag);
  return fact && move
    ? [
        {
          text: `${title} goes ${move.change > 0 ? 'with' : 'against'} that drift: it has ${nameOf(fact.tag)} (${fact.text}).`,
          evidence: [...fact.evidence],
        },
      ]
    : [{ text: `${title} has nothing of what moved.`, evidence: [] }];
}

function moneyText(genre: ProducedGenre): TrendText {
  const [first, last] = successModel.years;
  const title = 'What they grossed';
  const subtitle = `released films with a published budget, ${first} to ${last}`;
  const all = baseRates(null).every;
  if (!hasBaseRate(genre))
    return {
      title,
      subtitle,
      text: `The public film table files no ${filmsOf[genre]} of their own. Of all ${all.films.toLocaleString('en-GB')} films, ${all.percent} in 100 grossed at least twice their budget.`,
    };
  const { every, abroad } = baseRates(genre);
  const rank = [...modelGenres].sort((a, b) => baseRates(b).every.percent - baseRates(a).every.percent).indexOf(genre);
  return {
    title,
    subtitle,
    text: `Of ${every.films} ${genrePlurals[genre]}, ${every.percent} in 100 grossed at least twice their budget worldwide (${abroad.percent} in 100 when films without a foreign gross on record are left out); of all films ${all.percent}. That puts the genre ${ordinal(rank)} of nine. No page of a script goes into these figures.`,
  };
}

const ordinal = (index: number): string =>
  ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'][index] ?? `${index + 1}th`;

/** What the trends are counts of; the same for every script. */
export const trendNote = `Trends are counts over our own table of ${films.length} well-known films (${years(films)}), described from general knowledge and heaviest in the 1980s: they show what films of the genre have done, not what is being bought. Grosses: FiveThirtyEight’s bechdel movies.csv (CC BY 4.0) and vega-datasets’ movies.json (BSD-3-Clause).`;
