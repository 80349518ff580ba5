/** Gives blocks the places that the layout found for them. Refuses to lay out. */
import type { Piece } from './build-scenes.ts';
import { parseCue } from './cue-text.ts';
import { joinText } from './join-text.ts';
import type { Place, Span } from './model.ts';
import type { LaidLine, Layout } from './paginate.ts';
import { parseSceneHeading } from './scene-heading.ts';
import type { ScriptBlock } from './script-block.ts';

/** The blocks as headings and elements with places, in order; what is not printed stands where it would have stood. */
export function placeBlocks(blocks: readonly ScriptBlock[], layout: Layout): Piece[] {
  const linesOf = Map.groupBy(
    layout.lines.filter((line) => !line.furniture),
    (line) => line.block,
  );
  return blocks.flatMap((block, index) => {
    const start = layout.positions[index] ?? { page: 1, line: 1 };
    const piece = toPiece(block, linesOf.get(index) ?? [], start);
    return piece ? [piece] : [];
  });
}

function spanOf(lines: readonly LaidLine[], start: Place): Span {
  const first = lines[0] ?? start;
  const last = lines.at(-1) ?? start;
  return { start: { page: first.page, line: first.line }, end: { page: last.page, line: last.line } };
}

const oneLine = (text: string): string => joinText(text.split('\n'));

function toPiece(block: ScriptBlock, lines: readonly LaidLine[], start: Place): Piece | null {
  const at = spanOf(lines, start);
  switch (block.kind) {
    case 'page-break':
      return null;
    case 'heading':
      return { kind: 'heading', heading: parseSceneHeading(oneLine(block.text), block.number, at) };
    case 'speech':
      return {
        kind: 'speech',
        cue: {
          ...parseCue(block.cue),
          at: spanOf(
            lines.filter((line) => line.part === null),
            start,
          ),
        },
        parts: block.parts.map((part, index) => ({
          kind: part.kind,
          text: oneLine(part.text),
          at: spanOf(
            lines.filter((line) => line.part === index),
            start,
          ),
        })),
        dual: block.dual,
        at,
      };
    default:
      return { kind: block.kind, text: oneLine(block.text), at };
  }
}
