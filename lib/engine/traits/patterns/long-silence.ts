/** The longest run of pages between two speeches, as a strength where hardly any produced script has one so long: what is told there is told in pictures. */
import * as z from 'zod';
import { cite } from '../../../story/cite.ts';
import { shortPages } from '../../derive.ts';
import { quoteOf } from '../../text/quote.ts';
import type { PatternRule } from '../pattern-rule.ts';

/** In nine of ten of so many produced features the longest run is shorter than these pages (median 1.5, 95th 4.5; counted 2026-11-28). */
export const longestOfNine = { pages: 2.9, scripts: 102 } as const;
/** It comes behind what returns and before what only counts exchanges. */
const weight = 0.9;

const page = z.number().int();
const facts = z.object({ from: page, to: page, length: z.number(), affected: page, cites: z.array(cite) });

export const longSilence: PatternRule<z.infer<typeof facts>> = {
  id: 'long-silence',
  kind: 'strength',
  facts,
  find({ speeches, pages }) {
    if (pages < shortPages) return null;
    const gaps = speeches.slice(1).flatMap((next, at) => {
      const before = speeches[at];
      return before ? [{ before, next, length: (next.position - before.position) * pages }] : [];
    });
    const [longest] = gaps.toSorted((a, b) => b.length - a.length);
    if (!longest || longest.length < longestOfNine.pages) return null;
    const { before, next, length } = longest;
    return {
      facts: {
        from: before.page,
        to: next.page,
        length,
        affected: next.page - before.page + 1,
        cites: [quoteOf(before.passage), quoteOf(next.passage)],
      },
      weight,
    };
  },
};
