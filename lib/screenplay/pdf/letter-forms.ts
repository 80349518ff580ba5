/**
 * Says of a letter whether its font draws it, as far as the file tells: an outline that encloses nothing, and, of a font outside of the file, another letter's
 * outline. Does not recognise forms: a font in the file that draws an A for an E is believed.
 */
import type { PdfFont } from './document-fonts.ts';
import type { Engine } from './pdfium.ts';

/** `unknown` is a letter without an outline to look at: of a font of drawings (Type 3), or one that the engine cannot find. */
export type LetterForm = 'drawn' | 'blank' | 'other' | 'unknown';

/** Of the font's size, along and across: no letter of any script is smaller. A yardstick of ours. */
const [leastLength, leastWidth] = [0.1, 0.005];
const moveTo = 2;
/** What the engine draws in place of a font that the file lacks (PDF 32000-1, 9.6.2.2). */
const standardFonts = [
  'Courier',
  'Courier-Bold',
  'Courier-Oblique',
  'Courier-BoldOblique',
  'Helvetica',
  'Helvetica-Bold',
  'Helvetica-Oblique',
  'Helvetica-BoldOblique',
  'Times-Roman',
  'Times-Bold',
  'Times-Italic',
  'Times-BoldItalic',
];
const latinLetters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'];

export function letterForms({ calls, memory, scratch }: Engine, document: number) {
  const loaded = new Map<string, number>();
  /** Outline of a standard font's letters -> the letters. */
  const outlines = new Map<string, Set<string>>();

  const standardFont = (name: string): number => {
    const known = loaded.get(name);
    if (known !== undefined) return known;
    memory.HEAPU8.set(Buffer.from(`${name}\0`, 'latin1'), scratch);
    const handle = calls.FPDFText_LoadStandardFont(document, scratch);
    loaded.set(name, handle);
    return handle;
  };
  const points = function* (font: number, code: number): Generator<readonly [x: number, y: number, kind: number]> {
    const outline = calls.FPDFFont_GetGlyphPath(font, code, 1);
    if (outline === 0) return;
    const count = calls.FPDFGlyphPath_CountGlyphSegments(outline);
    for (let index = 0; index < count; index += 1) {
      const segment = calls.FPDFGlyphPath_GetGlyphPathSegment(outline, index);
      calls.FPDFPathSegment_GetPoint(segment, scratch, scratch + 4);
      const at = scratch >> 2;
      yield [memory.HEAPF32[at] ?? 0, memory.HEAPF32[at + 1] ?? 0, calls.FPDFPathSegment_GetType(segment)];
    }
  };
  const shapeOf = (font: number, letter: string): string =>
    [...points(font, letter.charCodeAt(0))].map(([x, y, kind]) => `${x.toFixed(3)} ${y.toFixed(3)} ${kind}`).join(' ');
  /** A font of drawings has no program, and the engine answers with another font's outlines. */
  const hasOutlines = ({ handle }: PdfFont): boolean => {
    calls.FPDFFont_GetFontData(handle, 0, 0, scratch);
    return memory.HEAPU32[scratch >> 2] !== 0;
  };
  /** Stops at the first points that are far enough apart. */
  const hasForm = (font: number, code: number): boolean => {
    let [left, bottom, right, top] = [Infinity, Infinity, -Infinity, -Infinity];
    let draws = false;
    for (const [x, y, kind] of points(font, code)) {
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [bottom, top] = [Math.min(bottom, y), Math.max(top, y)];
      draws ||= kind !== moveTo;
      const [width, height] = [right - left, top - bottom];
      if (draws && Math.max(width, height) >= leastLength && Math.min(width, height) >= leastWidth) return true;
    }
    return false;
  };
  /** Whether a font outside of the file draws this letter as another one of a font that the engine has itself. */
  const drawsAnother = (font: PdfFont, letter: string): boolean => {
    const shape = shapeOf(font.handle, letter);
    if (shape === '') return false;
    const named = standardFonts.find((name) => name === font.name);
    if (named && shapeOf(standardFont(named), letter) === shape) return false;
    for (const name of outlines.size > 0 ? [] : standardFonts)
      for (const other of latinLetters) {
        const of = shapeOf(standardFont(name), other);
        outlines.set(of, (outlines.get(of) ?? new Set()).add(other.toLowerCase()));
      }
    const drawn = outlines.get(shape);
    return drawn !== undefined && !drawn.has(letter.toLowerCase());
  };
  return {
    formOf: (font: PdfFont, code: number): LetterForm => {
      if (font.isEmbedded) {
        if (!hasOutlines(font)) return 'unknown';
        return hasForm(font.handle, code) ? 'drawn' : 'blank';
      }
      const letter = String.fromCodePoint(code);
      return latinLetters.includes(letter) && drawsAnother(font, letter) ? 'other' : 'drawn';
    },
    release: (): void => {
      for (const handle of loaded.values()) if (handle !== 0) calls.FPDFFont_Close(handle);
    },
  };
}
