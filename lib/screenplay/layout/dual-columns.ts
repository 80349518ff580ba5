/** Reads two speeches printed side by side. Rejects blocks that do not open with two cues on one line. */

import { looksLikeCue } from '../text/cue-text.ts';
import type { ClassifiedLine } from './classified-line.ts';
import { gapAbove, type LeftEdges, paragraphGap } from './left-edges.ts';
import type { Segment } from './page-lines.ts';
import { type BodyLine, withText } from './set-apart-furniture.ts';

interface DualBlock {
  readonly left: ClassifiedLine[];
  readonly right: ClassifiedLine[];
  /** Printed lines that the block takes. */
  readonly lineCount: number;
}

/** The dual dialogue that begins at `lines[start]`, or null. It ends with its paragraph. */
export function takeDualBlock(lines: readonly BodyLine[], start: number, edges: LeftEdges): DualBlock | null {
  const first = lines[start];
  if (!first || !opensDual(first)) return null;
  const block = [first];
  for (let index = start + 1; index < lines.length; index += 1) {
    const line = lines[index];
    if (!line || gapAbove(line, lines[index - 1], edges.pitch) > paragraphGap) break;
    block.push(line);
  }
  const split = columnSplit(block);
  if (block.length < 2 || split === null) return null;
  const sides = block.map((line) => sidesOf(line, split));
  const left = speakColumn(
    sides.flatMap((side) => side.left ?? []),
    'left',
  );
  const right = speakColumn(
    sides.flatMap((side) => side.right ?? []),
    'right',
  );
  return left.length > 1 && right.length > 1 ? { left, right, lineCount: block.length } : null;
}

function opensDual(line: BodyLine): boolean {
  return line.segments.length === 2 && line.segments.every((segment) => looksLikeCue(segment.text));
}

/** The x that parts the columns: the left edge of the right column, taken from the lines that show both. Null when they overlap. */
function columnSplit(block: readonly BodyLine[]): number | null {
  const both = block.flatMap((line) => (line.segments.length === 2 ? [line.segments] : []));
  const rightCue = both[0]?.[1]?.x ?? 0;
  const leftEnd = Math.max(...both.map((segments) => segments[0]?.right ?? 0));
  const edge = Math.min(rightCue, ...both.slice(1).map((segments) => segments[1]?.x ?? rightCue));
  const alone = block.filter((line) => line.segments.length === 1 && line.x > leftEnd).map((line) => line.x);
  const split = Math.min(edge, ...alone) - 2;
  return split > leftEnd - 4 ? split : null;
}

function sidesOf(line: BodyLine, split: number): { left: BodyLine | null; right: BodyLine | null } {
  const left = line.segments.filter((segment) => segment.x < split);
  const right = line.segments.filter((segment) => segment.x >= split);
  return { left: sideLine(line, left), right: sideLine(line, right) };
}

function sideLine(line: BodyLine, segments: readonly Segment[]): BodyLine | null {
  if (segments.length === 0) return null;
  return withText(line, segments.map(({ text }) => text).join(' '), segments);
}

function speakColumn(lines: readonly BodyLine[], dual: 'left' | 'right'): ClassifiedLine[] {
  let open = false;
  return lines.map((line, index) => {
    if (index === 0) return { line, kind: 'cue', opens: true, dual };
    const parenthetical = open || line.text.startsWith('(');
    open = parenthetical && !line.text.endsWith(')');
    return { line, kind: parenthetical ? 'parenthetical' : 'dialogue', opens: false, dual };
  });
}
