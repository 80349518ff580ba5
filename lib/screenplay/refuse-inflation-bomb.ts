/** Refuses a PDF in which one page's drawing instructions unpack to more than any script needs. Knows streams, not documents. */
import { ScreenplayError } from './screenplay-error.ts';

/** Deflate cannot pack tighter than this (zlib's technical notes): a shorter stream cannot exceed the limit, and is not unpacked here. */
const tightestPacking = 1032;
/** A dense page of a screenplay is 20 kB of instructions. */
const maxUnpackedBytes = 32 * 1024 * 1024;
/** How far before the word `stream` its dictionary is looked for. */
const dictionaryWindow = 512;

/**
 * Looks at every compressed stream of the raw file that is not a picture and could be a bomb. Pictures are never unpacked when text
 * is read, so they may be as large as they like.
 *
 * @throws ScreenplayError damaged_pdf
 */
export async function refuseInflationBomb(bytes: Uint8Array): Promise<void> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (const { dictionary, data } of compressedStreams(file)) {
    const nested = (dictionary.match(/\/Fl(?:ateDecode)?\b/g)?.length ?? 0) > 1;
    if (nested || (await unpacksBeyondLimit(data))) {
      throw new ScreenplayError(
        'damaged_pdf',
        'This PDF unpacks to far more than a script needs, so it was not read. Please export it again as a plain PDF.',
      );
    }
  }
}

function* compressedStreams(file: Buffer): Generator<{ dictionary: string; data: Buffer }> {
  let at = 0;
  for (;;) {
    const keyword = file.indexOf('stream', at);
    if (keyword < 0) return;
    const close = file.indexOf('endstream', keyword + 6);
    const end = close < 0 ? file.length : close;
    at = end + 9;
    const around = file.toString('latin1', Math.max(0, keyword - dictionaryWindow), keyword);
    const dictionary = around.slice(around.lastIndexOf(' obj') + 1);
    if (!/\/Fl(?:ateDecode)?\b/.test(dictionary) || /\/Subtype\s*\/Image\b/.test(dictionary)) continue;
    const lineEnd = file[keyword + 6] === 0x0d ? 2 : 1;
    yield { dictionary, data: file.subarray(keyword + 6 + lineEnd, end) };
  }
}

async function unpacksBeyondLimit(data: Buffer): Promise<boolean> {
  if (data.length * tightestPacking <= maxUnpackedBytes) return false;
  const reader = new Blob([new Uint8Array(data)]).stream().pipeThrough(new DecompressionStream('deflate')).getReader();
  let unpacked = 0;
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return false;
      unpacked += value.byteLength;
      if (unpacked > maxUnpackedBytes) return true;
    }
  } catch {
    // Encrypted or broken data is left to the PDF reader itself, which knows how to recover.
    return false;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
