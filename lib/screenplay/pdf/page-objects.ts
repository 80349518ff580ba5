/** What a page is drawn of, object by object, forms within forms followed. */

import { refuseSlow } from '../screenplay-error.ts';
import { type Box, boxOf, identity, type Matrix, multiply } from './page-geometry.ts';
import { type Engine, floatsAt } from './pdfium.ts';

/** What is known of a text object without its letters. `order` counts all objects of the page as they are drawn. */
export interface PlacedText {
  readonly order: number;
  /** It is part of a form. */
  readonly isNested: boolean;
  /** It, or a form that it is part of, mixes with what is under it, is masked or see-through. */
  readonly isVeiled: boolean;
  /** It, or a form that it is part of, belongs to a layer. */
  readonly isLayered: boolean;
}

/** A picture or a shape that could hold a letter, in the page's own space. */
export interface PlacedShape {
  /** The engine's handle, good until the page is closed. */
  readonly handle: number;
  readonly order: number;
  readonly kind: 'picture' | 'shape';
  readonly box: Box;
  /** The one colour that it is filled with; null where it has another look, or an outline that could hold a letter. */
  readonly fill: Colour | null;
  /** It, or a form that it is part of, mixes with what is under it, is masked or see-through. */
  readonly isVeiled: boolean;
  /** It is neither turned nor mirrored. */
  readonly isUpright: boolean;
}

export interface PageObjects {
  /** By the engine's handle. */
  readonly texts: ReadonlyMap<number, PlacedText>;
  readonly shapes: readonly PlacedShape[];
}

const [text, path, image, , form] = [1, 2, 3, 4, 5];
/** A field that could hold a letter; a line is none. In points. */
const narrowestField = 4;
/** A dense page of a script has some hundred objects, one drawn letter by letter 4,000; far beyond that lies an attack or a drawing. */
const mostObjects = 20_000;
const deepestForm = 12;
const nameBytes = 64;

interface Surroundings {
  readonly matrix: Matrix;
  readonly depth: number;
  readonly isVeiled: boolean;
  readonly isLayered: boolean;
}

/**
 * Takes every claim of a text to stand for other words than it draws off it (`ActualText`), so that the engine reads the letters.
 * @throws ScreenplayError damaged_pdf for a page of far more objects than a script's
 */
export function pageObjects(engine: Engine, page: number): PageObjects {
  const { calls, memory, scratch } = engine;
  const texts = new Map<number, PlacedText>();
  const shapes: PlacedShape[] = [];
  const claim = constantText(engine, 'ActualText');
  let order = 0;

  const walk = (count: number, objectAt: (index: number) => number, around: Surroundings): void => {
    for (let index = 0; index < count; index += 1) {
      order += 1;
      if (order > mostObjects) refuseSlow(0);
      const handle = objectAt(index);
      const type = calls.FPDFPageObj_GetType(handle);
      if (type === text) {
        const isLayered = readMarks(handle) || around.isLayered;
        const isVeiled = around.isVeiled || calls.FPDFPageObj_HasTransparency(handle) === 1;
        texts.set(handle, { order, isNested: around.depth > 0, isVeiled, isLayered });
      } else if (type === form) {
        if (around.depth >= deepestForm) continue;
        calls.FPDFPageObj_GetMatrix(handle, scratch);
        const [a, b, c, d] = floatsAt(memory, scratch);
        const [e, f] = floatsAt(memory, scratch + 16);
        walk(calls.FPDFFormObj_CountObjects(handle), (at) => calls.FPDFFormObj_GetObject(handle, at), {
          matrix: multiply(around.matrix, [a, b, c, d, e, f]),
          depth: around.depth + 1,
          isVeiled: around.isVeiled || calls.FPDFPageObj_HasTransparency(handle) === 1,
          isLayered: readMarks(handle) || around.isLayered,
        });
      } else noteShape(handle, type, around);
    }
  };
  /** Whether a mark names a layer. */
  const readMarks = (handle: number): boolean => {
    let isLayered = false;
    for (let index = calls.FPDFPageObj_CountMarks(handle) - 1; index >= 0; index -= 1) {
      const mark = calls.FPDFPageObj_GetMark(handle, index);
      calls.FPDFPageObjMark_GetName(mark, scratch, nameBytes, scratch + nameBytes);
      isLayered ||= isOc(memory.HEAPU8, scratch);
      const claims = calls.FPDFPageObjMark_GetParamValueType(mark, claim) !== 0;
      if (claims) calls.FPDFPageObj_RemoveMark(handle, mark);
    }
    return isLayered;
  };
  const noteShape = (handle: number, type: number, around: Surroundings): void => {
    calls.FPDFPageObj_GetBounds(handle, scratch, scratch + 4, scratch + 8, scratch + 12);
    const box = boxOf(around.matrix, floatsAt(memory, scratch));
    if (box[2] - box[0] < narrowestField || box[3] - box[1] < narrowestField) return;
    const fill = type === path ? fieldOf(handle) : null;
    if (fill === 'none') return;
    const isVeiled = around.isVeiled || calls.FPDFPageObj_HasTransparency(handle) === 1;
    const kind = type === image ? 'picture' : 'shape';
    shapes.push({
      handle,
      order,
      kind,
      box,
      fill,
      isVeiled,
      isUpright: kind === 'picture' && isUpright(handle, around.matrix),
    });
  };
  /** What a path is filled with; null where that is no one colour, or a broad outline; 'none' where nothing of it could hold a letter. */
  const fieldOf = (handle: number): Colour | null | 'none' => {
    calls.FPDFPath_GetDrawMode(handle, scratch, scratch + 4);
    const isFilled = memory.HEAP32[scratch >> 2] !== 0;
    calls.FPDFPageObj_GetStrokeWidth(handle, scratch);
    const isBroad = (memory.HEAPF32[scratch >> 2] ?? 0) >= narrowestField;
    if (!isFilled && !isBroad) return 'none';
    return isFilled && !isBroad ? fillOf(engine, handle) : null;
  };
  const isUpright = (handle: number, around: Matrix): boolean => {
    calls.FPDFPageObj_GetMatrix(handle, scratch);
    const [a, b, c, d] = multiply(around, [...floatsAt(memory, scratch), 0, 0]);
    return a > 0 && d > 0 && b === 0 && c === 0;
  };

  walk(calls.FPDFPage_CountObjects(page), (index) => calls.FPDFPage_GetObject(page, index), {
    matrix: identity,
    depth: 0,
    isVeiled: false,
    isLayered: false,
  });
  calls.free(claim);
  return { texts, shapes };
}

/** The name of a layer's mark, in UTF-16 with a zero behind it. */
const isOc = (bytes: Uint8Array, at: number): boolean =>
  bytes[at] === 0x4f && bytes[at + 2] === 0x43 && bytes[at + 4] === 0;

/** Red, green and blue of 255. */
export type Colour = readonly [number, number, number];

/** What an object is filled with; null for a pattern. */
export const fillOf = (engine: Engine, handle: number): Colour | null =>
  colourOf(engine, handle, engine.calls.FPDFPageObj_GetFillColor);
/** What the outline of an object is drawn with; null for a pattern. */
export const strokeOf = (engine: Engine, handle: number): Colour | null =>
  colourOf(engine, handle, engine.calls.FPDFPageObj_GetStrokeColor);

function colourOf({ memory, scratch }: Engine, handle: number, ask: Engine['calls']['malloc']): Colour | null {
  if (ask(handle, scratch, scratch + 4, scratch + 8, scratch + 12) === 0) return null;
  const [at, parts] = [scratch >> 2, memory.HEAPU32];
  return [parts[at] ?? 0, parts[at + 1] ?? 0, parts[at + 2] ?? 0];
}

/** Address of a text in the engine's memory, to be freed. */
function constantText({ calls, memory }: Engine, words: string): number {
  const at = calls.malloc(words.length + 1);
  memory.HEAPU8.set(Buffer.from(`${words}\0`, 'latin1'), at);
  return at;
}
