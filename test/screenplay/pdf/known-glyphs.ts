/** Letters at known places, as the engine hands them over. */
import type { Letter, PdfFont } from '../../../lib/screenplay/pdf/document-fonts.ts';
import { emptyGlyphs, type PageGlyphs, type TextObject } from '../../../lib/screenplay/pdf/page-glyphs.ts';

export const font = (name = 'Courier'): PdfFont => ({ handle: 1, name, isEmbedded: false, letters: new Map() });
const courier = font();

/** A text object of size 12 that is written to the right, unless `rest` says otherwise. */
export const textObject = (rest: Partial<TextObject> = {}): TextObject => ({
  handle: 1,
  font: courier,
  matrix: [12, 0, 0, 12, 0, 0],
  direction: [1, 0],
  breadth: 12,
  ...rest,
});

export const letter = (text: string, rest: Partial<Letter> = {}): Letter => ({
  code: text.codePointAt(0) ?? 0,
  text,
  advance: 0.6,
  isSpace: text === ' ',
  isWordly: /[\p{L}\p{N}]/u.test(text),
  form: 'drawn',
  ...rest,
});

export type Placed = readonly [text: string | Letter, x: number, y?: number, owner?: number];

export function glyphsOf(placed: readonly Placed[], objects: readonly TextObject[] = [textObject()]): PageGlyphs {
  const glyphs = emptyGlyphs();
  glyphs.objects.push(...objects);
  placed.forEach(([drawn, x, y = 700, owner = 0], index) => {
    glyphs.letters[index] = typeof drawn === 'string' ? letter(drawn) : drawn;
    glyphs.xs[index] = x;
    glyphs.ys[index] = y;
    glyphs.owners[index] = owner;
  });
  glyphs.count = placed.length;
  return glyphs;
}

/** The letters of a word one behind the other, each as wide as a letter of Courier 12. */
export const word = (text: string, x: number, y = 700, owner = 0): Placed[] =>
  [...text].map((each, at): Placed => [each, x + 7.2 * at, y, owner]);
