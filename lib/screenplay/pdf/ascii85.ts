/** Undoes ASCII85 (PDF 32000-1, 7.4.3), in which some programs wrap their packed streams. Stops at the first byte that does not belong. */

const first = 0x21;
const last = 0x75;
const zeros = 0x7a;

/** The bytes behind the letters, up to `~>` or the first foreign byte; white space is passed over. Linear. */
export function decodeAscii85(data: Uint8Array): Buffer<ArrayBuffer> {
  const out = Buffer.alloc(4 * data.length);
  let length = 0;
  let group = 0;
  let count = 0;
  const write = (value: number, bytes: number): void => {
    for (let byte = 0; byte < bytes; byte += 1) out[length + byte] = Math.floor(value / 256 ** (3 - byte)) % 256;
    length += bytes;
  };
  for (const code of data) {
    if (code <= 0x20) continue;
    if (code === zeros && count === 0) {
      write(0, 4);
      continue;
    }
    if (code < first || code > last) break;
    group = group * 85 + (code - first);
    count += 1;
    if (count < 5) continue;
    write(group, 4);
    group = 0;
    count = 0;
  }
  if (count > 1) write((group + 1) * 85 ** (5 - count) - 1, count - 1);
  return out.subarray(0, length);
}
