/** Reads plain text: by its columns where it kept them, as Fountain where it bears its marks, else by words and line ends. Refuses nothing. */

import { standardPageLines } from './build-scenes.ts';
import { looksLikeCue } from './cue-text.ts';
import { readFountainScreenplay } from './fountain-screenplay.ts';
import type { PdfPage } from './pdf-page.ts';
import { placeScript } from './place-script.ts';
import { readBareText } from './read-bare-text.ts';
import { readPositions } from './read-positions.ts';
import { isSceneHeading } from './scene-heading.ts';
import type { Reading } from './script-line.ts';
import { isShot, isTransition } from './slug-line.ts';
import { isTitleKey } from './title-fields.ts';

/** Courier 12 on paper: ten characters and six lines an inch. */
const characterWidth = 7.2;
const lineHeight = 12;
const firstBaseline = 84;
const letter = { width: 612, height: 792 } as const;
/** A script with columns has this share of its printed lines indented. */
const indentedShare = 0.2;
const pageNumber = /^\s*\d{1,3}\.\s*$/;
const leastPageNumbers = 3;

const fountainMark = /^(?:>.*|!\S.*|@\p{L}.*|~\S.*|#{1,6} .*|= \S.*|={3,}|\.\p{Lu}.*|.*\[\[.*|\/\*.*|.*\p{Lu}\s?\^)$/u;

/** Text with form feeds keeps its pages; without, it is cut into pages of 55 lines. */
export function readText(source: string): Reading {
  const lines = source.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const printed = lines.filter((line) => line.trim() !== '');
  const indented = printed.filter((line) => /^(?: {8}|\t)/.test(line));
  if (indented.length >= printed.length * indentedShare && hasCueColumn(lines)) return readPositions(toPages(source));
  return isFountain(printed) && hasFountainParagraphs(lines)
    ? readFountainScreenplay(source)
    : placeScript(readBareText(source));
}

/** Columns mean something when most cues stand further right than the speech below them. */
function hasCueColumn(lines: readonly string[]): boolean {
  const pairs = lines.flatMap((line, index) => {
    const below = lines[index + 1] ?? '';
    return looksLikeCue(line.trim()) && /\p{Ll}/u.test(below) ? [indentOf(line) - indentOf(below)] : [];
  });
  return pairs.length === 0 || pairs.filter((step) => step > 1).length >= pairs.length * 0.5;
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
  const pageNumbers = lines.filter((line) => pageNumber.test(line)).length;
  return pageNumbers < leastPageNumbers && cues.filter(Boolean).length >= cues.length * 0.5;
}

function toPages(source: string): PdfPage[] {
  const chunks = source.includes('\f') ? source.split('\f') : cutPages(source);
  return chunks.map((chunk, index) => ({
    number: index + 1,
    ...letter,
    runs: chunk.split(/\r\n|\r|\n/).flatMap(toRuns),
    readable: true,
  }));
}

/** At the page numbers that were copied along, which most scripts print at the head of the page; without them every 55 lines. */
function cutPages(source: string): string[] {
  const lines = source.split(/\r\n|\r|\n/);
  const starts = lines.flatMap((line, index) => (pageNumber.test(line) ? [index] : []));
  if (starts.length >= leastPageNumbers) {
    return [0, ...starts].map((start, index) => lines.slice(start, starts[index]).join('\n'));
  }
  const pages: string[] = [];
  for (let at = 0; at < lines.length; at += standardPageLines)
    pages.push(lines.slice(at, at + standardPageLines).join('\n'));
  return pages;
}

/** Stretches without three spaces in a row, so that columns stay apart. */
function toRuns(line: string, index: number): PdfPage['runs'] {
  const expanded = line.replace(/\t/g, '        ');
  return [...expanded.matchAll(/\S+(?: {1,2}\S+)*/g)].map((match) => ({
    text: match[0],
    x: 72 + match.index * characterWidth,
    y: firstBaseline + index * lineHeight,
    width: match[0].length * characterWidth,
    fontSize: 12,
    font: '',
    upright: true,
  }));
}
