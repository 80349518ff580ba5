/** A page whose Japanese font is not in the file and names a character map of Adobe's, as word processors write them. Refuses other scripts. */
import { writePdf } from './write-pdf.ts';

const font = `<< /Type /Font /Subtype /Type0 /BaseFont /HeiseiMin-W3 /Encoding /UniJIS-UCS2-H /DescendantFonts [
  << /Type /Font /Subtype /CIDFontType0 /BaseFont /HeiseiMin-W3 /DW 1000
     /CIDSystemInfo << /Registry (Adobe) /Ordering (Japan1) /Supplement 2 >>
     /FontDescriptor << /Type /FontDescriptor /FontName /HeiseiMin-W3 /Flags 4 /FontBBox [0 -200 1000 900] /ItalicAngle 0
                        /Ascent 900 /Descent -200 /CapHeight 700 /StemV 80 >> >>] >>`;

/** One line of text a row, an inch from the left, at 12 points. */
export function japanesePage(rows: readonly string[]): Uint8Array {
  const drawn = rows.map((row, index) => {
    const hex = [...row].map((character) => character.charCodeAt(0).toString(16).padStart(4, '0')).join('');
    return `BT /F1 12 Tf 1 0 0 1 72 ${700 - 24 * index} Tm <${hex}> Tj ET\n`;
  });
  return writePdf([[]], { font, rawContent: { data: Buffer.from(drawn.join('')), entries: '' } });
}
