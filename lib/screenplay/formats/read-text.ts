/** Reads plain text: by its columns where it kept them, as Fountain where it bears its marks, else by words and line ends. */

import type { PdfPage, PdfRun } from '../pdf/pdf-page.ts';
import { readPositions } from '../read-positions.ts';
import { standardPageLines } from '../scenes/build-scenes.ts';
import type { ParsedScript } from '../script-line.ts';
import { looksLikeCue } from '../text/cue-text.ts';
import { quantile } from '../text/quantile.ts';
import { isSceneHeading } from '../text/scene-heading.ts';
import { isShot, isTransition } from '../text/slug-line.ts';
import { isTitleKey } from '../text/title-fields.ts';
import { readFountainScreenplay } from './fountain-screenplay.ts';
import { findPageMarks } from './page-marks.ts';
import { placeScript } from './place-script.ts';
import { readBareText } from './read-bare-text.ts';
import { type TextLine, takeTypedNumbers } from './typed-numbers.ts';
import { withoutWebFoot } from './web-page-end.ts';

/** Courier 12 on paper: ten characters and six lines an inch. */
const characterWidth = 7.2;
const lineHeight = 12;
const firstBaseline = 84;
const letter = { width: 612, height: 792 } as const;
const headBaseline = 42;
const leftMargin = 72;
/** Characters between a typed number and the left margin. */
const besideMargin = 3;
/** Shares of a page's height: above the first the script ends, and where a page is longer than letter its top margin grows by the second. */
const bodyShare = 0.92;
const topShare = 0.11;
/** A script with columns has this share of its printed lines indented. */
const indentedShare = 0.2;

/** Where few lines are indented, this many cues must be, and this share of all. */
const leastPairs = 5;
const mostPairs = 0.7;

const fountainMark = /^(?:>.*|!\S.*|@\p{L}.*|~\S.*|#{1,6} .*|= \S.*|={3,}|\.\p{Lu}.*|.*\[\[.*|\/\*.*|.*\p{Lu}\s?\^)$/u;

/** Text with form feeds keeps its pages; without, it is cut into pages of 55 lines. Numbers typed before its lines are furniture. */
export function readText(file: string): ParsedScript {
  const source = withoutWebFoot(file);
  const pages = source
    .replace(/^\uFEFF/, '')
    .split('\f')
    .map(linesIn);
  const typed = takeTypedNumbers(pages.flat());
  const lines = typed.map(({ text }) => text);
  const printed = lines.filter((line) => line.trim() !== '');
  const indented = printed.filter((line) => /^(?: {8}|\t)/.test(line));
  const isIndented = indented.length >= printed.length * indentedShare;
  if (hasCueColumn(lines, isIndented))
    return readPositions(
      toPages(
        typed,
        pages.map(({ length }) => length),
      ),
    );
  const isNumbered = typed.some(({ number }) => number !== null);
  return !isNumbered && isFountain(printed) && hasFountainParagraphs(lines)
    ? readFountainScreenplay(source)
    : placeScript(readBareText(typed));
}

/** Columns mean something when most cues stand further right than the speech below them. */
function hasCueColumn(lines: readonly string[], isIndented: boolean): boolean {
  const pairs = lines.flatMap((line, index) => {
    const below = lines[index + 1] ?? '';
    return looksLikeCue(line.trim()) && /\p{Ll}/u.test(below) ? [indentOf(line) - indentOf(below)] : [];
  });
  const apart = pairs.filter((step) => step > 1).length;
  return isIndented ? apart >= pairs.length * 0.5 : pairs.length >= leastPairs && apart >= pairs.length * mostPairs;
}

const indentOf = (line: string): number => line.replace(/\t/g, '        ').search(/\S|$/);

/** A title page in keys, or marks that mean nothing anywhere else: forced elements, centred text, notes, dual dialogue. */
function isFountain(printed: readonly string[]): boolean {
  if (isTitleKey(printed[0] ?? '')) return true;
  return printed.some((line) => fountainMark.test(line));
}

/** In Fountain a cue stands below an empty line and right above its speech; text copied out of a PDF seldom keeps both, and bears page numbers. */
function hasFountainParagraphs(lines: readonly string[]): boolean {
  const cues = lines.flatMap((line, index) => {
    const text = line.trim();
    if (text === '' || !looksLikeCue(text) || isSceneHeading(text) || isTransition(text) || isShot(text)) return [];
    const [above = '', below = ''] = [lines[index - 1]?.trim(), lines[index + 1]?.trim()];
    return [above === '' && below !== ''];
  });
  return findPageMarks(lines).length === 0 && cues.filter(Boolean).length >= cues.length * 0.5;
}

/** `lengths` are the lines of each page, where form feeds part them. */
function toPages(lines: readonly TextLine[], lengths: readonly number[]): PdfPage[] {
  const pages: (readonly TextLine[])[] = [];
  let from = 0;
  for (const length of lengths) {
    pages.push(lines.slice(from, from + length));
    from += length;
  }
  const chunks = pages.length > 1 ? pages.map(unmarked) : cutPages(lines);
  const longest = Math.max(standardPageLines, ...chunks.map(({ lines }) => lines.length));
  // As high as the longest page needs, so that no line of the script stands where feet do.
  const height = Math.max(letter.height, (firstBaseline + longest * lineHeight) / bodyShare);
  const top = firstBaseline + (height - letter.height) * topShare;
  return chunks.map(({ heads, lines }, index) => ({
    number: index + 1,
    ...letter,
    height,
    runs: [
      ...heads.flatMap((line) => toRuns(line, headBaseline)),
      ...lines.flatMap((line, at) => toRuns(line, top + at * lineHeight)),
    ],
    readable: true,
  }));
}

const linesIn = (text: string): string[] => text.split(/\r\n|\r|\n/);

interface TextPage {
  /** Page numbers and running heads, which print in the top margin wherever they were copied to. */
  readonly heads: readonly TextLine[];
  readonly lines: readonly TextLine[];
}

const unmarked = (lines: readonly TextLine[]): TextPage => ({ heads: [], lines });

/** At the page numbers that were copied along; without them every 55 lines. */
function cutPages(lines: readonly TextLine[]): TextPage[] {
  const marks = findPageMarks(lines.map(({ text }) => text));
  const pages: TextPage[] = [];
  if (marks.length === 0) {
    for (let at = 0; at < lines.length; at += standardPageLines)
      pages.push(unmarked(lines.slice(at, at + standardPageLines)));
    return pages;
  }
  const kinds = new Map(marks.map(({ line, kind }) => [line, kind]));
  let open: { heads: TextLine[]; lines: TextLine[] } = { heads: [], lines: [] };
  lines.forEach((line, index) => {
    const kind = kinds.get(index);
    if (kind === 'page-number') {
      pages.push(open);
      open = { heads: [line], lines: [] };
    } else if (kind) open.heads.push(line);
    // What is empty about a mark belongs to the page's margins.
    else if (open.lines.length > 0 || line.text.trim() !== '' || pages.length === 0) open.lines.push(line);
  });
  return [...pages, open].flatMap((page, index) =>
    asLongAs(page, pageLength(pages), index === 0 ? titled : unnumbered),
  );
}

/** Lines of the page in the middle, by length, of those between two marks. */
const pageLength = (pages: readonly TextPage[]): number =>
  quantile(
    pages.slice(1).map(({ lines }) => lines.length),
    0.5,
  ) ?? standardPageLines;

/** From so many times the usual length on, a number is missing: pages of a revision, say, whose heads are other ones. Before the first number a title page may stand. */
const unnumbered = 1.6;
const titled = 3;

/** The page cut in parts of about `length` lines, where it is longer than one page. */
function asLongAs({ heads, lines }: TextPage, length: number, longest: number): TextPage[] {
  if (length === 0 || lines.length < length * longest) return [{ heads, lines }];
  const count = Math.round(lines.length / length);
  return Array.from({ length: count }, (_, at) => ({
    heads: at === 0 ? heads : [],
    lines: lines.slice(Math.round((at * lines.length) / count), Math.round(((at + 1) * lines.length) / count)),
  }));
}

/** Stretches without three spaces in a row, so that columns stay apart; a number stands in the left margin. */
function toRuns({ text, number }: TextLine, y: number): PdfPage['runs'] {
  const run = (words: string, column: number): PdfRun => ({
    text: words,
    x: leftMargin + column * characterWidth,
    y,
    width: words.length * characterWidth,
    fontSize: 12,
    font: '',
    upright: true,
  });
  const expanded = text.replace(/\t/g, '        ');
  const runs = [...expanded.matchAll(/\S+(?: {1,2}\S+)*/g)].map((match) => run(match[0], match.index));
  return number === null ? runs : [run(number, -number.length - besideMargin), ...runs];
}
