/** PDFium, the one PDF engine: an instance with a bounded memory, and the functions of it that the reader calls. No other file loads it. */

/** Whole numbers: handles, addresses in the instance's memory, flags. */
type EngineCall = (...operands: readonly number[]) => number;

const callNames = [
  'malloc',
  'free',
  'FPDF_LoadMemDocument',
  'FPDF_CloseDocument',
  'FPDF_GetLastError',
  'FPDF_GetPageCount',
  'FPDF_LoadPage',
  'FPDF_ClosePage',
  'FPDF_GetPageBoundingBox',
  'FPDF_RenderPageBitmap',
  'FPDFPage_GetRotation',
  'FPDFPage_CountObjects',
  'FPDFPage_GetObject',
  'FPDFFormObj_CountObjects',
  'FPDFFormObj_GetObject',
  'FPDFPageObj_CreateTextObj',
  'FPDFPageObj_Destroy',
  'FPDFPageObj_GetType',
  'FPDFPageObj_GetBounds',
  'FPDFPageObj_GetMatrix',
  'FPDFPageObj_GetFillColor',
  'FPDFPageObj_GetStrokeColor',
  'FPDFPageObj_SetStrokeColor',
  'FPDFPageObj_GetStrokeWidth',
  'FPDFPageObj_GetClipPath',
  'FPDFPageObj_HasTransparency',
  'FPDFPageObj_SetIsActive',
  'FPDFPageObj_CountMarks',
  'FPDFPageObj_GetMark',
  'FPDFPageObj_RemoveMark',
  'FPDFPageObjMark_GetName',
  'FPDFPageObjMark_GetParamValueType',
  'FPDFImageObj_GetImageDataRaw',
  'FPDFImageObj_GetRenderedBitmap',
  'FPDFPath_GetDrawMode',
  'FPDFPathSegment_GetPoint',
  'FPDFPathSegment_GetType',
  'FPDFClipPath_CountPaths',
  'FPDFClipPath_CountPathSegments',
  'FPDFClipPath_GetPathSegment',
  'FPDFText_LoadPage',
  'FPDFText_ClosePage',
  'FPDFText_CountChars',
  'FPDFText_GetUnicode',
  'FPDFText_GetCharOrigin',
  'FPDFText_GetLooseCharBox',
  'FPDFText_GetMatrix',
  'FPDFText_GetFontSize',
  'FPDFText_GetTextObject',
  'FPDFText_HasUnicodeMapError',
  'FPDFText_LoadStandardFont',
  'FPDFTextObj_GetTextRenderMode',
  'FPDFTextObj_GetFont',
  'FPDFFont_Close',
  'FPDFFont_GetBaseFontName',
  'FPDFFont_GetFontData',
  'FPDFFont_GetIsEmbedded',
  'FPDFFont_GetGlyphPath',
  'FPDFFont_GetGlyphWidth',
  'FPDFGlyphPath_CountGlyphSegments',
  'FPDFGlyphPath_GetGlyphPathSegment',
  'FPDFBitmap_CreateEx',
  'FPDFBitmap_FillRect',
  'FPDFBitmap_GetBuffer',
  'FPDFBitmap_GetFormat',
  'FPDFBitmap_GetHeight',
  'FPDFBitmap_GetStride',
  'FPDFBitmap_GetWidth',
  'FPDFBitmap_Destroy',
] as const;

/** The engine's own exports, which take a tenth of the time that its wrapped ones do. */
export type EngineCalls = Readonly<Record<(typeof callNames)[number], EngineCall>>;

/** Views of an instance's memory. They are replaced when it grows: read them anew after any call. */
interface EngineMemory {
  readonly HEAPU8: Uint8Array;
  readonly HEAP32: Int32Array;
  readonly HEAPU32: Uint32Array;
  readonly HEAPF32: Float32Array;
  readonly HEAPF64: Float64Array;
}

/** One instance. After a call has thrown it is spent: its memory may be in any state. */
export interface Engine {
  readonly calls: EngineCalls;
  readonly memory: EngineMemory;
  /** Address of 256 bytes for results of calls, at an address that 8 divides. */
  readonly scratch: number;
}

/** Four numbers that a call has left at an address: a box, the turn of a matrix. */
export const floatsAt = (
  { HEAPF32: floats }: EngineMemory,
  address: number,
): readonly [number, number, number, number] => {
  const at = address >> 2;
  return [floats[at] ?? 0, floats[at + 1] ?? 0, floats[at + 2] ?? 0, floats[at + 3] ?? 0];
};

/** A script of 120 pages takes 20 MB; a hostile file as much as it gets. An instance that is refused more aborts with a RuntimeError. */
const mostHeapBytes = 256 * 1024 * 1024;
const scratchBytes = 256;

let compiled: Promise<WebAssembly.Module> | undefined;

/** An instance that a file has made this large is not kept for the next: its memory never shrinks. */
const keptHeapBytes = 64 * 1024 * 1024;
let idle: Engine | null = null;

/**
 * What `work` answers with an instance of its own, or 'failed' when the engine has: it ran into its bound, or into what it cannot follow. After a throw the
 * instance is thrown away. The first of a process takes some 60 ms, any other 5.
 */
export async function withEngine<Result>(work: (engine: Engine) => Result): Promise<Result | 'failed'> {
  const engine = idle ?? (await startEngine());
  idle = null;
  try {
    const result = work(engine);
    if (engine.memory.HEAPU8.byteLength <= keptHeapBytes) idle = engine;
    return result;
  } catch (cause) {
    // A trap or an abort, and a stack that is spent.
    if (cause instanceof WebAssembly.RuntimeError || cause instanceof RangeError) return 'failed';
    throw cause;
  }
}

async function startEngine(): Promise<Engine> {
  compiled ??= WebAssembly.compile(readEngineFile());
  const [{ init }, program] = await Promise.all([import('@embedpdf/pdfium'), compiled]);
  const { pdfium } = await init({
    print: () => undefined,
    printErr: () => undefined,
    instantiateWasm: (imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void) => {
      boundHeap(imports);
      WebAssembly.instantiate(program, imports).then(done);
      return {};
    },
  });
  pdfium.ccall('PDFiumExt_Init', null, [], []);
  const calls = checkedCalls(pdfium.wasmExports);
  return { calls, memory: checkedMemory(pdfium), scratch: calls.malloc(scratchBytes) };
}

/** The instance asks for more memory through this import; 0 refuses. */
function boundHeap(imports: WebAssembly.Imports): void {
  const surroundings = imports.env;
  const grow = surroundings?.emscripten_resize_heap;
  if (!surroundings || typeof grow !== 'function') throw new Error('The PDF engine asks for memory in an unknown way.');
  surroundings.emscripten_resize_heap = (bytes: number) => (bytes >>> 0 > mostHeapBytes ? 0 : grow(bytes));
}

/** Types cover the wrapped functions alone; these are looked for once, so that a release without one fails at its first start. */
function checkedCalls(exports: object): EngineCalls {
  const missing = callNames.filter((name) => typeof Reflect.get(exports, name) !== 'function');
  if (missing.length > 0) throw new Error(`The PDF engine lacks ${missing.join(', ')}.`);
  return exports as EngineCalls;
}

function checkedMemory(pdfium: object): EngineMemory {
  const names = ['HEAPU8', 'HEAP32', 'HEAPU32', 'HEAPF32', 'HEAPF64'];
  if (!names.every((name) => ArrayBuffer.isView(Reflect.get(pdfium, name))))
    throw new Error('The PDF engine does not show its memory.');
  return pdfium as EngineMemory;
}

/** The engine's program: `pdfium.wasm` beside a bundle, else in the package. Handed over, because the package would fetch it. */
function readEngineFile(): Uint8Array<ArrayBuffer> {
  const { fileURLToPath } = process.getBuiltinModule('node:url');
  const { existsSync, readFileSync } = process.getBuiltinModule('node:fs');
  const { createRequire } = process.getBuiltinModule('node:module');
  const beside = fileURLToPath(new URL('pdfium.wasm', import.meta.url));
  return new Uint8Array(
    readFileSync(existsSync(beside) ? beside : createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm')),
  );
}
