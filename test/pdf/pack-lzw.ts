/** Packs bytes as LZW for fixtures (PDF 32000-1, 7.4.4): the counterpart of what the reader undoes. Refuses nothing. */

const [clear, end, firstFree] = [256, 257, 258] as const;
/** The table is begun anew before its last code. */
const lastCode = 4094;

function codeWriter(early: 0 | 1) {
  const out: number[] = [];
  let [bits, bitCount, width, known] = [0, 0, 9, firstFree as number];
  return {
    write: (code: number): void => {
      bits = (bits << width) | code;
      bitCount += width;
      while (bitCount >= 8) {
        bitCount -= 8;
        out.push((bits >> bitCount) & 0xff);
      }
      bits &= (1 << bitCount) - 1;
      // Who reads learns a code with every one but the first after a clearing.
      if (code === clear) [width, known] = [9, firstFree - 1];
      else known += 1;
      while (width < 12 && known + early >= 1 << width) width += 1;
    },
    done: (): Buffer => Buffer.from(bitCount > 0 ? [...out, (bits << (8 - bitCount)) & 0xff] : out),
  };
}

/** `early` is the format's EarlyChange. */
export function packLzw(data: Uint8Array, early: 0 | 1): Buffer {
  const { write, done } = codeWriter(early);
  const table = new Map<number, number>();
  write(clear);
  let code: number | null = null;
  for (const byte of data) {
    const key: number = (code ?? 0) * 256 + byte;
    const longer: number | undefined = code === null ? byte : table.get(key);
    if (longer !== undefined) {
      code = longer;
      continue;
    }
    write(code ?? byte);
    table.set(key, firstFree + table.size);
    code = byte;
    if (firstFree + table.size < lastCode) continue;
    write(code);
    write(clear);
    table.clear();
    code = null;
  }
  if (code !== null) write(code);
  write(end);
  return done();
}

/** The tightest that LZW packs: spaces, seven million a table. */
export function packLzwBomb(tables: number): Buffer {
  const { write, done } = codeWriter(1);
  for (let table = 0; table < tables; table += 1) {
    write(clear);
    write(0x20);
    for (let code: number = firstFree; code < lastCode; code += 1) write(code);
  }
  write(end);
  return done();
}
