/** Turns the bytes of a PDF into positioned text; the only file that knows a PDF library. Refuses to draw, to fetch and to run what a PDF carries. */
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { type DrawingContext, followDrawing } from './drawn-text.ts';
import { mendPdf } from './mend-pdf.ts';
import { cMapFolder } from './pdf-character-maps.ts';
import type { PdfPage } from './pdf-page.ts';
import { picturesCover } from './pictures-cover.ts';
import { type DrawnText, placeRuns } from './place-runs.ts';
import { refuseInflationBomb } from './refuse-inflation-bomb.ts';
import { pageRanges, ScreenplayError } from './screenplay-error.ts';
import { setApartHidden, unhideScan } from './set-apart-hidden.ts';

/** `budgetMs` bounds the time spent on one file (default 20 s; a 120-page screenplay takes about half a second). */
export interface PdfLimits {
  readonly maxPages: number;
  readonly budgetMs?: number;
}

/** What a file may cost. */
interface Effort {
  readonly maxPages: number;
  readonly deadline: number;
  /** As followDrawing takes it. */
  readonly picturesCover: boolean;
}

const defaultBudgetMs = 20_000;
/** A dense screenplay page has under 400 runs; a page far beyond that is an attack or a drawing. */
const maxRunsPerPage = 20_000;
/** Readers accept a PDF whose header starts anywhere in its first kilobyte (PDF 32000-1, annex H.3.4.1). */
const headerWindow = 1024;

const sentences = {
  notAPdf: 'Please upload a PDF file only',
  encrypted: 'This PDF is protected with a password. Please save a copy without a password and upload that.',
  damaged: 'This PDF is damaged and cannot be opened. Please export it again and upload the new file.',
  tooSlow: 'This PDF takes too long to read. Please export it again as a plain PDF and upload the new file.',
} as const;

/**
 * All pages of a PDF in order. Reads files that only restrict printing or copying; never runs the document's scripts, follows its
 * links or opens its attachments, and needs no network, font or canvas.
 *
 * @throws ScreenplayError not_a_pdf, encrypted_pdf (needs a password to open), damaged_pdf, too_many_pages (before any text is read),
 *   no_text (pictures of pages)
 */
export async function readPdf(bytes: Uint8Array, limits: PdfLimits): Promise<PdfPage[]> {
  if (!looksLikePdf(bytes)) throw new ScreenplayError('not_a_pdf', sentences.notAPdf);
  await refuseInflationBomb(bytes);
  const deadline = performance.now() + (limits.budgetMs ?? defaultBudgetMs);
  const effort = { maxPages: limits.maxPages, deadline, picturesCover: picturesCover(bytes) };
  const pages = await readMostPages(bytes, effort);
  refuseUnreadable(pages);
  return setApartHidden(pages);
}

/**
 * A file that cannot be opened, or of which a page cannot be read, may have lost its end, its catalog or a part of its page tree: it is
 * mended once, and read again if that brings back more pages.
 */
async function readMostPages(bytes: Uint8Array, effort: Effort): Promise<PdfPage[]> {
  const opened = await openDocument(bytes);
  const asItIs = opened instanceof ScreenplayError ? [] : await readPages(opened, effort);
  // A page tree that makes no sense is taken for one empty page by the library.
  const isWhole = asItIs.every((page) => page.readable) && (asItIs.length > 1 || asItIs[0]?.runs.length);
  if (isWhole) return asItIs;
  const mended = await mendPdf(bytes);
  const reopened = mended && (await openDocument(mended.bytes));
  const again = !reopened || reopened instanceof ScreenplayError ? [] : await readPages(reopened, effort, mended.lost);
  if (opened instanceof ScreenplayError && again.length === 0) throw opened;
  return readableCount(again) > readableCount(asItIs) ? again : asItIs;
}

const readableCount = (pages: readonly PdfPage[]): number => pages.filter((page) => page.readable).length;

/** Reads all pages and closes the document. `lost` numbers pages that are known to be empty stand-ins. */
async function readPages(
  document: PDFDocumentProxy,
  { maxPages, deadline, picturesCover }: Effort,
  lost: ReadonlySet<number> = new Set(),
): Promise<PdfPage[]> {
  try {
    refuseTooManyPages(document.numPages, maxPages);
    const drawing = { ...(await drawingContext(document)), picturesCover };
    const pages: PdfPage[] = [];
    for (let number = 1; number <= document.numPages; number += 1)
      pages.push(lost.has(number) ? unreadablePage(number) : await readPage(document, number, deadline, drawing));
    return pages;
  } finally {
    await document.loadingTask.destroy();
  }
}

function looksLikePdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, headerWindow)).includes('%PDF-');
}

/** The document, or why it is damaged. @throws ScreenplayError encrypted_pdf */
async function openDocument(bytes: Uint8Array): Promise<PDFDocumentProxy | ScreenplayError> {
  const pdfjs = await loadPdfjs();
  try {
    return await getDocument(pdfjs, bytes);
  } catch (cause) {
    if (cause instanceof pdfjs.PasswordException) {
      throw new ScreenplayError('encrypted_pdf', sentences.encrypted, { cause });
    }
    return new ScreenplayError('damaged_pdf', sentences.damaged, { cause });
  }
}

async function getDocument(pdfjs: Pdfjs, bytes: Uint8Array): Promise<PDFDocumentProxy> {
  return pdfjs.getDocument({
    // A copy, and no Buffer: the library refuses those, and it empties the array it is given.
    data: new Uint8Array(bytes),
    cMapUrl: cMapFolder(),
    verbosity: pdfjs.VerbosityLevel.ERRORS,
    useSystemFonts: false,
    disableFontFace: true,
    useWasm: false,
    useWorkerFetch: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    // No picture is unpacked, also when drawing instructions are listed.
    maxImageSize: 0,
  }).promise;
}

function refuseTooManyPages(pageCount: number, maxPages: number): void {
  if (pageCount <= maxPages) return;
  throw new ScreenplayError('too_many_pages', `This PDF has ${pageCount} pages; the limit is ${maxPages}.`);
}

/** A page that cannot be decoded is kept, unreadable and empty: the pages around it are still worth reading. */
async function readPage(
  document: PDFDocumentProxy,
  number: number,
  deadline: number,
  drawing: DrawingContext,
): Promise<PdfPage> {
  try {
    const page = await document.getPage(number);
    const { width, height, transform } = page.getViewport({ scale: 1 });
    const plain = await readItems(page, deadline);
    const items = (await hiddenAmong(page, drawing)) ?? plain;
    page.cleanup();
    return { number, ...placeRuns(items, transform, width, height), readable: true };
  } catch (cause) {
    if (cause instanceof ScreenplayError) throw cause;
    return unreadablePage(number);
  }
}

const unreadablePage = (number: number): PdfPage => ({ number, width: 0, height: 0, runs: [], readable: false });

async function drawingContext(document: PDFDocumentProxy): Promise<Omit<DrawingContext, 'picturesCover'>> {
  const { OPS } = await loadPdfjs();
  const layers = await document.getOptionalContentConfig();
  return { operators: OPS, isLayerShown: (layer) => layers.isVisible(layer) };
}

/** The page's texts with what hides them; null where all of them are seen, and the library's own joining of letters is the better one. */
async function hiddenAmong(page: PDFPageProxy, drawing: DrawingContext): Promise<readonly DrawnText[] | null> {
  const { AnnotationMode } = await loadPdfjs();
  const list = await page.getOperatorList({ annotationMode: AnnotationMode.DISABLE });
  const { texts, pictures } = followDrawing(list, drawing);
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
  const seen = unhideScan(texts, pictures, [left, bottom, right, top]);
  return seen.some(({ hiding }) => hiding) ? seen : null;
}

/** Reads in chunks and looks at the clock between them: the library works in this thread, so no timer could stop it. */
async function readItems(page: PDFPageProxy, deadline: number): Promise<DrawnText[]> {
  const reader = page.streamTextContent().getReader();
  const items: DrawnText[] = [];
  for (;;) {
    if (items.length > maxRunsPerPage || performance.now() > deadline) {
      await reader.cancel(new Error('The reading budget is spent'));
      throw new ScreenplayError('damaged_pdf', sentences.tooSlow);
    }
    const { value, done } = await reader.read();
    if (done) return items;
    for (const item of value.items) if ('str' in item && item.str.trim() !== '') items.push(item);
  }
}

function refuseUnreadable(pages: readonly PdfPage[]): void {
  if (pages.length > 0 && pages.every((page) => !page.readable)) {
    throw new ScreenplayError('damaged_pdf', sentences.damaged);
  }
  if (pages.some((page) => page.runs.length > 0)) return;
  const numbers = pageRanges(pages.map((page) => page.number));
  throw new ScreenplayError(
    'no_text',
    `This PDF holds pictures of pages and no text (${pages.length === 1 ? 'page' : 'pages'} ${numbers}). Please export it from your writing program, or run text recognition on the scan first.`,
  );
}

type Pdfjs = typeof import('pdfjs-dist');

let loaded: Promise<Pdfjs> | undefined;

/** The library, loaded at the first call (about 0.1 s) and kept for the life of the process. */
function loadPdfjs(): Promise<Pdfjs> {
  loaded ??= load();
  return loaded;
}

/**
 * The worker is put where the library looks before it would load a file by address, so that a bundle needs no file beside it. The
 * two drawing classes are named at import and never used when only text is read.
 */
async function load(): Promise<Pdfjs> {
  class Unused {}
  const surroundings: Record<string, unknown> = globalThis;
  surroundings.DOMMatrix ??= Unused;
  surroundings.Path2D ??= Unused;
  surroundings.pdfjsWorker = await import('pdfjs-dist/legacy/build/pdf.worker.mjs');
  return withoutCanvas(() => import('pdfjs-dist/legacy/build/pdf.mjs'));
}

/**
 * While pdf.js is imported it requires `@napi-rs/canvas`: 40 ms and 15 MB where it is installed, a warning in the log where it is not.
 * It gets an empty module instead; every other request goes through unchanged.
 */
async function withoutCanvas<Result>(work: () => Promise<Result>): Promise<Result> {
  const original = process.getBuiltinModule;
  const shadowed = (id: string): unknown => (id === 'module' ? moduleWithoutCanvas(original) : original(id));
  process.getBuiltinModule = shadowed as typeof original;
  try {
    return await work();
  } finally {
    process.getBuiltinModule = original;
  }
}

function moduleWithoutCanvas(getBuiltinModule: typeof process.getBuiltinModule) {
  const real = getBuiltinModule('node:module');
  return {
    ...real,
    createRequire: (from: string | URL) => {
      const require = real.createRequire(from);
      return (id: string): unknown => (id === '@napi-rs/canvas' ? {} : require(id));
    },
  };
}
