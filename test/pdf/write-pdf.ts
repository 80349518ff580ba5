/** Writes small PDF files for fixtures: positioned Courier text, the same bytes every time. Refuses fonts, compression and pictures of note. */
import { createHash } from 'node:crypto';
import { type Cipher, createCipher, type Encryption } from './encrypt-pdf.ts';
import { toWinAnsi } from './win-ansi.ts';

/** Text at points from the left and, to its baseline, from the top of the page. Courier 12 unless `size` says otherwise. */
export interface PlacedText {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly size?: number;
  readonly bold?: boolean;
  /** Degrees against the clock, for a watermark. */
  readonly angle?: number;
}

/** A page without text is drawn as one grey picture, as a scanner would. */
export type PageContent = readonly PlacedText[] | 'picture';

export interface PdfOptions {
  readonly width?: number;
  readonly height?: number;
  readonly rotate?: 0 | 90 | 180 | 270;
  readonly encryption?: Encryption;
  /** A raw dictionary in place of Courier's. */
  readonly font?: string;
  /** Raw entries for the catalog and for every page: actions, links, attachments. */
  readonly catalogEntries?: string;
  readonly pageEntries?: string;
  /** Raw drawing instructions in place of the pages' own, and raw entries for their stream. */
  readonly rawContent?: { readonly data: Buffer; readonly entries: string };
  /** Raw entries for the pages' fonts, beside F1 and F2, and for their resources. */
  readonly fonts?: string;
  readonly resources?: string;
  /** Raw objects behind those of the pages; the first one's number is 7 in a file of one page. */
  readonly objects?: readonly Buffer[];
}

/** A raw stream with its entries, for `objects`. */
export const rawStream = (data: Buffer | string, entries: string): Buffer => {
  const bytes = Buffer.isBuffer(data) ? data : Buffer.from(data, 'latin1');
  return Buffer.concat([object(`<< /Length ${bytes.length} ${entries} >>\nstream\n`), bytes, object('\nendstream')]);
};

/** US letter, in points. */
export const letter = { width: 612, height: 792 } as const;

const catalogNumber = 1;
const pagesNumber = 2;
const fontNumber = 3;
const boldNumber = 4;
const firstPageNumber = 5;

/** The bytes of a PDF 1.4 file. */
export function writePdf(pages: readonly PageContent[], options: PdfOptions = {}): Uint8Array {
  const { width = letter.width, height = letter.height, rotate = 0 } = options;
  const fileId = createHash('md5').update(JSON.stringify(pages)).digest();
  const cipher = options.encryption ? createCipher(options.encryption, fileId) : null;
  const kids = pages.map((_, index) => `${firstPageNumber + 2 * index} 0 R`).join(' ');
  const objects: Buffer[] = [
    object(`<< /Type /Catalog /Pages ${pagesNumber} 0 R ${options.catalogEntries ?? ''} >>`),
    object(`<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`),
    object(options.font ?? '<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>'),
    object('<< /Type /Font /Subtype /Type1 /BaseFont /Courier-Bold /Encoding /WinAnsiEncoding >>'),
  ];
  pages.forEach((page, index) => {
    const contentNumber = firstPageNumber + 2 * index + 1;
    objects.push(
      object(
        `<< /Type /Page /Parent ${pagesNumber} 0 R /MediaBox [0 0 ${width} ${height}] /Rotate ${rotate} /Resources << /Font << /F1 ${fontNumber} 0 R /F2 ${boldNumber} 0 R${spaced(options.fonts)} >>${spaced(options.resources)} >> /Contents ${contentNumber} 0 R ${options.pageEntries ?? ''} >>`,
      ),
      stream(
        options.rawContent?.data ?? drawPage(page, height),
        options.rawContent?.entries ?? '',
        contentNumber,
        cipher,
      ),
    );
  });
  objects.push(...(options.objects ?? []));
  if (cipher) objects.push(object(cipher.dictionary));
  return assemble(objects, fileId, cipher !== null);
}

const spaced = (entries?: string): string => (entries ? ` ${entries}` : '');

const object = (text: string): Buffer => Buffer.from(text, 'latin1');

function stream(data: Buffer, entries: string, number: number, cipher: Cipher | null): Buffer {
  return rawStream(cipher ? cipher.encrypt(data, number) : data, entries);
}

function drawPage(page: PageContent, height: number): Buffer {
  if (page === 'picture') {
    return object(`q 612 0 0 ${height} 0 0 cm BI /W 1 /H 1 /CS /G /BPC 8 ID \x80 EI Q`);
  }
  return Buffer.concat(page.map((text) => drawText(text, height)));
}

function drawText({ x, y, text, size = 12, angle = 0, bold = false }: PlacedText, height: number): Buffer {
  const turn = (angle * Math.PI) / 180;
  const matrix = [Math.cos(turn), Math.sin(turn), -Math.sin(turn), Math.cos(turn), x, height - y].map(short).join(' ');
  return Buffer.concat([
    object(`BT /${bold ? 'F2' : 'F1'} ${size} Tf ${matrix} Tm (`),
    escapeString(toWinAnsi(text)),
    object(') Tj ET\n'),
  ]);
}

const short = (value: number): string => String(Math.round(value * 1000) / 1000 + 0);

function escapeString(text: Buffer): Buffer {
  const special = new Set([...'()\\'].map((character) => character.charCodeAt(0)));
  return Buffer.from([...text].flatMap((byte) => (special.has(byte) ? [0x5c, byte] : [byte])));
}

function assemble(objects: readonly Buffer[], fileId: Buffer, encrypted: boolean): Uint8Array {
  const chunks: Buffer[] = [object('%PDF-1.4\n%\xe2\xe3\xcf\xd3\n')];
  const offsets: number[] = [];
  let length = chunks[0]?.length ?? 0;
  const append = (chunk: Buffer): void => {
    chunks.push(chunk);
    length += chunk.length;
  };
  objects.forEach((content, index) => {
    offsets.push(length);
    append(Buffer.concat([object(`${index + 1} 0 obj\n`), content, object('\nendobj\n')]));
  });
  const crossReference = length;
  const id = fileId.toString('hex');
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const encryptEntry = encrypted ? `/Encrypt ${objects.length} 0 R ` : '';
  append(object(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`));
  append(
    object(
      `trailer\n<< /Size ${objects.length + 1} /Root ${catalogNumber} 0 R ${encryptEntry}/ID [<${id}> <${id}>] >>\nstartxref\n${crossReference}\n%%EOF\n`,
    ),
  );
  return new Uint8Array(Buffer.concat(chunks));
}
