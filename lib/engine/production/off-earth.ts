/** Tells headings in space or on other worlds, which no place on a list can offer. */
import type { SceneFacts } from '../scenes/scene-facts.ts';

const offEarth =
  /\b(?:(?<!(?:OFFICE|CRAWL|PARKING|STORAGE|WORK|LIVING) )SPACE|ORBIT|PLANET|ASTEROIDS?|GALAXY|NEBULA)\b/i;

/** True for a heading in space or on another world. */
export const isOffEarth = ({ heading }: SceneFacts): boolean => offEarth.test(heading.location);
