/** Every place the script goes to, once: its rooms, scenes, eighths, light and people, and the moves between places. */

import type { Light } from '../../story/scene.ts';
import { partWords, plainRooms } from '../lexicons/place-words.ts';
import type { DisplayName } from '../people/display-names.ts';
import type { Passage } from '../text/passages.ts';
import { type LocationName, locationNameOf, locationWords, nearlySameNames } from './location-names.ts';
import { keyOf, placesOfScenes } from './places-of-scenes.ts';
import type { SceneFacts } from './scene-facts.ts';
import { lightsOf } from './scene-light.ts';
import { piecesFinder, type ScenePiece } from './scene-pieces.ts';
import { isVehicle } from './vehicles.ts';

/** One place to shoot at. `sub` are its rooms by most eighths; `scenes` those headed there; `eighths` counts pages that a slug within a scene moves there, too; `speakers` are character ids heard there. */
export interface Location {
  readonly name: string;
  readonly key: string;
  readonly sub: readonly { readonly name: string; readonly scenes: number; readonly eighths: number }[];
  readonly scenes: readonly SceneFacts[];
  readonly eighths: number;
  readonly light: ReadonlyMap<Light, number>;
  readonly speakers: readonly string[];
}

/** A part of a scene that no slug interrupts: its place, or a `screen` on which something is shown. */
export interface PlacedPiece {
  readonly scene: SceneFacts;
  readonly location: Location | undefined;
  readonly screen: boolean;
  readonly pages: number;
  readonly passage: Passage;
}

/** `merged` are headings counted under another name or spelling. `moves` are changes of place from one scene to the next, in script order. `pieces` are those of all scenes in script order, `piecesOf` those of one. */
export interface LocationIndex {
  readonly locations: readonly Location[];
  readonly merged: readonly { readonly printed: string; readonly key: string; readonly passage: Passage }[];
  readonly moves: number;
  readonly lightOf: (scene: SceneFacts) => Light;
  readonly locationOf: (scene: SceneFacts) => Location | undefined;
  readonly pieces: readonly PlacedPiece[];
  readonly piecesOf: (scene: SceneFacts) => readonly PlacedPiece[];
}

/** Most eighths first. `display` gives names the casing of the running text; `people` are names as cues have them. */
export function locationIndexOf(
  scenes: readonly SceneFacts[],
  display: DisplayName,
  people: ReadonlySet<string> = new Set(),
): LocationIndex {
  const nameOf = placesOfScenes(scenes, people);
  const lights = lightsOf(scenes, (scene) => keyOf(nameOf(scene).main));
  const lightOf = (scene: SceneFacts): Light => lights.get(scene.ordinal) ?? 'unsaid';
  const groups = grouped(scenes, nameOf);
  const piecesOfScene = piecesFinder(scenes, nameOf, people);
  const piecesIn = new Map(scenes.map((scene) => [scene.ordinal, piecesOfScene(scene)]));
  const groupsOf = groupFinder(groups, nameOf);
  const eighthsAt = eighthsByGroup(scenes, piecesIn, groupsOf);
  const locations = groups
    .map((group): Location => {
      const { main, key, scenes: own } = group;
      const light = new Map<Light, number>();
      for (const scene of own) light.set(lightOf(scene), (light.get(lightOf(scene)) ?? 0) + 1);
      return {
        name: display(main),
        key,
        sub: subPlaces(own, nameOf, display),
        scenes: own,
        // A place that a heading names has an eighth of a page, however little is on it.
        eighths: Math.max(1, Math.round(eighthsAt.get(group) ?? 0)),
        light,
        speakers: [...new Set(own.flatMap(({ speakers }) => speakers))],
      };
    })
    .sort((a, b) => b.eighths - a.eighths || (a.scenes[0]?.ordinal ?? 0) - (b.scenes[0]?.ordinal ?? 0));
  const bySceneOrdinal = new Map(
    locations.flatMap((location) => location.scenes.map(({ ordinal }) => [ordinal, location])),
  );
  const locationOf = (scene: SceneFacts): Location | undefined => bySceneOrdinal.get(scene.ordinal);
  const byKey = new Map(locations.map((location) => [location.key, location]));
  const placedPieces = new Map(
    scenes.map((scene) => {
      const pieces = piecesIn.get(scene.ordinal) ?? [];
      const at = groupsOf(scene, pieces);
      const placed = pieces.map(({ screen, pages, passage }, index): PlacedPiece => {
        const group = at[index];
        return { scene, location: group && byKey.get(group.key), screen, pages, passage };
      });
      return [scene.ordinal, placed];
    }),
  );
  const piecesOf = (scene: SceneFacts): readonly PlacedPiece[] => placedPieces.get(scene.ordinal) ?? [];
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
    pieces: scenes.flatMap(piecesOf),
    piecesOf,
  };
}

/** True where a slug may lie within the scene's own place: no vehicle holds it, and it is looked into from there ('INSIDE THE DUCT') or a room as every house has. */
const mayLieIn = ({ words }: Group, { name, bare }: Pick<ScenePiece, 'name' | 'bare'>): boolean =>
  !isVehicle(words) &&
  (!bare || locationWords(name ?? '').every((word) => partWords.has(word) || plainRooms.has(word)));

/** Finds the place that a slug names, in a scene: one that headings name, or one that alone has a room of that name, or that before it, of which it is a part; none where it is elsewhere. */
function groupFinder(
  groups: readonly Group[],
  nameOf: (scene: SceneFacts) => LocationName,
): (scene: SceneFacts, pieces: readonly ScenePiece[]) => readonly (Group | undefined)[] {
  const ofScene = new Map(groups.flatMap((group) => group.scenes.map((scene) => [scene.ordinal, group] as const)));
  const mains = new Map(
    groups.flatMap((group) => group.scenes.map((scene) => [keyOf(nameOf(scene).main), group] as const)),
  );
  const printed = Map.groupBy(
    groups.flatMap((group) =>
      group.scenes.flatMap((scene) => {
        const [own, meant] = [locationNameOf(scene.heading.location), nameOf(scene)];
        return [own.main, own.sub, meant.sub].flatMap((name) => (name === null ? [] : [{ key: keyOf(name), group }]));
      }),
    ),
    ({ key }) => key,
  );
  const named = (key: string, own: Group | undefined): Group | undefined => {
    const within = new Set(printed.get(key)?.map(({ group }) => group));
    // IN THE BEDROOM, of a scene in the MASTER BEDROOM, goes back to it.
    if (own !== undefined && (within.has(own) || own.key.endsWith(` ${key}`))) return own;
    const [only, another] = within;
    return mains.get(key) ?? (only && !another ? only : undefined);
  };
  return (scene, pieces) => {
    const own = ofScene.get(scene.ordinal);
    let here = own;
    return pieces.map((piece) => {
      if (piece.name === null) return own;
      const to = named(keyOf(piece.name), own);
      // What plays on a screen leaves the scene where it is.
      if (piece.screen) return here;
      here = to ?? (here && mayLieIn(here, piece) ? here : undefined);
      return here;
    });
  };
}

/** Eighths of a page at each place, a scene with slugs shared out; what plays on a screen is at none. */
function eighthsByGroup(
  scenes: readonly SceneFacts[],
  piecesIn: ReadonlyMap<number, readonly ScenePiece[]>,
  groupsOf: ReturnType<typeof groupFinder>,
): ReadonlyMap<Group, number> {
  const eighths = new Map<Group, number>();
  const add = (group: Group | undefined, more: number): void => {
    if (group) eighths.set(group, (eighths.get(group) ?? 0) + more);
  };
  for (const scene of scenes) {
    const pieces = piecesIn.get(scene.ordinal) ?? [];
    const groups = groupsOf(scene, pieces);
    if (pieces.length < 2) add(groups[0], Math.round(scene.pages * 8));
    else for (const [at, { screen, pages }] of pieces.entries()) if (!screen) add(groups[at], pages * 8);
  }
  return eighths;
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
