/** Finds the streams of a raw PDF and unpacks them piece by piece. Knows streams, not documents. */
import { decodeAscii85 } from './ascii85.ts';

/** How far before the word `stream` its dictionary is looked for. */
const dictionaryWindow = 512;
const ascii85First = /\/Filter\s*\[\s*\/(?:ASCII85Decode|A85)\b/;

export interface PdfStream {
  /** The stream's dictionary as it stands in the file; cut off at its beginning where `isWhole` is false. */
  readonly dictionary: string;
  readonly isWhole: boolean;
  readonly isPicture: boolean;
  /** Under /FlateDecode, alone or below ASCII85, which is undone already. */
  readonly isPacked: boolean;
  readonly data: Buffer;
  /** Where the data begin in the file, and where they end. */
  readonly from: number;
  readonly to: number;
}

/** Every stream in the order of the file. */
export function* pdfStreams(bytes: Uint8Array): Generator<PdfStream> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  for (;;) {
    const keyword = file.indexOf('stream', at);
    if (keyword < 0) return;
    const close = file.indexOf('endstream', keyword + 6);
    const to = close < 0 ? file.length : close;
    at = to + 9;
    const around = file.toString('latin1', Math.max(0, keyword - dictionaryWindow), keyword);
    const opening = around.lastIndexOf(' obj');
    const dictionary = around.slice(opening + 1);
    const from = keyword + 6 + (file[keyword + 6] === 0x0d ? 2 : 1);
    const isPicture = /\/Subtype\s*\/Image\b/.test(dictionary);
    const isPacked = !isPicture && /\/Fl(?:ateDecode)?\b/.test(dictionary);
    const raw = file.subarray(from, to);
    const data = isPacked && ascii85First.test(dictionary) ? decodeAscii85(raw) : raw;
    yield { dictionary, isWhole: opening >= 0, isPicture, isPacked, data, from, to };
  }
}

/**
 * The pieces of a stream as they unpack. The reader stops whenever it has enough: nothing more is unpacked then. Encrypted or broken data
 * ends early and silently, because the PDF reader itself knows how to recover.
 */
export async function* unpack({ data }: Pick<PdfStream, 'data'>): AsyncGenerator<Uint8Array> {
  const reader = new Blob([new Uint8Array(data)]).stream().pipeThrough(new DecompressionStream('deflate')).getReader();
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      yield value;
    }
  } catch {
    return;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
