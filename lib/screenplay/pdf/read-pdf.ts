/** Turns the bytes of a PDF into positioned text, page by page. Does not let a file cost more than its share. */
import { pageRanges, refuseSlow, ScreenplayError } from '../screenplay-error.ts';
import { findHidden } from './find-hidden.ts';
import { joinGlyphs } from './join-glyphs.ts';
import { mendPdf } from './mend-pdf.ts';
import { damagedSentence, type OpenPage, openDocument } from './pdf-document.ts';
import type { PdfPage } from './pdf-page.ts';
import { type Engine, withEngine } from './pdfium.ts';
import { placeRuns } from './place-runs.ts';
import { refuseInflationBomb } from './refuse-inflation-bomb.ts';
import { isScan, showsPicture } from './scanned-page.ts';
import { setApartHidden } from './set-apart-hidden.ts';
import { splitWideRanges } from './split-wide-ranges.ts';

/** `budgetMs` bounds the time spent on one file (default 20 s; a 120-page screenplay takes about a tenth of a second). */
export interface PdfLimits {
  readonly maxPages: number;
  readonly budgetMs?: number;
}

/** What a file may cost. */
interface Effort {
  readonly maxPages: number;
  readonly deadline: number;
}

/** `isScan` says that the words are those of a picture, `hasUnmapped` that a font has a map of letters that the engine cannot follow. */
interface ReadPage extends PdfPage {
  readonly isScan: boolean;
  readonly hasUnmapped: boolean;
}

const defaultBudgetMs = 20_000;
/** Readers accept a PDF whose header starts anywhere in its first kilobyte (PDF 32000-1, annex H.3.4.1). */
const headerWindow = 1024;
/** A file on which the engine fails so often has more such pages. */
const mostFailures = 2;
/** For one file; pages after that are judged by colours and modes alone. A page is drawn in some 5 ms, one with a large picture in 50. */
const mostInkMs = 5000;
/** Text that lies under the picture of a page is looked at on so many pages, and on every twenty-fifth of the others. */
const [provenScans, scanSample] = [3, 25];
/** A dense screenplay page has under 400 runs; a page far beyond that is an attack or a drawing. */
const maxRunsPerPage = 20_000;

/**
 * All pages of a PDF in order. Reads files that only restrict printing or copying; never runs the document's scripts, follows its
 * links or opens its attachments, and needs no network and no font.
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
async function readMostPages(bytes: Uint8Array, effort: Effort): Promise<ReadPage[]> {
  const asItIs = await readPages(bytes, effort);
  const pages = asItIs instanceof ScreenplayError ? [] : asItIs;
  // A page tree that makes no sense may be one empty page.
  const isWhole = pages.every((page) => page.readable) && (pages.length > 1 || pages[0]?.runs.length);
  if (isWhole) return pages;
  const mended = await mendPdf(bytes);
  const again = mended ? await readPages(mended.bytes, effort, mended.lost) : [];
  const more = again instanceof ScreenplayError ? [] : again;
  if (asItIs instanceof ScreenplayError && more.length === 0) throw asItIs;
  return readableCount(more) > readableCount(pages) ? more : pages;
}

const readableCount = (pages: readonly PdfPage[]): number => pages.filter((page) => page.readable).length;

/** How far a file has been read. */
interface Progress {
  readonly pages: ReadPage[];
  /** Pages, by number, on which the engine failed: read once more, and no ink is measured on them. */
  readonly failed: Set<number>;
  /** Pages that are known to be empty stand-ins. */
  readonly lost: ReadonlySet<number>;
  /** Maps of letters that cannot be followed are read as they are. */
  keepsMaps: boolean;
}

/**
 * All pages of a file, or why it does not open. A page that the engine fails on twice, or for which it wants more memory than it gets, is unreadable.
 * @throws ScreenplayError encrypted_pdf, too_many_pages, damaged_pdf after the deadline and when the engine fails again and again
 */
async function readPages(
  bytes: Uint8Array,
  effort: Effort,
  lost: ReadonlySet<number> = new Set(),
): Promise<ReadPage[] | ScreenplayError> {
  const progress: Progress = { pages: [], failed: new Set(), lost, keepsMaps: false };
  for (let failures = 0; failures <= mostFailures; ) {
    const outcome = await withEngine((engine) => readOn(engine, bytes, effort, progress));
    if (outcome instanceof ScreenplayError) return outcome;
    if (outcome === 'read') return progress.pages;
    if (outcome === 'unmapped') {
      const split = await splitWideRanges(bytes);
      if (split !== null) return readPages(split, effort, lost);
      progress.keepsMaps = true;
    } else {
      failures += 1;
      const number = progress.pages.length + 1;
      if (progress.failed.has(number)) progress.pages.push(unreadablePage(number));
      progress.failed.add(number);
    }
  }
  throw new ScreenplayError(
    'damaged_pdf',
    'This PDF takes more memory than a script needs. Please export it again as a plain PDF and upload the new file.',
  );
}

/** Reads from the first page that is not read yet to the last. The engine is spent when this throws. */
function readOn(
  engine: Engine,
  bytes: Uint8Array,
  { maxPages, deadline }: Effort,
  { pages, failed, lost, keepsMaps }: Progress,
): 'read' | 'unmapped' | ScreenplayError {
  const document = openDocument(engine, bytes);
  if (document instanceof ScreenplayError) return document;
  refuseTooManyPages(document.pageCount, maxPages);
  const inkDeadline = performance.now() + mostInkMs;
  const read = (number: number, believesScans: boolean): ReadPage => {
    refuseSlow(deadline);
    const measuresInk = !failed.has(number) && performance.now() < inkDeadline;
    const knowsScans = pages.filter(({ isScan }) => isScan).length >= provenScans && number % scanSample !== 0;
    const look = (page: OpenPage) => readPage(engine, page, { number, believesScans, knowsScans, measuresInk });
    return (lost.has(number) ? null : document.withPage(number, look)) ?? unreadablePage(number);
  };
  while (pages.length < document.pageCount) {
    const page = read(pages.length + 1, true);
    if (page.hasUnmapped && !keepsMaps) break;
    pages.push(page);
  }
  const isRead = pages.length === document.pageCount;
  // In a file of scanned pages a picture shows what the words beside it say; in a script of another kind it is looked at.
  const scans = pages.filter(({ isScan }) => isScan);
  if (isRead && 2 * scans.length < pages.filter(({ runs }) => runs.length > 0).length)
    for (const { number } of scans) pages[number - 1] = read(number, false);
  document.close();
  return isRead ? 'read' : 'unmapped';
}

interface PageReading {
  readonly number: number;
  /** A page that passes for a scan is taken for one, whatever its picture shows. */
  readonly believesScans: boolean;
  /** Text under a picture has been found covered on other pages, and is taken to be so on this one. */
  readonly knowsScans: boolean;
  readonly measuresInk: boolean;
}

function readPage(engine: Engine, open: OpenPage, reading: PageReading): ReadPage {
  const { number, believesScans, knowsScans, measuresInk } = reading;
  const { glyphs, matrix, width, height } = open;
  const scan = isScan(engine, open, measuresInk && !knowsScans) && (believesScans || showsPicture(engine, open));
  const hidings = scan ? null : findHidden(engine, open, measuresInk);
  const texts = joinGlyphs(glyphs, (index) => hidings?.[index] ?? null);
  if (texts.length > maxRunsPerPage) refuseSlow(0);
  const { hasUnmapped } = glyphs;
  return { number, ...placeRuns(texts, matrix, width, height), readable: true, isScan: scan, hasUnmapped };
}

function looksLikePdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, headerWindow)).includes('%PDF-');
}

function refuseTooManyPages(pageCount: number, maxPages: number): void {
  if (pageCount <= maxPages) return;
  throw new ScreenplayError('too_many_pages', `This PDF has ${pageCount} pages; the limit is ${maxPages}.`);
}

/** A page that cannot be decoded is kept, unreadable and empty: the pages around it are still worth reading. */
const unreadablePage = (number: number): ReadPage => ({
  number,
  width: 0,
  height: 0,
  runs: [],
  readable: false,
  isScan: false,
  hasUnmapped: false,
});

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
