/** Tells headings in space or on other worlds, which no place on a list can offer. */

import { anyOf, wholeWords } from '../../screenplay/text/phrases.ts';
import { earthlyPlanets, earthlySpaces, offEarthPlaces, spaceHouses, spaceInAction } from '../lexicons/scene-words.ts';
import type { SceneFacts } from '../scenes/scene-facts.ts';

const offEarth = wholeWords(offEarthPlaces, {
  start: `\\b(?<!${anyOf(earthlySpaces)} (?=SPACE))(?!PLANET ${anyOf(earthlyPlanets)}\\b|SPACE ${anyOf(spaceHouses)}\\b)`,
});

const inSpace = wholeWords(spaceInAction);

/** True for a heading in space or on another world, and for one outside whose action says that it is space. */
export const isOffEarth = ({ heading, passages }: SceneFacts): boolean =>
  offEarth.test(heading.location) ||
  (heading.setting === 'EXT' && passages.some(({ kind, text }) => kind === 'action' && inSpace.test(text)));
