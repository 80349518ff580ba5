/**
 * What a picture that stands on several pages lets through, looked at once for a file. Knows a picture by the place of its data in the file, which no two share; refuses pictures
 * that are turned, mirrored, or stored twice.
 */
import type { Box } from './page-geometry.ts';
import type { PlacedShape } from './page-objects.ts';
import type { Engine } from './pdfium.ts';

/** How a picture looks where a box of the page lies, at the worst of its dots. Both of 255. */
export interface PictureLook {
  /** How much of what is under the picture shows through. */
  readonly passes: number;
  /** The darkest of red, green and blue, with white paper under it. */
  readonly light: number;
}

export interface KnownPictures {
  /** Null for a picture that is met for the first time, or that cannot be told from others. The box is in the page's own space. */
  lookOf(picture: PlacedShape, box: Box): PictureLook | null;
}

/** Red, green and blue; with a byte that says nothing; with opacity. */
const [withoutOpacity, unused, withOpacity] = [2, 3, 4];
const bytesOfDot = new Map([
  [withoutOpacity, 3],
  [unused, 4],
  [withOpacity, 4],
]);
/** Looks kept for one file: a dot a point, two bytes a dot. */
const mostLooks = 8;
/** A needle long enough to be rare. */
const needleBytes = 64;

interface Look {
  readonly columns: number;
  readonly rows: number;
  readonly passes: Uint8Array;
  readonly light: Uint8Array;
}

/** `document` answers with the handle that is open now. */
export function knownPictures(engine: Engine, document: () => number, file: Buffer): KnownPictures {
  const { calls, memory, scratch } = engine;
  /** Lengths of the data of pictures that have been met. */
  const met = new Map<number, number[]>();
  /** By the place of the data and the opacity with which they are drawn. */
  const looks = new Map<string, Look | null>();
  /** Of the pictures of a page, so that the data of each are compared once. */
  const ofPage = new WeakMap<PlacedShape, Look | null>();

  /** Where the data of a picture stand in the file; null where they do not, or more than once. */
  const placeOf = (handle: number, length: number): number | null => {
    const address = calls.malloc(length);
    calls.FPDFImageObj_GetImageDataRaw(handle, address, length);
    const data = Buffer.from(memory.HEAPU8.buffer, address, length);
    const isAt = (at: number): boolean => at >= 0 && file.compare(data, 0, length, at, at + length) === 0;
    const known = met.get(length) ?? [];
    let place = known.find(isAt) ?? null;
    if (place === null) {
      const found: number[] = [];
      const needle = data.subarray(0, needleBytes);
      for (let at = file.indexOf(needle); at >= 0 && found.length < 2; at = file.indexOf(needle, at + 1))
        if (isAt(at)) found.push(at);
      place = found.length === 1 ? (found[0] ?? null) : null;
      if (place !== null) met.set(length, [...known, place]);
    }
    calls.free(address);
    return place;
  };
  /** Null for a stencil, whose look is that of its ink. The engine tells the opacity of what has a colour alone: the outline's, which a picture does not draw, is set. */
  const opacityOf = (handle: number): number | null => {
    const ask = () => calls.FPDFPageObj_GetFillColor(handle, scratch, scratch + 4, scratch + 8, scratch + 12);
    if (ask() !== 0) return null;
    calls.FPDFPageObj_SetStrokeColor(handle, 0, 0, 0, 255);
    return ask() === 0 ? null : (memory.HEAPU32[(scratch + 12) >> 2] ?? null);
  };
  /** With its mask and its opacity; how it is mixed in, masked or cut off where it is drawn is left out, which shows no less of what is under it. */
  const draw = (handle: number): Look | null => {
    const bitmap = calls.FPDFImageObj_GetRenderedBitmap(document(), 0, handle);
    if (bitmap === 0) return null;
    const format = calls.FPDFBitmap_GetFormat(bitmap);
    const size = bytesOfDot.get(format);
    const look = size === undefined ? null : readLook(bitmap, size, format === withOpacity);
    calls.FPDFBitmap_Destroy(bitmap);
    return look;
  };
  const readLook = (bitmap: number, size: number, hasOpacity: boolean): Look => {
    const [columns, rows] = [calls.FPDFBitmap_GetWidth(bitmap), calls.FPDFBitmap_GetHeight(bitmap)];
    const [start, stride] = [calls.FPDFBitmap_GetBuffer(bitmap), calls.FPDFBitmap_GetStride(bitmap)];
    const look = { columns, rows, passes: new Uint8Array(columns * rows), light: new Uint8Array(columns * rows) };
    const bytes = memory.HEAPU8;
    for (let row = 0; row < rows; row += 1)
      for (let column = 0; column < columns; column += 1) {
        const at = start + row * stride + column * size;
        const passes = hasOpacity ? 255 - (bytes[at + 3] ?? 255) : 0;
        const darkest = Math.min(bytes[at] ?? 0, bytes[at + 1] ?? 0, bytes[at + 2] ?? 0);
        look.passes[row * columns + column] = passes;
        look.light[row * columns + column] = passes + Math.floor((darkest * (255 - passes)) / 255);
      }
    return look;
  };
  const lookAt = (picture: PlacedShape): Look | null => {
    if (picture.kind !== 'picture' || !picture.isUpright) return null;
    const length = calls.FPDFImageObj_GetImageDataRaw(picture.handle, 0, 0);
    if (length === 0) return null;
    if (!met.has(length)) {
      met.set(length, []);
      return null;
    }
    const place = placeOf(picture.handle, length);
    const opacity = place === null ? null : opacityOf(picture.handle);
    if (opacity === null) return null;
    const key = `${place} ${opacity}`;
    if (!looks.has(key)) looks.set(key, looks.size < mostLooks ? draw(picture.handle) : null);
    return looks.get(key) ?? null;
  };
  return {
    lookOf: (picture, box) => {
      const known = ofPage.get(picture);
      const look = known === undefined ? lookAt(picture) : known;
      if (known === undefined) ofPage.set(picture, look);
      return look && worstOf(look, picture.box, box);
    },
  };
}

/** The box stands somewhere in that of the picture, which may be drawn larger or smaller than it was when it was looked at. */
function worstOf({ columns, rows, passes, light }: Look, [left, bottom, right, top]: Box, box: Box): PictureLook {
  const column = (x: number): number => ((x - left) / (right - left)) * columns;
  const row = (y: number): number => ((top - y) / (top - bottom)) * rows;
  const [from, to] = [Math.max(0, Math.floor(column(box[0])) - 1), Math.min(columns - 1, Math.ceil(column(box[2])))];
  const [first, last] = [Math.max(0, Math.floor(row(box[3])) - 1), Math.min(rows - 1, Math.ceil(row(box[1])))];
  const worst = { passes: 255, light: 255 };
  for (let at = first; at <= last; at += 1)
    for (let dot = at * columns + from; dot <= at * columns + to; dot += 1) {
      worst.passes = Math.min(worst.passes, passes[dot] ?? 0);
      worst.light = Math.min(worst.light, light[dot] ?? 0);
    }
  return worst;
}
