/** Opens the bytes of a PDF with the one PDF library; no other file loads it. Refuses to draw, to fetch and to run what a PDF carries. */
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { cMapFolder } from './pdf-character-maps.ts';
import { ScreenplayError } from './screenplay-error.ts';

type Pdfjs = typeof import('pdfjs-dist');
export type PdfDocument = PDFDocumentProxy;
export type PdfDocumentPage = PDFPageProxy;

export const damagedSentence =
  'This PDF is damaged and cannot be opened. Please export it again and upload the new file.';

/**
 * The document, or why it is damaged. `mostPoints` is the size of the largest picture that is unpacked when drawing instructions are listed; others are left
 * out of the list.
 *
 * @throws ScreenplayError encrypted_pdf
 */
export async function openPdf(
  bytes: Uint8Array,
  { mostPoints }: { mostPoints: number },
): Promise<PDFDocumentProxy | ScreenplayError> {
  const pdfjs = await loadPdfjs();
  try {
    return await getDocument(pdfjs, bytes, mostPoints);
  } catch (cause) {
    if (cause instanceof pdfjs.PasswordException) {
      const sentence = 'This PDF is protected with a password. Please save a copy without a password and upload that.';
      throw new ScreenplayError('encrypted_pdf', sentence, { cause });
    }
    return new ScreenplayError('damaged_pdf', damagedSentence, { cause });
  }
}

async function getDocument(pdfjs: Pdfjs, bytes: Uint8Array, mostPoints: number): Promise<PDFDocumentProxy> {
  return pdfjs.getDocument({
    // A copy, and no Buffer: the library refuses those, and it empties the array it is given.
    data: new Uint8Array(bytes),
    cMapUrl: cMapFolder(),
    verbosity: pdfjs.VerbosityLevel.ERRORS,
    useSystemFonts: false,
    // Not drawn: but the outlines of letters are listed only so.
    disableFontFace: true,
    useWasm: false,
    useWorkerFetch: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    maxImageSize: mostPoints,
  }).promise;
}

let loaded: Promise<Pdfjs> | undefined;

/** The library, loaded at the first call (about 0.1 s) and kept for the life of the process. */
export function loadPdfjs(): Promise<Pdfjs> {
  loaded ??= load();
  return loaded;
}

/** The two matrices that the library asks a browser for, to turn a letter's picture into an outline. */
class Scaling {
  readonly b = 0;
  readonly c = 0;
  a = 1;
  d = 1;
  e = 0;
  f = 0;
  scaleSelf(x: number, y: number): this {
    this.a *= x;
    this.d *= y;
    return this;
  }
  translateSelf(x: number, y: number): this {
    this.e += this.a * x;
    this.f += this.d * y;
    return this;
  }
}

/**
 * The worker is put where the library looks before it would load a file by address, so that a bundle needs no file beside it. Path2D is
 * named at import and never used when nothing is drawn.
 */
async function load(): Promise<Pdfjs> {
  class Unused {}
  const surroundings: Record<string, unknown> = globalThis;
  surroundings.DOMMatrix ??= Scaling;
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
