/**
 * Follows a page's drawing instructions and says of every text whether a reader sees it. Knows what a text was drawn with, not what it means.
 * Gives the benefit of the doubt to a text on or under what it cannot tell. One table of instructions over one state, hence long.
 */
import type { LetterDrawing } from './drawn-letters.ts';
import { type GraphicsState, initialState } from './graphics-state.ts';
import { hidingOfInk } from './hiding-of-ink.ts';
import {
  type Box,
  boxOf,
  holdsBox,
  intersection,
  isUprightRectangle,
  matrixOf,
  multiply,
  numbersOf,
  sharedArea,
} from './page-geometry.ts';
import { type Fill, isLost, type PaintedFields, paintedFields } from './painted-fields.ts';
import type { Hiding } from './pdf-page.ts';
import { hidesAll, type Picture, readPicture, readStencil, viewPicture } from './picture-pixels.ts';
import type { DrawnText } from './place-runs.ts';
import { isSolid, opacityAt, softMask } from './soft-mask.ts';
import { type TextPiece, textCursor } from './text-cursor.ts';

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
  /** How a font draws a letter; undefined for what is none. */
  readonly drawingOf: (font: string, glyph: object) => LetterDrawing | undefined;
  /** An unpacked picture, by what the list names it with. */
  readonly unpackedOf: (picture: unknown) => unknown;
  /** Pictures may be left out of the list; what is taken for one hides what is under it, or may be see-through. */
  readonly unlisted: 'none' | 'cover' | 'see-through';
}

/** What a page shows, text by text, in the order of drawing. */
export interface FollowedPage {
  readonly texts: readonly (DrawnText & { readonly hiding: Hiding | null })[];
  /** Where pictures lie that show anything, in the page's own space. */
  readonly pictures: readonly Box[];
  /** A picture that was left out of the list may lie on or under a text, or draw a letter. */
  readonly needsPictures: boolean;
}

/** A field that could hold a letter; a line is none. In points. */
const narrowestField = 4;
/** Of 1: fainter paint changes no ground. */
const faintest = 0.2;
/** Far from any page. */
const nowhere: Box = [-1e6, -1e6, -1e6, -1e6];
const everywhere: Box = [-1e6, -1e6, 1e6, 1e6];
const unitSquare = [0, 0, 1, 1];
/** Points that a whole picture is judged by, along and across: a scanned page is written on in some of them. */
const wholePicture = [256, 256];

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const isWide = ([left, bottom, right, top]: Box): boolean =>
  right - left >= narrowestField && top - bottom >= narrowestField;

export function followDrawing(list: DrawingList, context: DrawingContext): FollowedPage {
  const { operators, isLayerShown, drawingOf, unpackedOf, unlisted } = context;
  const name = new Map(Object.entries(operators).map(([key, number]) => [number, key]));
  const texts: (TextPiece & { readonly fontName: string; hiding: Hiding | null })[] = [];
  const pictures: Box[] = [];
  /** Where the matrix would put a picture, if one were drawn. */
  const squares: Box[] = [];
  const layers: boolean[] = [];
  const saved: GraphicsState[] = [];
  const cursor = textCursor(drawingOf);
  let fields = paintedFields();
  /** A mask is painted into fields of its own; what the page had is kept here meanwhile. */
  const pages: PaintedFields[] = [];
  /** A mask of opacity takes any paint alike. */
  let paintsOpacity = false;
  /** The mask that was painted last. */
  let painted: GraphicsState['mask'] = null;
  /** Counts instructions that may draw. */
  let drawn = 0;
  let clipsNext = false;
  let state: GraphicsState = { ...initialState };

  const hidingOf = ({ drawing, letter, core, box }: TextPiece): Hiding | null => {
    if (layers.includes(false)) return 'hidden-layer';
    if (state.mode % 4 === 3) return 'invisible';
    if (drawing === 'blank') return 'blank';
    if (drawing === 'other') return 'other-letters';
    if (state.clip !== null && intersection(state.clip, box, 1) === null) return 'clipped';
    return hidingOfInk(state, opacityAt(state, core), fields.behind(letter, core));
  };
  const show = (glyphs: unknown): void => {
    for (const piece of cursor.show(state, listOf(glyphs))) {
      if (pages.length > 0) fields.paint({ box: piece.box, fill: null });
      else texts.push({ ...piece, fontName: state.font, hiding: hidingOf(piece) });
    }
  };

  const setState = (entries: readonly unknown[]): void => {
    for (const entry of entries) {
      const [key, value] = listOf(entry);
      if (key === 'ca' && typeof value === 'number') state.opacity = value;
      if (key === 'BM') state.blend = String(value);
      if (key === 'SMask') state.mask = value === false || value === null ? null : painted;
      if (key === 'Font') [state.font, state.size] = [String(listOf(value)[0]), Number(listOf(value)[1])];
    }
  };

  /** What of a box is not cut away or switched off. */
  const shown = (box: Box): Box | null => {
    const seen = state.clip === null ? box : intersection(state.clip, box);
    return layers.includes(false) || seen === null || !isWide(seen) ? null : seen;
  };
  const hideUnder = (seen: Box, hiding: Hiding, hides: (core: Box) => boolean): void => {
    if (pages.length > 0) return;
    for (const text of texts)
      if (text.hiding === null && holdsBox(seen, text.core) && hides(text.core)) text.hiding = hiding;
  };
  /** A shape of which form or ink is not known for certain covers nothing, and gives any text on it the benefit of the doubt. */
  const paintShape = (box: Box, isRectangle: boolean, ink: Fill): void => {
    const seen = shown(box);
    if (seen === null) return;
    const fill = isRectangle && ink?.startsWith('#') && isSolid(state, seen) ? (paintsOpacity ? '#ffffff' : ink) : null;
    if (fill === null && opacityAt(state, seen) < faintest) return;
    // White of any form on white paper changes nothing that is seen.
    if (fill === null && pages.length === 0 && ink && isLost(ink, '#ffffff', 1)) return;
    if (fields.paint({ box: seen, fill }) && fill !== null) hideUnder(seen, 'covered', () => true);
  };
  const notePicture = (box: Box): void => {
    if (pages.length === 0) pictures.push(box);
  };
  const paintPicture = (picture: Picture | null): void => {
    const { matrix } = state;
    const box = boxOf(matrix, unitSquare);
    const seen = shown(box);
    if (seen === null) return;
    if (picture === null || !isSolid(state, seen) || paintsOpacity) {
      notePicture(seen);
      if (opacityAt(state, seen) >= faintest) fields.paint({ box: seen, fill: null });
      return;
    }
    if (viewPicture(picture, matrix, seen, wholePicture) === 'something') notePicture(seen);
    const fill = (place: Box): Fill | undefined => {
      const view = viewPicture(picture, matrix, place);
      return view === 'nothing' ? undefined : view === 'something' ? null : view;
    };
    if (fields.paint({ box: seen, fill })) hideUnder(seen, 'under-picture', (core) => hidesAll(picture, matrix, core));
  };
  /** What is left of a picture that is not listed: a matrix for a square of 1 by 1, and nothing in it. */
  const guessPicture = (): void => {
    const seen = shown(boxOf(state.matrix, unitSquare));
    if (unlisted === 'none' || state.matrixSetAt !== drawn) return;
    drawn += 1;
    if (seen === null) return;
    notePicture(seen);
    const [a, b, c, d] = state.matrix;
    const covers = unlisted === 'cover' && ((b === 0 && c === 0) || (a === 0 && d === 0)) && isSolid(state, seen);
    if (fields.paint({ box: seen, fill: null }) && covers) hideUnder(seen, 'under-picture', () => true);
  };

  const clipTo = (box: Box, isRectangle: boolean): void => {
    if (!box.every(Number.isFinite)) return;
    // Two that share nothing leave nothing to be seen: a rectangle far away.
    state.clip = state.clip === null ? box : (intersection(state.clip, box) ?? nowhere);
    if (!isRectangle) state.clippedToShape = true;
  };
  const noteSquare = (): void => {
    const square = boxOf(state.matrix, unitSquare);
    if (isWide(square)) squares.push(square);
  };
  const save = (): void => {
    saved.push(state);
    state = { ...state, matrixSetAt: null };
  };
  const restore = (): void => {
    state = saved.pop() ?? state;
  };

  const steps: Readonly<Record<string, (args: readonly unknown[]) => void>> = {
    save,
    restore: () => {
      guessPicture();
      restore();
    },
    transform: (args) => {
      state.matrix = multiply(state.matrix, matrixOf(args));
      state.matrixSetAt = drawn;
      noteSquare();
    },
    paintFormXObjectBegin: ([matrix, frame]) => {
      save();
      if (matrix) state.matrix = multiply(state.matrix, matrixOf(matrix));
      if (matrix) noteSquare();
      if (numbersOf(frame).length === 4) clipTo(boxOf(state.matrix, numbersOf(frame)), true);
    },
    paintFormXObjectEnd: restore,
    beginGroup: ([options]) => {
      const { matrix, bbox, smask } = optionsOf(options);
      save();
      const { opacity, blend, mask } = state;
      if (smask) {
        pages.push(fields);
        paintsOpacity = smask.subtype === 'Alpha';
        fields = paintedFields(typeof smask.backdrop === 'string' ? smask.backdrop : '#000000');
        Object.assign(state, { veils: [], clip: null, clippedToShape: false });
      } else state.veils = [...state.veils, { opacity, blend, mask }];
      Object.assign(state, { opacity: 1, blend: 'source-over', mask: null });
      const frame = numbersOf(bbox);
      if (frame.length === 4)
        clipTo(boxOf(matrix ? multiply(state.matrix, matrixOf(matrix)) : state.matrix, frame), true);
    },
    endGroup: ([options]) => {
      const { smask } = optionsOf(options);
      if (smask) {
        painted = softMask(fields, smask.transferMap);
        fields = pages.pop() ?? fields;
        paintsOpacity = false;
      }
      restore();
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
      if (fills.includes(name.get(Number(operation)) ?? '')) paintShape(box, isRectangle, state.fill);
      if (clipsNext && inner.length === 4) clipTo(box, isRectangle);
      clipsNext = false;
    },
    shadingFill: () => paintShape(everywhere, false, 'pattern'),
    paintImageXObject: ([id]) => paintPicture(readPicture(unpackedOf(id))),
    paintInlineImageXObject: ([data]) => paintPicture(readPicture(unpackedOf(data))),
    paintImageMaskXObject: ([stencil]) => paintPicture(readStencil(unpackedOf(stencil), state.fill)),
    paintSolidColorImageMask: () => paintShape(boxOf(state.matrix, unitSquare), isUpright(state), state.fill),
    beginText: cursor.begin,
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
    setTextMatrix: (args) => cursor.moveTo(matrixOf(args.length === 1 ? args[0] : args)),
    moveText: ([x, y]) => cursor.nextLine(Number(x), Number(y)),
    setLeadingMoveText: ([x, y]) => {
      state.leading = Number(y);
      cursor.nextLine(Number(x), Number(y));
    },
    nextLine: () => cursor.nextLine(0, state.leading),
    showText: ([glyphs]) => show(glyphs),
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
  const isTouched = ({ box, drawing }: TextPiece): boolean =>
    drawing === 'unlisted' || squares.some((square) => sharedArea(square, box) > 0);
  return { texts, pictures, needsPictures: texts.some(isTouched) };
}

const isUpright = ({ matrix: [a, b, c, d] }: GraphicsState): boolean => (b === 0 && c === 0) || (a === 0 && d === 0);

interface GroupOptions {
  readonly matrix?: unknown;
  readonly bbox?: unknown;
  readonly smask?: { readonly subtype?: unknown; readonly backdrop?: unknown; readonly transferMap?: unknown } | null;
}
const optionsOf = (options: unknown): GroupOptions => (options !== null && typeof options === 'object' ? options : {});
