/**
 * Follows a page's drawing instructions and says of every text whether a reader sees it. Knows what a text was drawn with, not what it means;
 * does not see that a picture or a shape drawn later lies over a text, nor text in the colour of a shape behind it other than paper.
 */
import { type GraphicsState, initialState, isPaper } from './graphics-state.ts';
import { type Box, boxOf, holds, identity, type Matrix, matrixOf, multiply, numbersOf } from './page-geometry.ts';
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
}

/** Of 1. */
const unseenOpacity = 0.05;
/** In thousandths of the font's size: a wider gap inside a text parts it, so that spaces are found as anywhere else. */
const wideGap = 200;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** What the page shows, text by text, in the order of drawing; and where pictures lie, in the page's own space. */
export function followDrawing(
  list: DrawingList,
  { operators, isLayerShown }: DrawingContext,
): { texts: (DrawnText & { readonly hiding: Hiding | null })[]; pictures: readonly Box[] } {
  const name = new Map(Object.entries(operators).map(([key, number]) => [number, key]));
  const texts: (DrawnText & { readonly hiding: Hiding | null })[] = [];
  const painted: Box[] = [];
  const pictures: Box[] = [];
  const layers: boolean[] = [];
  const saved: GraphicsState[] = [];
  /** Counts instructions that may draw. */
  let drawn = 0;
  let textMatrix = identity;
  let lineMatrix = identity;
  let state: GraphicsState = { ...initialState };

  const isSeenInk = (ink: string | null, x: number, y: number): boolean =>
    ink !== null && (!isPaper(ink) || painted.some((box) => holds(box, x, y)));

  const hidingAt = (x: number, y: number): Hiding | null => {
    if (layers.includes(false)) return 'hidden-layer';
    const way = state.mode % 4;
    if (way === 3) return 'invisible';
    if (state.opacity < unseenOpacity) return 'transparent';
    const inks = [...(way === 1 ? [] : [state.fill]), ...(way === 0 ? [] : [state.stroke])];
    return inks.some((ink) => isSeenInk(ink, x, y)) ? null : 'paper-coloured';
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
        const middle = (transform[3] || transform[1]) * 0.3;
        const hiding = hidingAt(transform[4] + Math.min(1, width / 2), transform[5] + middle);
        texts.push({ str: text, transform, width, fontName: state.font, hiding });
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
      if (key === 'Font') [state.font, state.size] = [String(listOf(value)[0]), Number(listOf(value)[1])];
    }
  };

  const paint = (box: Box): void => {
    if (!layers.includes(false)) painted.push(box);
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
      paint(box);
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
    paintFormXObjectBegin: ([matrix]) => {
      save();
      if (matrix) state.matrix = multiply(state.matrix, matrixOf(matrix));
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
    // A pattern: taken for ink.
    setFillColorN: () => {
      state.fill = '#000000';
    },
    setFillTransparent: () => {
      state.fill = null;
    },
    setStrokeTransparent: () => {
      state.stroke = null;
    },
    constructPath: ([operation, , bounds]) => {
      const fills = ['fill', 'eoFill', 'fillStroke', 'eoFillStroke', 'closeFillStroke', 'closeEOFillStroke'];
      const isFilled = fills.includes(name.get(Number(operation)) ?? '');
      if (isFilled && !isPaper(state.fill) && state.opacity >= 0.2) paint(boxOf(state.matrix, numbersOf(bounds)));
    },
    shadingFill: () => paint([-Infinity, -Infinity, Infinity, Infinity]),
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
