/** Turns counts into English: plurals, lists, shares, ranges. Does not round a share of something to none or all. */

const small = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** 'three', '13', '1,204'. */
export const numberWord = (count: number): string => small[count] ?? count.toLocaleString('en-GB');

/** 'one scene', 'three scenes', '13 scenes'. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${numberWord(count)} ${count === 1 ? one : many}`;

/** 'twice', '1.8 times': how many times as much. */
export const timesAs = (factor: number): string => (decimal(factor) === '2' ? 'twice' : `${decimal(factor)} times`);

/** 'once', 'twice', 'five times'. */
export const timesOver = (count: number): string =>
  count === 1 ? 'once' : count === 2 ? 'twice' : `${numberWord(count)} times`;

/** At most `digits` decimals, trailing zeros dropped: 1.2, 12, 0.04. */
export const decimal = (value: number, digits = 1): string => String(Number(value.toFixed(digits)));

/** '35%', '0.4%'; something is never 0%, not everything is never 100%. */
export function percent(share: number): string {
  if (share > 0 && share < 0.001) return 'under 0.1%';
  if (share > 0 && share < 0.02) return `${decimal(share * 100)}%`;
  if (share < 1 && share > 0.99) return 'over 99%';
  return `${Math.round(share * 100)}%`;
}

/** 'Mags', 'Mags and Lena', 'Mags, Lena and Priya'. */
export function listed(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

/** One of several ways to say a thing, by a number of the thing itself (a page, a count): the same fact always reads the same, two facts seldom do. */
export const phrased = (seed: number, ...forms: readonly [string, ...string[]]): string =>
  forms[Math.abs(Math.trunc(seed)) % forms.length] ?? forms[0];

/** First letter in capitals, the rest untouched. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The script's words between double quotation marks, line breaks as spaces. */
export const quoted = (text: string): string => `“${text.replace(/\s+/g, ' ').trim()}”`;

/** 'pages 3, 7 and 12', 'page 3': each page once, in order. */
export function pagesOf(pages: readonly number[]): string {
  const each = [...new Set(pages)].sort((a, b) => a - b).map(String);
  return `${each.length === 1 ? 'page' : 'pages'} ${listed(each)}`;
}

/** '4-5, 58 and 79-80': runs of pages, each page once, in order. */
export function pageRuns(pages: readonly number[]): string {
  const runs: { from: number; to: number }[] = [];
  for (const page of [...new Set(pages)].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && page === last.to + 1) last.to = page;
    else runs.push({ from: page, to: page });
  }
  return listed(runs.map(({ from, to }) => (from === to ? `${from}` : `${from}-${to}`)));
}

/** 'page 7', 'pages 4-5, 58 and 79-80'. */
export const onRuns = (pages: readonly number[]): string =>
  `${new Set(pages).size === 1 ? 'page' : 'pages'} ${pageRuns(pages)}`;

/** 'page 7', 'pages 22-57'. */
export const stretch = ({ from, to }: { readonly from: number; readonly to: number }): string =>
  from === to ? `page ${from}` : `pages ${from}-${to}`;

const parts = ['half', 'a third', 'a quarter', 'a fifth', 'a sixth', 'a seventh', 'an eighth', 'a ninth', 'a tenth'];
/** How far a share may lie from the part that it is called, in parts of that. */
const nearPart = 0.06;

/** 'a sixth' of a share near one, else '23%'. */
export function partOf(share: number): string {
  const at = parts.findIndex((_, index) => Math.abs(share * (index + 2) - 1) <= nearPart);
  return parts[at] ?? percent(share);
}

/** 'Lena’s', 'James’s'. */
export const possessive = (name: string): string => `${name}’s`;
