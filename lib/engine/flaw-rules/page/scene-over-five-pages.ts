/** A scene of many pages. */
import * as z from 'zod';
import { cite } from '../../../story/cite.ts';
import { quoteOf } from '../../text/quote.ts';
import { capitalised, counted, decimal, numberWord } from '../../wording.ts';
import { hall, silentPages } from '../example-script.ts';
import { flawRule } from '../flaw-rule.ts';

const longPages = 5;
const placesShown = 3;

const facts = z.object({
  scenes: z.number().int(),
  longest: z.object({ ordinal: z.number().int(), place: z.string(), pages: z.number() }),
  shown: z.array(cite),
});

export const sceneOverFivePages = flawRule({
  id: 'sceneOverFivePages',
  name: `A scene over ${numberWord(longPages)} pages`,
  topic: 'scene length',
  effect: 0.3,
  work: 'scene',
  facts,
  find({ scenes }) {
    const long = scenes.filter(({ pages }) => pages > longPages).sort((a, b) => b.pages - a.pages);
    const [longest] = long;
    if (!longest) return null;
    const { ordinal, place, pages } = longest;
    return {
      scenes: long.length,
      longest: { ordinal, place, pages },
      shown: long.slice(0, placesShown).map(({ headingPassage }) => quoteOf(headingPassage)),
    };
  },
  say({ scenes, longest, shown }) {
    return {
      title: `${capitalised(counted(scenes, 'scene'))} over ${numberWord(longPages)} pages`,
      points: [
        {
          text: `The longest is scene ${longest.ordinal}, ${longest.place}, with ${decimal(longest.pages)} pages.`,
          evidence: shown,
        },
      ],
      advice: `See whether scene ${longest.ordinal} turns in its middle; if it does not, it may be two scenes or half of one.`,
    };
  },
  costs: (where) => `Attention has to be won twice within the scene on ${where}`,
  examples: [hall(silentPages(7)) + hall(silentPages(1))],
  nearMisses: [hall(silentPages(4)) + hall(silentPages(4))],
});
