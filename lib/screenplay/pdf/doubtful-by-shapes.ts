/** Names the texts of a page that a shape or a picture may hide, as far as colours and places tell without a drawing. */
import { type Box, sharedArea } from './page-geometry.ts';
import { forEachLetter, letterCore } from './page-glyphs.ts';
import type { Colour, PlacedShape, PlacedText } from './page-objects.ts';
import type { OpenPage } from './pdf-document.ts';

/** Of one text object, as far as it is known. */
export interface TextLook {
  readonly placed: PlacedText | undefined;
  /** Of what its mode draws: the inside of its letters, their outlines, or both; null where one is no plain colour. */
  readonly inks: readonly (Colour | null)[];
}

/** More pairs are not compared: all texts of the page are looked at. */
const mostPairs = 200_000;
/** Of 255: no part of the ink is lighter, and no part of what it stands on darker. */
const [darkInk, lightField, whiteField] = [100, 200, 250];
/**
 * Shares of it that everything over a text must let through together, and that it must where something may mix with what is under it in any way that the format has: the
 * ink is then still told from what it stands on, by more than letter-ink asks for.
 */
const [clearEnough, clearAnyhow] = [0.4, 0.8];

/** By the index of the text object: those that a shape or a picture lies on or under, and that do not show beside it by their colours alone. */
export function doubtfulByShapes(open: OpenPage, looks: readonly TextLook[]): Set<number> {
  const { shapes } = open.objects;
  const boxes = boxesOf(open);
  if (boxes.size * shapes.length > mostPairs) return new Set(boxes.keys());
  const found = new Set<number>();
  for (const [owner, box] of boxes) {
    const around = shapes.filter((shape) => sharedArea(shape.box, box) > 0);
    const look = looks[owner];
    if (around.length > 0 && !(look && showsAmong(open, look, around, box))) found.add(owner);
  }
  return found;
}

function boxesOf({ glyphs }: OpenPage): Map<number, Box> {
  const boxes = new Map<number, Box>();
  forEachLetter(glyphs, (letter, index) => {
    const owner = glyphs.owners[index] ?? 0;
    if (!glyphs.objects[owner] || letter.isSpace) return;
    const [left, bottom, right, top] = letterCore(glyphs, index);
    const [west, south, east, north] = boxes.get(owner) ?? [left, bottom, right, top];
    boxes.set(owner, [Math.min(west, left), Math.min(south, bottom), Math.max(east, right), Math.max(north, top)]);
  });
  return boxes;
}

function showsAmong(
  { pictures }: OpenPage,
  { placed, inks }: TextLook,
  around: readonly PlacedShape[],
  box: Box,
): boolean {
  const isUnder = ({ order }: PlacedShape): boolean => placed !== undefined && order < placed.order;
  const isOf = (shape: PlacedShape, least: number): boolean =>
    !shape.isVeiled && shape.fill?.every((part) => part >= least) === true;
  // White on white paper changes nothing.
  const others = around.filter((shape) => !(isUnder(shape) && isOf(shape, whiteField)));
  if (others.length === 0) return true;
  if (inks.length === 0 || !inks.every((ink) => ink?.every((part) => part <= darkInk) === true)) return false;
  let shown = 1;
  for (const shape of others) {
    if (isUnder(shape) && isOf(shape, lightField)) continue;
    const look = pictures.lookOf(shape, box);
    if (look === null) return false;
    if (!isUnder(shape) || shape.isVeiled) shown *= look.passes / 255;
    else if (look.light < lightField) return false;
  }
  return shown >= (others.some(({ isVeiled }) => isVeiled) ? clearAnyhow : clearEnough);
}
