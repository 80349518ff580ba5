/** Day or night of each scene: what its heading says, and where it only says that time goes on, that of the scene before. */

import { anyOf } from '../../screenplay/text/phrases.ts';
import type { Light } from '../../story/scene.ts';
import {
  afterSpans,
  dayLights,
  dependentTimes,
  halfLights,
  longSpans,
  nightLights,
  weekdays,
} from '../lexicons/scene-words.ts';
import { locationNameOf, locationWords } from './location-names.ts';
import type { SceneFacts } from './scene-facts.ts';

const lights: readonly (readonly [pattern: RegExp, light: Light])[] = [
  [new RegExp(anyOf(nightLights), 'i'), 'night'],
  [new RegExp(anyOf(halfLights), 'i'), 'dawn or dusk'],
  [new RegExp(`${anyOf(dayLights)}|TAG\\b`, 'i'), 'day'],
];
/** 'TWO DAYS LATER' and 'MONDAY' name no light. */
const longAgo = `${anyOf(longSpans)} ${anyOf(afterSpans)}`;
const noLight = new RegExp(`${longAgo}|${anyOf(weekdays)}`, 'gi');
const longAfter = new RegExp(longAgo, 'i');
const dependent = new RegExp(anyOf(dependentTimes), 'i');
/** Dawn and dusk are over by then. */
const laterAlone = /^(?:later|still later|later that .*)$/i;
/** 'EXT. KENWOOD HOUSE. DAY. 5': where no dash parts it from the place, a time stands at the end. */
const timeAtEnd = /[\s.,](\p{Lu}+)[\s.\d]*$/u;
/** 'INT. TOWN HALL - NIGHT - JUNE 1969'. */
const parted = /\s[-–—]{1,2}\s/;

/** So many scenes back a place is looked for that a heading goes on at: past a flashback, or to and fro between two places. Own rule. */
const lookedBack = 4;

/**
 * The light of each scene by its ordinal. CONTINUOUS, SAME, LATER and MOMENTS LATER keep that of the last scene at the same place, where one lies few scenes back, else that of
 * the scene before; so does a heading without a
 * time that stays in the place before it or has no INT or EXT ('ANGLE ON RUTH', 'KITCHEN'). Hours or days later, LATER than dawn or dusk, and elsewhere without a word of
 * time, nothing is said. Of 28 headings without a time in the same place 27 kept the light, of 28 without INT or EXT 25 (138 produced scripts). `placeOf` is the key of its place.
 */
export function lightsOf(
  scenes: readonly SceneFacts[],
  placeOf: (scene: SceneFacts) => string = mainPlace,
): ReadonlyMap<number, Light> {
  const found = new Map<number, Light>();
  const lightBefore = (scene: SceneFacts, index: number): Light => {
    const near = scenes.slice(Math.max(0, index - lookedBack), index);
    const same = near.findLast((one) => placeOf(one) === placeOf(scene)) ?? near.at(-1);
    const light = (same && found.get(same.ordinal)) ?? 'unsaid';
    return light === 'dawn or dusk' && laterAlone.test(scene.heading.timeOfDay ?? '') ? 'unsaid' : light;
  };
  for (const [index, scene] of scenes.entries())
    found.set(
      scene.ordinal,
      printedLight(scene) ?? (goesOn(scene, scenes[index - 1]) ? lightBefore(scene, index) : 'unsaid'),
    );
  return found;
}

function printedLight({ heading: { timeOfDay, text } }: SceneFacts): Light | null {
  const printed = timeOfDay ?? timeIn(text.toUpperCase());
  const named = printed.replace(noLight, '');
  return lights.find(([pattern]) => pattern.test(named))?.[1] ?? null;
}

/** True of a heading that says when it plays, or that time goes on: without one of these it is nobody's day. */
export const saysLight = ({ timeOfDay, text }: { readonly timeOfDay: string | null; readonly text: string }): boolean =>
  timeOfDay !== null || lights.some(([pattern]) => pattern.test(text.replace(noLight, '')));

/** A time that the heading has and the reader did not part from its place. */
function timeIn(text: string): string {
  const end = timeAtEnd.exec(text)?.[1] ?? '';
  return [end, ...text.split(parted).slice(1)].find((part) => timesAlone.test(part.trim())) ?? '';
}
const timesAlone = new RegExp(`^(?:${anyOf([...nightLights, ...halfLights, ...dayLights, 'AFTERNOON'])})$`, 'i');

function goesOn(scene: SceneFacts, before: SceneFacts | undefined): boolean {
  const { timeOfDay, setting, text } = scene.heading;
  if (timeOfDay !== null) return dependent.test(timeOfDay) && !longAfter.test(timeOfDay);
  if (/\bOMIT/i.test(text)) return false;
  return setting === null || (before !== undefined && mainPlace(scene) === mainPlace(before));
}

const mainPlace = ({ heading }: SceneFacts): string => locationWords(locationNameOf(heading.location).main).join('');
