/** Lines of a script at known places, for what reads columns. */
import type { BodyLine } from '../../../lib/screenplay/layout/set-apart-furniture.ts';
import { wordsOf } from '../../../lib/screenplay/text/line-words.ts';

export const letterWidth = 7.2;
export const pitch = 12;

/** Where a line stands: `column` in letters from the edge of the action, `gap` in lines from the one above. */
export interface At {
  readonly column?: number;
  readonly gap?: number;
  readonly page?: number;
  readonly font?: string;
  readonly sceneNumber?: string | null;
  /** Its pieces, each at a column. */
  readonly pieces?: readonly (readonly [column: number, text: string])[];
}

export type Row = readonly [text: string, at?: At];

export const actionEdge = 108;

/** Rows from the top of a page downwards; a new page begins at the top. */
export function bodyLines(rows: readonly Row[]): BodyLine[] {
  let y = 72;
  let last = 1;
  return rows.map(([whole, at = {}]) => {
    const { column = 0, gap = 1, page = last, font = '', sceneNumber = null, pieces = [[column, whole]] } = at;
    y = page === last ? y + gap * pitch : 84;
    last = page;
    const segments = pieces.map(([from, text]) => ({
      text,
      x: actionEdge + from * letterWidth,
      right: actionEdge + (from + text.length) * letterWidth,
      font,
    }));
    const text = pieces.map(([, piece]) => piece).join(' ');
    const [x, right] = [segments[0]?.x ?? 0, segments.at(-1)?.right ?? 0];
    return { page, y, x, right, text, font, segments, sceneNumber, words: wordsOf(text) };
  });
}

/** Columns of a usual script, in letters: what is told, spoken, said of how, and who speaks. */
export const columns = { dialogue: 10, parenthetical: 16, cue: 22, transition: 45 } as const;

/** Two who speak in turns, `times` over, each with a line told between. */
export const usualRows = (times: number): Row[] =>
  Array.from({ length: times }, (_, index): Row[] => [
    ['INT. BOAT HOUSE - NIGHT', { gap: 3 }],
    ['The two of them look at the water, which is black and does not move at all.', { gap: 2 }],
    ['It is cold.'],
    [index % 2 === 0 ? 'ANNA' : 'BO', { gap: 2, column: columns.cue }],
    ['(low)', { column: columns.parenthetical }],
    ['Not before the tide.', { column: columns.dialogue }],
    [index % 2 === 0 ? 'BO' : 'ANNA', { gap: 2, column: columns.cue }],
    ['Nor after it, then. Not ever.', { column: columns.dialogue }],
  ]).flat();

/** A line at so many points from the left, so many points below the one above, on a page. */
export type PlacedRow = readonly [text: string, x?: number, below?: number, page?: number, sceneNumber?: string];

/** Lines at exact places, for the bounds of what reads columns. */
export function linesAt(rows: readonly PlacedRow[]): BodyLine[] {
  let y = 72;
  return rows.map(([text, x = actionEdge, below = pitch, page = 1, sceneNumber = null]) => {
    y += below;
    const right = x + letterWidth * text.length;
    const segments = [{ text, x, right, font: '' }];
    return { page, y, x, right, text, font: '', segments, sceneNumber, words: wordsOf(text) };
  });
}
