/** A page that is not there, by the numbers that the script prints. Fountain prints none: the rule is shown on printed pages in `test/engine/reading/page-gaps.test.ts`. */
import * as z from 'zod';
import { cite } from '../../../story/cite.ts';
import { quoteEnd, quoteOf } from '../../text/quote.ts';
import { capitalised, pagesOf } from '../../wording.ts';
import { hall, talkingPages } from '../example-script.ts';
import { flawRule } from '../flaw-rule.ts';

/** Printed numbers; `last` stands above the gap, `next` below it. */
const gap = z.object({ missing: z.array(z.number().int()).min(1), last: cite, next: cite });
const facts = z.object({ pages: z.array(z.number().int()).min(1), shown: z.array(gap).min(1) });

export const missingPages = flawRule({
  id: 'missingPages',
  name: 'A page that is missing, by the numbers printed on the pages',
  topic: 'missing-pages',
  over: 'pages',
  effect: 0.99,
  work: 'slip',
  facts,
  find({ pageGaps }) {
    if (pageGaps.length === 0) return null;
    const shown = pageGaps.map(({ missing, last, next }) => ({
      missing: [...missing],
      last: quoteEnd(last),
      next: quoteOf(next),
    }));
    return { pages: shown.map(({ next }) => next.page), shown };
  },
  say({ shown }) {
    const numbers = shown.flatMap(({ missing }) => missing);
    const are = numbers.length === 1 ? 'is' : 'are';
    return {
      title: `${capitalised(pagesOf(numbers))} ${are} missing, by the printed numbers`,
      points: shown.map(({ missing, last, next }) => ({
        text: `Page ${(missing[0] ?? 0) - 1} is followed by page ${(missing.at(-1) ?? 0) + 1}.${counted(next.page, (missing.at(-1) ?? 0) + 1)}`,
        evidence: [last, next],
      })),
      advice: 'See whether what stands there follows on; put the page back, or number the pages anew.',
    };
  },
  costs: (where) => `A reader stops at ${where} to look for the rest`,
  examples: [],
  nearMisses: [hall(talkingPages(30))],
});

/** Where these reports count another number than the page prints. */
const counted = (page: number, printed: number): string =>
  page === printed ? '' : ` These reports count that one as page ${page}.`;
