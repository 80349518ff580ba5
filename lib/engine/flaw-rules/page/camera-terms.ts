/** Camera terms in the action. */
import * as z from 'zod';
import { cite } from '../../../story/cite.ts';
import { cameraTerm } from '../../lexicons/word-lists.ts';
import { quoteOf, spread } from '../../text/quote.ts';
import { counted, decimal, pagesOf } from '../../wording.ts';
import { hall } from '../example-script.ts';
import { flawRule } from '../flaw-rule.ts';

const fewestHits = 4;
const mostPerPage = 1;
/** More paragraphs than these stand on no page: where it ends was not seen. */
const fullPage = 10;
const fewestPages = 2;
const placesShown = 3;

const facts = z.object({ paragraphs: z.number().int(), perPage: z.number(), places: z.array(cite) });

export const cameraTerms = flawRule({
  id: 'cameraTerms',
  name: `More than ${counted(mostPerPage, 'paragraph')} of action a page with a camera term`,
  topic: 'camera',
  over: 'action',
  effect: 0.5,
  work: 'line',
  facts,
  find({ actions, pages }) {
    const hits = actions.filter(({ text }) => cameraTerm.test(text));
    const perPage = hits.length / pages;
    if (hits.length < fewestHits || perPage <= mostPerPage || (pages > fewestPages && perPage > fullPage)) return null;
    return { paragraphs: hits.length, perPage, places: spread(hits, placesShown).map(quoteOf) };
  },
  say({ paragraphs, perPage, places }) {
    return {
      title: `${decimal(perPage)} camera terms a page`,
      points: [{ text: `${paragraphs} paragraphs of action direct the camera or say “we see”.`, evidence: places }],
      advice: `Rewrite ${pagesOf(places.map(({ page }) => page))} as what is there to see; the shot follows by itself.`,
    };
  },
  costs: (where) => `The camera steps between reader and story on ${where}`,
  examples: [hall('We see the sea.', 'CLOSE ON the boat.', 'The camera follows her.', 'ANGLE ON Ann.')],
  nearMisses: [
    hall('We see the sea.', 'CLOSE ON the boat.', 'The camera follows her.'),
    hall('We seek the sea.', 'She is close.', 'Her cameras are here.', 'An angle of the roof.'),
  ],
});
