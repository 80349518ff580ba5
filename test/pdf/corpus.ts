/** The project's own scripts and what must come out of them. Refuses scripts of other owners. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { dumpScreenplay } from '../../lib/screenplay/dump.ts';
import type { Screenplay } from '../../lib/screenplay/model.ts';
import { readFountain } from '../../lib/screenplay/read-fountain.ts';
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

/** What is kept as the expected dump: counts first, then one line a node. */
export function expectedOf(screenplay: Screenplay) {
  const { titlePageCount, pageCount, scenes } = screenplay;
  return {
    titlePageCount,
    pageCount,
    sceneCount: scenes.length,
    dump: dumpScreenplay(screenplay).trimEnd().split('\n'),
  };
}
