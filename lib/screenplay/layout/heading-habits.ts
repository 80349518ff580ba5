/** Learns from a script's own INT/EXT headings how it prints a heading, so that one without INT or EXT is known too. */

import { quantile } from '../text/quantile.ts';
import { gapAbove, type LeftEdges, paragraphGap } from './left-edges.ts';
import type { BodyLine } from './set-apart-furniture.ts';

/** Fewer headings than this teach nothing. */
const leastHeadings = 3;
/** A font is that of headings when this share of them has it, and no more than `fontElsewhere` of the other lines at their edge. */
const fontShare = 0.8;
const fontElsewhere = 0.12;
/** Headings stand further from the text above than paragraphs do by at least this many pitches, in programs that leave two lines empty. */
const widerGap = 0.6;
const sameEdge = 8;

export interface HeadingHabits {
  /** True when the line is printed as the script's headings are and other lines are not; false when it is not, or when that can't be told. */
  isPrintedAsHeading(line: BodyLine, above: BodyLine | undefined): boolean;
}

/** Reads the habits off all lines of the body. */
export function learnHeadingHabits(lines: readonly BodyLine[], edges: LeftEdges): HeadingHabits {
  const placed = lines.map((line, index) => ({ line, gap: gapAbove(line, lines[index - 1], edges.pitch) }));
  const isHeading = ({ line }: { line: BodyLine }) => line.words.isHeading;
  const headings = placed.filter(isHeading);
  const others = placed.filter((entry) => !isHeading(entry) && Math.abs(entry.line.x - edges.action) < sameEdge);
  const font = headingFont(headings, others);
  const gap = headingGap(headings, others);
  const isFarApart = (own: number): boolean => gap !== null && own > gap - widerGap / 2;
  const slugs = others.filter(
    (entry) => Number.isFinite(entry.gap) && entry.gap > paragraphGap && entry.line.words.isCapitals,
  );
  const slugsAreHeadings = slugs.filter((entry) => isFarApart(entry.gap)).length > slugs.length / 2;
  return {
    isPrintedAsHeading(line, above) {
      if (font !== null) return line.font === font;
      if (gap === null) return false;
      const own = gapAbove(line, above, edges.pitch);
      // At the top of a page no gap can be seen: there the script's other slugs tell.
      return Number.isFinite(own) ? isFarApart(own) : slugsAreHeadings;
    },
  };
}

interface Placed {
  readonly line: BodyLine;
  readonly gap: number;
}

function headingFont(headings: readonly Placed[], others: readonly Placed[]): string | null {
  if (headings.length < leastHeadings) return null;
  const counts = Map.groupBy(headings, ({ line }) => line.font);
  const [font, own] = [...counts].reduce((a, b) => (b[1].length > a[1].length ? b : a));
  const elsewhere = others.filter(({ line }) => line.font === font).length;
  return own.length >= headings.length * fontShare && elsewhere <= others.length * fontElsewhere ? font : null;
}

/** The usual gap above headings, when it is wider than that above other paragraphs. */
function headingGap(headings: readonly Placed[], others: readonly Placed[]): number | null {
  const apart = (list: readonly Placed[]): number[] =>
    list.map(({ gap }) => gap).filter((gap) => Number.isFinite(gap) && gap > paragraphGap);
  const above = apart(headings);
  const low = quantile(above, 0.2);
  const usual = quantile(apart(others), 0.7);
  if (low === undefined || usual === undefined || above.length < leastHeadings) return null;
  return low >= usual + widerGap ? low : null;
}
