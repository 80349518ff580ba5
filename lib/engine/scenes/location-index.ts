/** Every place the script goes to, once: its rooms, scenes, eighths, light and people, and the moves between places. */

import type { Light } from '../../story/scene.ts';
import type { DisplayName } from '../people/display-names.ts';
import type { Passage } from '../text/passages.ts';
import { type LocationName, locationNameOf, locationWords, nearlySameNames } from './location-names.ts';
import { keyOf, placesOfScenes } from './places-of-scenes.ts';
import type { SceneFacts } from './scene-facts.ts';
import { lightsOf } from './scene-light.ts';

/** One place to shoot at. `sub` are its rooms by most eighths; `speakers` are character ids heard there. */
export interface Location {
  readonly name: string;
  readonly key: string;
  readonly sub: readonly { readonly name: string; readonly scenes: number; readonly eighths: number }[];
  readonly scenes: readonly SceneFacts[];
  readonly eighths: number;
  readonly light: ReadonlyMap<Light, number>;
  readonly speakers: readonly string[];
}

/** `merged` are headings counted under another name or spelling. `moves` are changes of place from one scene to the next, in script order. */
export interface LocationIndex {
  readonly locations: readonly Location[];
  readonly merged: readonly { readonly printed: string; readonly key: string; readonly passage: Passage }[];
  readonly moves: number;
  readonly lightOf: (scene: SceneFacts) => Light;
  readonly locationOf: (scene: SceneFacts) => Location | undefined;
}

/** Most eighths first. `display` gives names the casing of the running text; `people` are names as cues have them. */
export function locationIndexOf(
  scenes: readonly SceneFacts[],
  display: DisplayName,
  people: ReadonlySet<string> = new Set(),
): LocationIndex {
  const lights = lightsOf(scenes);
  const lightOf = (scene: SceneFacts): Light => lights.get(scene.ordinal) ?? 'unsaid';
  const nameOf = placesOfScenes(scenes, people);
  const groups = grouped(scenes, nameOf);
  const locations = groups
    .map(({ main, key, scenes: own }): Location => {
      const light = new Map<Light, number>();
      for (const scene of own) light.set(lightOf(scene), (light.get(lightOf(scene)) ?? 0) + 1);
      return {
        name: display(main),
        key,
        sub: subPlaces(own, nameOf, display),
        scenes: own,
        eighths: eighthsOf(own),
        light,
        speakers: [...new Set(own.flatMap(({ speakers }) => speakers))],
      };
    })
    .sort((a, b) => b.eighths - a.eighths || (a.scenes[0]?.ordinal ?? 0) - (b.scenes[0]?.ordinal ?? 0));
  const bySceneOrdinal = new Map(
    locations.flatMap((location) => location.scenes.map(({ ordinal }) => [ordinal, location])),
  );
  const locationOf = (scene: SceneFacts): Location | undefined => bySceneOrdinal.get(scene.ordinal);
  return {
    locations,
    merged: [
      ...groups.flatMap(({ key, scenes: own }) => otherNames(own, nameOf).map((other) => ({ ...other, key }))),
      ...groups.flatMap(({ key, slips }) => slips.map(({ printed, passage }) => ({ printed, key, passage }))),
    ],
    moves: scenes
      .slice(1)
      .filter((scene, index) => locationOf(scene) !== (scenes[index] && locationOf(scenes[index] as SceneFacts)))
      .length,
    lightOf,
    locationOf,
  };
}

export const eighthsOf = (scenes: readonly SceneFacts[]): number =>
  scenes.reduce((total, { pages }) => total + Math.round(pages * 8), 0);

interface Group {
  readonly main: string;
  readonly key: string;
  readonly words: readonly string[];
  readonly scenes: SceneFacts[];
  readonly slips: { readonly printed: string; readonly passage: Passage }[];
}

/** The same of TREE HOUSE and TREEHOUSE; numbers keep their gaps: BAY 1 2 is not BAY 12. */
const lettersOf = (words: readonly string[]): string => words.join(words.some((word) => /\d/.test(word)) ? ' ' : '');

/** Names of the place itself that headings print instead of its own, each with the first of them: a room and a shot are none. */
function otherNames(
  scenes: readonly SceneFacts[],
  nameOf: (scene: SceneFacts) => LocationName,
): { readonly printed: string; readonly passage: Passage }[] {
  const found = new Map<string, { readonly printed: string; readonly passage: Passage }>();
  for (const scene of scenes) {
    const own = locationNameOf(scene.heading.location);
    const { main, sub } = nameOf(scene);
    const key = keyOf(own.main);
    if (scene.heading.setting === null || key === keyOf(main) || sub !== own.sub || found.has(key)) continue;
    found.set(key, { printed: own.main, passage: scene.headingPassage });
  }
  return [...found.values()];
}

/** By exact letters first; then rarer spellings join the commoner one that they miss by a slip. */
function grouped(scenes: readonly SceneFacts[], nameOf: (scene: SceneFacts) => LocationName): Group[] {
  const exact = new Map<string, Group>();
  for (const scene of scenes) {
    const { main } = nameOf(scene);
    const words = locationWords(main);
    const group = exact.get(lettersOf(words)) ?? { main, key: words.join(' '), words, scenes: [], slips: [] };
    group.scenes.push(scene);
    exact.set(lettersOf(words), group);
  }
  const kept: Group[] = [];
  const names = nearlySameNames<Group>([...exact.values()].map(({ words }) => words));
  for (const group of [...exact.values()].sort((a, b) => b.scenes.length - a.scenes.length)) {
    const into = names.find(group.words);
    const [first] = group.scenes;
    if (into && first) {
      into.scenes.push(...group.scenes);
      into.scenes.sort((a, b) => a.ordinal - b.ordinal);
      into.slips.push({ printed: group.main, passage: first.headingPassage });
    } else {
      kept.push(group);
      names.add(group.words, group);
    }
  }
  return kept;
}

function subPlaces(
  scenes: readonly SceneFacts[],
  nameOf: (scene: SceneFacts) => LocationName,
  display: DisplayName,
): Location['sub'] {
  const rooms = new Map<string, { name: string; scenes: SceneFacts[] }>();
  for (const scene of scenes) {
    const { sub } = nameOf(scene);
    if (sub === null) continue;
    const key = keyOf(sub);
    const room = rooms.get(key) ?? { name: display(sub), scenes: [] };
    room.scenes.push(scene);
    rooms.set(key, room);
  }
  return [...rooms.values()]
    .map(({ name, scenes: own }) => ({ name, scenes: own.length, eighths: eighthsOf(own) }))
    .sort((a, b) => b.eighths - a.eighths);
}
