/** Counts what well-known films of a genre are about, how they are built, what changed and what they grossed. Refuses to say what will sell. */
import type { Derived } from '../../engine/derive.ts';
import { type Film, films } from '../../engine/norms/films.ts';
import type { ProducedGenre } from '../../engine/norms/quick-parser-norms.ts';
import { successModel } from '../../engine/norms/success-model.ts';
import { listed, numberWord } from '../../engine/wording.ts';
import { baseRates, genrePlurals, hasBaseRate, modelGenres } from '../predictive-analysis/chances.ts';
import type { Trend } from './card.ts';
import {
  fallenOf,
  isSubject,
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
import { type StructureFact, structureFacts } from './structure-facts.ts';

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

/** The script's half of each card: the forms that it shares with films of the genre. What a script is about is not counted. */
export function trendsOf(genre: ProducedGenre, derived: Derived, title: string): Trend[] {
  const own = filmsIn(genre);
  return [
    { id: 'subjects', points: [] },
    { id: 'building', points: buildingPoints(own, structureFacts(derived), title) },
    ...(movesOf(own).length > 0 ? [{ id: 'change' as const, points: [] }] : []),
    { id: 'money', points: [] },
  ];
}

const years = (group: readonly Film[]): string =>
  `${Math.min(...group.map(({ year }) => year))} to ${Math.max(...group.map(({ year }) => year))}`;

const commonSubjects = (own: readonly Film[]): TagCount[] => tagCounts(own, isSubject).slice(0, 6);

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

function buildingPoints(own: readonly Film[], facts: readonly StructureFact[], title: string): Trend['points'] {
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
