/** Says from the raw file what the pictures of a PDF may be, where they are not unpacked. Knows their dictionaries, not where one is drawn. */
import { compressedStreams, packingsOf, unpack } from './compressed-streams.ts';

/**
 * A mask beside a picture, a picture that is one itself (a stencil), or a packing that can hold its own (JPEG 2000). Their names stand unpacked in
 * any file, because a picture's dictionary does.
 */
const seeThrough = /\/(?:S?Mask)\s*(?:\d|\[)|\/(?:ImageMask|IM)\s+true\b|\/JPXDecode\b/;

const latin1 = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');

/** Whether every picture hides what is under it. False as soon as one may be see-through: which one is drawn where cannot be told. */
export const picturesCover = (bytes: Uint8Array): boolean => !seeThrough.test(latin1(bytes));

/** Points of a picture have 16 bits a colour at most (PDF 32000-1, 8.9.5.1). */
const mostBits = 16;
const claimsTooMuch = (text: string): boolean =>
  text.matchAll(/\/(?:BPC|BitsPerComponent)\s+(\d+)/g).some(([, bits]) => Number(bits) > mostBits);

/** Whether a picture, also one among a page's drawing instructions, claims more bits than there are: the library would count through all of them. */
export async function hasAbsurdPicture(bytes: Uint8Array): Promise<boolean> {
  if (claimsTooMuch(latin1(bytes))) return true;
  for (const { data, dictionary, isPicture } of compressedStreams(bytes)) {
    const [packing = 'deflate', ...more] = packingsOf(dictionary);
    if (isPicture || more.length > 0) continue;
    const pieces: Uint8Array[] = [];
    for await (const piece of unpack(data, packing, dictionary)) pieces.push(piece.slice());
    if (claimsTooMuch(latin1(Buffer.concat(pieces)))) return true;
  }
  return false;
}

/** Whether a picture may have more than `most` points; a size that stands elsewhere in the file may be any. */
export function hasLargerPicture(bytes: Uint8Array, most: number): boolean {
  const sizes = { Width: 0, Height: 0 };
  for (const [, side, size, elsewhere] of latin1(bytes).matchAll(/\/(Width|Height)\s+(\d{1,9})(\s+\d+\s+R\b)?/g)) {
    if (elsewhere) return true;
    if (side === 'Width' || side === 'Height') sizes[side] = Math.max(sizes[side], Number(size));
  }
  return sizes.Width * sizes.Height > most;
}
