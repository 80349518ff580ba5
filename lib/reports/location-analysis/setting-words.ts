/** Says where and when a script is set, and which English it is written in. */
import { capitalised, counted, listed, numberWord, pagesOf } from '../../engine/wording.ts';
import type { NamedPlace, Setting } from '../../story/production/setting.ts';

type Named = Setting['named'][number];

const takesArticle: ReadonlySet<string> = new Set([
  'United Kingdom',
  'United States',
  'United Arab Emirates',
  'Netherlands',
  'Philippines',
  'Dominican Republic',
  'Czech Republic',
  'Canary Islands',
  'Cotswolds',
  'Bronx',
]);

/** 'Dublin, Ireland', 'Malibu, California', 'the United Kingdom'. */
const fullName = ({ name: bare, country, region }: NamedPlace): string => {
  const name = `${takesArticle.has(bare) ? 'the ' : ''}${bare}`;
  const state = region?.replace(' (US)', '') ?? bare;
  const within = state === bare ? country : state;
  return bare === within ? name : `${name}, ${within}`;
};

export const given = (title: string, place: NamedPlace): string => `The details place ${title} in ${fullName(place)}.`;

/** `towns` are those that it names there, with the page of each. */
export const setIn = (title: string, place: NamedPlace, towns: readonly Named[]): string =>
  `${title} is set in ${fullName(place)}${towns.length === 0 ? '' : `; it names ${listed(towns.map(withPage))}`}.`;
const withPage = ({ place, pages }: Named): string =>
  `${place.name.replace(' (US)', '')} (${pagesOf(pages.slice(0, 1))})`;

/** How the pages lie, where no town is named: scenes by their headings, and pages of those inside. */
export interface Lie {
  readonly inside: number;
  readonly insidePages: number;
  readonly outside: number;
  readonly pages: number;
}

/** `title` is ready for a sentence. */
export const nothingNamed = (title: string, { inside, insidePages, outside, pages }: Lie): string =>
  `No heading of ${title} names a well-known town or country. ${capitalised(counted(inside, 'scene'))} ${inside === 1 ? 'is' : 'are'} headed inside (${insidePages} of ${pages} pages), ${outside === 0 ? 'none' : numberWord(outside)} outside.`;

/** Places named before the rest is counted. */
const mostNamed = 3;
export const namedOnly = (named: readonly Named[]): string => {
  const names = named.slice(0, mostNamed).map(withPage);
  const rest = named.length - names.length;
  return `Named, though too seldom to tell whether it is set there: ${listed([...names, ...(rest > 0 ? [counted(rest, 'other')] : [])])}.`;
};

const mostYears = 3;
export const years = (title: string, { years: all }: NonNullable<Setting['years']>): string =>
  `${title} needs the streets and cars of ${listed(all.slice(0, mostYears))}.`;
