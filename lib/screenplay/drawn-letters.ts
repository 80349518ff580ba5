/**
 * Says of a letter whether its font draws it, as far as the file tells: an outline that encloses nothing, and a letter that stands for another one or for
 * a whole sentence. Refuses to recognise forms: a font in the file that draws an A for the code of an E is believed.
 */
import * as z from 'zod';
import type { DrawingList } from './drawn-text.ts';

/** `unlisted` is a letter drawn as a picture that was left out of the list. */
export type LetterDrawing = 'blank' | 'other' | 'unlisted' | null;

/** What the PDF library keeps of a file's fonts and their outlines. */
export interface FontObjects {
  has(id: string): boolean;
  get(id: string): unknown;
}

/** A letter as the library lists it: `fontChar` names its outline, `operatorListId` its drawing in a font of drawings (Type 3). */
interface Letter {
  readonly unicode: string;
  readonly fontChar: string;
  readonly operatorListId: string | undefined;
  /** False also for a letter of which the font's outline is empty. */
  readonly isInFont: boolean;
}

const anyLetter = /[\p{L}\p{N}]/u;
const latinLetter = /^[A-Za-z0-9]$/;
/** Ligatures and Roman numerals stand for up to five letters. */
const longestLigature = 6;
const latinText = /^[\p{Script=Latin}\p{N}\p{P}\p{Zs}]*$/u;
/** Of the font's size, along and across: no letter of any script is smaller. A yardstick of ours. */
const [leastLength, leastWidth] = [0.1, 0.005];
/** How many numbers follow an instruction of an outline: move, line, curve, quadratic curve, close. */
const operands = [2, 2, 6, 4, 0];

const outline = z.object({ path: z.custom<ArrayLike<number>>((path) => ArrayBuffer.isView(path)) });
const drawing = z.object({ fnArray: z.array(z.number()), argsArray: z.array(z.unknown()) });
const fontObject = z.object({
  missingFile: z.boolean().optional(),
  isType3Font: z.boolean().optional(),
  charProcOperatorList: z.map(z.string(), drawing).optional(),
});

/** For one document: looks every letter of a font up once; undefined for what is no letter, and looks as those beside it. */
export function drawnLetters(operators: Readonly<Record<string, number>>, leavesPicturesOut: boolean) {
  const fonts = new Map<string, z.infer<typeof fontObject> | null>();
  const known = new Map<string, Map<string, Letter & { readonly drawing: LetterDrawing | undefined }>>();
  const numbersOf = (names: readonly string[]) => new Set(names.map((name) => operators[name] ?? -1));
  const silent = numbersOf(silentOperators);
  const paths = numbersOf(['constructPath']);
  const noInk = numbersOf(['endPath']);

  const fontOf = (objects: FontObjects, font: string) => {
    const seen = fonts.get(font);
    if (seen !== undefined || !objects.has(font)) return seen;
    const read = fontObject.safeParse(objects.get(font));
    fonts.set(font, read.success ? read.data : null);
    return fonts.get(font);
  };
  const drawingOfType3 = (list: DrawingList | undefined): LetterDrawing => {
    if (!list) return null;
    const draws = list.fnArray.some((operator, index) => {
      if (!paths.has(operator)) return !silent.has(operator);
      const [way, outlines] = (list.argsArray[index] ?? []) as readonly unknown[];
      const [path] = Array.isArray(outlines) ? outlines : [];
      return !noInk.has(Number(way)) && ArrayBuffer.isView(path) && path.byteLength > 0;
    });
    if (draws) return null;
    // A letter that the library could not follow without its picture has an empty list.
    const mayBePicture = list.fnArray.length === 0 || list.fnArray.includes(operators.transform ?? -1);
    return leavesPicturesOut && mayBePicture ? 'unlisted' : 'blank';
  };
  const look = (
    objects: FontObjects,
    font: string,
    { unicode, fontChar, operatorListId, isInFont }: Letter,
  ): LetterDrawing => {
    if (unicode.length > longestLigature && latinText.test(unicode)) return 'other';
    const object = fontOf(objects, font);
    if (object?.isType3Font) return drawingOfType3(object.charProcOperatorList?.get(operatorListId ?? ''));
    // A font that the file lacks draws what the text's code says.
    if (object?.missingFile)
      return latinLetter.test(fontChar) && latinLetter.test(unicode) && !sameLetter(fontChar, unicode) ? 'other' : null;
    if (object && !isInFont) return 'blank';
    const id = `${font}_path_${fontChar}`;
    const path = objects.has(id) ? outline.safeParse(objects.get(id)) : null;
    return path?.success && !hasForm(path.data.path) ? 'blank' : null;
  };

  return (objects: FontObjects, font: string, glyph: object): LetterDrawing | undefined => {
    const letter = glyph as Partial<Letter>;
    const ofFont = known.get(font) ?? new Map<string, Letter & { drawing: LetterDrawing | undefined }>();
    if (ofFont.size === 0) known.set(font, ofFont);
    const seen = ofFont.get(letter.fontChar ?? '');
    if (seen && isSame(seen, letter)) return seen.drawing;
    const read = letterOf(letter);
    const found = { ...read, drawing: anyLetter.test(read.unicode) ? look(objects, font, read) : undefined };
    ofFont.set(read.fontChar, found);
    return found.drawing;
  };
}

const isSame = (one: Letter, two: Partial<Letter>): boolean =>
  one.unicode === two.unicode && one.operatorListId === two.operatorListId && one.isInFont === two.isInFont;

/** Instructions in a letter's drawing that leave no mark. */
const silentOperators = [
  'setCharWidth',
  'setCharWidthAndBounds',
  'save',
  'restore',
  'transform',
  'setGState',
  'dependency',
  'beginMarkedContent',
  'beginMarkedContentProps',
  'endMarkedContent',
  'setFillRGBColor',
  'setStrokeRGBColor',
  'setLineWidth',
  'setLineCap',
  'setLineJoin',
  'setMiterLimit',
  'setDash',
  'setFlatness',
  'beginText',
  'endText',
];

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
/** What a damaged file may lack. */
const letterOf = ({ unicode, fontChar, operatorListId, isInFont }: Partial<Letter>): Letter => ({
  unicode: textOf(unicode),
  fontChar: textOf(fontChar),
  operatorListId: typeof operatorListId === 'string' ? operatorListId : undefined,
  isInFont: isInFont !== false,
});

const sameLetter = (one: string, two: string): boolean => one.toLowerCase() === two.toLowerCase();

/** Whether an outline encloses enough to be seen. */
function hasForm(path: ArrayLike<number>): boolean {
  const [xs, ys]: [number[], number[]] = [[], []];
  let draws = false;
  for (let at = 0; at < path.length; ) {
    const step = path[at] ?? 0;
    const count = operands[step];
    // An outline in a form that is not known is believed.
    if (count === undefined) return true;
    if (step > 0 && step < 4) draws = true;
    for (let operand = 1; operand <= count; operand += 2) {
      xs.push(path[at + operand] ?? 0);
      ys.push(path[at + operand + 1] ?? 0);
    }
    at += 1 + count;
  }
  if (!draws) return false;
  const [width, height] = [extent(xs), extent(ys)];
  return Math.max(width, height) >= leastLength && Math.min(width, height) >= leastWidth;
}

function extent(values: readonly number[]): number {
  let [least, greatest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values) {
    least = Math.min(least, value);
    greatest = Math.max(greatest, value);
  }
  return greatest - least;
}
