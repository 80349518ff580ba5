/**
 * Says of every letter of a page how it is kept from a reader's eyes, if it is. Measures ink only where an object, a colour, a mark, a mode or a layer gives
 * cause to; refuses to judge a page by its neighbours.
 */

import { doubtfulByShapes, type TextLook } from './doubtful-by-shapes.ts';
import { alike, type LookedAt, lettersWithoutInk } from './letter-ink.ts';
import { boxOf, holdsBox, intersection } from './page-geometry.ts';
import { forEachLetter, letterCore, type PageGlyphs, type TextObject } from './page-glyphs.ts';
import { fillOf, type PlacedShape, strokeOf } from './page-objects.ts';
import type { OpenPage } from './pdf-document.ts';
import type { Hiding } from './pdf-page.ts';
import type { Engine } from './pdfium.ts';
import { isClippedAway } from './text-clip.ts';

/** One for each letter of the page. */
export type HiddenLetters = readonly (Hiding | null)[];

/** How a letter is drawn (PDF 32000-1, 9.3.6). */
const [filled, stroked, filledAndStroked, invisible, clippingOnly] = [0, 1, 2, 3, 7];
const white = 255;
/** Of 255: ink that is paler in red, green and blue is judged by itself, so that no dark text at its place lends it ink. */
const paleInk = 128;
/** Ligatures and Roman numerals stand for up to five letters. */
const longestLigature = 6;
/** The engine has forms for Latin letters alone where the file has none. */
const lastLatin = 0x24f;
/** Fewer letters in a row without ink, of a text with ink, are letters under a line. */
const leastUnseen = 3;
/** Points: letters of a stamp across the page. The same stamp at the same place has been seen once and for all. */
const stampSize = 16;

/** What is drawn at one text object, beside its letters. */
interface Style extends TextLook {
  readonly mode: number;
}

/** Null where every letter is seen. Without `measuresInk` what needs a look counts as seen. */
export function findHidden(engine: Engine, open: OpenPage, measuresInk: boolean): HiddenLetters | null {
  const { glyphs, objects } = open;
  const hidings: (Hiding | null)[] = new Array(glyphs.count).fill(null);
  const styles = glyphs.objects.map(({ handle }): Style => {
    const mode = engine.calls.FPDFTextObj_GetTextRenderMode(handle);
    const isFilled = mode === filled || mode === filledAndStroked;
    const isStroked = mode === stroked || mode === filledAndStroked;
    const inks = [...(isFilled ? [fillOf(engine, handle)] : []), ...(isStroked ? [strokeOf(engine, handle)] : [])];
    return { mode, placed: objects.texts.get(handle), inks };
  });
  const doubtful = objects.shapes.length > 0 ? doubtfulByShapes(open, styles) : null;
  const suspects = new Set<number>();
  const known = styles.map((style, index): Hiding | null => {
    if (style.mode === invisible || style.mode === clippingOnly) return 'invisible';
    const object = glyphs.objects[index];
    const isClipped = object && isClippedAway(engine, object.handle) !== 'never';
    const needsLook = isMixed(style, open) || doubtful?.has(index) || isClipped;
    // Alone on white paper, white needs no look.
    if (style.mode === filled && !needsLook && isPale(style) && !isPlain(style)) return 'paper-coloured';
    if ((needsLook || !isPlain(style)) && !isSeenStamp(open, index)) suspects.add(index);
    return null;
  });
  let someHidden = claimsOfOneLetter(glyphs, hidings);
  forEachLetter(glyphs, (letter, index) => {
    const owner = glyphs.owners[index] ?? 0;
    const own = known[owner] ?? (letter.form === 'blank' ? 'blank' : letter.form === 'other' ? 'other-letters' : null);
    if (own === null && letter.form === 'unknown') suspects.add(owner);
    if (own === null) return;
    hidings[index] = own;
    someHidden = true;
  });
  if (measuresInk && suspects.size > 0 && judgeByInk(engine, open, styles, suspects, hidings)) someHidden = true;
  if (someHidden) spreadToMarks(glyphs, hidings);
  return someHidden ? hidings : null;
}

const isPlain = ({ inks }: Style): boolean =>
  inks.length > 0 && inks.every((ink) => ink?.some((part) => part < white - alike) === true);
const isPale = ({ inks }: Style): boolean => inks.every((ink) => ink?.every((part) => part >= paleInk) === true);
const isMixed = ({ placed }: Style, { mayHaveLayers }: OpenPage): boolean =>
  placed === undefined || placed.isVeiled || placed.isLayered || (placed.isNested && mayHaveLayers);

/** One drawn letter that is said to mean a sentence: more letters at one place than any ligature has. */
function claimsOfOneLetter({ count, xs, ys, owners }: PageGlyphs, hidings: (Hiding | null)[]): boolean {
  let first = 0;
  let found = false;
  for (let index = 1; index <= count; index += 1) {
    const isSame =
      index < count && xs[index] === xs[first] && ys[index] === ys[first] && owners[index] === owners[first];
    if (isSame) continue;
    if (index - first > longestLigature) {
      hidings.fill('other-letters', first, index);
      found = true;
    }
    first = index;
  }
  return found;
}

/** What a stamp says, in which font and where; null for a text of the script's size. */
function stampKey({ glyphs }: OpenPage, owner: number): string | null {
  const object = glyphs.objects[owner];
  if (!object || object.breadth <= stampSize) return null;
  let key = `${object.font.name} ${object.matrix.map(Math.round).join(' ')}`;
  forEachLetter(glyphs, ({ text }, index) => {
    if (glyphs.owners[index] === owner)
      key += ` ${text} ${Math.round(glyphs.xs[index] ?? 0)} ${Math.round(glyphs.ys[index] ?? 0)}`;
  });
  return key;
}

const isSeenStamp = (open: OpenPage, owner: number): boolean => open.seenStamps.has(stampKey(open, owner) ?? '');

/** Writes into `hidings` what of the suspect texts leaves no ink. Answers whether anything does not. */
function judgeByInk(
  engine: Engine,
  open: OpenPage,
  styles: readonly Style[],
  suspects: ReadonlySet<number>,
  hidings: (Hiding | null)[],
): boolean {
  const { glyphs, objects, matrix } = open;
  const pale: LookedAt[] = [];
  const dark: LookedAt[] = [];
  /** Letters that can be judged, by text object. */
  const judged = new Map<number, number[]>();
  const unseen = new Set<number>();
  forEachLetter(glyphs, (letter, index) => {
    const owner = glyphs.owners[index] ?? 0;
    const [object, style] = [glyphs.objects[owner], styles[owner]];
    if (!object || !style || !letter.isWordly || hidings[index] !== null || !suspects.has(owner)) return;
    const isDrawn = object.font.isEmbedded || letter.code <= lastLatin;
    // What the engine has no form for can be told by its colour alone, where nothing else is drawn.
    if (!isDrawn && !(isPale(style) && objects.shapes.length === 0 && !isPlain(style))) return;
    if (!isDrawn) unseen.add(index);
    else {
      const own = letterCore(glyphs, index);
      (isPale(style) ? pale : dark).push({ index, box: boxOf(matrix, own) });
    }
    const of = judged.get(owner);
    if (of) of.push(index);
    else judged.set(owner, [index]);
  });
  for (const letters of [pale, dark]) {
    if (letters.length === 0) continue;
    const owners = new Set(letters.map(({ index }) => glyphs.owners[index] ?? 0));
    const handles = [...owners].flatMap((owner) => glyphs.objects[owner]?.handle ?? []);
    for (const index of lettersWithoutInk(engine, open, handles, letters)) unseen.add(index);
  }
  let found = false;
  for (const [owner, letters] of judged) {
    const [style, object] = [styles[owner], glyphs.objects[owner]];
    if (!style || !object) continue;
    for (const stretch of unseenStretches(letters, unseen)) {
      found = true;
      for (const index of stretch) hidings[index] = reasonOf(engine, open, style, object, index);
    }
    learnForms(letters, unseen, glyphs);
    const stamp = letters.some((index) => unseen.has(index)) ? null : stampKey(open, owner);
    if (stamp !== null) open.seenStamps.add(stamp);
  }
  return found;
}

/** Stretches of letters without ink: all that a text has, or several in a row. */
function unseenStretches(letters: readonly number[], unseen: ReadonlySet<number>): number[][] {
  if (letters.every((index) => unseen.has(index))) return [[...letters]];
  const stretches: number[][] = [];
  let open: number[] = [];
  for (const index of [...letters, -1]) {
    if (unseen.has(index)) open.push(index);
    else {
      if (open.length >= leastUnseen) stretches.push(open);
      open = [];
    }
  }
  return stretches;
}

/** A letter that was seen once has a form, and gives no more cause to look. */
function learnForms(letters: readonly number[], unseen: ReadonlySet<number>, glyphs: PageGlyphs): void {
  for (const index of letters) {
    const letter = glyphs.letters[index];
    if (letter?.form === 'unknown' && !unseen.has(index)) letter.form = 'drawn';
  }
}

/** Why a letter leaves no ink, for the sentence that names it. */
function reasonOf(
  engine: Engine,
  { glyphs, objects, mayHaveLayers, matrix, width, height }: OpenPage,
  style: Style,
  object: TextObject,
  index: number,
): Hiding {
  const { placed } = style;
  if (intersection(boxOf(matrix, letterCore(glyphs, index)), [0, 0, width, height]) === null) return 'off-page';
  if (placed?.isLayered) return 'hidden-layer';
  if (isClippedAway(engine, object.handle) === 'wholly') return 'clipped';
  if (placed?.isVeiled) return 'transparent';
  const letter = glyphs.letters[index];
  if (isPale(style) || !letter) return 'paper-coloured';
  const core = letterCore(glyphs, index);
  const [, bottom, , top] = core;
  const covers = ({ order, box }: PlacedShape): boolean =>
    order > (placed?.order ?? 0) && holdsBox(box, [core[0], (bottom + top) / 2, core[2], (bottom + top) / 2]);
  const over = objects.shapes.findLast(covers);
  if (over) return over.kind === 'picture' ? 'under-picture' : 'covered';
  if (letter.form === 'unknown') return 'blank';
  if (isClippedAway(engine, object.handle) === 'maybe') return 'clipped';
  return placed?.isNested && mayHaveLayers ? 'hidden-layer' : 'paper-coloured';
}

/** Marks between hidden letters of one text are hidden with them, and so are those at its ends. */
function spreadToMarks({ count, letters, owners }: PageGlyphs, hidings: (Hiding | null)[]): void {
  let start = 0;
  for (let index = 0; index <= count; index += 1) {
    const isEnd = index === count || owners[index] !== owners[index - 1];
    if (isEnd && index > 0) {
      spread(start, index);
      start = index;
    }
  }

  function spread(from: number, to: number): void {
    let [last, marks, isFirst]: [Hiding | null, number, boolean] = [null, from, true];
    for (let index = from; index < to; index += 1) {
      if (!letters[index]?.isWordly && hidings[index] === null) continue;
      const own = hidings[index] ?? null;
      if (own !== null && (isFirst || last !== null)) hidings.fill(own, marks, index);
      [last, marks, isFirst] = [own, index + 1, false];
    }
    if (last !== null) hidings.fill(last, marks, to);
  }
}
