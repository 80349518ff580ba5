/** What well-known films of a genre are about, how they are built, what changed and what they grossed; what of it the script shares. */

import {
  fallenOf,
  filmsIn,
  isSubject,
  latestOf,
  type Move,
  movesOf,
  risenOf,
  type TagCount,
  tagCounts,
  turn,
} from '../../../engine/norms/film-tags.ts';
import { type Film, films } from '../../../engine/norms/films.ts';
import type { ProducedGenre } from '../../../engine/norms/quick-parser-norms.ts';
import { successModel } from '../../../engine/norms/success-model.ts';
import { counted, listed, numberWord, pagesOf, percent } from '../../../engine/wording.ts';
import type { StoryForm } from '../../../story/conventions.ts';
import { baseRates, genrePlurals, hasBaseRate, modelGenres } from '../../predictive-analysis/chances.ts';
import type { Trend } from '../card.ts';
import names from '../tag-names.json' with { type: 'json' };

const tagNames: Readonly<Record<string, string>> = names;
const nameOf = (tag: string): string => tagNames[tag] ?? tag.replace(/-/g, ' ');

/** Plural names in a sentence. */
export const filmsOf: Readonly<Record<ProducedGenre, string>> = {
  ...genrePlurals,
  romance: 'romances',
  crime: 'crime films',
  animation: 'animated films',
};

/** What a card says of the genre, whatever the script. */
export interface TrendText {
  readonly title: string;
  readonly subtitle: string;
  readonly text: string;
}

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

const shown = (counts: readonly TagCount[]): string =>
  listed(counts.map(({ tag, films: own }) => `${nameOf(tag)} (${own.length})`));
const years = (group: readonly Film[]): string =>
  `${Math.min(...group.map(({ year }) => year))} to ${Math.max(...group.map(({ year }) => year))}`;
const commonSubjects = (own: readonly Film[]): TagCount[] => tagCounts(own, isSubject).slice(0, 6);

const buildings = new Set(
  'few-places single-location ensemble two-hander voice-over flashbacks non-linear one-day one-night countdown twist chase siege'.split(
    ' ',
  ),
);
const isBuilding = (tag: string): boolean => buildings.has(tag);

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

/** `people` and `scenes` belong to the form: its people's names and share of the words, and the count of all scenes. */
interface FormFacts {
  readonly people: readonly string[];
  readonly share: number;
  readonly scenes: number;
  readonly setting: string;
}

function formText({ id, count, pages }: StoryForm, { people, share, scenes, setting }: FormFacts): string {
  switch (id) {
    case 'ensemble':
      return `${listed(people)} each hold 8% of the words or more`;
    case 'two-hander':
      return `${people.join(' and ')} speak ${percent(share)} of the words`;
    case 'voice-over':
      return `${counted(count, 'speech', 'speeches')} in voice-over`;
    case 'single-location':
      return `${counted(count, 'scene')} of ${scenes} play at ${setting}`;
    case 'non-linear':
      return `the order is broken on ${pagesOf(pages)}`;
  }
}

export const noForm = (title: string): string => `None of these forms could be counted in ${title}.`;

/** A form of the script beside the genre's films that are noted for it. */
export function formPoint(title: string, genre: ProducedGenre, form: StoryForm, facts: FormFacts): string {
  const own = filmsIn(genre);
  const same = own.filter(({ tags }) => tags.includes(form.id));
  const verbs = form.id === 'two-hander' ? ['is', 'are'] : ['has', 'have'];
  const company =
    same.length === 0
      ? `No film of the ${own.length} is noted for that.`
      : `So ${same.length === 1 ? verbs[0] : verbs[1]} ${numberWord(same.length)} of the ${own.length}, such as ${listed(latestOf(same).map((film) => `${film.title} (${film.year})`))}.`;
  return `${title} ${verbs[0]} ${nameOf(form.id)}: ${formText(form, facts)}. ${company}`;
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
