/** Refuses a PDF in which one page's drawing instructions unpack to more than any script needs. */
import { compressedStreams, type PackedStream, unpack } from './compressed-streams.ts';
import { ScreenplayError } from './screenplay-error.ts';

/** Deflate cannot pack tighter than this (zlib's technical notes): a shorter stream cannot exceed the limit, and is not unpacked here. */
const tightestPacking = 1032;
/** A dense page of a screenplay is 20 kB of instructions; eight million bytes of them take seconds and half a gigabyte to follow. */
const maxUnpackedBytes = 8 * 1024 * 1024;
/** A font with all Chinese characters in it is larger, and never followed like instructions. */
const maxFontBytes = 32 * 1024 * 1024;
/** A page of 11 by 17 inches in 500 dots an inch and three colours. Pictures are not unpacked when text is read, unless a page names one as its instructions. */
const maxPictureBytes = 160 * 1024 * 1024;
/** Packings of the last century, which grow up to 64 and about 1,300 times. */
const oldPacking = /\/(?:RunLengthDecode|RL|LZW(?:Decode)?)\b/;
/** What cannot be unpacked here, in an old packing or encrypted, is judged by its packed size; a page of a script is 20 kB before it is packed. */
const maxUnknownBytes = { page: 256 * 1024, pictureOrFont: 2 * 1024 * 1024 } as const;
const fontProgram = /\/Length1\b|\/Subtype\s*\/(?:Type1C|CIDFontType0C|OpenType)\b/;

/**
 * Looks at every compressed stream of the raw file that could be a bomb.
 *
 * @throws ScreenplayError damaged_pdf
 */
export async function refuseInflationBomb(bytes: Uint8Array): Promise<void> {
  const isEncrypted = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes('/Encrypt');
  for (const packed of compressedStreams(bytes)) {
    const nested = !packed.isPicture && isNested(packed);
    const isUnknown = isEncrypted || oldPacking.test(packed.dictionary);
    if (nested || (isUnknown ? isTooLongUnknown(packed) : await unpacksBeyondLimit(packed))) {
      throw new ScreenplayError(
        'damaged_pdf',
        'This PDF unpacks to far more than a script needs, so it was not read. Please export it again as a plain PDF.',
      );
    }
  }
}

const isTooLongUnknown = ({ data, isPicture, dictionary }: PackedStream): boolean =>
  data.length > maxUnknownBytes[isPicture || fontProgram.test(dictionary) ? 'pictureOrFont' : 'page'];

const isNested = ({ dictionary }: PackedStream): boolean =>
  (dictionary.match(/\/Fl(?:ateDecode)?\b/g)?.length ?? 0) > 1;

/** Bytes that a stream may unpack to; of a picture that is packed twice, which some programs do, after the first time. */
function mostOf(packed: PackedStream): number {
  if (packed.isPicture) return isNested(packed) ? maxUnknownBytes.pictureOrFont : maxPictureBytes;
  return fontProgram.test(packed.dictionary) ? maxFontBytes : maxUnpackedBytes;
}

async function unpacksBeyondLimit(packed: PackedStream): Promise<boolean> {
  const most = mostOf(packed);
  if (packed.data.length * tightestPacking <= most) return false;
  let unpacked = 0;
  for await (const piece of unpack(packed)) {
    unpacked += piece.byteLength;
    if (unpacked > most) return true;
  }
  return false;
}
