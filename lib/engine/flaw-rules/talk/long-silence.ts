/** Many pages without a spoken word. */
import * as z from 'zod';
import { cite } from '../../../story/cite.ts';
import { quoteOf } from '../../text/quote.ts';
import { numberWord } from '../../wording.ts';
import { hall, silentPages, talkingPages } from '../example-script.ts';
import { flawRule } from '../flaw-rule.ts';

/** Pages without a spoken word; counted on features only. */
const longSilencePages = 6;

const facts = z.object({ from: z.number().int(), to: z.number().int(), before: cite, after: cite });

export const longSilence = flawRule({
  id: 'longSilence',
  name: `Over ${numberWord(longSilencePages)} pages without dialogue`,
  topic: 'silence',
  effect: 0.6,
  work: 'scene',
  featuresOnly: true,
  facts,
  find({ speeches }) {
    const gaps = speeches.slice(1).map((speech, index) => ({ from: speeches[index], to: speech }));
    const widest = gaps.reduce<(typeof gaps)[number] | null>(
      (most, gap) => (most?.from && most.to.page - most.from.page >= gap.to.page - (gap.from?.page ?? 0) ? most : gap),
      null,
    );
    if (!widest?.from || widest.to.page - widest.from.page <= longSilencePages) return null;
    const { from, to } = widest;
    return { from: from.page, to: to.page, before: quoteOf(from.passage), after: quoteOf(to.passage) };
  },
  say({ from, to, before, after }) {
    const pages = to - from;
    return {
      title: `Nobody speaks for ${pages} pages`,
      points: [{ text: `Between page ${from} and page ${to} there is no dialogue.`, evidence: [before, after] }],
      advice: `If the silence is the point, make each of its pages turn on something; if not, page ${from + Math.floor(pages / 2)} is the place for a voice.`,
    };
  },
  costs: (where) => `Around ${where} nobody is heard, and the page must hold by pictures alone`,
  examples: [hall(talkingPages(5), silentPages(8), talkingPages(55))],
  nearMisses: [
    hall(talkingPages(5), silentPages(4), talkingPages(60)),
    hall(talkingPages(5), silentPages(8), talkingPages(20)),
  ],
});
