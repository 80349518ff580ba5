/** The one door of this room: bytes of a script in, Screenplay out. Refuses what is no screenplay, with a sentence for the user. */
import { decodeText } from './decode-text.ts';
import { readFountainScreenplay } from './fountain-screenplay.ts';
import type { Screenplay } from './model.ts';
import { placeScript } from './place-script.ts';
import { readFdx } from './read-fdx.ts';
import { readPdf } from './read-pdf.ts';
import { readPositions } from './read-positions.ts';
import { readText } from './read-text.ts';
import { ScreenplayError } from './screenplay-error.ts';
import type { Reading, ScriptLine } from './script-line.ts';

/** `maxPages` counts the file's pages; for formats without pages, those of the standard layout. */
export interface ParseOptions {
  readonly format: 'pdf' | 'fountain' | 'fdx' | 'text';
  readonly maxPages: number;
}

/** @throws ScreenplayError, and nothing else: see readPdf; not_a_screenplay when neither a scene heading nor a cue was found. */
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
  const isScript = screenplay.scenes.some(
    (scene) => scene.heading !== null || scene.elements.some((element) => element.kind === 'speech'),
  );
  if (!isScript) {
    throw new ScreenplayError(
      'not_a_screenplay',
      'No scene heading and no character cue was found in this file. Please upload a script in screenplay layout.',
    );
  }
  return { screenplay: { format, ...screenplay }, lines };
}

async function read(bytes: Uint8Array, format: ParseOptions['format'], maxPages: number): Promise<Reading> {
  switch (format) {
    case 'pdf':
      return readPositions(await readPdf(bytes, { maxPages }));
    case 'fountain':
      return readFountainScreenplay(decodeText(bytes));
    case 'fdx':
      return placeScript(readFdx(bytes));
    case 'text':
      return readText(decodeText(bytes));
  }
}
