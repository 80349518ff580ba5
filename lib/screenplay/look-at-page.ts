/** Looks at one page of an open PDF: its texts, each with what hides it from a reader. Refuses to judge a page by its neighbours. */
import { drawnLetters } from './drawn-letters.ts';
import { type DrawingContext, type DrawingList, type FollowedPage, followDrawing } from './drawn-text.ts';
import { loadPdfjs, type PdfDocument, type PdfDocumentPage } from './open-pdf.ts';

/** What is the same on every page of a document. */
export type DocumentDrawing = Pick<DrawingContext, 'operators' | 'isLayerShown' | 'unlisted'> & {
  readonly drawnLetters: ReturnType<typeof drawnLetters>;
};

export async function documentDrawing(
  document: PdfDocument,
  unlisted: DrawingContext['unlisted'],
): Promise<DocumentDrawing> {
  const { OPS } = await loadPdfjs();
  const layers = await document.getOptionalContentConfig();
  return {
    operators: OPS,
    isLayerShown: (layer) => layers.isVisible(layer),
    unlisted,
    drawnLetters: drawnLetters(OPS, unlisted !== 'none'),
  };
}

/** What the page shows, and how many points its pictures had that were unpacked for it. */
export async function lookAtPage(
  page: PdfDocumentPage,
  drawing: DocumentDrawing,
): Promise<FollowedPage & { readonly points: number }> {
  const { AnnotationMode } = await loadPdfjs();
  const list = await page.getOperatorList({ annotationMode: AnnotationMode.DISABLE });
  const pictures = await unpackedPictures(page, list, drawing.operators);
  const followed = followDrawing(list, {
    ...drawing,
    drawingOf: (font, glyph) => drawing.drawnLetters(page.commonObjs, font, glyph),
    unpackedOf: (picture) => pictures.get(nameOf(picture)) ?? picture,
  });
  return { ...followed, points: [...pictures.values()].reduce<number>((sum, picture) => sum + pointsOf(picture), 0) };
}

/** A picture is named by a word, or by one inside of a stencil's entry. */
const nameOf = (picture: unknown): unknown =>
  picture !== null && typeof picture === 'object' && 'data' in picture && typeof picture.data === 'string'
    ? picture.data
    : picture;

const pointsOf = (picture: unknown): number =>
  picture !== null && typeof picture === 'object' && 'width' in picture && 'height' in picture
    ? Number(picture.width) * Number(picture.height)
    : 0;

/** The library unpacks pictures while the list is made, and hands each over when it is done; null where it could not. */
async function unpackedPictures(
  page: PdfDocumentPage,
  { fnArray, argsArray }: DrawingList,
  operators: DocumentDrawing['operators'],
): Promise<ReadonlyMap<unknown, unknown>> {
  const named = new Set<string>();
  fnArray.forEach((operator, index) => {
    if (operator !== operators.paintImageXObject && operator !== operators.paintImageMaskXObject) return;
    const name = nameOf((argsArray[index] as readonly unknown[] | null)?.[0]);
    if (typeof name === 'string') named.add(name);
  });
  const pictures = new Map<unknown, unknown>();
  for (const name of named) pictures.set(name, await unpacked(page, name));
  return pictures;
}

/** Pictures of several pages are kept with the fonts, under names that begin so. */
const unpacked = (page: PdfDocumentPage, name: string): Promise<unknown> =>
  new Promise((resolve) => {
    (name.startsWith('g_') ? page.commonObjs : page.objs).get(name, resolve);
  });
