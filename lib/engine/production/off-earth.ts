/** Tells headings in space or on other worlds, which no place on a list can offer. */

import { anyOf, wholeWords } from '../../screenplay/text/phrases.ts';
import { earthlyPlanets, earthlySpaces, offEarthPlaces, spaceHouses } from '../lexicons/scene-words.ts';
import type { SceneFacts } from '../scenes/scene-facts.ts';

const offEarth = wholeWords(offEarthPlaces, {
  start: `\\b(?<!${anyOf(earthlySpaces)} (?=SPACE))(?!PLANET ${anyOf(earthlyPlanets)}\\b|SPACE ${anyOf(spaceHouses)}\\b)`,
});

/** True for a heading in space or on another world. */
export const isOffEarth = ({ heading }: SceneFacts): boolean => offEarth.test(heading.location);
