/** Refuses a PDF in which one page's drawing instructions unpack to more than any script needs. */
import { compressedStreams, type PackedStream, unpack } from './compressed-streams.ts';
import { ScreenplayError } from './screenplay-error.ts';

/** Deflate cannot pack tighter than this (zlib's technical notes): a shorter stream cannot exceed the limit, and is not unpacked here. */
const tightestPacking = 1032;
/** A dense page of a screenplay is 20 kB of instructions; eight million bytes of them take seconds and half a gigabyte to follow. */
const maxUnpackedBytes = 8 * 1024 * 1024;
/** A font with all Chinese characters in it is larger, and never followed like instructions. */
const maxFontBytes = 32 * 1024 * 1024;
const fontProgram = /\/Length1\b|\/Subtype\s*\/(?:Type1C|CIDFontType0C|OpenType)\b/;

/**
 * Looks at every compressed stream of the raw file that is not a picture and could be a bomb. Pictures are never unpacked when text
 * is read, so they may be as large as they like.
 *
 * @throws ScreenplayError damaged_pdf
 */
export async function refuseInflationBomb(bytes: Uint8Array): Promise<void> {
  for (const packed of compressedStreams(bytes)) {
    const nested = (packed.dictionary.match(/\/Fl(?:ateDecode)?\b/g)?.length ?? 0) > 1;
    if (nested || (await unpacksBeyondLimit(packed))) {
      throw new ScreenplayError(
        'damaged_pdf',
        'This PDF unpacks to far more than a script needs, so it was not read. Please export it again as a plain PDF.',
      );
    }
  }
}

async function unpacksBeyondLimit(packed: PackedStream): Promise<boolean> {
  const most = fontProgram.test(packed.dictionary) ? maxFontBytes : maxUnpackedBytes;
  if (packed.data.length * tightestPacking <= most) return false;
  let unpacked = 0;
  for await (const piece of unpack(packed)) {
    unpacked += piece.byteLength;
    if (unpacked > most) return true;
  }
  return false;
}
