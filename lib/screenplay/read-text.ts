/** Reads plain text: by its columns where it kept them, as Fountain where it lost them. Refuses nothing. */

import { standardPageLines } from './build-scenes.ts';
import { readFountainScreenplay } from './fountain-screenplay.ts';
import type { Screenplay } from './model.ts';
import type { PdfPage } from './pdf-page.ts';
import { readPositions } from './read-positions.ts';

/** Courier 12 on paper: ten characters and six lines an inch. */
const characterWidth = 7.2;
const lineHeight = 12;
const firstBaseline = 84;
const letter = { width: 612, height: 792 } as const;
/** A script with columns has this share of its printed lines indented. */
const indentedShare = 0.2;

/** Text with form feeds keeps its pages; without, it is cut into pages of 55 lines. */
export function readText(source: string): Omit<Screenplay, 'format'> {
  const lines = source.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const printed = lines.filter((line) => line.trim() !== '');
  const indented = printed.filter((line) => /^(?: {8}|\t)/.test(line));
  if (indented.length < printed.length * indentedShare) return readFountainScreenplay(source);
  return readPositions(toPages(source));
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

function cutPages(source: string): string[] {
  const lines = source.split(/\r\n|\r|\n/);
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
    upright: true,
  }));
}
