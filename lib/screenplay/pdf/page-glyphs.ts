/** The letters of a page, each with its place and with what it was drawn by. */
import type { DocumentFonts, Letter, PdfFont } from './document-fonts.ts';
import { type Box, boxOf, identity, type Matrix } from './page-geometry.ts';
import { type Engine, floatsAt } from './pdfium.ts';

/** What is the same for all letters of one text object. */
export interface TextObject {
  /** The engine's handle, good until the page is closed. */
  readonly handle: number;
  readonly font: PdfFont;
  /** From a letter of size 1 at the origin to the page's own space, without its place. */
  readonly matrix: Matrix;
  /** The direction in which it is written, of length 1. */
  readonly direction: readonly [number, number];
  /** Points that a letter as wide as the font's square takes. */
  readonly breadth: number;
}

/** The letters of one page in the order of drawing: the first `count` of each list. Good until the next page is read into the same lists. */
export interface PageGlyphs {
  count: number;
  readonly letters: Letter[];
  /** Where a letter stands on its line, in the page's own space. */
  xs: Float64Array;
  ys: Float64Array;
  /** Index of a letter's text object in `objects`. */
  owners: Uint32Array;
  readonly objects: TextObject[];
  /** The font of a letter holds a character map that the engine could not follow. */
  hasUnmapped: boolean;
}

/** Letters of a dense page. */
const usualCount = 4096;

/** Lists for one page after another: made anew for each they would be most of the memory that a reading takes. */
export const emptyGlyphs = (): PageGlyphs => ({
  count: 0,
  letters: [],
  xs: new Float64Array(usualCount),
  ys: new Float64Array(usualCount),
  owners: new Uint32Array(usualCount),
  objects: [],
  hasUnmapped: false,
});

/** All letters of an open text page. What the engine made up itself, spaces and line ends, is left out. */
export function readGlyphs(engine: Engine, textPage: number, fonts: DocumentFonts, into: PageGlyphs): PageGlyphs {
  const { calls, memory, scratch } = engine;
  const total = calls.FPDFText_CountChars(textPage);
  if (total > into.xs.length) {
    into.xs = new Float64Array(total);
    into.ys = new Float64Array(total);
    into.owners = new Uint32Array(total);
  }
  const { letters, xs, ys, owners, objects } = into;
  const known = new Map<number, number>();
  objects.length = 0;
  into.hasUnmapped = false;
  let [handle, owner, count] = [0, -1, 0];
  for (let index = 0; index < total; index += 1) {
    const drawnBy = calls.FPDFText_GetTextObject(textPage, index);
    const code = drawnBy === 0 ? 0 : calls.FPDFText_GetUnicode(textPage, index);
    if (code === 0) continue;
    if (drawnBy !== handle) {
      handle = drawnBy;
      const seen = known.get(handle);
      owner = seen ?? objects.push(readTextObject(engine, textPage, index, handle, fonts)) - 1;
      if (seen === undefined) known.set(handle, owner);
    }
    const object = objects[owner];
    if (!object) continue;
    let letter = object.font.letters.get(code);
    if (letter === undefined) {
      letter = fonts.learn(object.font, code, measure(engine, textPage, index, code, object));
      into.hasUnmapped ||= calls.FPDFText_HasUnicodeMapError(textPage, index) === 1;
    }
    calls.FPDFText_GetCharOrigin(textPage, index, scratch, scratch + 8);
    letters[count] = letter;
    xs[count] = memory.HEAPF64[scratch >> 3] ?? 0;
    ys[count] = memory.HEAPF64[(scratch >> 3) + 1] ?? 0;
    owners[count] = owner;
    count += 1;
  }
  into.count = count;
  return into;
}

function readTextObject(
  { calls, memory, scratch }: Engine,
  textPage: number,
  index: number,
  handle: number,
  fonts: DocumentFonts,
): TextObject {
  calls.FPDFText_GetMatrix(textPage, index, scratch);
  const [a, b, c, d] = floatsAt(memory, scratch);
  // The size is the operand of the file alone, often 1: the matrix has the rest.
  const size = calls.FPDFText_GetFontSize(textPage, index);
  const along = Math.sqrt(a * a + b * b);
  return {
    handle,
    font: fonts.fontOf(handle),
    matrix: [a * size, b * size, c * size, d * size, 0, 0],
    direction: along > 0 ? [a / along, b / along] : [1, 0],
    breadth: along * Math.abs(size),
  };
}

/** The width of a letter, of the font's size, from the box that the engine gives: along the line it is what the font says. */
function measure(
  { calls, memory, scratch }: Engine,
  textPage: number,
  index: number,
  code: number,
  { font, direction, breadth }: TextObject,
): number {
  calls.FPDFText_GetLooseCharBox(textPage, index, scratch);
  const [left, top, right, bottom] = floatsAt(memory, scratch);
  const isLevel = Math.abs(direction[1]) < 0.01;
  const isUpright = Math.abs(direction[0]) < 0.01;
  if ((isLevel || isUpright) && breadth > 0) return Math.abs(isLevel ? right - left : top - bottom) / breadth;
  calls.FPDFFont_GetGlyphWidth(font.handle, code, 1, scratch);
  return memory.HEAPF32[scratch >> 2] ?? 0;
}

/** Of a font that does not say how wide a letter is. */
const usualAdvance = 0.5;

/** What a letter fills at least, in the page's own space: from the line that it stands on to half the height of its font. */
export function letterCore({ letters, xs, ys, owners, objects }: PageGlyphs, index: number): Box {
  const [a, b, c, d] = objects[owners[index] ?? 0]?.matrix ?? identity;
  const advance = letters[index]?.advance || usualAdvance;
  return boxOf([a, b, c, d, xs[index] ?? 0, ys[index] ?? 0], [0.1 * advance, 0, 0.9 * advance, 0.5]);
}

export function forEachLetter({ count, letters }: PageGlyphs, look: (letter: Letter, index: number) => void): void {
  for (let index = 0; index < count; index += 1) {
    const letter = letters[index];
    if (letter) look(letter, index);
  }
}
