/** Lays blocks out on pages of 55 lines by the rules of the trade, so that a script without pages has the pages it will print on. */

import type { Place } from '../model.ts';
import { standardPageLines } from '../scenes/build-scenes.ts';
import { runsOnOverPage } from '../scenes/page-break.ts';
import type { ScriptBlock } from '../script-block.ts';
import { isContinuedExtension, parseCue } from '../text/cue-text.ts';
import { layOut, type Row } from './lay-out.ts';

/** One printed line. `block` is the index of its block. (MORE) and a cue printed again after a page break are `furniture`. */
export interface LaidLine extends Omit<Row, 'row'> {
  readonly page: number;
  readonly line: number;
  readonly block: number;
  readonly furniture: boolean;
}

/** `positions` holds where each block begins; for a block that is not printed, the place it would have had. */
export interface Layout {
  readonly lines: readonly LaidLine[];
  readonly positions: readonly Place[];
  readonly pageCount: number;
}

/** What is printed as a whole: one block, or two speeches side by side. */
interface Unit {
  readonly block: ScriptBlock;
  readonly columns: readonly (readonly Row[])[];
  readonly height: number;
  /** How many lines may stand before a page break inside the unit. */
  readonly breaks: readonly number[];
}

const noBreaks: readonly number[] = [];
/** A broken block never leaves fewer lines than this on either side of the break. */
const leastLines = 2;

/**
 * All printed lines with their pages. A heading stays with what follows; a speech that is broken gets (MORE) and its cue again with
 * (CONT'D); a paragraph is broken only in mid-sentence; dual dialogue is never broken.
 */
export function paginate(blocks: readonly ScriptBlock[]): Layout {
  const units = blocks.map((_, index) => unitAt(blocks, index));
  const lines: LaidLine[] = [];
  const positions: Place[] = [];
  let cursor: Place = { page: 1, line: 1 };
  units.forEach((unit, index) => {
    if (unit.block.kind === 'page-break' && cursor.line > 1) cursor = topOfNext(cursor);
    if (unit.height === 0) {
      const before = isSecondOfDual(blocks, index) ? positions.at(-1) : undefined;
      positions.push(before ?? (cursor.line > standardPageLines ? topOfNext(cursor) : cursor));
      return;
    }
    const start = startOf(unit, cursor, () => followerOf(units, index));
    positions.push(start);
    cursor = printUnit(unit, index, start, lines);
  });
  return { lines, positions, pageCount: Math.max(0, ...lines.slice(-1).map((line) => line.page)) };
}

const topOfNext = (cursor: Place): Place => ({ page: cursor.page + 1, line: 1 });

function isDualPair(blocks: readonly ScriptBlock[], index: number): boolean {
  const left = blocks[index];
  const right = blocks[index + 1];
  return left?.kind === 'speech' && left.dual === 'left' && right?.kind === 'speech' && right.dual === 'right';
}

const isSecondOfDual = (blocks: readonly ScriptBlock[], index: number): boolean => isDualPair(blocks, index - 1);

function unitAt(blocks: readonly ScriptBlock[], index: number): Unit {
  const block = blocks[index] ?? { kind: 'page-break' };
  if (isSecondOfDual(blocks, index)) return { block, columns: [], height: 0, breaks: [] };
  const beside = blocks[index + 1];
  const pair = isDualPair(blocks, index) && beside !== undefined;
  const columns = pair ? [layOut(block, 'left'), layOut(beside, 'right')] : [layOut(block)];
  const height = Math.max(...columns.map((rows) => rows.length));
  return { block, columns, height, breaks: pair ? [] : breaksOf(block, columns[0] ?? []) };
}

function breaksOf(block: ScriptBlock, rows: readonly Row[]): readonly number[] {
  if (rows.length < 2 * leastLines) return noBreaks;
  const cueRows = rows.filter((row) => row.style === 'cue').length;
  const possible = rows
    .map((_, index) => index)
    .filter((at) => at >= leastLines + cueRows && at <= rows.length - leastLines);
  if (block.kind === 'action') {
    return possible.filter((at) => runsOnOverPage(rows[at - 1]?.text ?? '', rows[at]?.text ?? ''));
  }
  if (block.kind !== 'speech') return [];
  return possible.filter((at) => rows[at - 1]?.style === 'dialogue' && rows[at]?.style !== 'parenthetical-rest');
}

/** The next unit that is printed, as far as a heading needs to know. */
function followerOf(units: readonly Unit[], index: number): Unit | undefined {
  return units.slice(index + 1, index + 12).find((unit) => unit.height > 0);
}

function startOf(unit: Unit, cursor: Place, follower: () => Unit | undefined): Place {
  if (cursor.line === 1) return cursor;
  const line = cursor.line + (unit.block.kind === 'heading' ? 2 : 1);
  const room = standardPageLines - line + 1;
  const start = { page: cursor.page, line };
  if (linesThatFit(unit, room) === 0) return topOfNext(cursor);
  if (unit.block.kind !== 'heading') return start;
  const next = follower();
  return !next || linesThatFit(next, room - unit.height - 1) > 0 ? start : topOfNext(cursor);
}

/** All lines of a unit if they fit into `room`, else as many as a break allows, 0 if none. (MORE) takes a line of its own. */
function linesThatFit(unit: Unit, room: number): number {
  if (unit.height <= room) return unit.height;
  const forMore = unit.block.kind === 'speech' ? 1 : 0;
  return lastUpTo(unit.breaks, room - forMore) ?? 0;
}

/** The last of ascending numbers that does not exceed `limit`, found by halving: a unit may be as long as a book. */
function lastUpTo(ascending: readonly number[], limit: number): number | undefined {
  let low = 0;
  let high = ascending.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ascending[middle] ?? 0) <= limit) low = middle + 1;
    else high = middle;
  }
  return ascending[low - 1];
}

/** Prints a unit from `start`, over as many pages as it takes, and returns the first free line after it. */
function printUnit(unit: Unit, index: number, start: Place, lines: LaidLine[]): Place {
  if (unit.columns.length > 1) {
    unit.columns.forEach((rows, column) => {
      printRows(rows, index + column, start, lines);
    });
    return { page: start.page, line: start.line + unit.height };
  }
  const rows = unit.columns[0] ?? [];
  const cue = repeatedCue(unit.block);
  let at = start;
  let from = 0;
  while (from < rows.length) {
    if (from > 0 && cue) at = printRows([cue], index, at, lines, true);
    const room = standardPageLines - at.line + 1;
    const count = linesOnPage(unit, from, room);
    at = printRows(rows.slice(from, from + count), index, at, lines);
    from += count;
    if (from < rows.length) {
      if (cue) printRows([moreRow], index, at, lines, true);
      at = topOfNext(at);
    }
  }
  return at;
}

/** Lines of the rest of a unit for this page; where no allowed break is near, the page is simply filled. */
function linesOnPage(unit: Unit, from: number, room: number): number {
  if (unit.height - from <= room) return unit.height - from;
  const forMore = unit.block.kind === 'speech' ? 1 : 0;
  const allowed = lastUpTo(unit.breaks, from + room - forMore) ?? 0;
  return allowed > from ? allowed - from : Math.max(1, room - forMore);
}

function printRows(rows: readonly Row[], block: number, at: Place, lines: LaidLine[], furniture = false): Place {
  rows.forEach(({ style, column, text, part }, offset) => {
    lines.push({ style, column, text, part, page: at.page, line: at.line + offset, block, furniture });
  });
  return { page: at.page, line: at.line + rows.length };
}

const moreRow: Row = { style: 'more', column: 'whole', text: '(MORE)', part: null };

function repeatedCue(block: ScriptBlock): Row | null {
  if (block.kind !== 'speech') return null;
  const alreadyContinued = parseCue(block.cue).extensions.some(isContinuedExtension);
  const text = alreadyContinued ? block.cue : `${block.cue} (CONT'D)`;
  return { style: 'cue', column: 'whole', text, part: null };
}
