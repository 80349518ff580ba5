/** Finds the packed streams of a raw PDF and unpacks them within a bound. Knows streams, not documents. */
import { decodeAscii85 } from './ascii85.ts';
import { unpackLzw, unpackRunLengths } from './unpack-old-packings.ts';

/** How far before the word `stream` its dictionary is looked for. Those that programs write have some hundred bytes. */
const dictionaryWindow = 8192;
const ascii85First = /\/Filter\s*\[\s*\/(?:ASCII85Decode|A85)\b/;

export interface PackedStream {
  /** The stream's dictionary as it stands in the file. */
  readonly dictionary: string;
  /** It says that it is one; a page may be drawn by its bytes all the same. */
  readonly isPicture: boolean;
  readonly data: Buffer;
  /** Where the data begin in the file; null where they are wrapped in letters. */
  readonly from: number | null;
}

/** A name's bytes may be written as numbers (PDF 32000-1, 7.3.5): /Fl#61teDecode. */
const plainNames = (dictionary: string): string =>
  dictionary.replace(/#([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
/** The name of the filter may stand in another object. */
const packing = /\/(?:Fl(?:ateDecode)?|RunLengthDecode|RL|LZW(?:Decode)?)\b|\/F(?:ilter)?\s+\d+\s+\d+\s+R\b/;

const names = {
  Fl: 'deflate',
  FlateDecode: 'deflate',
  RL: 'run-lengths',
  RunLengthDecode: 'run-lengths',
  LZW: 'lzw',
  LZWDecode: 'lzw',
} as const;
export type Packing = (typeof names)[keyof typeof names];

/** In which ways a stream is packed, the outermost first. Empty where that stands in another object: deflated, as nearly all are. */
export const packingsOf = (dictionary: string): Packing[] =>
  [...dictionary.matchAll(/\/(FlateDecode|Fl|RunLengthDecode|RL|LZWDecode|LZW)\b/g)].map(
    ([, name]) => names[name as keyof typeof names],
  );

/** Every stream under /FlateDecode, /RunLengthDecode or /LZWDecode, or under what may be one of them, in the order of the file. */
export function* compressedStreams(bytes: Uint8Array): Generator<PackedStream> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  for (;;) {
    const keyword = file.indexOf('stream', at);
    if (keyword < 0) return;
    const close = file.indexOf('endstream', keyword + 6);
    const end = close < 0 ? file.length : close;
    at = end + 9;
    const around = file.toString('latin1', Math.max(0, keyword - dictionaryWindow), keyword);
    const dictionary = plainNames(around.slice(around.lastIndexOf('obj') + 3));
    if (!packing.test(dictionary)) continue;
    const from = keyword + (file[keyword + 6] === 0x0d ? 8 : 7);
    const data = file.subarray(from, end);
    const isPicture = /\/Subtype\s*\/Image\b/.test(dictionary);
    if (ascii85First.test(dictionary)) yield { dictionary, isPicture, data: decodeAscii85(data), from: null };
    else yield { dictionary, isPicture, data, from };
  }
}

/**
 * What can be unpacked of the data, or null when that is more than `most` bytes: little more than those are ever unpacked. Encrypted or broken data
 * end early and silently, because the PDF engine itself knows how to recover.
 */
export async function unpackWithin(
  data: Uint8Array,
  packing: Packing,
  dictionary: string,
  most: number,
): Promise<Buffer | null> {
  if (packing === 'lzw') return join(unpackLzw(data, /\/EarlyChange\s+0\b/.test(dictionary) ? 0 : 1), most);
  return packing === 'run-lengths' ? join(unpackRunLengths(data), most) : inflateWithin(data, most);
}

async function join(pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>, most: number): Promise<Buffer | null> {
  const unpacked: Uint8Array[] = [];
  let length = 0;
  for await (const piece of pieces) {
    length += piece.byteLength;
    if (length > most) return null;
    unpacked.push(piece.slice());
  }
  return Buffer.concat(unpacked);
}

/** At once where the data are whole or cut short, and piece by piece where they are spoiled within. */
async function inflateWithin(data: Uint8Array, most: number): Promise<Buffer | null> {
  const { constants, inflateSync } = process.getBuiltinModule('node:zlib');
  try {
    return inflateSync(data, { maxOutputLength: most, finishFlush: constants.Z_SYNC_FLUSH });
  } catch (cause) {
    const isTooMuch = cause instanceof Error && 'code' in cause && cause.code === 'ERR_BUFFER_TOO_LARGE';
    return isTooMuch ? null : join(inflatePieces(data), most);
  }
}

async function* inflatePieces(data: Uint8Array): AsyncGenerator<Uint8Array> {
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
