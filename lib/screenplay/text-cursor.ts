/** Where the texts of a page stand: the text matrices and the widths of letters (PDF 32000-1, 9.4). Knows no ink. */
import type { LetterDrawing } from './drawn-letters.ts';
import type { GraphicsState } from './graphics-state.ts';
import { type Box, boxOf, identity, type Matrix, multiply, swept } from './page-geometry.ts';

/** A stretch of text of which all letters are drawn in one way. */
export interface TextPiece {
  readonly str: string;
  readonly transform: Matrix;
  readonly width: number;
  readonly drawing: LetterDrawing;
  /** What the first letter fills at least; the same of all letters; and all that the text may touch. */
  readonly letter: Box;
  readonly core: Box;
  readonly box: Box;
}

/** In thousandths of the font's size: a wider gap inside a text parts it, so that spaces are found as anywhere else. */
const wideGap = 200;

/** `drawingOf` says how a font draws a letter. */
export function textCursor(drawingOf: (font: string, glyph: object) => LetterDrawing | undefined) {
  let lineMatrix = identity;
  /** How far the text has come since its matrix was set. */
  let along = 0;
  const textMatrix = ([a, b, c, d, e, f]: Matrix, by: number): Matrix => [a, b, c, d, e + a * by, f + b * by];

  const pieceOf = (
    state: GraphicsState,
    start: number,
    { str, drawing }: Pick<TextPiece, 'str' | 'drawing'>,
  ): TextPiece => {
    const scale: Matrix = [state.size * state.stretch, 0, 0, state.size, 0, state.rise];
    const transform = multiply(multiply(state.matrix, textMatrix(lineMatrix, start)), scale);
    const end = multiply(state.matrix, textMatrix(lineMatrix, along));
    const [dx, dy] = [end[4] - transform[4], end[5] - transform[5]];
    // Within the first letter, from the line it stands on upwards: a rule or a shape that only touches is nothing behind it.
    const letter = boxOf(transform, [0.1, 0.05, 0.2, 0.5]);
    return {
      str,
      transform,
      width: Math.hypot(dx, dy),
      drawing,
      letter,
      core: swept(letter, dx * 0.9, dy * 0.9),
      box: swept(boxOf(transform, [0, -0.25, 0, 1]), dx, dy),
    };
  };

  return {
    begin: (): void => {
      lineMatrix = identity;
      along = 0;
    },
    moveTo: (matrix: Matrix): void => {
      lineMatrix = matrix;
      along = 0;
    },
    nextLine: (x: number, y: number): void => {
      lineMatrix = multiply(lineMatrix, [1, 0, 0, 1, x, y]);
      along = 0;
    },
    /** The texts of one instruction, as the library lists its letters and gaps. */
    show: (state: GraphicsState, glyphs: readonly unknown[]): TextPiece[] => {
      const pieces: TextPiece[] = [];
      let str = '';
      let start = along;
      let drawing: LetterDrawing | undefined;
      const flush = (): void => {
        if (str.trim() !== '') pieces.push(pieceOf(state, start, { str, drawing: drawing ?? null }));
        str = '';
        drawing = undefined;
        start = along;
      };
      const advance = (by: number): void => {
        along += by * state.stretch;
      };
      for (const glyph of glyphs) {
        if (typeof glyph === 'number') {
          if (Math.abs(glyph) > wideGap) flush();
          advance((-glyph * state.size) / 1000);
          if (str === '') start = along;
        } else if (glyph !== null && typeof glyph === 'object' && 'width' in glyph && 'unicode' in glyph) {
          const isSpace = 'isSpace' in glyph && glyph.isSpace === true;
          const way = drawingOf(state.font, glyph);
          if (way !== undefined && drawing !== undefined && way !== drawing) flush();
          if (way !== undefined) drawing = way;
          str += String(glyph.unicode);
          advance(
            (Number(glyph.width) * state.size) / 1000 + state.characterSpacing + (isSpace ? state.wordSpacing : 0),
          );
        }
      }
      flush();
      return pieces;
    },
  };
}
