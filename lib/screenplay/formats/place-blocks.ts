/** Gives blocks the places that the layout found for them. */

import type { PageTurn, Place, Span } from '../model.ts';
import type { Piece } from '../scenes/build-scenes.ts';
import { pageTurnsOf, withTurns } from '../scenes/page-turns.ts';
import type { ScriptBlock } from '../script-block.ts';
import { parseCue } from '../text/cue-text.ts';
import { joinText } from '../text/join-text.ts';
import { parseSceneHeading } from '../text/scene-heading.ts';
import type { LaidLine, Layout } from './paginate.ts';

/** The blocks as headings and elements with places, in order; what is not printed stands where it would have stood. */
export function placeBlocks(blocks: readonly ScriptBlock[], layout: Layout): Piece[] {
  const linesOf: LaidLine[][] = blocks.map(() => []);
  for (const line of layout.lines) if (!line.furniture) linesOf[line.block]?.push(line);
  const pieces: Piece[] = [];
  blocks.forEach((block, index) => {
    const start = layout.positions[index] ?? { page: 1, line: 1 };
    const piece = toPiece(block, linesOf[index] ?? [], start);
    if (piece) pieces.push(piece);
  });
  return pieces;
}

function spanOf(lines: readonly LaidLine[], start: Place): Span {
  const first = lines[0] ?? start;
  const last = lines.at(-1) ?? start;
  return { start: { page: first.page, line: first.line }, end: { page: last.page, line: last.line } };
}

/** The lines of the cue come first, then those of each part. */
function linesByPart(lines: readonly LaidLine[], partCount: number): { cue: LaidLine[]; parts: LaidLine[][] } {
  const cue: LaidLine[] = [];
  const parts = Array.from({ length: partCount }, (): LaidLine[] => []);
  for (const line of lines) (line.part === null ? cue : parts[line.part])?.push(line);
  return { cue, parts };
}

const oneLine = (text: string): string => joinText(text.split('\n'));

function turningText(source: string, lines: readonly LaidLine[]): { text: string; turns?: PageTurn[] } {
  const text = oneLine(source);
  return { text, ...withTurns(pageTurnsOf(text, lines)) };
}

function toPiece(block: ScriptBlock, lines: readonly LaidLine[], start: Place): Piece | null {
  const at = spanOf(lines, start);
  switch (block.kind) {
    case 'page-break':
      return null;
    case 'heading':
      return { kind: 'heading', heading: parseSceneHeading(oneLine(block.text), block.number, at) };
    case 'speech': {
      const { cue, parts } = linesByPart(lines, block.parts.length);
      return {
        kind: 'speech',
        cue: { ...parseCue(block.cue), at: spanOf(cue, start) },
        parts: block.parts.map((part, index) => ({
          kind: part.kind,
          ...turningText(part.text, parts[index] ?? []),
          at: spanOf(parts[index] ?? [], start),
        })),
        dual: block.dual,
        at,
      };
    }
    default:
      return { kind: block.kind, ...turningText(block.text, lines), at };
  }
}
