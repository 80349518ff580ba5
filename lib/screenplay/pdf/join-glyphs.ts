/** Joins the letters of a page into the pieces of text that stand together. */
import type { Letter } from './document-fonts.ts';
import type { PageGlyphs, TextObject } from './page-glyphs.ts';
import type { Hiding } from './pdf-page.ts';
import type { DrawnText } from './place-runs.ts';

/** All of the font's size. A narrower gap lies between letters of a word: kerning, and the tightest space of set type is wider. */
const spaceGap = 0.16;
/** A wider gap is a new column (2.6 letters of a monospaced font), */
const columnGap = 1.56;
/** and where the gap was typed as spaces, more than five of them: so many may stand within a line. */
const typedGap = 3.3;
/** Letters whose lines lie further apart stand on different ones. */
const sameLine = 0.1;
/** A letter may stand so far back on the one before it. */
const overlap = 0.5;
/** A share: sizes that differ by more are those of two fonts; and directions, of 1. */
const [sameSize, sameDirection] = [0.05, 0.01];

const isRightToLeft = (code: number): boolean => (code >= 0x590 && code < 0x900) || (code >= 0xfb1d && code < 0xfeff);

/** The one piece of text that the next letter may belong to. Places are points in the page's own space. Its letters stand in `units`. */
interface OpenPiece {
  length: number;
  hiding: Hiding | null;
  object: TextObject;
  /** The object of its last letter, by its index, and where that letter stands. */
  owner: number;
  lastX: number;
  lastY: number;
  startX: number;
  startY: number;
  endX: number;
  endY: number;
}

/** Units of UTF-16 of the open piece. A list, or an object for a letter, made anew each time would be a third of what a reading takes of memory. */
let units = new Uint16Array(256);

/**
 * Pieces in the order of drawing. `hidingOf` says of each letter how it is kept from a reader's eyes: a piece is hidden as a whole or not at all.
 */
export function joinGlyphs(glyphs: PageGlyphs, hidingOf: (index: number) => Hiding | null): DrawnText[] {
  const { count, letters, owners, objects } = glyphs;
  const texts: DrawnText[] = [];
  const spacings = letterSpacings(glyphs);
  let piece: OpenPiece | null = null;
  /** A space was typed since the last letter. */
  let spaced = false;
  for (let index = 0; index < count; index += 1) {
    const letter = letters[index];
    const owner = owners[index] ?? 0;
    const object = objects[owner];
    if (!letter || !object) continue;
    if (letter.isSpace) {
      // One without a width is the engine's own word for a gap, which is measured here.
      spaced ||= letter.advance > 0;
      continue;
    }
    const hiding = hidingOf(index);
    const isOfPiece =
      piece !== null &&
      piece.hiding === hiding &&
      (piece.owner === owner || isAlike(piece.object, object)) &&
      extend(piece, glyphs, index, object, letter, spaced, spacings);
    if (!isOfPiece) {
      if (piece !== null) texts.push(drawnText(piece));
      piece = openPiece(glyphs, index, object, letter, hiding);
    }
    spaced = false;
  }
  if (piece !== null) texts.push(drawnText(piece));
  return texts;
}

const isAlike = (one: TextObject, two: TextObject): boolean =>
  one === two ||
  (one.font === two.font &&
    Math.abs(one.breadth - two.breadth) <= sameSize * two.breadth &&
    Math.abs(one.direction[0] - two.direction[0]) < sameDirection &&
    Math.abs(one.direction[1] - two.direction[1]) < sameDirection);

function openPiece(
  { xs, ys, owners }: PageGlyphs,
  index: number,
  object: TextObject,
  letter: Letter,
  hiding: Hiding | null,
): OpenPiece {
  const [x, y, wide] = [xs[index] ?? 0, ys[index] ?? 0, letter.advance * object.breadth];
  const [endX, endY] = [x + object.direction[0] * wide, y + object.direction[1] * wide];
  const owner = owners[index] ?? 0;
  const piece: OpenPiece = {
    length: 0,
    hiding,
    object,
    owner,
    lastX: x,
    lastY: y,
    startX: x,
    startY: y,
    endX,
    endY,
  };
  write(piece, letter, false);
  return piece;
}

const space = 0x20;

function write(piece: OpenPiece, { text }: Letter, isSpaced: boolean): void {
  if (piece.length + text.length >= units.length) {
    const wider = new Uint16Array(2 * (units.length + text.length));
    wider.set(units);
    units = wider;
  }
  if (isSpaced) units[piece.length++] = space;
  for (let at = 0; at < text.length; at += 1) units[piece.length++] = text.charCodeAt(at);
}

/** Adds a letter to the piece, if it stands where the next one may. */
function extend(
  piece: OpenPiece,
  { xs, ys, owners }: PageGlyphs,
  index: number,
  object: TextObject,
  letter: Letter,
  spaced: boolean,
  spacings: readonly number[],
): boolean {
  const x = xs[index] ?? 0;
  const y = ys[index] ?? 0;
  const owner = owners[index] ?? 0;
  const ux = object.direction[0];
  const uy = object.direction[1];
  const em = object.breadth;
  // Letters of one ligature stand at one place.
  const isSamePlace = x === piece.lastX && y === piece.lastY && owner === piece.owner;
  const gap = (x - piece.endX) * ux + (y - piece.endY) * uy;
  const isOnLine = Math.abs((y - piece.endY) * ux - (x - piece.endX) * uy) <= sameLine * em;
  const follows = isOnLine && gap <= (spaced ? typedGap : columnGap) * em && gap >= -overlap * em;
  if (isSamePlace || follows) {
    write(piece, letter, spaced || (!isSamePlace && gap - (spacings[owner] ?? 0) > spaceGap * em));
    piece.endX = x + ux * letter.advance * em;
    piece.endY = y + uy * letter.advance * em;
  } else {
    const before = (piece.startX - x) * ux + (piece.startY - y) * uy - letter.advance * em;
    if (!isOnLine || !isRightToLeft(letter.code) || Math.abs(before) > columnGap * em) return false;
    write(piece, letter, spaced || before > spaceGap * em);
    piece.startX = x;
    piece.startY = y;
  }
  piece.owner = owner;
  piece.lastX = x;
  piece.lastY = y;
  return true;
}

function drawnText({ length, hiding, object, startX, startY, endX, endY }: OpenPiece): DrawnText {
  const [a, b, c, d] = object.matrix;
  const [ux, uy] = object.direction;
  const width = (endX - startX) * ux + (endY - startY) * uy;
  return {
    str: Reflect.apply(String.fromCharCode, null, units.subarray(0, length)),
    transform: [a, b, c, d, startX, startY],
    width,
    fontName: object.font.name,
    hiding,
  };
}

/** Fewer gaps say nothing of how an object spaces its letters. */
const leastGaps = 3;

/** Points that stand between all letters of an object, by its index: its narrowest gap. */
function letterSpacings({ count: total, letters, xs, ys, owners, objects }: PageGlyphs): number[] {
  const spacings: number[] = [];
  let [count, least] = [0, 0];
  for (let index = 1; index <= total; index += 1) {
    const owner = index < total ? owners[index] : -1;
    const before = owners[index - 1] ?? 0;
    const letter = letters[index];
    const last = letters[index - 1];
    const object = objects[before];
    if (owner !== before || !letter || !last || !object) {
      if (count >= leastGaps && least > 0) spacings[before] = least;
      count = 0;
      continue;
    }
    if (letter.isSpace || last.isSpace) continue;
    const [ux, uy] = object.direction;
    const along = ((xs[index] ?? 0) - (xs[index - 1] ?? 0)) * ux + ((ys[index] ?? 0) - (ys[index - 1] ?? 0)) * uy;
    const gap = along - last.advance * object.breadth;
    least = count === 0 ? gap : Math.min(least, gap);
    count += 1;
  }
  return spacings;
}
