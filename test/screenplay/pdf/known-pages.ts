/** Pages with letters and shapes at known places, as the engine hands them over. */
import type { PictureLook } from '../../../lib/screenplay/pdf/known-pictures.ts';
import type { Box } from '../../../lib/screenplay/pdf/page-geometry.ts';
import type { PlacedShape } from '../../../lib/screenplay/pdf/page-objects.ts';
import type { OpenPage } from '../../../lib/screenplay/pdf/pdf-document.ts';
import type { Engine } from '../../../lib/screenplay/pdf/pdfium.ts';
import { glyphsOf, type Placed, textObject } from './known-glyphs.ts';

export const shape = (box: Box, rest: Partial<PlacedShape> = {}): PlacedShape => ({
  handle: 9,
  order: 1,
  kind: 'shape',
  box,
  fill: null,
  isVeiled: false,
  isUpright: true,
  ...rest,
});
/** An open page of letter paper: `look` is what every picture lets through, and `owners` how many text objects there are. */
export const open = (
  shapes: readonly PlacedShape[],
  placed: readonly Placed[],
  look: PictureLook | null | ((picture: PlacedShape) => PictureLook | null) = null,
  owners = 1,
): OpenPage => ({
  page: 1,
  glyphs: glyphsOf(
    placed,
    Array.from({ length: owners }, (_, index) => textObject({ handle: index + 1 })),
  ),
  objects: {
    texts: new Map(
      Array.from({ length: owners }, (_, index) => [
        index + 1,
        { order: 5, isNested: false, isVeiled: false, isLayered: false },
      ]),
    ),
    shapes,
  },
  matrix: [1, 0, 0, -1, 0, 792],
  width: 612,
  height: 792,
  mayHaveLayers: false,
  pictures: { lookOf: (picture) => (typeof look === 'function' ? look(picture) : look) },
  seenStamps: new Set(),
});

/** What an object leaves on white paper: a rectangle in points, and by how much it darkens blue, green and red. */
export interface Ink {
  readonly object: number;
  readonly box: Box;
  readonly darkens: readonly [blue: number, green: number, red: number];
}

/** An engine that knows rectangles: a dot is darkened by the share of it that is covered. */
export function engineWith(inks: readonly Ink[], page: { width: number; height: number }) {
  const bytes = new Uint8Array(12_000_000);
  const bitmaps = new Map<number, { start: number; stride: number; columns: number; rows: number }>();
  const inactive = new Set<number>();
  const drawn: string[] = [];
  let made = 0;
  const bitmapOf = (handle: number) => bitmaps.get(handle) ?? { start: 0, stride: 0, columns: 0, rows: 0 };
  const calls = {
    FPDFTextObj_GetTextRenderMode: () => 0,
    FPDFPageObj_SetIsActive: (object: number, isActive: number) =>
      isActive === 1 ? inactive.delete(object) : inactive.add(object),
    FPDFBitmap_CreateEx: (columns: number, rows: number, format: number) => {
      made += 1;
      const stride = columns * 4 + 12;
      // Two at a time, and nothing of an earlier drawing is left.
      const start = 64 + (made % 2) * 6_000_000;
      bytes.fill(0, start, start + stride * rows);
      bitmaps.set(made, { start, stride, columns, rows });
      drawn.push(`${columns} x ${rows} in ${format}`);
      return made;
    },
    FPDFBitmap_FillRect: (handle: number, x: number, y: number, columns: number, rows: number, colour: number) => {
      const { start, stride } = bitmapOf(handle);
      for (let row = y; row < y + rows; row += 1)
        bytes.fill(colour & 255, start + row * stride + x * 4, start + row * stride + (x + columns) * 4);
    },
    FPDF_RenderPageBitmap: (handle: number, _page: number, x: number, y: number, across: number, down: number) => {
      const { start, stride, columns, rows } = bitmapOf(handle);
      const [ofX, ofY] = [across / page.width, down / page.height];
      for (const { object, box, darkens } of inks) {
        if (inactive.has(object)) continue;
        const [left, top, right, bottom] = [box[0] * ofX + x, box[1] * ofY + y, box[2] * ofX + x, box[3] * ofY + y];
        for (let row = Math.max(0, Math.floor(top)); row < Math.min(rows, bottom); row += 1)
          for (let column = Math.max(0, Math.floor(left)); column < Math.min(columns, right); column += 1) {
            const share =
              (Math.min(column + 1, right) - Math.max(column, left)) * (Math.min(row + 1, bottom) - Math.max(row, top));
            darkens.forEach((by, channel) => {
              const at = start + row * stride + column * 4 + channel;
              bytes[at] = Math.round((bytes[at] ?? 0) - by * share);
            });
          }
      }
    },
    FPDFBitmap_GetBuffer: (handle: number) => bitmapOf(handle).start,
    FPDFBitmap_GetStride: (handle: number) => bitmapOf(handle).stride,
    FPDFBitmap_Destroy: (handle: number) => bitmaps.delete(handle),
  };
  const engine = { calls, memory: { HEAPU8: bytes }, scratch: 0 } as unknown as Engine;
  return { engine, drawn, inactive, bitmaps };
}
