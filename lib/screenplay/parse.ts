/** The one door of this room: bytes of a script in, Screenplay out. Rejects what is no screenplay, with a sentence for the user. */
import { decodeText } from './formats/decode-text.ts';
import { readFountainScreenplay } from './formats/fountain-screenplay.ts';
import { placeScript } from './formats/place-script.ts';
import { readFdx } from './formats/read-fdx.ts';
import { readText } from './formats/read-text.ts';
import { judgeScript } from './judge-script.ts';
import type { Screenplay } from './model.ts';
import { readPdf } from './pdf/read-pdf.ts';
import { readPositions } from './read-positions.ts';
import { ScreenplayError } from './screenplay-error.ts';
import type { ParsedScript, ScriptLine } from './script-line.ts';

/** `maxPages` counts the file's pages; for formats without pages, those of the standard layout. */
export interface ParseOptions {
  readonly format: 'pdf' | 'fountain' | 'fdx' | 'text';
  readonly maxPages: number;
}

/** @throws ScreenplayError, and nothing else: see readPdf; not_a_screenplay and prose_not_screenplay as judgeScript says. */
export async function parseScreenplay(bytes: Uint8Array, options: ParseOptions): Promise<Screenplay> {
  return (await readScript(bytes, options)).screenplay;
}

/** The screenplay together with every line it was made of. @throws ScreenplayError as parseScreenplay */
export async function readScript(
  bytes: Uint8Array,
  { format, maxPages }: ParseOptions,
): Promise<{ screenplay: Screenplay; lines: readonly ScriptLine[] }> {
  const { screenplay, lines } = await read(bytes, format, maxPages);
  if (screenplay.pageCount > maxPages) {
    throw new ScreenplayError(
      'too_many_pages',
      `This script has ${screenplay.pageCount} pages; the limit is ${maxPages}.`,
    );
  }
  const doubts = judgeScript({ screenplay, lines }, format === 'fountain' || format === 'fdx');
  const diagnostics = [...screenplay.diagnostics, ...doubts];
  return { screenplay: { format, ...screenplay, diagnostics }, lines };
}

async function read(bytes: Uint8Array, format: ParseOptions['format'], maxPages: number): Promise<ParsedScript> {
  switch (format) {
    case 'pdf':
      return readPositions(await readPdf(bytes, { maxPages }).catch((error: unknown) => namingWordFiles(error, bytes)));
    case 'fountain':
      return readFountainScreenplay(decodeText(bytes));
    case 'fdx':
      return placeScript(readFdx(bytes));
    case 'text':
      return readText(decodeText(bytes));
  }
}

/** The marks at the head of files that word processors save. */
const wordFiles: readonly (readonly [head: string, name: string])[] = [
  ['{\\rtf', 'an RTF text'],
  ['\u00D0\u00CF\u0011\u00E0', 'a Word document'],
];

/** A document whose name was changed to .pdf is still no PDF; its writer is told how to make one. */
function namingWordFiles(error: unknown, bytes: Uint8Array): never {
  if (!(error instanceof ScreenplayError) || error.code !== 'not_a_pdf') throw error;
  const head = String.fromCharCode(...bytes.subarray(0, 4000));
  const isDocx = head.startsWith('PK') && /word\/|\[Content_Types\]/.test(head);
  const name = isDocx ? 'a Word document' : wordFiles.find(([mark]) => head.startsWith(mark))?.[1];
  if (!name) throw error;
  const message = `This file is ${name} with the name of a PDF. Please open it, export it as PDF and upload that file.`;
  throw new ScreenplayError('not_a_pdf', message, { cause: error });
}
