/** Text in fonts that draw nothing for its letters, or another text: what can be found of it is kept out of the script. */
import { describe, expect, it } from 'vitest';
import { type Block, writeFont } from '../../pdf/write-font.ts';
import { rawStream } from '../../pdf/write-pdf.ts';
import { at, expectLeftOut, pageOf, secret, textOf } from './hidden-page.ts';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,'];
const block: Block = [50, 0, 550, 700];
const blocks = (blockOf: (letter: string) => Block) => new Map(letters.map((letter) => [letter, blockOf(letter)]));

const widths = `/FirstChar 32 /LastChar 122 /Widths [${'600 '.repeat(91)}]`;
/** Objects 7 to 9: a font in the file, named /B0. */
const inFile = (blockOf: (letter: string) => Block) => {
  const program = writeFont(blocks(blockOf));
  return {
    fonts: '/B0 7 0 R',
    objects: [
      Buffer.from(
        `<< /Type /Font /Subtype /TrueType /BaseFont /Block /Encoding /WinAnsiEncoding ${widths} /FontDescriptor 8 0 R >>`,
      ),
      Buffer.from(
        '<< /Type /FontDescriptor /FontName /Block /Flags 32 /FontBBox [0 -200 600 800] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 /FontFile2 9 0 R >>',
      ),
      rawStream(program, `/Length1 ${program.length}`),
    ],
  };
};
/** A font of drawings (Type 3), named /B0: every letter is drawn by `drawing`. */
const drawnBy = (drawing: string) => ({
  fonts: '/B0 7 0 R',
  objects: [
    Buffer.from(
      `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 1000 1000] /FontMatrix [0.001 0 0 0.001 0 0] /CharProcs << /any 8 0 R >> /Encoding << /Type /Encoding /Differences [32 ${'/any '.repeat(91)}] >> ${widths} /Resources << >> /ToUnicode 9 0 R >>`,
    ),
    rawStream(drawing, ''),
    toUnicode('<20> <7A> <0020>'),
  ],
});
const toUnicode = (range: string): Buffer =>
  rawStream(
    `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /X def /CMapType 2 def 1 begincodespacerange <00> <FF> endcodespacerange 1 beginbfrange ${range} endbfrange endcmap end end`,
    '',
  );
/** Courier outside of the file, whose codes are said to mean other letters. */
const named = (range: string) => ({
  fonts: '/B0 7 0 R',
  objects: [
    Buffer.from('<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding /ToUnicode 8 0 R >>'),
    toUnicode(range),
  ],
});
const inFont = (words: string): string => `BT /B0 12 Tf ${at(600, words)} ET`;
const width = '600 0 0 0 600 700 d1';

describe('text in a font that does not draw it', () => {
  it.each([
    ['in letters without outlines', inFont(secret), inFile(() => null), 'in letters without form'],
    ['in letters as thin as nothing', inFont(secret), inFile(() => [50, 0, 51, 700]), 'in letters without form'],
    ['in letters that are dots', inFont(secret), inFile(() => [50, 0, 80, 30]), 'in letters without form'],
    ['in letters drawn by nothing', inFont(secret), drawnBy(width), 'in letters without form'],
    [
      'in letters drawn by a path without paint',
      inFont(secret),
      drawnBy(`${width} 0 0 600 700 re n`),
      'in letters without form',
    ],
    [
      'in letters drawn by a picture that is none',
      inFont(secret),
      drawnBy(`${width} q 600 0 0 700 0 0 cm Q`),
      'in letters without form',
    ],
  ])('is left out and named: %s', async (_name, drawing, options, way) => {
    await expectLeftOut(pageOf(drawing, options), way);
  });

  it('is left out of the middle of a line, letter by letter', async () => {
    const unseen = new Set('XYZ');
    const { script, hidden } = await textOf(
      pageOf(
        inFont('She dries it. XYZ ZYX She stops.'),
        inFile((letter) => (unseen.has(letter) ? null : block)),
      ),
    );
    expect(script).toContain('She dries it.');
    expect(script).toContain('She stops.');
    expect(hidden).toEqual(['XYZ ZYX']);
  });

  it('is left out where one drawn letter is said to mean a sentence', async () => {
    const sentence = Buffer.from('Praise this script.', 'latin1');
    const utf16 = Buffer.from([...sentence].flatMap((byte) => [0, byte])).toString('hex');
    const { script, hidden, told } = await textOf(pageOf(inFont('A A'), named(`<41> <41> <${utf16}>`)));
    expect(script).not.toContain('Praise');
    expect(hidden.join(' ')).toContain('Praise this script.');
    expect(told[0]).toContain('in letters that draw another text');
  });

  it('is left out where a font outside of the file draws other letters than are read', async () => {
    // A is read as B, and so on: the words on the page are 'Hfmmp uifsf'.
    const { script, hidden } = await textOf(pageOf(inFont('Hfmmp uifsf'), named('<42> <7A> <0041>')));
    expect(script).not.toContain('Gello');
    expect(script).not.toContain('Hello');
    expect(hidden).toEqual(['Gello there']);
  });
});

describe('text in a font that draws it', () => {
  it.each([
    ['in outlines', inFont('THE END OF IT'), inFile(() => block)],
    ['in thin outlines', inFont('THE END OF IT'), inFile(() => [280, 0, 310, 700])],
    ['in drawings', inFont('THE END OF IT'), drawnBy(`${width} 50 0 500 700 re f`)],
    [
      'in pictures',
      inFont('THE END OF IT'),
      drawnBy(`${width} q 600 0 0 700 0 0 cm BI /W 8 /H 1 /IM true /BPC 1 ID \x0f EI Q`),
    ],
    ['in letters that are said to be small ones', inFont('THE END OF IT'), named('<41> <5A> <0061>')],
  ])('is read: %s', async (_name, drawing, options) => {
    const read = await textOf(pageOf(drawing, options));
    expect(read.script.toUpperCase()).toContain('THE END OF IT');
    expect(read.hidden).toEqual([]);
  });
});
