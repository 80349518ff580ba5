/** Parentheticals in many speeches. */
import * as z from 'zod';
import { wholeWords } from '../../../screenplay/text/phrases.ts';
import { cite } from '../../../story/cite.ts';
import { neededDirections } from '../../lexicons/speech-words.ts';
import { quoteOf, spread } from '../../text/quote.ts';
import { pagesOf, percent } from '../../wording.ts';
import { hall, many, talk } from '../example-script.ts';
import { flawRule } from '../flaw-rule.ts';

const fewestSpeeches = 20;
const largestShare = 0.3;
const placesShown = 3;
/** Where a voice comes from, whom it is for and in which tongue: the line does not tell that. */
const needed = wholeWords(neededDirections, { start: '^\\(?\\s*', end: '' });

const facts = z.object({
  marked: z.number().int(),
  speeches: z.number().int(),
  share: z.number(),
  places: z.array(cite),
});

export const manyParentheticals = flawRule({
  id: 'manyParentheticals',
  name: `Parentheticals in over ${percent(largestShare)} of speeches`,
  topic: 'parentheticals',
  over: 'speeches',
  effect: 0.5,
  work: 'line',
  facts,
  find({ speeches }) {
    const marked = speeches.filter(({ parentheticals }) => parentheticals.some(({ text }) => !needed.test(text)));
    const share = marked.length / Math.max(1, speeches.length);
    if (speeches.length < fewestSpeeches || share <= largestShare) return null;
    const places = spread(
      marked.flatMap(({ parentheticals }) => parentheticals.filter(({ text }) => !needed.test(text)).slice(0, 1)),
      placesShown,
    );
    return { marked: marked.length, speeches: speeches.length, share, places: places.map(quoteOf) };
  },
  say({ marked, speeches, share, places }) {
    return {
      title: `${percent(share)} of speeches carry a parenthetical`,
      points: [{ text: `${marked} of ${speeches} speeches tell the actor how to say the line.`, evidence: places }],
      advice: `Read ${pagesOf(places.map(({ page }) => page))} without them; keep those that reverse the meaning of the words.`,
    };
  },
  costs: (where) => `Actors are told what the lines should tell them, as on ${where}`,
  examples: [hall(many(20, (number) => talk(number % 2 ? 'ANN' : 'BEN', '(softly)\nCome in.')))],
  nearMisses: [
    hall(many(19, (number) => talk(number % 2 ? 'ANN' : 'BEN', '(softly)\nCome in.'))),
    hall(many(20, (number) => talk(number % 2 ? 'ANN' : 'BEN', number % 4 ? 'Come in.' : '(softly)\nCome in.'))),
  ],
});
