/** Says whether a page is a scan whose words, recognised by a program, lie unseen beside its picture. */
import { lettersWithoutInk, showsAnything } from './letter-ink.ts';
import { type Box, boxOf, holdsBox, sharedArea } from './page-geometry.ts';
import { forEachLetter, letterCore } from './page-glyphs.ts';
import type { OpenPage } from './pdf-document.ts';
import type { Engine } from './pdfium.ts';

/** A scan is a picture of about the whole page, or pictures that are it together. */
const scanArea = 0.5;
const scanText = 0.9;
const invisible = 3;
/** So many letters of a text under a picture are looked at, which stand together, so that little of the page is drawn. */
const mostLooks = 40;
/** Of 255: a picture that lets more than this through anywhere does not cover. */
const seeThrough = 40;

/**
 * Text recognition lays words without ink or form over the picture of a page, or words under it: there they are the script, and what a reader sees. Told by where pictures lie;
 * with `looksUnder` words under a picture are looked at, because one may be see-through.
 */
export function isScan(engine: Engine, open: OpenPage, looksUnder: boolean): boolean {
  const { glyphs, objects, matrix, width, height } = open;
  const pictures = objects.shapes.filter(({ kind }) => kind === 'picture');
  if (pictures.length === 0 || glyphs.count === 0) return false;
  const page: Box = [0, 0, width, height];
  const pictured = pictures.reduce((sum, { box }) => sum + sharedArea(boxOf(matrix, box), page), 0);
  if (pictured < scanArea * width * height) return false;
  const modes = glyphs.objects.map(({ handle }) => engine.calls.FPDFTextObj_GetTextRenderMode(handle));
  const orders = glyphs.objects.map(({ handle }) => objects.texts.get(handle)?.order ?? 0);
  const under: number[] = [];
  let recognised = 0;
  let onPage = 0;
  forEachLetter(glyphs, ({ form }, index) => {
    const owner = glyphs.owners[index] ?? 0;
    const [x, y] = [glyphs.xs[index] ?? 0, glyphs.ys[index] ?? 0];
    if (!holdsBox(page, boxOf(matrix, [x, y, x, y]))) return;
    onPage += 1;
    if (modes[owner] === invisible || form === 'blank') recognised += 1;
    else if (pictures.some(({ order, box }) => order > (orders[owner] ?? 0) && holdsBox(box, [x, y, x, y])))
      under.push(index);
  });
  if (onPage === 0 || recognised + under.length < scanText * onPage) return false;
  return under.length === 0 || !looksUnder || isCovered(engine, open, under);
}

/** Whether letters that lie under a picture leave no ink; some from the middle of the text stand for all. */
function isCovered(engine: Engine, open: OpenPage, under: readonly number[]): boolean {
  const { glyphs, matrix, pictures, objects } = open;
  const from = Math.floor(under.length / 3);
  const some = under
    .slice(from, from + 2 * mostLooks)
    .filter((index) => glyphs.letters[index]?.isWordly)
    .slice(0, mostLooks);
  const letters = some.map((index) => ({ index, box: boxOf(matrix, letterCore(glyphs, index)) }));
  const isClear = (index: number): boolean =>
    objects.shapes.every((shape) => (pictures.lookOf(shape, letterCore(glyphs, index))?.passes ?? 0) > seeThrough);
  if (some.length > 0 && some.every(isClear)) return false;
  const owners = new Set(letters.map(({ index }) => glyphs.owners[index] ?? 0));
  const handles = [...owners].flatMap((owner) => glyphs.objects[owner]?.handle ?? []);
  return lettersWithoutInk(engine, open, handles, letters).size >= scanText * letters.length;
}

/** Whether there is anything on the page beside its text: a picture of one colour shows no words. */
export const showsPicture = (engine: Engine, open: OpenPage): boolean =>
  showsAnything(engine, open, [...open.objects.texts.keys()]);
