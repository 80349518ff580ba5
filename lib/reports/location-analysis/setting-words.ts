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

/** `towns` are those of `all` that it names there most, with the page of each. */
export const setIn = (title: string, place: NamedPlace, towns: readonly Named[], all: number): string =>
  `${title} is set in ${fullName(place)}${towns.length === 0 ? '' : `; it shows ${all > towns.length ? 'most often ' : ''}${listed(towns.map(withPage))}`}.`;
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
export const nothingNamed = (title: string, { inside, insidePages, outside, pages }: Lie): string => {
  const headed = `${capitalised(counted(inside, 'scene'))} ${inside === 1 ? 'is' : 'are'} headed inside`;
  const lie = outside === 0 ? 'none outside' : `${numberWord(outside)} outside`;
  return `No heading of ${title} names a well-known town or country. ${headed}${outside === 0 ? '' : ` (${insidePages} of ${pages} pages)`}, ${lie}.`;
};

/** Places named before the rest is counted. */
const mostNamed = 3;
export const namedOnly = (named: readonly Named[]): string => {
  const names = named.slice(0, mostNamed).map(withPage);
  const rest = named.length - names.length;
  return `It shows ${listed([...names, ...(rest > 0 ? [counted(rest, 'other')] : [])])}; ${named.length === 1 ? 'whether it is set there is not sure' : 'none is sure to be where it is set'}.`;
};

const mostYears = 3;
/** Years so near each other are one time. */
const oneTime = 40;
/** `all` in order: a list, or from the first to the last where they are many. */
export const years = (title: string, { years: all }: NonNullable<Setting['years']>): string => {
  const [first = '', last = ''] = [all[0], all.at(-1)];
  const rest = all.length - mostYears;
  const told =
    rest > 0 && Number(last) - Number(first) <= oneTime
      ? `${first} to ${last}`
      : listed([...all.slice(0, mostYears), ...(rest > 0 ? [counted(rest, 'other year')] : [])]);
  return `Headings or captions of ${title} name ${told}: streets, clothes and vehicles of that time.`;
};
