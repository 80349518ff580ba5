/** Makes the PDF of each corpus script from its Fountain source, and the dump that the reader must give for it: `node test/pdf/make-corpus.ts`. */
import { writeFileSync } from 'node:fs';
import { readScript } from '../../lib/screenplay/parse.ts';
import { corpusPath, expectedOf, lastReel, pdfOf } from './corpus.ts';

const pdf = pdfOf(lastReel.fountain());
const reading = await readScript(pdf, { format: 'pdf', maxPages: 600 });
writeFileSync(corpusPath('the-last-reel.pdf'), pdf);
writeFileSync(corpusPath('the-last-reel.json'), `${JSON.stringify(expectedOf(reading), null, 2)}\n`);
const { screenplay } = reading;
console.log(`the-last-reel: ${screenplay.pageCount} pages, ${screenplay.scenes.length} scenes, ${pdf.length} bytes`);
