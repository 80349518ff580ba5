/** A PDF that the engine has opened, page by page. Runs nothing that a PDF carries, fetches nothing and follows no links. */
import { ScreenplayError } from '../screenplay-error.ts';
import { documentFonts } from './document-fonts.ts';
import { type KnownPictures, knownPictures } from './known-pictures.ts';
import type { Matrix } from './page-geometry.ts';
import { emptyGlyphs, type PageGlyphs, readGlyphs } from './page-glyphs.ts';
import { type PageObjects, pageObjects } from './page-objects.ts';
import { type Engine, floatsAt } from './pdfium.ts';

/** An open page: its text, what else is drawn on it, and how its own space becomes the page as shown, `width` x `height` points. */
export interface OpenPage {
  readonly page: number;
  readonly glyphs: PageGlyphs;
  readonly objects: PageObjects;
  readonly matrix: Matrix;
  readonly width: number;
  readonly height: number;
  /** A form of the file may belong to a layer, which the engine does not tell. */
  readonly mayHaveLayers: boolean;
  readonly pictures: KnownPictures;
  /** Stamps across pages of this file that leave their ink. */
  readonly seenStamps: Set<string>;
}

export interface PdfDocument {
  readonly pageCount: number;
  /** The page's number counts from 1. Null when the page cannot be read. What `look` is given is good until it returns. */
  withPage<Result>(number: number, look: (page: OpenPage) => Result): Result | null;
  close(): void;
}

export const damagedSentence =
  'This PDF is damaged and cannot be opened. Please export it again and upload the new file.';
/** The engine's words for why a file did not open. */
const [passwordError, securityError] = [4, 5];
/** What the engine keeps of a page's fonts and pictures goes when the document is closed: it is opened anew after so many pages, once it has grown large. */
const pagesAtOnce = 20;
const largeHeapBytes = 48 * 1024 * 1024;

/**
 * The document, or why it is damaged.
 * @throws ScreenplayError encrypted_pdf, when it needs a password to open
 */
export function openDocument(engine: Engine, bytes: Uint8Array): PdfDocument | ScreenplayError {
  const { calls, memory } = engine;
  const file = calls.malloc(Math.max(1, bytes.length));
  memory.HEAPU8.set(bytes, file);
  let document = calls.FPDF_LoadMemDocument(file, bytes.length, 0);
  if (document === 0) {
    const reason = calls.FPDF_GetLastError();
    calls.free(file);
    if (reason !== passwordError && reason !== securityError)
      return new ScreenplayError('damaged_pdf', damagedSentence);
    const sentence = 'This PDF is protected with a password. Please save a copy without a password and upload that.';
    throw new ScreenplayError('encrypted_pdf', sentence);
  }
  let fonts = documentFonts(engine, document);
  const raw = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const mayHaveLayers = raw.includes('/OCProperties') || raw.includes('/ObjStm');
  const glyphs = emptyGlyphs();
  const pictures = knownPictures(engine, () => document, raw);
  const seenStamps = new Set<string>();
  let read = 0;

  const close = (): void => {
    fonts.release();
    calls.FPDF_CloseDocument(document);
  };
  return {
    pageCount: calls.FPDF_GetPageCount(document),
    withPage: (number, look) => {
      read += 1;
      if (read % pagesAtOnce === 0 && memory.HEAPU8.byteLength > largeHeapBytes) {
        close();
        document = calls.FPDF_LoadMemDocument(file, bytes.length, 0);
        fonts = documentFonts(engine, document);
      }
      const page = calls.FPDF_LoadPage(document, number - 1);
      if (page === 0) return null;
      // Before the text: its claims to stand for other words are taken off here.
      const objects = pageObjects(engine, page);
      const textPage = calls.FPDFText_LoadPage(page);
      readGlyphs(engine, textPage, fonts, glyphs);
      const result = look({ page, objects, glyphs, mayHaveLayers, pictures, seenStamps, ...shownPage(engine, page) });
      calls.FPDFText_ClosePage(textPage);
      calls.FPDF_ClosePage(page);
      return result;
    },
    close: () => {
      close();
      calls.free(file);
    },
  };
}

/** The page as a reader holds it: cropped, and turned by quarters of a circle with the clock. */
function shownPage({ calls, memory, scratch }: Engine, page: number): Pick<OpenPage, 'matrix' | 'width' | 'height'> {
  calls.FPDF_GetPageBoundingBox(page, scratch);
  const [left, top, right, bottom] = floatsAt(memory, scratch);
  const turns: readonly Matrix[] = [
    [1, 0, 0, -1, -left, top],
    [0, 1, 1, 0, -bottom, -left],
    [-1, 0, 0, 1, right, -bottom],
    [0, -1, -1, 0, top, right],
  ];
  const rotation = calls.FPDFPage_GetRotation(page);
  const [across, down] = [right - left, top - bottom];
  const matrix = turns[rotation] ?? [1, 0, 0, -1, -left, top];
  return rotation % 2 === 1 ? { matrix, width: down, height: across } : { matrix, width: across, height: down };
}
