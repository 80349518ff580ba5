/** Turns the bytes of a PDF into positioned text, page by page. Refuses to let a page cost more than its share, and to draw anything. */
import { type DocumentDrawing, documentDrawing, lookAtPage } from './look-at-page.ts';
import { doubtfulPages, lookCloser, type SeenPage } from './look-closer.ts';
import { mendPdf } from './mend-pdf.ts';
import { damagedSentence, openPdf, type PdfDocument, type PdfDocumentPage } from './open-pdf.ts';
import type { PdfPage } from './pdf-page.ts';
import { picturesCover } from './pictures-cover.ts';
import { type DrawnText, placeRuns } from './place-runs.ts';
import { refuseInflationBomb } from './refuse-inflation-bomb.ts';
import { pageRanges, refuseSlow, ScreenplayError } from './screenplay-error.ts';
import { isScan, setApartHidden } from './set-apart-hidden.ts';

/** `budgetMs` bounds the time spent on one file (default 20 s; a 120-page screenplay takes about half a second). */
export interface PdfLimits {
  readonly maxPages: number;
  readonly budgetMs?: number;
}

/** What a file may cost. */
interface Effort {
  readonly maxPages: number;
  readonly deadline: number;
}

const defaultBudgetMs = 20_000;
/** A dense screenplay page has under 400 runs; a page far beyond that is an attack or a drawing. */
const maxRunsPerPage = 20_000;
/** Readers accept a PDF whose header starts anywhere in its first kilobyte (PDF 32000-1, annex H.3.4.1). */
const headerWindow = 1024;

/**
 * All pages of a PDF in order. Reads files that only restrict printing or copying; never runs the document's scripts, follows its
 * links or opens its attachments, and needs no network, font or canvas.
 *
 * @throws ScreenplayError not_a_pdf, encrypted_pdf (needs a password to open), damaged_pdf, too_many_pages (before any text is read),
 *   no_text (pictures of pages)
 */
export async function readPdf(bytes: Uint8Array, limits: PdfLimits): Promise<PdfPage[]> {
  if (!looksLikePdf(bytes)) throw new ScreenplayError('not_a_pdf', 'Please upload a PDF file only');
  await refuseInflationBomb(bytes);
  const deadline = performance.now() + (limits.budgetMs ?? defaultBudgetMs);
  const pages = await readMostPages(bytes, { maxPages: limits.maxPages, deadline });
  refuseUnreadable(pages);
  return setApartHidden(pages);
}

/**
 * A file that cannot be opened, or of which a page cannot be read, may have lost its end, its catalog or a part of its page tree: it is
 * mended once, and read again if that brings back more pages.
 */
async function readMostPages(bytes: Uint8Array, effort: Effort): Promise<PdfPage[]> {
  const opened = await openPdf(bytes, { mostPoints: 0 });
  const asItIs = opened instanceof ScreenplayError ? [] : await readPages(opened, bytes, effort);
  // A page tree that makes no sense is taken for one empty page by the library.
  const isWhole = asItIs.every((page) => page.readable) && (asItIs.length > 1 || asItIs[0]?.runs.length);
  if (isWhole) return asItIs;
  const mended = await mendPdf(bytes);
  const reopened = mended && (await openPdf(mended.bytes, { mostPoints: 0 }));
  const again =
    !reopened || reopened instanceof ScreenplayError
      ? []
      : await readPages(reopened, mended.bytes, effort, mended.lost);
  if (opened instanceof ScreenplayError && again.length === 0) throw opened;
  return readableCount(again) > readableCount(asItIs) ? again : asItIs;
}

const readableCount = (pages: readonly PdfPage[]): number => pages.filter((page) => page.readable).length;

/** Reads all pages of `bytes` and closes the document. `lost` numbers pages that are known to be empty stand-ins. */
async function readPages(
  document: PdfDocument,
  bytes: Uint8Array,
  { maxPages, deadline }: Effort,
  lost: ReadonlySet<number> = new Set(),
): Promise<PdfPage[]> {
  try {
    refuseTooManyPages(document.numPages, maxPages);
    const drawing = await documentDrawing(document, picturesCover(bytes) ? 'cover' : 'see-through');
    const pages: SeenPage[] = [];
    for (let number = 1; number <= document.numPages; number += 1)
      pages.push(lost.has(number) ? unreadablePage(number) : await readPage(document, number, deadline, drawing));
    const doubtful = doubtfulPages(pages);
    const seen = doubtful.length === 0 ? pages : await lookCloser(pages, doubtful, bytes, deadline);
    return seen.map(placePage);
  } finally {
    await document.loadingTask.destroy();
  }
}

function looksLikePdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, headerWindow)).includes('%PDF-');
}

function refuseTooManyPages(pageCount: number, maxPages: number): void {
  if (pageCount <= maxPages) return;
  throw new ScreenplayError('too_many_pages', `This PDF has ${pageCount} pages; the limit is ${maxPages}.`);
}

const unreadablePage = (number: number): SeenPage => ({
  number,
  width: 0,
  height: 0,
  transform: [],
  plain: [],
  texts: null,
  scanned: false,
  needsPictures: false,
  readable: false,
});

const placePage = ({ number, width, height, transform, plain, texts, readable }: SeenPage): PdfPage => ({
  number,
  ...placeRuns(texts ?? plain, transform, width, height),
  readable,
});

/** A page that cannot be decoded is kept, unreadable and empty: the pages around it are still worth reading. */
async function readPage(
  document: PdfDocument,
  number: number,
  deadline: number,
  drawing: DocumentDrawing,
): Promise<SeenPage> {
  try {
    const page = await document.getPage(number);
    const plain = await readItems(page, deadline);
    const { texts, pictures, needsPictures } = await lookAtPage(page, drawing);
    page.cleanup();
    const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
    const scanned = isScan(texts, pictures, [left, bottom, right, top]);
    const hides = texts.some(({ hiding }) => hiding);
    const { width, height, transform } = page.getViewport({ scale: 1 });
    return {
      number,
      width,
      height,
      transform,
      plain,
      scanned,
      needsPictures,
      // Of a page that hides nothing, the library's own joining of letters is the better one.
      texts: hides && !scanned ? texts : null,
      readable: true,
    };
  } catch (cause) {
    if (cause instanceof ScreenplayError) throw cause;
    return unreadablePage(number);
  }
}
/** Reads in chunks and looks at the clock between them: the library works in this thread, so no timer could stop it. */
async function readItems(page: PdfDocumentPage, deadline: number): Promise<DrawnText[]> {
  const reader = page.streamTextContent().getReader();
  const items: DrawnText[] = [];
  for (;;) {
    try {
      refuseSlow(items.length > maxRunsPerPage ? 0 : deadline);
    } catch (spent) {
      await reader.cancel(new Error('The reading budget is spent'));
      throw spent;
    }
    const { value, done } = await reader.read();
    if (done) return items;
    for (const item of value.items) if ('str' in item && item.str.trim() !== '') items.push(item);
  }
}

function refuseUnreadable(pages: readonly PdfPage[]): void {
  if (pages.length > 0 && pages.every((page) => !page.readable)) {
    throw new ScreenplayError('damaged_pdf', damagedSentence);
  }
  if (pages.some((page) => page.runs.length > 0)) return;
  const numbers = pageRanges(pages.map((page) => page.number));
  throw new ScreenplayError(
    'no_text',
    `This PDF holds pictures of pages and no text (${pages.length === 1 ? 'page' : 'pages'} ${numbers}). Please export it from your writing program, or run text recognition on the scan first.`,
  );
}
