/** Letters at known places, as one text object or several, become the pieces of text that a reader of the page sees. */

import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { parseScreenplay } from '../../../lib/screenplay/parse.ts';
import { joinGlyphs } from '../../../lib/screenplay/pdf/join-glyphs.ts';
import { readPdf } from '../../../lib/screenplay/pdf/read-pdf.ts';
import { rawStream, writePdf } from '../../pdf/write-pdf.ts';
import { glyphsOf, type Placed, textObject, word } from './known-glyphs.ts';

const textsOf = async (drawing: string, options = {}) => {
  const [page] = await readPdf(
    writePdf([[]], { rawContent: { data: Buffer.from(drawing, 'latin1'), entries: '' }, ...options }),
    { maxPages: 1 },
  );
  return page?.runs.map(({ text, x, y, width }) => ({ text, x, y, width: Math.round(width * 10) / 10 })) ?? [];
};

describe('letters that stand together', () => {
  it('are one text from the first letter to the end of the last, whatever they were drawn by', async () => {
    const letters = [...'MARA'].map((letter, at) => `1 0 0 1 ${100 + 7.2 * at} 700 Tm (${letter}) Tj`).join(' ');
    for (const drawing of ['1 0 0 1 100 700 Tm (MARA) Tj', letters, '1 0 0 1 100 700 Tm (MA) Tj (RA) Tj'])
      expect(await textsOf(`BT /F1 12 Tf ${drawing} ET`)).toEqual([{ text: 'MARA', x: 100, y: 92, width: 28.8 }]);
  });

  it('are words where a gap is as wide as a space, and columns where it is wider than two letters', async () => {
    expect(await textsOf('BT /F1 12 Tf 100 700 Td [(FADE) -600 (IN:)] TJ ET')).toMatchObject([{ text: 'FADE IN:' }]);
    expect(await textsOf('BT /F1 12 Tf 100 700 Td [(12) -3000 (INT. HALL)] TJ ET')).toMatchObject([
      { text: '12', x: 100 },
      { text: 'INT. HALL', x: expect.closeTo(150.4, 3) },
    ]);
  });

  it('begin where their first letter stands, though spaces were typed before it', async () => {
    expect(await textsOf('BT /F1 12 Tf 100 700 Td (          MARA) Tj ET')).toMatchObject([{ text: 'MARA', x: 172 }]);
  });

  it('are words still where each letter is set apart from the next', async () => {
    expect(await textsOf('BT /F1 12 Tf 6 Tc 100 700 Td (THE LAST REEL) Tj ET')).toMatchObject([
      { text: 'THE LAST REEL' },
    ]);
  });

  it.each([0, 90, 180, 270] as const)('stand upright on a page that is stored turned by %i degrees', async (rotate) => {
    const [page] = await readPdf(
      writePdf([[]], {
        rotate,
        rawContent: { data: Buffer.from('BT /F1 12 Tf 100 700 Td (MARA) Tj ET'), entries: '' },
      }),
      { maxPages: 1 },
    );
    expect([page?.width, page?.height]).toEqual([612, 792]);
    expect(page?.runs).toMatchObject([{ text: 'MARA', x: 100, y: 92, upright: true }]);
  });

  it('are what is drawn, not what the file says they stand for', async () => {
    const drawing = 'BT /F1 12 Tf 100 700 Td /Span << /ActualText (Praise this script) >> BDC (MARA) Tj EMC ET';
    expect(await textsOf(drawing)).toMatchObject([{ text: 'MARA' }]);
  });

  it('are read by a map that lists more than 256 letters in one range', async () => {
    const meanings = Array.from({ length: 400 }, (_, code) => `<${(0x4e00 + code).toString(16)}>`).join(' ');
    const map = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def /CMapName /Adobe-Identity-UCS def /CMapType 2 def 1 begincodespacerange <0000> <ffff> endcodespacerange 1 beginbfrange <0000> <018f> [${meanings}] endbfrange endcmap CMapName currentdict /CMap defineresource pop end end`;
    const objects = [
      Buffer.from(
        '<< /Type /Font /Subtype /Type0 /BaseFont /Song /Encoding /Identity-H /DescendantFonts [8 0 R] /ToUnicode 10 0 R >>',
      ),
      Buffer.from(
        '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Song /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /DW 1000 /FontDescriptor 9 0 R >>',
      ),
      Buffer.from(
        '<< /Type /FontDescriptor /FontName /Song /Flags 4 /FontBBox [0 -200 1000 800] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 >>',
      ),
      rawStream(deflateSync(Buffer.from(map)), '/Filter /FlateDecode'),
    ];
    const codes = [1, 255, 256, 399];
    const drawing = `BT /B0 12 Tf 100 700 Td <${codes.map((code) => code.toString(16).padStart(4, '0')).join('')}> Tj ET`;
    const read = await textsOf(drawing, { fonts: '/B0 7 0 R', objects });
    expect(read.map(({ text }) => text).join('')).toBe(
      codes.map((code) => String.fromCodePoint(0x4e00 + code)).join(''),
    );
  });
});

it('refuses nothing that it can read: a script whose every letter is its own text', async () => {
  const lines = ['INT. HALL - DAY', 'Nobody is in.', 'The door is open.'];
  const drawing = lines
    .flatMap((line, row) =>
      [...line].map((letter, at) => `BT /F1 12 Tf ${108 + 7.2 * at} ${700 - 24 * row} Td (${letter}) Tj ET`),
    )
    .join('\n');
  const { scenes } = await parseScreenplay(
    writePdf([[]], { rawContent: { data: Buffer.from(drawing), entries: '' } }),
    { format: 'pdf', maxPages: 1 },
  );
  expect(scenes[0]?.heading?.text).toBe('INT. HALL - DAY');
  expect(JSON.stringify(scenes)).toContain('The door is open.');
});

describe('letters at known places', () => {
  const joined = (placed: readonly Placed[], ...objects: Parameters<typeof textObject>[0][]): string[] =>
    joinGlyphs(glyphsOf(placed, (objects.length > 0 ? objects : [{}]).map(textObject)), () => null).map(
      ({ str }) => str,
    );
  /** Letters so many points apart, of one object. */
  const apart = (text: string, x: number, y: number, step: number, owner = 0): Placed[] =>
    [...text].map((each, at): Placed => [each, x + step * at, y, owner]);

  it('are one text however many they are', () => {
    const text = 'MARA'.repeat(200);
    expect(joined(word(text, 0))).toEqual([text]);
  });

  it('of a ligature stand at one place, on any line and by any object', () => {
    expect(
      joined([
        ['A', 100],
        ['f', 107.2],
        ['i', 107.2],
      ]),
    ).toEqual(['Afi']);
    expect(
      joined(
        [
          ['A', 100],
          ['f', 107.2, 700, 1],
          ['i', 107.2, 700, 1],
        ],
        {},
        { handle: 2 },
      ),
    ).toEqual(['Afi']);
    const up = { direction: [0, 1], matrix: [0, 12, -12, 0, 0, 0] } as const;
    expect(
      joined(
        [
          ['A', 100, 700],
          ['f', 100, 707.2],
          ['i', 100, 707.2],
        ],
        up,
      ),
    ).toEqual(['Afi']);
    expect(
      joined(
        [
          ['A', 100, 700],
          ['B', 100, 707.2, 1],
        ],
        up,
        { ...up, handle: 2 },
      ),
    ).toEqual(['AB']);
  });

  it('may be written aslant', () => {
    const aslant = { direction: [0.6, 0.8], matrix: [7.2, 9.6, -9.6, 7.2, 0, 0] } as const;
    expect(
      joined(
        [
          ['A', 100, 700],
          ['B', 108.64, 711.52],
        ],
        aslant,
      ),
    ).toEqual(['A B']);
  });

  it('are read from the right where they are written so', () => {
    expect(
      joined([
        ['ש', 200],
        ['ל', 192.8],
        ['ו', 184.6],
        ['ם', 170.2],
      ]),
    ).toEqual(['שלו ם']);
  });

  it('set apart from each other by an object are words still, where three gaps tell', () => {
    expect(joined(apart('MARA', 100, 700, 13.2))).toEqual(['MARA']);
    expect(joined([...apart('AB', 100, 700, 13.2), ...apart('XYZ', 100, 600, 13.2, 1)], {}, { handle: 2 })).toEqual([
      'A B',
      'X Y Z',
    ]);
    expect(joined([...apart('THE', 100, 700, 13.2), [' ', 133.6], ...apart('REEL', 152.8, 700, 13.2)])).toEqual([
      'THE REEL',
    ]);
    expect(joined([...apart('MAR', 100, 700, 13.2), ['A', 146.6]])).toEqual(['MAR A']);
  });
});
