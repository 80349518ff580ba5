/** The sample script as a draft with slips, as a PDF: every report has something to say of it, also where the clean one leaves nothing to mend. */
import { readFountain } from '../../lib/screenplay/formats/read-fountain.ts';
import { slippedScripts } from '../engine/notes/slipped-drafts.ts';
import { drawScreenplay } from './draw-screenplay.ts';
import { writePdf } from './write-pdf.ts';

export function slippedSample(): Uint8Array {
  const sample = slippedScripts.find(({ name }) => name === 'the-last-reel');
  if (!sample) throw new RangeError('There is no draft of the sample with slips');
  return writePdf(drawScreenplay(readFountain(sample.fountain)));
}
