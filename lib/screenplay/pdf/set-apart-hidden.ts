/** Parts text that a reader of the page does not see from the script. Drops nothing; refuses to call about a whole file hidden. */
import type { Hiding, PdfPage, PdfRun } from './pdf-page.ts';

/** Of the script's own size of letters: 3 points in a script of 12. A yardstick of ours; no reader of paper reads that. */
const tinyShare = 0.25;
/** Of all letters. Where fewer are seen it is the colours that were misread; a lower bar would let hidden words outnumber a script and be read. */
const fewestSeen = 0.1;

/** Size of most letters of the file, in points. */
function commonSize(pages: readonly PdfPage[]): number {
  const letters = new Map<number, number>();
  for (const { text, fontSize } of pages.flatMap(({ runs }) => runs)) {
    const size = Math.round(fontSize * 2) / 2;
    letters.set(size, (letters.get(size) ?? 0) + text.length);
  }
  return [...letters].reduce((most, entry) => (entry[1] > most[1] ? entry : most), [0, 0])[0];
}

function hidingOf(run: PdfRun, page: PdfPage, size: number): Hiding | null {
  if (run.hiding) return run.hiding;
  if (run.fontSize < size * tinyShare) return 'tiny';
  const isBeside = run.upright && (run.x >= page.width || run.x + run.width <= 0);
  return isBeside || run.y <= 0 || run.y - run.fontSize >= page.height ? 'off-page' : null;
}

const letterCount = (runs: readonly PdfRun[]): number => runs.reduce((sum, { text }) => sum + text.length, 0);

/**
 * Every page with what is hidden on it set apart. Where next to nothing of a file would be seen, its colours or sizes mean something else
 * (a dark page, a damaged file), and all of it is read.
 */
export function setApartHidden(pages: readonly PdfPage[]): PdfPage[] {
  const size = commonSize(pages);
  const parted = pages.map((page): PdfPage & { hidden: readonly PdfRun[] } => {
    const runs: PdfRun[] = [];
    const hidden: PdfRun[] = [];
    for (const run of page.runs) {
      const hiding = hidingOf(run, page, size);
      if (hiding) hidden.push({ ...run, hiding });
      else runs.push(run);
    }
    return { ...page, runs, hidden };
  });
  const seen = parted.reduce((sum, { runs }) => sum + letterCount(runs), 0);
  const unseen = parted.reduce((sum, { hidden }) => sum + letterCount(hidden), 0);
  return seen < fewestSeen * (seen + unseen) ? [...pages] : parted;
}
