/** The project's own scripts and what must come out of them. Refuses scripts of other owners. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { dumpLines } from '../../lib/screenplay/dump.ts';
import { readFountain } from '../../lib/screenplay/formats/read-fountain.ts';
import type { readScript } from '../../lib/screenplay/parse.ts';
import { drawScreenplay } from './draw-screenplay.ts';
import { writePdf } from './write-pdf.ts';

const folder = path.join(import.meta.dirname, '..', 'corpus');
export const corpusPath = (file: string): string => path.join(folder, file);

export const lastReel = {
  fountain: (): string => readFileSync(corpusPath('the-last-reel.fountain'), 'utf8'),
  pdf: (): Uint8Array => new Uint8Array(readFileSync(corpusPath('the-last-reel.pdf'))),
  expected: (): unknown => JSON.parse(readFileSync(corpusPath('the-last-reel.json'), 'utf8')),
};

/** The PDF of a Fountain script in the standard layout. */
export const pdfOf = (fountain: string): Uint8Array => writePdf(drawScreenplay(readFountain(fountain)));

/** What is kept of a reading: every line with its element, and what the lines do not show. */
export function expectedOf({ screenplay, lines }: Awaited<ReturnType<typeof readScript>>) {
  const { titlePageCount, pageCount, titlePage, scenes, furniture, diagnostics } = screenplay;
  return {
    titlePageCount,
    pageCount,
    titlePage,
    scenes: scenes.map(({ index, eighths, heading }) => [
      index,
      `${eighths}/8`,
      heading && [heading.number, heading.setting, heading.location, heading.timeOfDay],
    ]),
    furniture: furniture.map(({ kind, text }) => `${kind} ${text}`),
    diagnostics,
    dump: dumpLines(lines).trimEnd().split('\n'),
  };
}
