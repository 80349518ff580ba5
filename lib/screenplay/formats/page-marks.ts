/** Finds where the pages of a plain text end, by the numbers and running heads that were copied along. Leaves out numbers that do not come at the distance of a page: what somebody says. */

import { isContinuedMark } from '../text/continued-mark.ts';
import { countedThings, months } from '../text/lexicons/script-words.ts';
import { anyOf, openingWith } from '../text/phrases.ts';
import { quantile } from '../text/quantile.ts';

/** A line that belongs to the page, by its index, and which of its kind it is. */
export interface PageMark {
  readonly line: number;
  readonly kind: 'page-number' | 'header';
}

/** Marks come this often at least, and at this many lines from each other, as printed pages do; a typed page holds 55. */
const leastMarks = 3;
const shortestPage = 25;
const longestPage = 130;
/** Share of the marks that must follow on the one before by one, and share of distances near the middle one. */
const inSequence = 0.7;
const regular = 0.6;
const nearMiddle = 0.35;
const longestMark = 90;
/** Pages that are counted hold this share of the text; of fewer, what counts up is a row of reporters. */
const leastShare = 0.1;
/** A running head stands this near to a page number, in lines that are not empty, on this share of the pages. */
const reach = 2;
const headShare = 0.25;
/** A line that stands this much more often in the text than beside numbers is the script's own: a name that speaks. */
const elsewhere = 1.3;
/** What counts up and is no page. */
const countsUp = openingWith(countedThings);
/** Nothing but a number and what may stand about one: those lone numbers that stand elsewhere may be scene numbers. */
const number = /(?<!\d)\d{1,3}(?!\d)/g;
/** A line with more numbers than a date and two more is no mark. */
const mostNumbers = 5;

const month = new RegExp(`(?<!\\p{L})${anyOf(months)}(?!\\p{L})`, 'giu');
const undated = (words: string): string =>
  words.replace(/\d+/g, '@').replace(month, '@').replace(/\s+/g, ' ').toLowerCase();

/** In the order of the lines. Empty for a text without pages. */
export function findPageMarks(lines: readonly string[]): PageMark[] {
  const candidates = new Map<string, { line: number; value: number }[]>();
  lines.forEach((text, line) => {
    const bare = text.trim();
    const found = [...bare.matchAll(number)];
    if (found.length === 0 || found.length > mostNumbers || bare.length > longestMark) return;
    if (countsUp.test(bare) || isContinuedMark(bare.replace(/\s+/g, ' '))) return;
    // The page's number may stand behind a date: each number of the line is tried, with the words about it. Dates change from one revision to the next.
    for (const { 0: digits, index } of found) {
      const key = `${undated(bare.slice(0, index))}#${undated(bare.slice(index + digits.length))}`;
      const own = candidates.get(key) ?? [];
      own.push({ line, value: Number(digits) });
      candidates.set(key, own);
    }
  });
  const groups = [...candidates.values()].filter(countPages).map(withoutStrays);
  const counting =
    groups.reduce((sum, marks) => sum + linesOver(marks), 0) < lines.length * leastShare ? [] : groups.flat();
  const numbers = [...new Set(counting.map(({ line }) => line))].map(
    (line): PageMark => ({ line, kind: 'page-number' }),
  );
  return [...numbers, ...runningHeads(lines, numbers)].sort((a, b) => a.line - b.line);
}

const linesOver = (marks: readonly { line: number }[]): number => (marks.at(-1)?.line ?? 0) - (marks[0]?.line ?? 0);

function countPages(marks: readonly { line: number; value: number }[]): boolean {
  if (marks.length < leastMarks) return false;
  const steps = marks.slice(1).map((mark, index) => {
    const before = marks[index] ?? mark;
    return { value: mark.value - before.value, lines: mark.line - before.line };
  });
  if (steps.filter(({ value }) => value === 1).length < steps.length * inSequence) return false;
  const distances = steps.map(({ lines }) => lines);
  const middle = quantile(distances, 0.5) ?? 0;
  const near = distances.filter((distance) => Math.abs(distance - middle) <= middle * nearMiddle).length;
  return middle >= shortestPage && middle <= longestPage && near >= distances.length * regular;
}

/** Without what looks like a number of a page and stands within one: the age that somebody says, 43, between pages 43 and 44. */
function withoutStrays(marks: readonly { line: number; value: number }[]): { line: number; value: number }[] {
  const middle = quantile(
    marks.slice(1).map(({ line }, index) => line - (marks[index]?.line ?? line)),
    0.5,
  );
  const offBy = (lines: number): number => Math.abs(lines - (middle ?? 0));
  const kept: { line: number; value: number }[] = [];
  for (const [index, mark] of marks.entries()) {
    const [before, after] = [kept.at(-1), marks[index + 1]];
    const isWithin =
      before !== undefined &&
      after?.value === before.value + 1 &&
      offBy(after.line - before.line) <= (middle ?? 0) * nearMiddle;
    // Where the number of the page is said near it, the one that stands at the distance of a page is the page's.
    const isNearer =
      isWithin && mark.value === after.value && offBy(mark.line - before.line) < offBy(after.line - before.line);
    if (!isWithin || isNearer) kept.push(mark);
  }
  return kept;
}

/** The same words beside the numbers, page after page. */
function runningHeads(lines: readonly string[], numbers: readonly PageMark[]): PageMark[] {
  const filled = lines.map((text, line) => ({ line, key: text.trim() })).filter(({ key }) => key !== '');
  const taken = new Set(numbers.map(({ line }) => line));
  const beside = filled.flatMap(({ line }, at) =>
    taken.has(line) ? filled.slice(Math.max(0, at - reach), at + reach + 1) : [],
  );
  const enough = Math.max(leastMarks, numbers.length * headShare);
  const all = Map.groupBy(filled, ({ key }) => key);
  return [...Map.groupBy(new Set(beside), ({ key }) => key)].flatMap(([key, own]) =>
    own.length >= enough &&
    (all.get(key) ?? own).length <= own.length * elsewhere &&
    key.length <= longestMark &&
    /\p{L}{3}/u.test(key) &&
    !/^\(?(?:MORE|CONTINUED)/i.test(key)
      ? own.flatMap(({ line }): PageMark[] => (taken.has(line) ? [] : [{ line, kind: 'header' }]))
      : [],
  );
}
