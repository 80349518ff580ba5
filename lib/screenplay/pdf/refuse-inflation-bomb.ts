/** Rejects a PDF in which one page's drawing instructions unpack to more than any script needs. */

import { ScreenplayError } from '../screenplay-error.ts';
import { compressedStreams, type PackedStream, type Packing, packingsOf, unpackWithin } from './compressed-streams.ts';

/** No packing is tighter: deflate (zlib's technical notes), runs of 128 bytes in two, and LZW's longest sequence of 3,838 bytes in 12 bits. */
const tightestPacking: Readonly<Record<Packing, number>> = { deflate: 1032, 'run-lengths': 64, lzw: 2560 };
/** A dense page of a screenplay is 20 kB of instructions; eight million bytes of them take seconds and half a gigabyte to follow. */
const maxUnpackedBytes = 8 * 1024 * 1024;
/** A font with all Chinese characters in it is larger, and never followed like instructions. */
const maxFontBytes = 32 * 1024 * 1024;
/** A page of 11 by 17 inches in 500 dots an inch and three colours. Pictures are unpacked only where one may touch a text, or a page names one as its instructions. */
const maxPictureBytes = 160 * 1024 * 1024;
/** What is encrypted cannot be unpacked here and is judged by its packed size; a page of a script is 20 kB before it is packed. */
const maxEncryptedBytes = { page: 256 * 1024, pictureOrFont: 2 * 1024 * 1024 } as const;
/** What a stream that is packed twice may be after the first time: some programs do that to pictures. */
const maxBetween = 2 * 1024 * 1024;
const fontProgram = /\/Length1\b|\/Subtype\s*\/(?:Type1C|CIDFontType0C|OpenType)\b/;

/**
 * Looks at every compressed stream of the raw file that could be a bomb.
 *
 * @throws ScreenplayError damaged_pdf
 */
export async function refuseInflationBomb(bytes: Uint8Array): Promise<void> {
  const isEncrypted = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes('/Encrypt');
  for (const packed of compressedStreams(bytes)) {
    if (isEncrypted ? isTooLongEncrypted(packed) : await unpacksBeyondLimit(packed)) {
      throw new ScreenplayError(
        'damaged_pdf',
        'This PDF unpacks to far more than a script needs, so it was not read. Please export it again as a plain PDF.',
      );
    }
  }
}

/** LZW grows more than deflate does, and a second packing makes any size possible. */
function isTooLongEncrypted({ data, isPicture, dictionary }: PackedStream): boolean {
  const packings = packingsOf(dictionary);
  if (packings.length > 1) return true;
  const share = packings.includes('lzw') ? tightestPacking.deflate / tightestPacking.lzw : 1;
  return data.length > share * maxEncryptedBytes[isPicture || fontProgram.test(dictionary) ? 'pictureOrFont' : 'page'];
}

const mostOf = ({ isPicture, dictionary }: PackedStream): number =>
  isPicture ? maxPictureBytes : fontProgram.test(dictionary) ? maxFontBytes : maxUnpackedBytes;

/** A page is packed once; a picture at most twice. */
async function unpacksBeyondLimit(packed: PackedStream): Promise<boolean> {
  const { data, isPicture, dictionary } = packed;
  const [outer = 'deflate', inner, ...more] = packingsOf(dictionary);
  if (inner === undefined) return isLonger(data, outer, dictionary, mostOf(packed));
  if (more.length > 0 || !isPicture) return true;
  const between = await unpackWithin(data, outer, dictionary, maxBetween);
  return between === null || isLonger(between, inner, dictionary, maxPictureBytes);
}

async function isLonger(data: Uint8Array, packing: Packing, dictionary: string, most: number): Promise<boolean> {
  if (data.length * tightestPacking[packing] <= most) return false;
  return (await unpackWithin(data, packing, dictionary, most)) === null;
}
