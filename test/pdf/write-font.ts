/** Writes small TrueType fonts for fixtures, the same bytes every time: every letter a block, a block of any size, or nothing. Refuses curves and hints. */

/** What a font draws for a letter: the corners of one rectangle, in thousandths of the font's size; null draws nothing. */
export type Block = readonly [left: number, bottom: number, right: number, top: number] | null;

const unitsPerEm = 1000;

/** The bytes of a font that draws `blocks`, by letter; every letter is 600 wide. Letters are of one byte. */
export function writeFont(blocks: ReadonlyMap<string, Block>): Buffer {
  const letters = [...blocks].sort(([one], [two]) => one.charCodeAt(0) - two.charCodeAt(0));
  const glyphs = [blockGlyph([50, 0, 550, 700]), ...letters.map(([, block]) => blockGlyph(block))];
  const tables: readonly (readonly [string, Buffer])[] = [
    ['OS/2', os2()],
    ['cmap', characterMap(letters.map(([letter]) => letter.charCodeAt(0)))],
    ['glyf', Buffer.concat(glyphs)],
    ['head', head()],
    ['hhea', hhea(glyphs.length)],
    ['hmtx', Buffer.concat(glyphs.map(() => words([600, 0])))],
    ['loca', longs(startsOf(glyphs))],
    ['maxp', Buffer.concat([longs([0x00010000]), words([glyphs.length, 4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0])])],
    ['name', words([0, 0, 6])],
    ['post', Buffer.concat([longs([0x00030000, 0]), words([0, 0]), longs([1, 0, 0, 0, 0])])],
  ];
  return assemble(tables);
}

const words = (values: readonly number[]): Buffer => {
  const out = Buffer.alloc(2 * values.length);
  values.forEach((value, index) => {
    out.writeUInt16BE(value & 0xffff, 2 * index);
  });
  return out;
};
const longs = (values: readonly number[]): Buffer => {
  const out = Buffer.alloc(4 * values.length);
  values.forEach((value, index) => {
    out.writeUInt32BE(value >>> 0, 4 * index);
  });
  return out;
};

/** Where each glyph begins, and where the last one ends. */
function startsOf(glyphs: readonly Buffer[]): number[] {
  const starts = [0];
  for (const glyph of glyphs) starts.push((starts.at(-1) ?? 0) + glyph.length);
  return starts;
}

function blockGlyph(block: Block): Buffer {
  if (block === null) return Buffer.alloc(0);
  const [left, bottom, right, top] = block;
  const outline = Buffer.concat([
    words([1, left, bottom, right, top, 3, 0]),
    // Four points on the line, then their steps along and across.
    Buffer.from([1, 1, 1, 1]),
    words([left, 0, right - left, 0, bottom, top - bottom, 0, bottom - top]),
  ]);
  return Buffer.concat([outline, Buffer.alloc((4 - (outline.length % 4)) % 4)]);
}

/** Format 4 (OpenType, cmap), a segment a letter. */
function characterMap(codes: readonly number[]): Buffer {
  const ends = [...codes, 0xffff];
  const count = ends.length;
  const deltas = ends.map((code, index) => (code === 0xffff ? 1 : index + 1 - code));
  const segments = words([...ends, 0, ...ends, ...deltas, ...ends.map(() => 0)]);
  const table = Buffer.concat([words([4, 14 + segments.length, 0, 2 * count, 2, 0, 0]), segments]);
  return Buffer.concat([words([0, 1, 3, 1]), longs([12]), table]);
}

const head = (): Buffer =>
  Buffer.concat([
    longs([0x00010000, 0x00010000, 0, 0x5f0f3cf5]),
    words([0, unitsPerEm]),
    longs([0, 0, 0, 0]),
    words([0, 0, 600, 800, 0, 8, 2, 1, 0]),
  ]);

const hhea = (glyphCount: number): Buffer =>
  Buffer.concat([longs([0x00010000]), words([800, -200, 0, 600, 0, 0, 600, 1, 0, 0, 0, 0, 0, 0, 0, glyphCount])]);

const os2 = (): Buffer => Buffer.concat([words([3, 600, 400, 5, 0]), Buffer.alloc(86)]);

function assemble(tables: readonly (readonly [string, Buffer])[]): Buffer {
  const start = 12 + 16 * tables.length;
  let offset = start;
  const directory = tables.map(([tag, table]) => {
    const entry = Buffer.concat([Buffer.from(tag.padEnd(4)), longs([0, offset, table.length])]);
    offset += table.length + ((4 - (table.length % 4)) % 4);
    return entry;
  });
  const padded = tables.map(([, table]) => Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]));
  return Buffer.concat([longs([0x00010000]), words([tables.length, 128, 3, 32]), ...directory, ...padded]);
}
