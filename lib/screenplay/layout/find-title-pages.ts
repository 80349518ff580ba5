/** Finds the pages before the script and reads the title, the writers and the rest off them. */

import type { TitlePage } from '../model.ts';
import { stripEmphasis } from '../text/strip-emphasis.ts';
import { emptyTitlePage, isTitleKey, readTitleKeys } from '../text/title-fields.ts';
import {
  contactDepth,
  isCredit,
  isNoTitleSheet,
  isTitlePageLine,
  looksLikeTitle,
  namesDraftOrSource,
  readTitleLines,
  type TitleLine,
} from '../text/title-lines.ts';
import { gapAbove, type LeftEdges, paragraphGap } from './left-edges.ts';
import type { Segment } from './page-lines.ts';
import type { BodyLine, ParsedPage } from './set-apart-furniture.ts';

/** Title, dedication, cast: a script seldom has more pages before its first. */
const mostTitlePages = 4;
/** A title page holds few lines, and nearly none as wide as prose. */
const mostLines = 32;
const proseShare = 0.55;
/** A title above the script itself: title, credit, names, perhaps a source, dates and an address. */
const mostPrintedLines = 45;
const lowestCredit = 12;
/** Points from the action edge, and from the middle: a title alone above the script. */
const leastTitleIndent = 20;
const offCentre = 11;
/** Points from the middle where names or a wide gap below it, too, say that it is a title. */
const nearCentre = 26;
/** The same of a title that stands above no FADE IN: and no heading, with so many pitches below it. */
const aloneFromCentre = 60;
const farApart = 3.5;
/** Lines below a title, one of them a draft or a source, that are a title page's though the script begins with a motto. */
const fewestOnSheet = 3;
/** Points: a line of prose is at least this wide. */
const leastProse = 250;

/** How many leading pages stand before the script. 0 when no script page follows them. */
export function countTitlePages(pages: readonly ParsedPage[], edges: LeftEdges): number {
  const first = pages.findIndex((page) => isScriptPage(page, edges));
  return first > mostTitlePages ? 0 : Math.max(0, first);
}

/** Title pages inside the script, by their number in the file: of a second script, or of the next episode. Each bears a credit. */
export function findInnerTitlePages(pages: readonly ParsedPage[], from: number, edges: LeftEdges): ReadonlySet<number> {
  const inner = pages
    .slice(Math.max(1, from))
    // A last page that bears a credit is a colophon: a title page has its script behind it.
    .filter(
      (page, index, all) => isInnerTitle(page, edges) && all.slice(index + 1).some((next) => isScriptPage(next, edges)),
    );
  return new Set(inner.map(({ page }) => page.number));
}

const isInnerTitle = (page: ParsedPage, edges: LeftEdges): boolean =>
  !isScriptPage(page, edges) && page.body.slice(1).some(({ text }) => isCredit(text));

function isScriptPage({ page, body }: ParsedPage, edges: LeftEdges): boolean {
  if (body.some(isScriptStart)) return true;
  if (body.length > mostLines) return true;
  const prose = body.filter(
    (line) => Math.abs(line.x - edges.action) < 8 && line.right - line.x > page.width * proseShare,
  );
  return prose.length > 3 || body.some((line, index) => isSpeechStart(line, body[index + 1], edges));
}

function isSpeechStart(line: BodyLine, below: BodyLine | undefined, { speech, pitch }: LeftEdges): boolean {
  if (!speech || !below || Math.abs(line.x - speech.cue) > 6 || !line.words.isName) return false;
  const spoken = Math.min(Math.abs(below.x - speech.dialogue), Math.abs(below.x - speech.parenthetical)) < 6;
  return spoken && gapAbove(below, line, pitch) <= paragraphGap;
}

/**
 * Some scripts begin on the page that bears their title, above FADE IN: or the first heading, and some programs print the Fountain keys
 * ('Title: …') there. Returns what they say and the body without them; null when the script does not begin so.
 */
export function takePrintedTitle(
  body: readonly BodyLine[],
  edges: LeftEdges,
  pageWidth: number,
): { titlePage: TitlePage; rest: readonly BodyLine[] } | null {
  const { pitch, action } = edges;
  const first = body[0];
  if (!first) return null;
  const found = body.findIndex((line) => line.page !== first.page || isScriptStart(line));
  const keys = found > 0 ? readPrintedKeys(body.slice(0, found)) : null;
  if (keys) return { titlePage: keys, rest: body.slice(found) };
  const head = body.slice(0, mostPrintedLines);
  const creditAt = head.findIndex(({ text }, index) => index > 0 && isCredit(text));
  if (creditAt < 0 || creditAt > lowestCredit || head.slice(0, creditAt).some(isScriptStart)) {
    if (found === 0) return null;
    return takeTitleAlone(body, body[found]?.page === first.page ? found : -1, edges, pageWidth);
  }
  const start = head.findIndex(
    (line, index) => index > creditAt && (isScriptStart(line) || isProse(line, head[index + 1], action)),
  );
  if (start < 0) return null;
  const lines = head.slice(0, start).map((line, index) => ({
    text: closeUp(line.segments),
    opens: gapAbove(line, head[index - 1], pitch) > paragraphGap,
    depth: 0,
    centred: true,
  }));
  return { titlePage: readTitleLines(lines), rest: body.slice(start) };
}

/**
 * A title without a credit: one or two lines in the middle of the first page, and between them and FADE IN: or the first heading at `end` nothing but what a title page says (names, a
 * draft, a source) or the name of an act. Where the page has no such start (`end` -1), a title of one line that stands well apart from what follows. Of 330 public texts six are so read, all six rightly.
 */
function takeTitleAlone(
  body: readonly BodyLine[],
  end: number,
  { action, right, pitch }: LeftEdges,
  pageWidth: number,
): { titlePage: TitlePage; rest: readonly BodyLine[] } | null {
  const middles = [pageWidth / 2, (action + right) / 2];
  const isCentred = (line: BodyLine, off: number): boolean =>
    line.x > action + leastTitleIndent && middles.some((middle) => Math.abs((line.x + line.right) / 2 - middle) < off);
  const isTitle = (line: BodyLine, off: number): boolean =>
    isCentred(line, off) && looksLikeTitle(line.text) && !line.words.isEnding && !line.words.isShot;
  const lengthOf = (lines: readonly BodyLine[], off: number): number => {
    const other = lines.findIndex((line) => !isTitle(line, off));
    return other < 0 ? lines.length : other;
  };
  const [first, second] = body;
  if (end < 0) {
    const isApart = second !== undefined && gapAbove(second, first, pitch) >= farApart;
    return first && isApart && isTitle(first, aloneFromCentre) ? titleOf(body, 1, 1) : null;
  }
  const head = body.slice(0, end);
  const count = lengthOf(head, offCentre);
  if (count > 0 && count <= 2 && head.slice(count).every(({ words }) => words.isEnding))
    return titleOf(body, count, count);
  const apart = head.findIndex((line, index) => index > 0 && gapAbove(line, head[index - 1], pitch) > paragraphGap);
  if (apart <= 0 || apart > 2 || lengthOf(head.slice(0, apart), nearCentre) < apart) return null;
  const other = head.findIndex(({ text, words }, at) => at >= apart && !words.isEnding && !isTitlePageLine(text));
  if (other < 0) return titleOf(body, apart, head.findLastIndex(({ words }) => !words.isEnding) + 1, pitch);
  // A motto or a crawl below a sheet that says more than a name.
  const isSheet =
    other - apart >= fewestOnSheet && head.slice(apart, other).some(({ text }) => namesDraftOrSource(text));
  return isSheet ? titleOf(body, apart, other, pitch) : null;
}

/** The title of the first `count` lines; those up to `end` say the rest. */
function titleOf(body: readonly BodyLine[], count: number, end: number, pitch = 1) {
  const lines = body.slice(0, count).map(({ segments }) => closeUp(segments));
  const title = lines.join(' ').replace(/^["“](.*)["”]$/, '$1');
  const others = body.slice(count, end).map((line, index) => ({
    text: closeUp(line.segments),
    opens: gapAbove(line, body[count + index - 1], pitch) > paragraphGap,
    depth: 0,
    centred: true,
  }));
  const head = { text: title, opens: true, depth: 0, centred: true };
  const titlePage = others.length === 0 ? { ...emptyTitlePage, title } : readTitleLines([head, ...others]);
  return { titlePage, rest: body.slice(end) };
}

/** A paragraph of the script: a wide line at the action edge that a second one follows. */
function isProse(line: BodyLine, below: BodyLine | undefined, action: number): boolean {
  const isWide = line.right - line.x > leastProse && Math.abs(line.x - action) < 40 && /\p{Ll}/u.test(line.text);
  return isWide && below !== undefined && Math.abs(below.x - line.x) < 8 && !isCredit(line.text);
}

const isScriptStart = ({ words }: BodyLine): boolean => words.isHeading || words.isTransition;

/** Reads the first page that bears a title. Pages without text give an empty title page. */
export function readTitlePages(pages: readonly ParsedPage[], pitch: number): TitlePage {
  const printed = pages.filter(({ body }) => body.length > 0);
  const page = printed.find(({ body }) => !isNoTitleSheet(body.map(({ text }) => text))) ?? printed[0];
  if (!page) return emptyTitlePage;
  return readPrintedKeys(page.body) ?? readTitleLines(titleLines(page, pitch));
}

/** The keys of a Fountain title page that a program printed as they were typed, marks of emphasis and all; null when there are none. */
function readPrintedKeys(lines: readonly BodyLine[]): TitlePage | null {
  if (!isTitleKey(lines[0]?.text ?? '')) return null;
  return readTitleKeys(lines.map(({ text }) => stripEmphasis(text)));
}

/** The two halves of a line at the foot (contact at the left, draft at the right) are read one after the other. */
function titleLines({ page, body }: ParsedPage, pitch: number): TitleLine[] {
  const lines = body.flatMap((line, index) => {
    const opens = gapAbove(line, body[index - 1], pitch) > paragraphGap;
    const apart = line.y > page.height * contactDepth && line.segments.length > 1;
    const parts = apart ? line.segments : [{ ...line, text: closeUp(line.segments) }];
    return parts.map((part) => ({
      text: part.text,
      opens,
      depth: line.y / page.height,
      centred: Math.abs((part.x + part.right) / 2 - page.width / 2) < page.width * 0.12,
      column: apart || line.y > page.height * contactDepth ? Math.floor((2 * part.x) / page.width) : 0,
    }));
  });
  return lines.sort((a, b) => a.column - b.column);
}

/** 'T H E   R E E L', spaced for looks, has its words in segments of their own. */
function closeUp(segments: readonly Segment[]): string {
  const isSpaced =
    segments.every(({ text }) => /^\S(?: \S)*$/u.test(text)) && segments.map(({ text }) => text).join(' ').length > 8;
  return segments.map(({ text }) => (isSpaced ? text.replaceAll(' ', '') : text)).join(' ');
}
