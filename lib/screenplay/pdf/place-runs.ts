/** Turns text as a PDF draws it into runs on an upright page. */
import { type Matrix, multiply } from './page-geometry.ts';
import type { Hiding, PdfPage, PdfRun } from './pdf-page.ts';

/** A piece of text as a PDF draws it: `transform` is its matrix in the page's own space, `width` is in points. */
export interface DrawnText {
  readonly str: string;
  readonly transform: Matrix;
  readonly width: number;
  readonly fontName: string;
  /** How it is kept from the reader's eyes; null or absent where it is seen. */
  readonly hiding?: Hiding | null;
}

/** Direction in which a text runs on the page: 0 to the right, 1 down, 2 to the left (upside down), 3 up; null at an angle. */
function quarterTurns([a, b]: Matrix): 0 | 1 | 2 | 3 | null {
  if (Math.abs(b) < Math.abs(a) * 0.1) return a > 0 ? 0 : 2;
  if (Math.abs(a) < Math.abs(b) * 0.1) return b > 0 ? 1 : 3;
  return null;
}

const lengthOf = (x: number, y: number): number => Math.sqrt(x * x + y * y);

/** Letters a tenth as wide as they are high: no font is that narrow, and nobody reads it. A yardstick of ours. */
const isSqueezed = ([a, b, c, d]: Matrix): boolean => lengthOf(a, b) < 0.1 * lengthOf(c, d);

/**
 * Runs of one page with y down from the top. `viewport` is the matrix from the page's own space to the page as shown, `width` x `height`
 * its size in points. Some scripts are stored upside down or sideways: the page is turned so that most of its text reads from left
 * to right.
 */
export function placeRuns(
  items: readonly DrawnText[],
  viewport: Matrix,
  width: number,
  height: number,
): Pick<PdfPage, 'width' | 'height' | 'runs'> {
  const placed = items.map((item) => ({ item, matrix: multiply(viewport, item.transform) }));
  const votes = [0, 0, 0, 0];
  for (const { item, matrix } of placed) {
    const turns = quarterTurns(matrix);
    if (turns !== null) votes[turns] = (votes[turns] ?? 0) + item.str.length;
  }
  const turns = votes.indexOf(Math.max(...votes));
  const sideways = turns === 1 || turns === 3;
  const runs = placed.map(({ item, matrix }): PdfRun => {
    const hiding = item.hiding ?? (isSqueezed(matrix) ? 'tiny' : null);
    const [x, y] = turn(matrix[4], matrix[5], turns, width, height);
    return {
      text: item.str,
      x: onPage(x),
      y: onPage(y),
      width: onPage(item.width),
      fontSize: onPage(lengthOf(matrix[2], matrix[3])),
      font: item.fontName,
      upright: quarterTurns(matrix) === turns,
      ...(hiding ? { hiding } : {}),
    };
  });
  return { width: sideways ? height : width, height: sideways ? width : height, runs };
}

/** Points beyond any page, and what a damaged file gives instead of a number: such text is kept, at the edge. */
const furthest = 20_000;
const onPage = (value: number): number => (Number.isFinite(value) ? Math.min(furthest, Math.max(-furthest, value)) : 0);

function turn(x: number, y: number, turns: number, width: number, height: number): [number, number] {
  switch (turns) {
    case 1:
      return [y, width - x];
    case 2:
      return [width - x, height - y];
    case 3:
      return [height - y, x];
    default:
      return [x, y];
  }
}
