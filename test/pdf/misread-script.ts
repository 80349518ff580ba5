/** The sample script as a bad copy: one cue misspelt, one page a picture, for tests of what the writer is told about a reading. */
import { readFountain } from '../../lib/screenplay/formats/read-fountain.ts';
import { lastReel } from './corpus.ts';
import { drawScreenplay } from './draw-screenplay.ts';
import { type PageContent, writePdf } from './write-pdf.ts';

/** The page of the file that holds no text; the title page is the first. */
export const picturePage = 9;

/** LENA's third cue reads LNEA; `picturePage` stands between two pages of the script. */
export function misreadScript(): Uint8Array {
  let cues = 0;
  const fountain = lastReel.fountain().replace(/^LENA$/gm, (cue) => {
    cues += 1;
    return cues === 3 ? 'LNEA' : cue;
  });
  const pages: PageContent[] = drawScreenplay(readFountain(fountain));
  pages.splice(picturePage - 1, 0, 'picture');
  return writePdf(pages);
}
