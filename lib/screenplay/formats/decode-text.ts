/** Turns the bytes of a text file into text, whatever program saved it. What is not UTF-8 is read as Windows text. */
import { mendLetters } from '../text/mend-letters.ts';

/** Shares of empty bytes by which UTF-16 without a mark is known: scripts in Latin letters have one in every pair. */
const utf16Share = 0.3;
const looked = 2000;

/** By its byte order mark (UTF-8, UTF-16) or the empty bytes of UTF-16, else UTF-8, else Windows-1252, in which older programs save. The mark is taken off; letters of the old Macintosh are mended. */
export function decodeText(bytes: Uint8Array): string {
  return mendLetters(decoded(bytes));
}

function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const head = bytes.subarray(0, looked);
  const empty = (odd: number): number => head.filter((byte, index) => byte === 0 && index % 2 === odd).length;
  if (empty(1) > head.length * utf16Share) return new TextDecoder('utf-16le').decode(bytes);
  if (empty(0) > head.length * utf16Share) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
