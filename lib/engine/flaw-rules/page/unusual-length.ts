/** A length outside what produced features have. */
import * as z from 'zod';
import { cite } from '../../../story/cite.ts';
import { tripodNorms } from '../../norms/produced-scripts.ts';
import { quoteOf } from '../../text/quote.ts';
import { hall, silentPages, talkingPages } from '../example-script.ts';
import { flawRule } from '../flaw-rule.ts';

const [shortest = 0, middle, longest = Number.POSITIVE_INFINITY] = tripodNorms.pages.points.map(({ value }) =>
  Math.round(value),
);
/** One produced feature in twenty is shorter, one in twenty longer. */
const fewestPages = shortest;
const mostPages = longest;

const facts = z.object({ pages: z.number(), first: cite, last: cite });

export const unusualLength = flawRule({
  id: 'unusualLength',
  name: `A length under ${fewestPages} or over ${mostPages} pages`,
  topic: 'length',
  over: 'pages',
  effect: 0.7,
  work: 'story',
  featuresOnly: true,
  facts,
  find({ pages, scenes }) {
    const first = scenes[0];
    const last = scenes.at(-1);
    if (!first || !last || (Math.round(pages) >= fewestPages && Math.round(pages) <= mostPages)) return null;
    return { pages, first: quoteOf(first.headingPassage), last: quoteOf(last.headingPassage) };
  },
  say({ pages, first, last }) {
    const isShort = pages < fewestPages;
    return {
      title: `${Math.round(pages)} pages, ${isShort ? `under ${fewestPages}` : `over ${mostPages}`}`,
      points: [
        {
          text: `Produced features run ${shortest} to ${longest} pages between the 5th and the 95th percentile, ${middle} in the middle.`,
          evidence: [first, last],
        },
      ],
      advice: isShort
        ? 'See which key scene could be lived through rather than reported.'
        : 'Begin with the scenes that neither bring anybody new nor change anything: they are the cheapest pages to lose.',
    };
  },
  costs: () => 'The page count is read before the first line is',
  examples: [hall(talkingPages(76)), hall(talkingPages(70), silentPages(95))],
  nearMisses: [hall(talkingPages(100)), hall(talkingPages(66)), hall(talkingPages(20))],
});
