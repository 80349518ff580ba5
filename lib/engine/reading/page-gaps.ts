/** Finds where the numbers that a script prints on its pages leave some out. Silent wherever they may do so on purpose: lettered pages, numbers twice, OMITTED, two numbers on one page. */
import type { Furniture, Screenplay } from '../../screenplay/model.ts';
import { quantile } from '../../screenplay/text/quantile.ts';
import type { Passage } from '../text/passages.ts';

/** Printed numbers that lie between two pages which follow on each other; `last` and `next` are the passages on either side. */
export interface PageGap {
  readonly missing: readonly number[];
  readonly last: Passage;
  readonly next: Passage;
}

/** Own bounds: so many numbered pages, this share of all; so many gaps, of so many pages each. Of 430 produced scripts in text that print their numbers none has a gap by these. */
const fewestNumbered = 20;
const numberedShare = 0.9;
const mostGaps = 2;
const widestGap = 3;
/** A page this much longer than the middle one is two of which one bears no number. */
const longPage = 1.25;

/** A number and what may stand about it; null for '45A' and '85-86'. */
const numberIn = (text: string): number | null => {
  const [, digits] = /^[^\p{L}\d]*(?:(?:page|p\.)\s*)?(\d{1,4})[^\p{L}\d]*$/iu.exec(text) ?? [];
  return digits === undefined ? null : Number(digits);
};

/** In the order of the pages. */
export function pageGapsOf({ furniture, pageCount }: Screenplay, passages: readonly Passage[]): readonly PageGap[] {
  const printed = furniture.filter(({ kind }) => kind === 'page-number');
  const numbers = printed.flatMap(({ text, at: { page } }) => {
    const number = numberIn(text);
    return number === null ? [] : [{ number, page }];
  });
  if (numbers.length < Math.max(fewestNumbered, pageCount * numberedShare) || numbers.length < printed.length)
    return [];
  const steps = numbers.slice(1).map((to, index) => ({ from: numbers[index] ?? to, to }));
  const gaps = steps.filter(({ from, to }) => to.number !== from.number + 1);
  const isSure = steps.every(({ from, to }) => {
    const wide = to.number - from.number - 1;
    return to.page === from.page + 1 && wide >= 0 && wide <= widestGap;
  });
  if (!isSure || gaps.length > mostGaps) return [];
  const usual = quantile([...lastLines(passages).values()], 0.5) ?? 0;
  const found = gaps.map(({ from, to }) => gapBetween(from, to, passages, furniture, usual * longPage));
  return found.every((gap) => gap !== null) ? found : [];
}

interface NumberedPage {
  readonly number: number;
  readonly page: number;
}

function gapBetween(
  from: NumberedPage,
  to: NumberedPage,
  passages: readonly Passage[],
  furniture: readonly Furniture[],
  longest: number,
): PageGap | null {
  const missing = Array.from({ length: to.number - from.number - 1 }, (_, index) => from.number + 1 + index);
  const last = passages.findLast(({ at }) => at.page === from.page);
  const next = passages.find(({ at }) => at.page === to.page);
  if (!last || !next || (lastLines(passages).get(from.page) ?? 0) > longest) return null;
  const near = ({ at }: { readonly at: { readonly page: number } }): boolean =>
    at.page === from.page || at.page === to.page;
  const beside = [...passages, ...furniture].filter(near).map(({ text }) => text);
  const isSaid = beside.some((text) => /\bOMIT/i.test(text) || missing.some((number) => names(text, number)));
  return isSaid ? null : { missing, last, next };
}

/** '44-45', '44- Pink draft': the number may be there after all. */
const names = (text: string, number: number): boolean => new RegExp(`(?<!\\d)${number}(?!\\d)`).test(text);

/** The last line on which something begins, by page. */
function lastLines(passages: readonly Passage[]): ReadonlyMap<number, number> {
  const lines = new Map<number, number>();
  for (const { at } of passages) lines.set(at.page, Math.max(lines.get(at.page) ?? 0, at.line));
  return lines;
}
