/** Gathers positioned text into printed lines. */
import type { PdfPage, PdfRun } from '../pdf/pdf-page.ts';

/** Text without a wide gap in it. `x` and `right` are points from the left edge of the page. */
export interface Segment {
  readonly text: string;
  readonly x: number;
  readonly right: number;
  /** The font of its beginning. */
  readonly font: string;
}

/**
 * One printed line: everything on one baseline, from left to right, in one or more segments (a scene number in the margin, two
 * columns of dual dialogue). `y` is the baseline in points from the top; `page` counts the file's pages from 1.
 */
export interface PrintedLine {
  readonly page: number;
  readonly y: number;
  readonly segments: readonly Segment[];
}

/** Runs whose baselines differ by less than this share of the font size stand on one line (small shifts: accents, bold, scans). */
const sameBaseline = 0.35;
/** Gaps in characters of a monospaced font (0.6 of its size): above the first a space was meant, above the second a new column. */
const spaceGap = 0.3;
const columnGap = 2.6;

/** The upright text of a page as lines from top to bottom. */
export function pageLines(page: PdfPage): PrintedLine[] {
  const runs = page.runs.filter((run) => run.upright).sort((a, b) => a.y - b.y || a.x - b.x);
  const rows: PdfRun[][] = [];
  for (const run of runs) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && run.y - first.y < sameBaseline * Math.max(run.fontSize, first.fontSize)) row.push(run);
    else rows.push([run]);
  }
  return rows.map((row) => ({ page: page.number, y: row[0]?.y ?? 0, segments: toSegments(withoutReprints(row)) }));
}

/** Of any kind but one plain space. */
const unevenSpace = /\s\s|[^\S ]/;

function toSegments(row: readonly PdfRun[]): Segment[] {
  const segments: { text: string; x: number; right: number; font: string }[] = [];
  let last: PdfRun | undefined;
  for (const run of [...row].sort((a, b) => a.x - b.x)) {
    const open = segments.at(-1);
    const character = run.fontSize * 0.6;
    const gap = open ? (run.x - open.right) / character : Number.POSITIVE_INFINITY;
    if (!open || gap > columnGap || isMark(run) || isMark(last)) {
      segments.push({ text: run.text.trim(), x: run.x, right: run.x + run.width, font: run.font });
    } else {
      const spaced = gap > spaceGap || /\s$/.test(last?.text ?? '') || /^\s/.test(run.text);
      open.text += (spaced ? ' ' : '') + run.text.trim();
      open.right = Math.max(open.right, run.x + run.width);
    }
    last = run;
  }
  for (const segment of segments) if (unevenSpace.test(segment.text)) segment.text = segment.text.replace(/\s+/g, ' ');
  return segments;
}

/** A revision mark is never part of the text beside it, however near it stands. */
const isMark = (run: PdfRun | undefined): boolean =>
  run?.text.includes('*') === true && /^\s*\*{1,3}\s*$/.test(run.text);

/** Points: a text printed again to make it bold stands this near to where it stood. */
const nearReprint = 1.5;

/** Some programs make bold by printing a text twice, a hair apart and perhaps in other pieces: what stands on the same letters goes. */
function withoutReprints(row: readonly PdfRun[]): readonly PdfRun[] {
  const kept: PdfRun[] = [];
  for (const run of row) if (!isReprint(run, kept)) kept.push(run);
  return kept;
}

function isReprint(run: PdfRun, kept: readonly PdfRun[]): boolean {
  const right = run.x + run.width;
  const under = kept.filter(
    (other) =>
      Math.abs(other.y - run.y) < nearReprint &&
      other.x < right - nearReprint &&
      other.x + other.width > run.x + nearReprint,
  );
  if (under.length === 0) return false;
  const sorted = under.sort((a, b) => a.x - b.x);
  let covered = run.x + nearReprint;
  for (const other of sorted) if (other.x <= covered + nearReprint) covered = Math.max(covered, other.x + other.width);
  return covered >= right - nearReprint && lettersOf(sorted).includes(lettersOf([run]));
}

const lettersOf = (runs: readonly PdfRun[]): string => runs.map(({ text }) => text.replace(/\s+/g, '')).join('');
