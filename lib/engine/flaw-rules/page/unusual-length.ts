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
/** One produced feature in twenty is shorter, one in twenty longer; a page or two from there are nothing to tell (70 of 1,076 produced features of 66 pages or more are further off). */
const clearly = 4;
const fewestPages = shortest - clearly;
const mostPages = longest + clearly;

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
    if (!first || !last || (Math.ceil(pages) >= fewestPages && Math.ceil(pages) <= mostPages)) return null;
    return { pages, first: quoteOf(first.headingPassage), last: quoteOf(last.headingPassage) };
  },
  say({ pages, first, last }) {
    const bound = pages < fewestPages ? `${shortest} or more` : `${longest} or fewer`;
    return {
      title: `${Math.ceil(pages)} pages, where 19 of 20 produced features have ${bound}`,
      points: [{ text: `Half of them have more than ${middle}.`, evidence: [first, last] }],
      advice: null,
    };
  },
  costs: () => 'Its length stands out among features',
  examples: [hall(talkingPages(76)), hall(talkingPages(70), silentPages(95))],
  nearMisses: [hall(talkingPages(100)), hall(talkingPages(66)), hall(talkingPages(20))],
});
