/** Looks again, with its pictures unpacked, at pages of a PDF where a picture may hide a text or be what a text stands on. Refuses to unpack scans and more than a script's share. */
import { documentDrawing, lookAtPage } from './look-at-page.ts';
import { openPdf } from './open-pdf.ts';
import { hasAbsurdPicture, hasLargerPicture, picturesCover } from './pictures-cover.ts';
import type { DrawnText } from './place-runs.ts';
import { refuseSlow, ScreenplayError } from './screenplay-error.ts';
import { isScan } from './set-apart-hidden.ts';

/** A page as its first look gave it, in the page's own space. `texts` are set where one of them is hidden, and replace `plain`. */
export interface SeenPage {
  readonly number: number;
  readonly width: number;
  readonly height: number;
  /** From the page's own space to the page as shown. */
  readonly transform: readonly number[];
  readonly plain: readonly DrawnText[];
  readonly texts: readonly DrawnText[] | null;
  readonly scanned: boolean;
  readonly needsPictures: boolean;
  readonly readable: boolean;
}

/** A page of letter size in 600 dots an inch; larger ones are left out, and what stands on one counts as seen. */
const mostPointsOfPicture = 36_000_000;
/** For one file: some five seconds. Pages after that are taken as the first look saw them. */
const mostPointsOfFile = 200_000_000;

/**
 * Pages where a picture may lie on or under a text. In a file of scanned pages a picture shows what the words beside it say; a few such pages in a
 * script of another kind are looked at.
 */
export function doubtfulPages(pages: readonly SeenPage[]): SeenPage[] {
  const written = pages.filter(({ plain }) => plain.length > 0);
  const isOfScans = 2 * written.filter(({ scanned }) => scanned).length >= written.length;
  return written.filter(({ scanned, needsPictures }) => needsPictures && !(scanned && isOfScans));
}

/** The pages, those of `doubtful` looked at once more. @throws ScreenplayError damaged_pdf after the deadline, or for a picture that could not be unpacked before it */
export async function lookCloser(
  pages: readonly SeenPage[],
  doubtful: readonly SeenPage[],
  bytes: Uint8Array,
  deadline: number,
): Promise<SeenPage[]> {
  if (await hasAbsurdPicture(bytes)) {
    const sentence = 'This PDF holds a picture that makes no sense. Please export it again and upload the new file.';
    throw new ScreenplayError('damaged_pdf', sentence);
  }
  const document = await openPdf(bytes, { mostPoints: mostPointsOfPicture });
  if (document instanceof ScreenplayError) return [...pages];
  const closer = new Map<number, SeenPage>();
  try {
    const leftOut = hasLargerPicture(bytes, mostPointsOfPicture);
    const drawing = await documentDrawing(
      document,
      leftOut ? (picturesCover(bytes) ? 'cover' : 'see-through') : 'none',
    );
    let points = 0;
    for (const seen of doubtful) {
      if (points > mostPointsOfFile) break;
      refuseSlow(deadline);
      const page = await document.getPage(seen.number);
      const looked = await lookAtPage(page, drawing);
      page.cleanup();
      points += looked.points;
      const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
      const scanned = isScan(looked.texts, looked.pictures, [left, bottom, right, top]);
      const hides = !scanned && looked.texts.some(({ hiding }) => hiding);
      closer.set(seen.number, { ...seen, scanned, texts: hides ? looked.texts : null });
    }
  } finally {
    await document.loadingTask.destroy();
  }
  return pages.map((page) => closer.get(page.number) ?? page);
}
