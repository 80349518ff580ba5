/** Scripts written page by page, one scene each, for rules that go by pages. */
import { type Derived, derive } from '../../../../lib/engine/derive.ts';
import { screenplayOf } from '../../../corpus/scripts.ts';
import { talk } from '../../people/parts-of.ts';

/** What stands on a page, counted from 1: under a heading of its own where it brings none. */
export type Page = (page: number) => string;

/** Two who talk on every page, 31 words together: nobody else has more of a script. */
export const company = talk(
  'BREN: We wait in here for what the boat will bring to all of us, and that is all.',
  'CASS: So we do, and so we did, and so it will be for all of us.',
);

const heading = (page: number): string => `INT. ROOM ${page} - DAY`;

/** `pages` pages with a scene on each, and nothing of one on the next. */
export const pagesOf = (pages: number, page: Page): string =>
  Array.from({ length: pages }, (_, at) => {
    const body = page(at + 1);
    return `${/^(?:INT|EXT)\. /.test(body) ? '' : `${heading(at + 1)}\n\nIt is what it was.\n\n`}${body}\n\n`;
  }).join('===\n\n');

/** The same as the engine counts it; the company stands first on each page. */
export const countedPages = async (pages: number, page: Page): Promise<Derived> =>
  derive(await screenplayOf(pagesOf(pages, (at) => `${company}${page(at)}`)));

/** What stands on the listed pages; nothing on the others. */
export const on =
  (pages: readonly number[], text: string): Page =>
  (page) =>
    pages.includes(page) ? `${text}\n\n` : '';

/** All of them, in this order. */
export const together =
  (...parts: readonly Page[]): Page =>
  (page) =>
    parts.map((part) => part(page)).join('');

/** Every so many pages from one to another, both included. */
export const every = (step: number, from: number, to: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step);

/**
 * A hundred pages of four people in a town, but from page 46 to page 68 of Quendra, Ostwin and Mirelda, who speak nowhere else, Mirelda little. `isApart`: those pages have three places of their own, so that
 * a reader asks of the whole stretch.
 */
export async function countedShore(isApart: boolean, more: Page = () => ''): Promise<Derived> {
  const line = 'I have more of it than you do, and so much more of it to say.';
  const townsfolk = ['ANNA', 'BORIS', 'CASPIAN', 'DELPHINE'];
  const page: Page = (at) => {
    const isShore = at >= 46 && at <= 68;
    const place = isShore && isApart ? ['CAVE', 'CLIFF', 'LIGHTHOUSE'][at % 3] : ['KITCHEN', 'HARBOUR'][at % 2];
    const shown = isShore ? 'Quendra walks in. Ostwin sits down. Mirelda waits.' : 'It is what it was.';
    const shore = isShore ? [`QUENDRA: ${line}`, `OSTWIN: ${line}`, 'MIRELDA: So it is.'] : [];
    const town = isShore ? [] : townsfolk.map((who) => `${who}: ${line}`);
    return `INT. ${place} - DAY\n\n${shown}\n\n${talk(...town, ...shore)}${more(at)}`;
  };
  return derive(await screenplayOf(pagesOf(100, page)));
}
