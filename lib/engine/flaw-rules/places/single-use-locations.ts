/** Most places used only once. */
import * as z from 'zod';
import { cite } from '../../../story/cite.ts';
import { quoteOf, spread } from '../../text/quote.ts';
import { listed, percent } from '../../wording.ts';
import { many, scene } from '../example-script.ts';
import { flawRule } from '../flaw-rule.ts';

const fewestPlaces = 8;
/** Share of places used once that is passed by few produced scripts. */
export const mostUsedOnce = 0.8;
const placesShown = 3;
const placesNamed = 4;

const facts = z.object({
  places: z.number().int(),
  share: z.number(),
  single: z.array(z.string()),
  shown: z.array(cite),
});

export const singleUseLocations = flawRule({
  id: 'singleUseLocations',
  name: 'Most locations used only once',
  topic: 'single-use',
  effect: 0.5,
  work: 'story',
  facts,
  find({ scenes }) {
    const uses = new Map<string, number>();
    for (const { placeKey } of scenes) uses.set(placeKey, (uses.get(placeKey) ?? 0) + 1);
    const single = scenes.filter(({ placeKey }) => uses.get(placeKey) === 1);
    const share = single.length / Math.max(1, uses.size);
    if (uses.size < fewestPlaces || share <= mostUsedOnce) return null;
    return {
      places: uses.size,
      share,
      single: single.map(({ place }) => place),
      shown: spread(single, placesShown).map(({ headingPassage }) => quoteOf(headingPassage)),
    };
  },
  say({ places, share, single, shown }) {
    return {
      title: `${percent(share)} of the places are used once`,
      points: [
        {
          text: `${single.length} of ${places} places never return: ${listed(single.slice(0, placesNamed))}${single.length > placesNamed ? ' and others' : ''}.`,
          evidence: shown,
        },
      ],
      advice: `A place that returns lets the reader see what has changed. Ask whether a later scene could come back to ${single[0] ?? 'the first of them'}.`,
    };
  },
  costs: (where) => `Places are learned and dropped, as on ${where}, and none gathers meaning`,
  examples: [many(8, (number) => scene(`INT. ROOM ${number} - DAY`, 'Ann waits.'))],
  nearMisses: [
    many(7, (number) => scene(`INT. ROOM ${number} - DAY`, 'Ann waits.')),
    many(10, (number) => scene(`INT. ROOM ${number} - DAY`, 'Ann waits.')) +
      many(2, (number) => scene(`INT. ROOM ${number} - NIGHT`, 'Ann waits.')),
  ],
});
