/** The lines of a script without pages, each at the place where the layout prints its beginning. */
import type { Place } from '../model.ts';
import type { ScriptBlock } from '../script-block.ts';
import type { LineElement, ScriptLine } from '../script-line.ts';
import type { LaidLine, Layout } from './paginate.ts';

/** A line as the file has it. `part` counts the parts of a speech; it is null for the cue and for all that is no speech. */
export interface SourceLine {
  readonly block: number;
  readonly part: number | null;
  readonly element: LineElement;
  readonly text: string;
}

/** The lines that the writer broke: one for each new line in a block's text. */
export function linesOfBlocks(blocks: readonly ScriptBlock[]): SourceLine[] {
  return blocks.flatMap((block, index): SourceLine[] => {
    const split = (element: LineElement, text: string, part: number | null): SourceLine[] =>
      text.split('\n').map((line) => ({ block: index, part, element, text: line }));
    switch (block.kind) {
      case 'page-break':
        return [];
      case 'speech':
        return [
          ...split('cue', block.cue, null),
          ...block.parts.flatMap(({ kind, text }, part) => split(kind, text, part)),
        ];
      default:
        return split(block.kind === 'centered' ? 'action' : block.kind, block.text, null);
    }
  });
}

const letters = (text: string): number => text.replace(/\s/g, '').length;

/** Places lines by counting letters: the layout breaks lines elsewhere, but prints the same letters in the same order. */
export function placeLines(
  lines: readonly SourceLine[],
  blocks: readonly ScriptBlock[],
  layout: Layout,
  titlePageCount: number,
): ScriptLine[] {
  const laid = new Map<string, LaidLine[]>();
  for (const line of layout.lines) {
    if (line.furniture) continue;
    const key = `${line.block}:${line.part}`;
    const known = laid.get(key);
    if (known) known.push(line);
    else laid.set(key, [line]);
  }
  const printed = new Map<string, { row: number; left: number }>();
  return lines.map(({ block, part, element, text }) => {
    const key = `${block}:${part}`;
    const rows = laid.get(key) ?? [];
    const at = printed.get(key) ?? { row: 0, left: letters(rows[0]?.text ?? '') };
    const place: Place = rows[Math.min(at.row, rows.length - 1)] ?? layout.positions[block] ?? { page: 1, line: 1 };
    let count = letters(text);
    while (count >= at.left && at.row < rows.length) {
      count -= at.left;
      at.row += 1;
      at.left = letters(rows[at.row]?.text ?? '');
    }
    at.left -= count;
    printed.set(key, at);
    const speech = blocks[block];
    const dual = speech?.kind === 'speech' ? speech.dual : null;
    return { page: place.page + titlePageCount, line: place.line, element, text, dual };
  });
}
