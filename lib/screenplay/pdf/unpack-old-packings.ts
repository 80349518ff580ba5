/** Undoes the packings of the last century, LZW and run lengths (PDF 32000-1, 7.4.4 and 7.4.5), piece by piece. Stops where the data make no sense. */

const pieceSize = 65_536;
const [clear, end, firstFree] = [256, 257, 258] as const;
/** Codes are of 9 to 12 bits. */
const [shortest, longest] = [9, 12] as const;

/** `early` is the format's EarlyChange: 1, or 0 where the stream's dictionary says so. Linear in what is unpacked. */
export function* unpackLzw(data: Uint8Array, early: 0 | 1): Generator<Uint8Array> {
  const before = new Uint16Array(1 << longest);
  const first = new Uint8Array(1 << longest);
  const last = new Uint8Array(1 << longest);
  const lengths = new Uint16Array(1 << longest).fill(1, 0, clear);
  for (let code = 0; code < clear; code += 1) first[code] = last[code] = code;
  let piece = new Uint8Array(pieceSize);
  let filled = 0;
  let next: number = firstFree;
  let width: number = shortest;
  let previous: number | null = null;
  let [bits, bitCount, at] = [0, 0, 0];
  for (;;) {
    while (bitCount < width) {
      const byte = data[at];
      if (byte === undefined) {
        yield piece.subarray(0, filled);
        return;
      }
      at += 1;
      bits = ((bits << 8) | byte) & 0xff_ffff;
      bitCount += 8;
    }
    bitCount -= width;
    const code = (bits >> bitCount) & ((1 << width) - 1);
    if (code === end) break;
    if (code === clear) {
      [next, width, previous] = [firstFree, shortest, null];
      continue;
    }
    const isKnown = code < next;
    if (!isKnown && previous === null) break;
    if (previous !== null && next < before.length) {
      before[next] = previous;
      first[next] = first[previous] ?? 0;
      last[next] = first[isKnown ? code : previous] ?? 0;
      lengths[next] = (lengths[previous] ?? 0) + 1;
      next += 1;
      while (width < longest && next + early >= 1 << width) width += 1;
    }
    // A code that is not known is the one that is being made by its own use.
    const read = spell(isKnown ? code : next - 1);
    for (let from = 0; from < read.length; ) {
      const count = Math.min(pieceSize - filled, read.length - from);
      piece.set(read.subarray(from, from + count), filled);
      filled += count;
      from += count;
      if (filled < pieceSize) continue;
      yield piece;
      piece = new Uint8Array(pieceSize);
      filled = 0;
    }
    previous = code;
  }
  yield piece.subarray(0, filled);

  function spell(code: number): Uint8Array {
    const letters = new Uint8Array(lengths[code] ?? 0);
    for (let index = letters.length - 1, link = code; index >= 0; index -= 1) {
      letters[index] = last[link] ?? 0;
      link = before[link] ?? 0;
    }
    return letters;
  }
}

/** A byte below 128 is followed by one more than so many bytes as they are, one above by a byte that is repeated 257 less so many times; 128 ends. */
export function* unpackRunLengths(data: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < data.length; ) {
    const count = data[at] ?? 128;
    if (count === 128) return;
    if (count < 128) {
      yield data.subarray(at + 1, at + 2 + count);
      at += 2 + count;
    } else {
      yield new Uint8Array(257 - count).fill(data[at + 1] ?? 0);
      at += 2;
    }
  }
}
