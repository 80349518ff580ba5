/** Headings without a time of day. */
import * as z from 'zod';
import { cite } from '../../../story/cite.ts';
import { quoteOf, spread } from '../../text/quote.ts';
import { pagesOf, percent } from '../../wording.ts';
import { many, scene } from '../example-script.ts';
import { flawRule } from '../flaw-rule.ts';

const fewestScenes = 5;
const largestShare = 0.1;
const placesShown = 3;

const facts = z.object({
  without: z.number().int(),
  scenes: z.number().int(),
  shown: z.array(z.object({ page: z.number().int(), cite })),
});

export const headingsWithoutTime = flawRule({
  id: 'headingsWithoutTime',
  name: 'Headings without a time of day',
  topic: 'headings',
  effect: 0.3,
  work: 'slip',
  facts,
  find({ scenes }) {
    const without = scenes.filter(({ heading }) => heading.timeOfDay === null);
    if (scenes.length < fewestScenes || without.length / scenes.length <= largestShare) return null;
    return {
      without: without.length,
      scenes: scenes.length,
      shown: spread(without, placesShown).map(({ page, headingPassage }) => ({ page, cite: quoteOf(headingPassage) })),
    };
  },
  say({ without, scenes, shown }) {
    return {
      title: `${percent(without / scenes)} of headings give no time of day`,
      points: [{ text: `${without} of ${scenes} headings.`, evidence: shown.map((one) => one.cite) }],
      advice: `Add the time of day on ${pagesOf(shown.map(({ page }) => page))}${without > placesShown ? ' and the others' : ''}, or CONTINUOUS where the scene before runs on: a schedule is made from headings.`,
    };
  },
  costs: (where) => `Nobody who plans a shoot knows the hour on ${where}`,
  examples: [many(5, (number) => scene(`INT. ROOM ${number}`, 'Ann waits.'))],
  nearMisses: [
    many(4, (number) => scene(`INT. ROOM ${number}`, 'Ann waits.')),
    scene('INT. ATTIC', 'Ann waits.') + many(10, (number) => scene(`INT. ROOM ${number} - DAY`, 'Ann waits.')),
  ],
});
