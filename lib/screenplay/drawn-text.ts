/**
 * Follows a page's drawing instructions and says of every text whether a reader sees it. Knows what a text was drawn with, not what it means;
 * does not see what a picture shows, so a text on one counts as seen; nor what a font really draws for a letter.
 * One table of instructions over one state, hence long.
 */
import { type GraphicsState, initialState } from './graphics-state.ts';
import { hidingOfInk } from './hiding-of-ink.ts';
import {
  type Box,
  boxOf,
  holdsBox,
  identity,
  intersection,
  isUprightRectangle,
  type Matrix,
  matrixOf,
  multiply,
  numbersOf,
  swept,
} from './page-geometry.ts';
import { isLost, paintedFields } from './painted-fields.ts';
import type { Hiding } from './pdf-page.ts';
import type { DrawnText } from './place-runs.ts';

/** As the PDF library lists them: `fnArray[i]` numbers an instruction, `argsArray[i]` are its operands. */
export interface DrawingList {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly unknown[];
}

export interface DrawingContext {
  /** The library's numbers of instructions, by name. */
  readonly operators: Readonly<Record<string, number>>;
  /** Whether an optional layer is shown when the file is opened. */
  isLayerShown(layer: unknown): boolean;
  /** Whether every picture of the file hides what is under it: none has a mask. */
  readonly picturesCover: boolean;
}

/** Of 1. */
const opaque = 0.95;
/** Far from any page. */
const nowhere: Box = [-1e6, -1e6, -1e6, -1e6];
/** A field that could hold a letter; a line is none. In points. */
const narrowestField = 4;
/** In thousandths of the font's size: a wider gap inside a text parts it, so that spaces are found as anywhere else. */
const wideGap = 200;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** What the page shows, text by text, in the order of drawing; and where pictures lie, in the page's own space. */
export function followDrawing(
  list: DrawingList,
  { operators, isLayerShown, picturesCover }: DrawingContext,
): { texts: readonly (DrawnText & { readonly hiding: Hiding | null })[]; pictures: readonly Box[] } {
  const name = new Map(Object.entries(operators).map(([key, number]) => [number, key]));
  const texts: (DrawnText & { hiding: Hiding | null; readonly core: Box })[] = [];
  const fields = paintedFields();
  const pictures: Box[] = [];
  const layers: boolean[] = [];
  const saved: GraphicsState[] = [];
  /** Counts instructions that may draw. */
  let drawn = 0;
  /** Inside of these a shape may be more see-through than it says. */
  let openGroups = 0;
  let clipsNext = false;
  let textMatrix = identity;
  let lineMatrix = identity;
  let state: GraphicsState = { ...initialState };

  /** `letter` is what the first letter fills at least, `box` the whole text. */
  const hidingAt = (letter: Box, box: Box): Hiding | null => {
    if (layers.includes(false)) return 'hidden-layer';
    if (state.mode % 4 === 3) return 'invisible';
    if (state.clip !== null && intersection(state.clip, box, 1) === null) return 'clipped';
    return hidingOfInk(state, fields.behind(letter));
  };

  const nextLine = (x: number, y: number): void => {
    lineMatrix = multiply(lineMatrix, [1, 0, 0, 1, x, y]);
    textMatrix = lineMatrix;
  };

  const show = (glyphs: readonly unknown[]): void => {
    let text = '';
    let start = textMatrix;
    const flush = (): void => {
      if (text.trim() !== '') {
        const scale: Matrix = [state.size * state.stretch, 0, 0, state.size, 0, state.rise];
        const transform = multiply(multiply(state.matrix, start), scale);
        const end = multiply(state.matrix, textMatrix);
        const width = Math.hypot(end[4] - transform[4], end[5] - transform[5]);
        const [dx, dy] = [end[4] - transform[4], end[5] - transform[5]];
        // Within the first letter, from the line it stands on upwards: a rule or a shape that only touches is nothing behind it.
        const letter = boxOf(transform, [0.1, 0.05, 0.2, 0.5]);
        const hiding = hidingAt(letter, swept(boxOf(transform, [0, -0.25, 0, 1]), dx, dy));
        const core = swept(letter, dx * 0.9, dy * 0.9);
        texts.push({ str: text, transform, width, fontName: state.font, hiding, core });
      }
      text = '';
      start = textMatrix;
    };
    const advance = (by: number): void => {
      textMatrix = multiply(textMatrix, [1, 0, 0, 1, by * state.stretch, 0]);
    };
    for (const glyph of glyphs) {
      if (typeof glyph === 'number') {
        if (Math.abs(glyph) > wideGap) flush();
        advance((-glyph * state.size) / 1000);
        if (text === '') start = textMatrix;
      } else if (glyph !== null && typeof glyph === 'object' && 'width' in glyph && 'unicode' in glyph) {
        const spacing = state.characterSpacing + ('isSpace' in glyph && glyph.isSpace ? state.wordSpacing : 0);
        text += String(glyph.unicode);
        advance((Number(glyph.width) * state.size) / 1000 + spacing);
      }
    }
    flush();
  };

  const setState = (entries: readonly unknown[]): void => {
    for (const entry of entries) {
      const [key, value] = listOf(entry);
      if (key === 'ca' && typeof value === 'number') state.opacity = value;
      if (key === 'BM') state.blend = String(value);
      if (key === 'SMask') state.masked = value !== false && value !== null;
      if (key === 'Font') [state.font, state.size] = [String(listOf(value)[0]), Number(listOf(value)[1])];
    }
  };

  /** `over` is what it makes of the texts under it; null leaves them seen. */
  const paint = (box: Box, fill: string | null, over: Hiding | null): void => {
    const seen = state.clip === null ? box : intersection(state.clip, box);
    if (layers.includes(false) || seen === null) return;
    if (seen[2] - seen[0] < narrowestField || seen[3] - seen[1] < narrowestField) return;
    const isTaken = fields.paint({ box: seen, fill });
    if (!isTaken || over === null) return;
    for (const text of texts) if (text.hiding === null && holdsBox(seen, text.core)) text.hiding = over;
  };
  /** Nothing makes what is drawn now see-through, or cuts it to a form of its own. */
  const isSolid = (): boolean =>
    openGroups === 0 &&
    !state.masked &&
    !state.clippedToShape &&
    state.blend === 'source-over' &&
    state.opacity >= opaque;
  /** A shape of which form or ink is not known for certain covers nothing, and gives any text on it the benefit of the doubt. */
  const paintShape = (box: Box, isRectangle: boolean): void => {
    if (isRectangle && isSolid() && state.fill?.startsWith('#')) paint(box, state.fill, 'covered');
    else if (state.opacity >= 0.2 && !(state.fill && isLost(state.fill, '#ffffff', 1))) paint(box, null, null);
  };
  const clipTo = (box: Box, isRectangle: boolean): void => {
    if (!box.every(Number.isFinite)) return;
    // Two that share nothing leave nothing to be seen: a rectangle far away.
    state.clip = state.clip === null ? box : (intersection(state.clip, box) ?? nowhere);
    if (!isRectangle) state.clippedToShape = true;
  };

  const save = (): void => {
    saved.push(state);
    state = { ...state, matrixSetAt: null };
  };
  /** Pictures are left out of the list, so that none is unpacked: what is left of one is a matrix for a square of 1 by 1 and nothing in it. */
  const restore = (): void => {
    if (state.matrixSetAt === drawn) {
      drawn += 1;
      const box = boxOf(state.matrix, [0, 0, 1, 1]);
      pictures.push(box);
      const [a, b, c, d] = state.matrix;
      const isUpright = (b === 0 && c === 0) || (a === 0 && d === 0);
      paint(box, null, picturesCover && isUpright && isSolid() ? 'under-picture' : null);
    }
    state = saved.pop() ?? state;
  };

  const steps: Readonly<Record<string, (args: readonly unknown[]) => void>> = {
    save,
    restore,
    transform: (args) => {
      state.matrix = multiply(state.matrix, matrixOf(args));
      state.matrixSetAt = drawn;
    },
    paintFormXObjectBegin: ([matrix, frame]) => {
      save();
      if (matrix) state.matrix = multiply(state.matrix, matrixOf(matrix));
      if (numbersOf(frame).length === 4) clipTo(boxOf(state.matrix, numbersOf(frame)), true);
    },
    paintFormXObjectEnd: () => {
      state = saved.pop() ?? state;
    },
    setGState: ([entries]) => setState(listOf(entries)),
    setFillRGBColor: ([color]) => {
      state.fill = String(color);
    },
    setStrokeRGBColor: ([color]) => {
      state.stroke = String(color);
    },
    // Taken for ink that is seen on anything.
    setFillColorN: () => {
      state.fill = 'pattern';
    },
    setFillTransparent: () => {
      state.fill = null;
    },
    setStrokeTransparent: () => {
      state.stroke = null;
    },
    clip: () => {
      clipsNext = true;
    },
    eoClip: () => {
      clipsNext = true;
    },
    constructPath: ([operation, data, bounds]) => {
      const fills = ['fill', 'eoFill', 'fillStroke', 'eoFillStroke', 'closeFillStroke', 'closeEOFillStroke'];
      const inner = numbersOf(bounds);
      const box = boxOf(state.matrix, inner);
      const isRectangle = isUprightRectangle(numbersOf(listOf(data)[0]), inner, state.matrix);
      if (fills.includes(name.get(Number(operation)) ?? '')) paintShape(box, isRectangle);
      if (clipsNext && inner.length === 4) clipTo(box, isRectangle);
      clipsNext = false;
    },
    beginGroup: () => {
      openGroups += 1;
    },
    endGroup: () => {
      openGroups -= 1;
    },
    shadingFill: () => paint([-Infinity, -Infinity, Infinity, Infinity], null, null),
    beginText: () => {
      textMatrix = identity;
      lineMatrix = identity;
    },
    setFont: ([font, size]) => {
      state.font = String(font);
      state.size = Number(size);
    },
    setCharSpacing: ([value]) => {
      state.characterSpacing = Number(value);
    },
    setWordSpacing: ([value]) => {
      state.wordSpacing = Number(value);
    },
    setHScale: ([value]) => {
      state.stretch = Number(value) / 100;
    },
    setLeading: ([value]) => {
      state.leading = -Number(value);
    },
    setTextRenderingMode: ([value]) => {
      state.mode = Number(value);
    },
    setTextRise: ([value]) => {
      state.rise = Number(value);
    },
    setTextMatrix: (args) => {
      textMatrix = matrixOf(args.length === 1 ? args[0] : args);
      lineMatrix = textMatrix;
    },
    moveText: ([x, y]) => nextLine(Number(x), Number(y)),
    setLeadingMoveText: ([x, y]) => {
      state.leading = Number(y);
      nextLine(Number(x), Number(y));
    },
    nextLine: () => nextLine(0, state.leading),
    showText: ([glyphs]) => show(listOf(glyphs)),
    beginMarkedContent: () => layers.push(true),
    beginMarkedContentProps: ([tag, layer]) => layers.push(tag !== 'OC' || isLayerShown(layer)),
    endMarkedContent: () => layers.pop(),
  };
  const drawsNothing = new Set(['transform', 'save', 'restore', 'dependency', 'setGState']);

  list.fnArray.forEach((number, index) => {
    const operator = name.get(number) ?? '';
    if (!drawsNothing.has(operator)) drawn += 1;
    steps[operator]?.(listOf(list.argsArray[index]));
  });
  return { texts, pictures };
}
