/** Many places for the length. */
import * as z from 'zod';
import { cite } from '../../../story/cite.ts';
import { quoteOf, spread } from '../../text/quote.ts';
import { counted, decimal, listed } from '../../wording.ts';
import { many, scene } from '../example-script.ts';
import { flawRule } from '../flaw-rule.ts';

const fewestScenes = 8;
const mostPerPage = 1.2;
const placesShown = 3;

/** Where the examples play. */
const towns = ['ROAD', 'PIER', 'BANK', 'CHURCH', 'DEPOT', 'GARAGE', 'LIBRARY', 'MARKET', 'OFFICE', 'PRISON', 'QUARRY'];

const facts = z.object({
  headings: z.number().int(),
  pages: z.number(),
  locations: z.number().int(),
  shown: z.array(z.object({ place: z.string(), page: z.number().int(), cite })),
});

export const manyLocations = flawRule({
  id: 'manyLocations',
  name: `More than ${mostPerPage} places a page, by heading`,
  topic: 'locations',
  effect: 0.6,
  work: 'story',
  facts,
  find({ scenes, pages, locations: { locations } }) {
    const places = new Map(scenes.map((scene) => [scene.placeKey, scene]));
    // The rate was counted by heading; rooms of one house are headings and no moves.
    if (scenes.length < fewestScenes || places.size / pages <= mostPerPage || locations.length < places.size / 2)
      return null;
    return {
      headings: places.size,
      pages,
      locations: locations.length,
      shown: spread([...places.values()], placesShown).map(({ place, page, headingPassage }) => ({
        place,
        page,
        cite: quoteOf(headingPassage),
      })),
    };
  },
  say({ headings, pages, locations, shown }) {
    return {
      title: `${decimal(headings / pages)} places a page, by heading`,
      points: [
        {
          text: `${headings} different headings in ${decimal(pages)} pages, at ${counted(locations, 'location')}.`,
          evidence: shown.map((one) => one.cite),
        },
      ],
      advice: `See whether ${listed(shown.map(({ place, page }) => `${place} (page ${page})`))} could share a place that the script already has: each place is a day of moving.`,
    };
  },
  costs: (where) => `A producer counts company moves, beginning on ${where}`,
  examples: [many(10, (number) => scene(`INT. ${towns[number]} - DAY`, 'Ann waits.'))],
  nearMisses: [
    many(10, (number) => scene(`INT. HILL FARM - ${towns[number]} - DAY`, 'Ann waits.')),
    many(7, (number) => scene(`INT. ${towns[number]} - DAY`, 'Ann waits.')),
    many(10, () => scene('INT. PIER - DAY', 'Ann waits.')),
  ],
});
