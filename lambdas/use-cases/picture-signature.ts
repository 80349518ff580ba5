/** Which kind of picture bytes are, by how they begin, whatever they are called; null for none that is kept. */
import type { PictureType } from '../../lib/contract/profile.ts';

const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const jpeg = Uint8Array.of(0xff, 0xd8, 0xff);
const riff = new TextEncoder().encode('RIFF');
const webp = new TextEncoder().encode('WEBP');
/** Behind the container's mark and its length. */
const webpAt = 8;

const holds = (bytes: Uint8Array, mark: Uint8Array, at = 0): boolean =>
  bytes.length >= at + mark.length && mark.every((byte, offset) => bytes[at + offset] === byte);

export function pictureTypeOf(bytes: Uint8Array): PictureType | null {
  if (holds(bytes, png)) return 'image/png';
  if (holds(bytes, jpeg)) return 'image/jpeg';
  return holds(bytes, riff) && holds(bytes, webp, webpAt) ? 'image/webp' : null;
}
