/** A lead who says nothing for many pages. */
import * as z from 'zod';
import { cite } from '../../../story/cite.ts';
import { characterId } from '../../../story/ids.ts';
import { quoteOf } from '../../text/quote.ts';
import { hall, silentPages, talk, talkingPages } from '../example-script.ts';
import { flawRule } from '../flaw-rule.ts';

/** Pages of silence that make a lead's absence felt; counted on features only. */
const longSilencePages = 15;

/** The lead's last speech before the longest silence and the first after it; `pages` lie between them. */
const facts = z.object({ lead: z.string(), pages: z.number().int(), before: cite, after: cite });

export const leadSilentLong = flawRule({
  id: 'leadSilentLong',
  name: `A lead silent for over ${longSilencePages} pages`,
  topic: 'lead-absence',
  effect: 0.9,
  work: 'story',
  featuresOnly: true,
  facts,
  find({ lead }) {
    if (!lead) return null;
    const { id, speeches } = lead.character;
    const gaps = speeches.slice(1).map((speech, index) => ({
      from: speeches[index],
      to: speech,
      pages: speech.page - (speeches[index]?.page ?? 0),
    }));
    const widest = gaps.reduce<(typeof gaps)[number] | null>(
      (most, gap) => (most && most.pages >= gap.pages ? most : gap),
      null,
    );
    if (!widest?.from || widest.pages <= longSilencePages) return null;
    return {
      lead: characterId(id),
      pages: widest.pages,
      before: quoteOf(widest.from.passage),
      after: quoteOf(widest.to.passage),
    };
  },
  say({ lead, pages, before, after }, nameOf) {
    const name = nameOf(lead);
    return {
      title: `${name} says nothing for ${pages} pages`,
      points: [
        {
          text: `${name} speaks on page ${before.page} and not again until page ${after.page}.`,
          evidence: [before, after],
        },
      ],
      advice: `Look at pages ${before.page} to ${after.page}: a line, a decision or a mention of ${name} there keeps the story in the lead’s hands.`,
    };
  },
  costs: (where) => `Between ${where} a reader may wonder whose story it is`,
  examples: [hall(talk('ANN', 'I am off.'), silentPages(17), talkingPages(50))],
  nearMisses: [
    hall(talk('ANN', 'I am off.'), silentPages(12), talkingPages(55)),
    hall(talk('ANN', 'I am off.'), silentPages(17), talkingPages(20)),
  ],
});
