/**
 * Parts what belongs to the page (numbers, headers, (MORE), CONTINUED, revision marks) from what belongs to the script. Drops nothing. Long because a
 * piece of a line is judged by its page, its line and its words at once.
 */

import type { Furniture } from '../model.ts';
import type { PdfPage, PdfRun } from '../pdf/pdf-page.ts';
import { isContinuedMark } from '../text/continued-mark.ts';
import { type LineWords, wordsOf } from '../text/line-words.ts';
import { isMarginNumber, isMostlyCapitals, isSceneHeading } from '../text/scene-heading.ts';
import { haveLineNumbers, withoutLineNumber } from './line-numbers.ts';
import { type PrintedLine, pageLines, type Segment } from './page-lines.ts';
import { revisionHeads } from './revision-heads.ts';

/** A line of the script itself. `sceneNumber` is what stood in the margins beside it. `page` still counts the file's pages. */
export interface BodyLine {
  readonly page: number;
  readonly y: number;
  readonly x: number;
  readonly right: number;
  readonly text: string;
  readonly font: string;
  readonly segments: readonly Segment[];
  readonly sceneNumber: string | null;
  readonly words: LineWords;
}

/** The line with other words than those that were printed on it as a whole. */
export const withText = (line: BodyLine, text: string, segments: readonly Segment[]): BodyLine => ({
  ...line,
  text,
  segments,
  x: segments[0]?.x ?? line.x,
  right: segments.at(-1)?.right ?? line.right,
  words: wordsOf(text),
});

/** Furniture before its line slot is known: `y` in points, `page` counting the file's pages. */
interface PageFurniture {
  readonly kind: Furniture['kind'];
  readonly text: string;
  readonly page: number;
  readonly y: number;
}

export interface ParsedPage {
  readonly page: PdfPage;
  readonly body: readonly BodyLine[];
  readonly furniture: readonly PageFurniture[];
}

/** Shares of the page's height and width in which furniture stands: heads are printed half an inch from the edge of a page of eleven. */
const headZone = 0.09;
const footZone = 0.93;
const marginZone = 0.07;
/** Page numbers may stand nearer to the text than heads, but only in the right corner. */
const numberZone = 0.12;
const numberEdge = 0.75;
const revisionZone = 0.8;
/** Where the bare word CONTINUED says that a scene goes on, counted in lines from either end of the page; with a colon, brackets or a number it does anywhere: a copied text may have lost its pages. */
const edgeLines = 3;
/** A head is what stands in the same words on this share of the pages, and on three at least. */
const repeatedShare = 0.25;
/** Points: a line with text this near below it belongs to that text. */
const directlyBelow = 16;
/** A stamp is what stands in one place on this share of the pages. */
const stampedShare = 0.6;
const leastStampLength = 10;
const scriptFontSize = 16;
const noHeads: ReadonlySet<string> = new Set();

/** In text that lost its margins a page number stands anywhere between the lines, but by itself and at the right. */
const loneNumber = /^\d{1,3}[A-Z]?\.$/;
const loneNumberEdge = 0.6;
const pageNumber =
  /^(?:(?:page|p\.)\s*)?[-–—(]?\s*\d{1,4}[A-Z]?\s*[-–—).]?(?:\s*(?:of|\/)\s*\d{1,4})?(?:\s*\|\s*p\s?a\s?g\s?e)?[.*]*$/i;
/** Twice where a dual dialogue goes on. */
const more = /^(?:\(\s*MORE\s*\)\s*){1,2}$/i;

/** Every page's body and furniture. Running heads are known by their return on many pages, with their numbers left out of the comparison. */
export function setApartFurniture(pages: readonly PdfPage[]): ParsedPage[] {
  const stamps = repeatedStamps(pages);
  const isStamp = (run: PdfRun): boolean => !run.upright || (stamps.size > 0 && stamps.has(stampKey(run)));
  const printed = pages.map((page) => pageLines({ ...page, runs: page.runs.filter((run) => !isStamp(run)) }));
  const isNumbered = haveLineNumbers(printed);
  const linesOf = isNumbered ? printed.map((lines) => lines.map(withoutLineNumber).filter(hasText)) : printed;
  const repeated = repeatedHeads(pages, linesOf);
  const revisions = revisionHeads(linesOf);
  return pages.map((page, index) => {
    const parted = partPage(page, linesOf[index] ?? [], page.runs.filter(isStamp), repeated, revisions);
    return isNumbered ? { ...parted, furniture: [...parted.furniture, ...lineNumbers(printed[index] ?? [])] } : parted;
  });
}

const hasText = ({ segments }: PrintedLine): boolean => segments.length > 0;

const lineNumbers = (lines: readonly PrintedLine[]): PageFurniture[] =>
  lines.flatMap((line) =>
    withoutLineNumber(line) === line
      ? []
      : [{ kind: 'header', text: line.segments[0]?.text ?? '', page: line.page, y: line.y }],
  );

const headKey = (text: string): string => text.toLowerCase().replace(/\d+/g, '#');

function isHeadOrFoot(page: PdfPage, y: number): boolean {
  return y < page.height * headZone || y > page.height * footZone;
}

const stampKey = ({ text, x, y }: PdfRun): string => `${Math.round(x)}:${Math.round(y)}:${text.trim()}`;

/** Short words in the size of the script may stand in one place on many pages by chance. */
const isStampLike = ({ upright, text, fontSize }: PdfRun): boolean =>
  upright && (text.trim().length >= leastStampLength || fontSize > scriptFontSize);

/** Runs between head and foot that stand in the same words at the same place on most pages: a name stamped on each copy. */
function repeatedStamps(pages: readonly PdfPage[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const page of pages) {
    const keys = new Set(
      page.runs.flatMap((run) => (isStampLike(run) && !isHeadOrFoot(page, run.y) ? [stampKey(run)] : [])),
    );
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const enough = Math.max(3, pages.length * stampedShare);
  return new Set([...counts].filter(([, count]) => count >= enough).map(([key]) => key));
}

function repeatedHeads(pages: readonly PdfPage[], linesOf: readonly (readonly PrintedLine[])[]): Set<string> {
  const counts = new Map<string, number>();
  pages.forEach((page, index) => {
    const ends = (linesOf[index] ?? []).filter((line) => isHeadOrFoot(page, line.y));
    const keys = new Set(ends.flatMap((line) => line.segments.map((segment) => headKey(segment.text))));
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  });
  const enough = Math.max(3, pages.length * repeatedShare);
  return new Set([...counts].filter(([, count]) => count >= enough).map(([key]) => key));
}

function partPage(
  page: PdfPage,
  lines: readonly PrintedLine[],
  stamps: readonly PdfRun[],
  repeated: ReadonlySet<string>,
  revisions: ReadonlySet<string>,
): ParsedPage {
  const body: BodyLine[] = [];
  const furniture = [...watermarks(page, stamps), ...hiddenLines(page)];
  lines.forEach((line, index) => {
    const fromEdge = Math.min(index, lines.length - 1 - index);
    const below = lines[index + 1];
    const isHead = isSetOff(page, line, below);
    const stands = below === undefined || below.y - line.y > directlyBelow || isHeadOrFoot(page, below.y);
    const kept: Segment[] = [];
    for (const segment of line.segments) {
      const kind = revisions.has(segment.text)
        ? 'header'
        : furnitureKind({ page, line, segment, fromEdge, isHead, repeated: stands ? repeated : noHeads });
      if (kind) furniture.push({ kind, text: segment.text, page: page.number, y: line.y });
      else kept.push(segment);
    }
    const { segments, sceneNumber, taken } = takeSceneNumbers(kept, page.width);
    for (const text of taken) furniture.push({ kind: 'scene-number', text, page: page.number, y: line.y });
    const first = segments[0];
    const last = segments.at(-1);
    if (!first || !last) return;
    const at = { page: page.number, y: line.y, x: first.x, right: last.right, font: first.font };
    const text = textOf(segments);
    body.push({ ...at, segments, text, sceneNumber, words: wordsOf(text) });
  });
  return { page, body, furniture };
}

/** A line in the top margin with empty space below it. */
function isSetOff(page: PdfPage, line: PrintedLine, below: PrintedLine | undefined): boolean {
  return line.y < page.height * marginZone && below !== undefined && below.y - line.y > line.y * 0.4;
}

/** Text at an angle, or level and always the same: a name or a date stamped on each copy. */
function watermarks(page: PdfPage, stamps: readonly PdfRun[]): PageFurniture[] {
  return stamps.map((run) => ({ kind: 'header', text: run.text.trim(), page: page.number, y: run.y }));
}

/** Line by line, as the script itself is gathered; what is at an angle, piece by piece. */
function hiddenLines(page: PdfPage): PageFurniture[] {
  const hidden = page.hidden ?? [];
  const turned = hidden.filter((run) => !run.upright).map(({ text, y }) => ({ text: text.trim(), y }));
  const level = pageLines({ ...page, runs: hidden }).map(({ segments, y }) => ({ text: textOf(segments), y }));
  return [...level, ...turned].map((line) => ({ kind: 'hidden', page: page.number, ...line }));
}

interface Position {
  readonly page: PdfPage;
  readonly line: PrintedLine;
  readonly segment: Segment;
  /** Lines between this one and the nearer end of the page. */
  readonly fromEdge: number;
  readonly isHead: boolean;
  readonly repeated: ReadonlySet<string>;
}

function furnitureKind({ page, line, segment, fromEdge, isHead, repeated }: Position): Furniture['kind'] | null {
  const { text } = segment;
  const share = line.y / page.height;
  if (segment.x > page.width * revisionZone && /^\*{1,3}$/.test(text)) return 'revision-mark';
  if (more.test(text)) return 'more';
  if (line.segments.some((other) => saysContinued(other.text, fromEdge))) {
    return isContinuedMark(text) ? 'continued' : isMarginNumber(text) ? 'scene-number' : null;
  }
  const atRight = segment.x > page.width * numberEdge && (share < numberZone || share > 1 - numberZone);
  const alone = line.segments.length === 1 && segment.x > page.width * loneNumberEdge;
  if (alone && loneNumber.test(text)) return 'page-number';
  const nearEdge = isHeadOrFoot(page, line.y) || atRight;
  if (fromEdge < 2 && nearEdge && pageNumber.test(text)) {
    const besideHeading = share > marginZone && takeSceneNumbers(line.segments, page.width).sceneNumber !== null;
    if (!besideHeading) return 'page-number';
  }
  const isRepeated = isHeadOrFoot(page, line.y) && repeated.has(headKey(text));
  return isRepeated || isHead ? (share < 0.5 ? 'header' : 'footer') : null;
}

const saysContinued = (text: string, fromEdge: number): boolean =>
  isContinuedMark(text) && (fromEdge < edgeLines || /[^\p{L}]/u.test(text));

/** Numbers at both ends of a line, or at one end beside a heading, with the same number. */
function takeSceneNumbers(segments: readonly Segment[], pageWidth: number) {
  const first = segments[0];
  const last = segments.at(-1);
  const none = { segments, sceneNumber: null, taken: [] };
  if (!first || !last || segments.length < 2) return none;
  const middle = segments.slice(1, -1);
  if (isMarginNumber(first.text) && sameNumber(first.text, last.text) && middle.length > 0) {
    return { segments: middle, sceneNumber: bareNumber(first.text), taken: [first.text, last.text] };
  }
  const afterFirst = segments.slice(1);
  if (isMarginNumber(first.text) && isHeadingLike(afterFirst)) {
    return { segments: afterFirst, sceneNumber: bareNumber(first.text), taken: [first.text] };
  }
  const beforeLast = segments.slice(0, -1);
  if (isMarginNumber(last.text) && last.x > pageWidth * revisionZone && isHeading(beforeLast)) {
    return { segments: beforeLast, sceneNumber: bareNumber(last.text), taken: [last.text] };
  }
  return none;
}

const bareNumber = (text: string): string => text.replace(/[.)]$/, '');
const sameNumber = (a: string, b: string): boolean => bareNumber(a) === bareNumber(b);

const textOf = (segments: readonly Segment[]): string => segments.map((segment) => segment.text).join(' ');

const isHeading = (segments: readonly Segment[]): boolean => isSceneHeading(textOf(segments));

/** A heading, or a slug in capitals that a number makes one. */
function isHeadingLike(segments: readonly Segment[]): boolean {
  const text = textOf(segments);
  return isSceneHeading(text) || (isMostlyCapitals(text) && /\p{Lu}{4}/u.test(text));
}
