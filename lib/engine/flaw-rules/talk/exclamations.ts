/** Exclamation marks in many speeches. */
import * as z from 'zod';
import { cite } from '../../../story/cite.ts';
import { quoteOf, spread } from '../../text/quote.ts';
import { percent } from '../../wording.ts';
import { hall, many, talk } from '../example-script.ts';
import { flawRule } from '../flaw-rule.ts';

const fewestSpeeches = 20;
const largestShare = 0.3;
const placesShown = 3;

const facts = z.object({
  loud: z.number().int(),
  speeches: z.number().int(),
  share: z.number(),
  places: z.array(cite),
});

export const exclamations = flawRule({
  id: 'exclamations',
  name: `Exclamation marks in over ${percent(largestShare)} of speeches`,
  topic: 'exclamations',
  effect: 0.5,
  work: 'line',
  facts,
  find({ speeches }) {
    const loud = speeches.filter(({ text }) => text.includes('!'));
    const share = loud.length / Math.max(1, speeches.length);
    if (speeches.length < fewestSpeeches || share <= largestShare) return null;
    const places = spread(loud, placesShown).map(({ passage }) => quoteOf(passage));
    return { loud: loud.length, speeches: speeches.length, share, places };
  },
  say({ loud, speeches, share, places }) {
    return {
      title: `${percent(share)} of speeches have an exclamation mark`,
      points: [
        {
          text: `${loud} of ${speeches} speeches are marked as loud, so that none of them stands out.`,
          evidence: places,
        },
      ],
      advice: 'Keep the mark where somebody is really shouting; elsewhere let the words do it.',
    };
  },
  costs: (where) => `Where so many lines are raised, as on ${where}, none sounds loud`,
  examples: [hall(many(20, (number) => talk(number % 2 ? 'ANN' : 'BEN', 'Come in!')))],
  nearMisses: [
    hall(many(19, (number) => talk(number % 2 ? 'ANN' : 'BEN', 'Come in!'))),
    hall(many(20, (number) => talk(number % 2 ? 'ANN' : 'BEN', number % 4 ? 'Come in.' : 'Come in!'))),
  ],
});
