/** A set of sentences kept as bits: it knows them again and can give none of them back (a Bloom filter). */
import { hashOf } from './fingerprint.ts';

/** Bits an entry and places marked for it: one stranger in fifty is taken for known. */
const bitsEach = 8;
const places = 6;
const bitsOfByte = 8;

/** The places of a sentence, by two hashes of its words. */
function placesOf(words: string, bits: number): number[] {
  const [one, other] = [hashOf([words]), hashOf([words, 'again'])];
  return Array.from({ length: places }, (_, index) => (one + index * other) % bits);
}

/** In base64. Each sentence is its words in small letters with single spaces. */
export function packSentences(sentences: readonly string[]): string {
  const bytes = new Uint8Array(Math.max(1, Math.ceil((sentences.length * bitsEach) / bitsOfByte)));
  for (const words of sentences)
    for (const place of placesOf(words, bytes.length * bitsOfByte))
      bytes[Math.floor(place / bitsOfByte)] =
        (bytes[Math.floor(place / bitsOfByte)] ?? 0) | (1 << (place % bitsOfByte));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** Whether a sentence was packed; of strangers one in fifty is said to be. */
export function packedSentences(packed: string): (words: string) => boolean {
  const bytes = Uint8Array.from(atob(packed), (char) => char.charCodeAt(0));
  return (words) =>
    placesOf(words, bytes.length * bitsOfByte).every(
      (place) => ((bytes[Math.floor(place / bitsOfByte)] ?? 0) & (1 << (place % bitsOfByte))) !== 0,
    );
}
