/** Measures the ink that letters leave on a page: it is drawn with them and without them, and compared. */
import type { Box } from './page-geometry.ts';
import type { Engine } from './pdfium.ts';

/** A letter to be looked at: the box is in points from the left and the top of the page as shown. */
export interface LookedAt {
  readonly index: number;
  readonly box: Box;
}
interface ShownPage {
  readonly page: number;
  readonly width: number;
  readonly height: number;
}

/** Of 255, in any of red, green and blue: less, on white a contrast below 1.2 to 1 (WCAG's relative luminance), cannot be told from what it is drawn on. */
export const alike = 20;
/** Dots a point: in the first look a stem of Courier covers half a dot, and what leaves too little ink is looked at closely, where it covers a whole one. */
const [glance, scrutiny] = [1, 3];
const white = 0xffffffff;
/** Blue, green, red and opacity, a byte each: the one format in which the engine mixes colours as the file asks. */
const [dotFormat, dotBytes] = [4, 4];
/** Of one drawing: 8 MB. */
const mostDots = 2_000_000;

/**
 * Those of `letters` that leave no ink. `objects` are the text objects that are left out in the second drawing: every one that owns one of the letters, and no other,
 * so that a text that stands at the same place does not lend them its ink.
 */
export function lettersWithoutInk(
  engine: Engine,
  shown: ShownPage,
  objects: readonly number[],
  letters: readonly LookedAt[],
): Set<number> {
  const doubtful = letters.filter(isUnseen(glance));
  const unseen = doubtful.filter(isUnseen(scrutiny, doubtful));
  return new Set(unseen.map(({ index }) => index));

  function isUnseen(scale: number, of: readonly LookedAt[] = letters): (letter: LookedAt) => boolean {
    const inks = new Map<number, number>();
    for (const band of bandsOf(of, shown, scale)) for (const [index, ink] of inkOf(band, scale)) inks.set(index, ink);
    return ({ index }) => (inks.get(index) ?? 0) <= alike;
  }

  function* inkOf(band: Band, scale: number): Generator<readonly [index: number, ink: number]> {
    const { calls } = engine;
    const whole = draw(engine, shown, band, scale);
    for (const object of objects) calls.FPDFPageObj_SetIsActive(object, 0);
    const bare = draw(engine, shown, band, scale);
    for (const object of objects) calls.FPDFPageObj_SetIsActive(object, 1);
    for (const { index, box } of band.letters) {
      const [left, top, right, bottom] = box;
      const from = Math.max(0, Math.floor((left - band.left) * scale));
      const to = Math.min(whole.width - 1, Math.ceil((right - band.left) * scale) - 1);
      const last = Math.min(whole.height - 1, Math.ceil((bottom - band.top) * scale) - 1);
      let ink = 0;
      for (let row = Math.max(0, Math.floor((top - band.top) * scale)); row <= last && ink <= alike; row += 1)
        ink = Math.max(ink, difference(engine, whole.at(from, row), bare.at(from, row), (to - from + 1) * dotBytes));
      yield [index, ink];
    }
    for (const { bitmap } of [whole, bare]) calls.FPDFBitmap_Destroy(bitmap);
  }
}

function difference({ memory }: Engine, one: number, two: number, length: number): number {
  const bytes = memory.HEAPU8;
  let most = 0;
  for (let at = 0; at < length; at += 1)
    most = Math.max(most, Math.abs((bytes[one + at] ?? 0) - (bytes[two + at] ?? 0)));
  return most;
}

interface Band {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly letters: readonly LookedAt[];
}

/** Strips of the page, each small enough to be drawn at once, that hold all of the letters on it. */
function bandsOf(letters: readonly LookedAt[], { width, height }: ShownPage, scale: number): Band[] {
  const onPage = letters.filter(({ box }) => box[2] > 0 && box[3] > 0 && box[0] < width && box[1] < height);
  const left = Math.max(0, Math.floor(Math.min(...onPage.map(({ box }) => box[0]))) - 1);
  const right = Math.min(width, Math.ceil(Math.max(...onPage.map(({ box }) => box[2]))) + 1);
  const tallest = mostDots / ((right - left) * scale * scale);
  const bands: { left: number; right: number; top: number; bottom: number; letters: LookedAt[] }[] = [];
  for (const letter of onPage.toSorted((a, b) => a.box[1] - b.box[1])) {
    const open = bands.at(-1);
    const bottom = Math.min(height, Math.ceil(letter.box[3]) + 1);
    if (open && bottom - open.top <= tallest) {
      open.letters.push(letter);
      open.bottom = Math.max(open.bottom, bottom);
    } else bands.push({ left, right, top: Math.max(0, Math.floor(letter.box[1]) - 1), bottom, letters: [letter] });
  }
  return bands;
}

/** A strip of the page on white paper. `at` is the address of a dot. */
function draw(
  { calls }: Engine,
  { page, width, height }: ShownPage,
  { left, top, right, bottom }: Band,
  scale: number,
) {
  const dots = (length: number): number => Math.max(1, Math.ceil(length * scale));
  const [columns, rows] = [dots(right - left), dots(bottom - top)] as const;
  const bitmap = calls.FPDFBitmap_CreateEx(columns, rows, dotFormat, 0, 0);
  calls.FPDFBitmap_FillRect(bitmap, 0, 0, columns, rows, white);
  const whole = (length: number): number => Math.max(1, Math.round(length * scale));
  calls.FPDF_RenderPageBitmap(bitmap, page, -left * scale, -top * scale, whole(width), whole(height), 0, 0);
  const [start, stride] = [calls.FPDFBitmap_GetBuffer(bitmap), calls.FPDFBitmap_GetStride(bitmap)];
  const at = (column: number, row: number): number => start + row * stride + column * dotBytes;
  return { bitmap, width: columns, height: rows, at };
}

/** Dots a point in which a page is looked at as a whole. */
const overview = 0.25;

/** Whether anything but one colour is on the page when these objects are left out. */
export function showsAnything(engine: Engine, shown: ShownPage, objects: readonly number[]): boolean {
  const { calls, memory } = engine;
  for (const object of objects) calls.FPDFPageObj_SetIsActive(object, 0);
  const { bitmap, width, height, at } = draw(
    engine,
    shown,
    { left: 0, top: 0, right: shown.width, bottom: shown.height, letters: [] },
    overview,
  );
  for (const object of objects) calls.FPDFPageObj_SetIsActive(object, 1);
  const least = [255, 255, 255];
  const greatest = [0, 0, 0];
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1)
      for (const channel of [0, 1, 2]) {
        const light = memory.HEAPU8[at(column, row) + channel] ?? 0;
        least[channel] = Math.min(least[channel] ?? 0, light);
        greatest[channel] = Math.max(greatest[channel] ?? 0, light);
      }
  calls.FPDFBitmap_Destroy(bitmap);
  return [0, 1, 2].some((channel) => (greatest[channel] ?? 0) - (least[channel] ?? 0) > alike);
}
