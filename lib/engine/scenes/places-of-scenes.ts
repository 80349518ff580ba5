/** Says at which place each scene plays: one name for what headings call by several, a room under its house, a shot at the place before it. Long, since the rules decide over one another. */
import { anyOf } from '../../screenplay/text/phrases.ts';
import {
  besideWords,
  dwellings,
  namedBuildings,
  notNaming,
  partWords,
  placedAt,
  plainRooms,
  vehicleMakes,
  wholeBuildings,
} from '../lexicons/place-words.ts';
import { englishWords } from '../norms/english-words.ts';
import { type LocationName, locationNameOf, locationWords, wordsWithMarks } from './location-names.ts';
import { isDwelling, isPartOfHome, type OwnedPlace, ownedPlaceOf, sameOwner, samePlace } from './owned-place.ts';
import type { SceneFacts } from './scene-facts.ts';
import { isShot } from './shots.ts';
import { isVehicle } from './vehicles.ts';

export const keyOf = (name: string): string => locationWords(name).join(' ');

/** Names by the key of their main place, with how many scenes they head. */
interface Named {
  readonly key: string;
  readonly main: string;
  readonly owned: OwnedPlace | null;
  count: number;
}

/** Where each scene plays. `people` are names as cues have them. */
export function placesOfScenes(
  scenes: readonly SceneFacts[],
  people: ReadonlySet<string>,
): (scene: SceneFacts) => LocationName {
  const own = withShots(scenes, people);
  const named = namedOf([...own.values()], people);
  const moved = new Map<string, LocationName>();
  const move = (from: Named, to: Named, sub: string | null): void => {
    if (from.key !== to.key && !moved.has(from.key)) moved.set(from.key, { main: to.main, sub });
  };
  for (const group of sameOwned(named)) {
    const usual = usualOf(group);
    for (const other of group) if (usual && other !== usual) move(other, usual, null);
  }
  for (const { of, to } of shortNames(scenes, own, named)) move(of, to, null);
  // A person heads a shot: RUTH'S DEN is no part of RUTH.
  const wholes = named.filter(({ key }) => !people.has(key));
  for (const one of named) {
    const whole = wholeOf(one, wholes);
    if (whole) move(one, whole.of, whole.sub);
  }
  const after = new Map([...own].map(([scene, name]) => [scene, follow(name, moved)]));
  const homes = new Map([
    ...roomsBetween(scenes, after),
    ...roomsBesideHome(scenes, after, named),
    ...roomsOfOnePlace(scenes, after),
  ]);
  return (scene) => {
    const name = after.get(scene) ?? locationNameOf(scene.heading.location);
    const house = homes.get(scene);
    return house === undefined
      ? name
      : { main: house, sub: name.sub === null ? name.main : `${name.main}, ${name.sub}` };
  };
}

function withShots(scenes: readonly SceneFacts[], people: ReadonlySet<string>): Map<SceneFacts, LocationName> {
  const names = new Map<SceneFacts, LocationName>();
  let before: LocationName | null = null;
  for (const scene of scenes) {
    const name: LocationName =
      before !== null && isShot(scene, people) ? before : locationNameOf(scene.heading.location);
    names.set(scene, name);
    before = name;
  }
  return names;
}

function namedOf(names: readonly LocationName[], people: ReadonlySet<string>): Named[] {
  const words = [...people].flatMap((name) => name.split(' '));
  const { names: known, everyday } = englishWords();
  const spoken = new Set(words);
  const isName = (word: string): boolean =>
    spoken.has(word) || (known.has(word.toLowerCase()) && !everyday.has(word.toLowerCase()));
  const owners = new Set(
    names.flatMap(({ main }) => wordsWithMarks(main).flatMap((word) => /^(.{3,})'S$/.exec(word)?.[1] ?? [])),
  );
  const byKey = new Map<string, Named>();
  for (const { main } of names) {
    const key = keyOf(main);
    const one = byKey.get(key) ?? { key, main, owned: ownedPlaceOf(main, isName, owners), count: 0 };
    one.count += 1;
    byKey.set(key, one);
  }
  return [...byKey.values()];
}

/** Under what name most scenes play there, the shorter of two. */
const usualOf = (group: readonly Named[]): Named | undefined =>
  group.toSorted((a, b) => b.count - a.count || a.main.length - b.main.length)[0];

/** Places of one owner and kind; a name that fits two that are not one another's is left alone. */
function sameOwned(named: readonly Named[]): Named[][] {
  const groups: Named[][] = [];
  const fits = (one: Named, group: readonly Named[]): boolean =>
    group.every(({ owned }) => owned !== null && one.owned !== null && samePlace(one.owned, owned));
  // What is told most of comes first, so that a bare name finds all that it may mean.
  for (const one of named.toSorted((a, b) => wordsOf(b) - wordsOf(a))) {
    if (one.owned === null) continue;
    const [group, another] = groups.filter((own) => fits(one, own));
    if (group && !another) group.push(one);
    else groups.push([one]);
  }
  return groups;
}
const wordsOf = ({ key }: Named): number => key.split(' ').length;

/** MUSEUM, where one museum alone has a name of its own, CITY MUSEUM or MUSEUM OF GLASS, and a scene of either is next to one of the other. */
function shortNames(
  scenes: readonly SceneFacts[],
  names: ReadonlyMap<SceneFacts, LocationName>,
  named: readonly Named[],
): { readonly of: Named; readonly to: Named }[] {
  const keys = scenes.map((scene) => keyOf(names.get(scene)?.main ?? ''));
  const areBeside = (one: string, other: string): boolean =>
    keys.some((key, index) => key === one && (keys[index - 1] === other || keys[index + 1] === other));
  return named.flatMap((of) => {
    if (!wholeBuildings.has(of.key) && !namedBuildings.has(of.key)) return [];
    const [to, another] = named.filter(({ key, main }) => key !== of.key && isNameOf(key, of.key, main));
    return to && !another && areBeside(of.key, to.key) ? [{ of, to }] : [];
  });
}
/** CITY MUSEUM and MUSEUM OF GLASS of MUSEUM; no BACK OF MUSEUM, no SECOND MUSEUM and no DINING ROOM MUSEUM. */
function isNameOf(key: string, kind: string, main: string): boolean {
  const words = key.split(' ');
  const at = words.indexOf(kind);
  const isEnd = at > 0 && at === words.length - 1;
  const lead = words.slice(0, at);
  return (
    (isEnd || words[at + 1] === 'OF') &&
    !/\d/.test(main) &&
    !lead.some((word) => besideWords.has(word) || notNaming.has(word) || partWords.has(word))
  );
}

const at = new RegExp(`^${anyOf(placedAt)} (?:THE |AN? )?(?=\\S)`);
const partOf = /^(.+) OF (?:THE )?(.+)$/;
const mostPartWords = 3;

/** The place that a name means: OUTSIDE RUTH'S HOUSE, HOTEL ROYAL for ROYAL HOTEL, RUTH'S HOUSE PORCH, RUTH'S DEN, THE PORSCHE where one alone has an owner. */
function wholeOf(one: Named, named: readonly Named[]): { readonly of: Named; readonly sub: string | null } | null {
  const find = (key: string): Named | undefined => named.find((other) => other !== one && other.key === key);
  const plain = one.key.replace(at, '');
  const sameWords = one.key.split(' ').toSorted().join(' ');
  const meant =
    plain === one.key
      ? named.find(
          ({ key, count }) => key !== one.key && count > one.count && key.split(' ').toSorted().join(' ') === sameWords,
        )
      : find(plain);
  if (meant) return { of: meant, sub: null };
  const [, part = '', whole = ''] = partOf.exec(one.key) ?? [];
  const around = part !== '' && partWords.has(part.split(' ').at(-1) ?? '') ? find(whole) : undefined;
  if (around) return { of: around, sub: part };
  return sameHouse(one, named) ?? partBehind(one, named) ?? partOfHome(one, named) ?? ownedVehicle(one, named);
}

/** DENNY'S RESTAURANT beside DENNY'S. */
function sameHouse(one: Named, named: readonly Named[]): { of: Named; sub: null } | null {
  if (!wholeBuildings.has(one.key.split(' ').at(-1) ?? '')) return null;
  const of = named.find(({ main, key }) => /['’]S?$/i.test(main) && one.key.startsWith(`${key} `));
  return of ? { of, sub: null } : null;
}

/** COBO HALL is a building. */
const isPart = (words: readonly string[]): boolean =>
  partWords.has(words.at(-1) ?? '') && !(words.at(-1) === 'HALL' && isOneOfItsKind(words));

/** HOSPITAL CORRIDOR beside HOSPITAL; no corridor of a room. */
function partBehind(one: Named, named: readonly Named[]): { of: Named; sub: string } | null {
  const words = one.key.split(' ');
  if (!partWords.has(words.at(-1) ?? '')) return null;
  const wholes = named.filter(({ key, main }) => {
    const own = key.split(' ');
    const more = words.length - own.length;
    const isWhole =
      !isPart(own) && !key.endsWith('ROOM') && !isVehicle(own) && !wholeBuildings.has(words[own.length] ?? '');
    return (
      more > 0 &&
      more <= mostPartWords &&
      isWhole &&
      (one.key.startsWith(`${key} `) || one.key.startsWith(`${keyOf(main)}S `))
    );
  });
  const [of] = wholes.sort((a, b) => b.key.length - a.key.length);
  return of ? { of, sub: words.slice(of.key.split(' ').length).join(' ') } : null;
}

/** The homes of whoever owns the room, each under the name that it has most. */
const homesOf = (owned: OwnedPlace, named: readonly Named[]): Named[] =>
  sameOwned(named.filter((other) => other.owned && isDwelling(other.owned) && sameOwner(owned, other.owned))).flatMap(
    (home) => usualOf(home) ?? [],
  );

/** The only home of whoever owns the room. */
function partOfHome({ owned }: Named, named: readonly Named[]): { of: Named; sub: string } | null {
  if (owned === null || !isPartOfHome(owned)) return null;
  const [of, another] = homesOf(owned, named);
  return of && !another ? { of, sub: [...owned.told, owned.kind].join(' ') } : null;
}

/** Of an owner with two homes a room is in that which the scene before or after it plays in. */
function roomsBesideHome(
  scenes: readonly SceneFacts[],
  names: ReadonlyMap<SceneFacts, LocationName>,
  named: readonly Named[],
): ReadonlyMap<SceneFacts, string> {
  const mainAt = (index: number): string => keyOf(names.get(scenes[index] as SceneFacts)?.main ?? '');
  const found = new Map<SceneFacts, string>();
  const homes = new Map(
    named.flatMap(({ key, owned }) => (owned && isPartOfHome(owned) ? [[key, homesOf(owned, named)] as const] : [])),
  );
  for (const [index, scene] of scenes.entries()) {
    // A home found for the room before it is beside the next.
    const beside = [found.get(scenes[index - 1] as SceneFacts) ?? mainAt(index - 1), mainAt(index + 1)].map(keyOf);
    const home = homes
      .get(mainAt(index))
      ?.find(({ key, main }) => beside.some((other) => other === key || other === keyOf(main)));
    if (home) found.set(scene, home.main);
  }
  return found;
}

/** A heading of a plain room alone, between two scenes of one house or building, is a room of it: INT. PANTRY between two of RITA'S HOUSE. */
function roomsBetween(
  scenes: readonly SceneFacts[],
  names: ReadonlyMap<SceneFacts, LocationName>,
): ReadonlyMap<SceneFacts, string> {
  const around = new Map<SceneFacts, string>();
  const rooms = new Map<string, SceneFacts[]>();
  for (const [index, scene] of scenes.entries()) {
    const words = locationWords(names.get(scene)?.main ?? '');
    if (scene.heading.setting !== 'INT' || !isPlainRoom(words)) continue;
    rooms.set(words.join(' '), [...(rooms.get(words.join(' ')) ?? []), scene]);
    const [before, behind] = [scenes[index - 1], scenes[index + 1]].map((one) => one && names.get(one)?.main);
    const last = locationWords(before ?? '').at(-1) ?? '';
    if (before && behind && keyOf(before) === keyOf(behind) && (dwellings.has(last) || wholeBuildings.has(last)))
      around.set(scene, before);
  }
  // A room that is gone to again and again, and not always from there, is left to be asked about.
  const sure = [...rooms.values()].filter((own) => own.length < fewestAsked || own.every((scene) => around.has(scene)));
  return new Map(
    sure
      .flat()
      .flatMap((scene) => [[scene, around.get(scene)] as const])
      .filter((one): one is readonly [SceneFacts, string] => one[1] !== undefined),
  );
}
const fewestAsked = 3;
const isPlainRoom = (words: readonly string[]): boolean =>
  partWords.has(words.at(-1) ?? '') && words.every((word) => partWords.has(word) || plainRooms.has(word));

function ownedVehicle(one: Named, named: readonly Named[]): { of: Named; sub: null } | null {
  if (one.owned !== null || !vehicleMakes.has(one.key)) return null;
  const [of, another] = named.filter(({ owned }) => owned?.kind === one.key);
  return of && !another ? { of, sub: null } : null;
}

function follow(name: LocationName, moved: ReadonlyMap<string, LocationName>): LocationName {
  const to = moved.get(keyOf(name.main));
  if (!to) return name;
  const further = moved.get(keyOf(to.main));
  const main = further?.main ?? to.main;
  const subs = [further?.sub, to.sub, name.sub].filter((sub) => sub !== null && sub !== undefined);
  return { main, sub: subs.length > 0 ? subs.join(', ') : null };
}

/**
 * A heading that names a room alone, where another place alone has that room: sure by a number in its name, by a scene of that place right before or after each, or
 * after one of them where its name is no mere kind of room.
 */
function roomsOfOnePlace(
  scenes: readonly SceneFacts[],
  names: ReadonlyMap<SceneFacts, LocationName>,
): ReadonlyMap<SceneFacts, string> {
  const wholes = new Map<string, Map<string, string>>();
  for (const { main, sub } of names.values()) {
    if (sub === null) continue;
    const within = wholes.get(keyOf(sub)) ?? new Map<string, string>();
    wholes.set(keyOf(sub), within.set(keyOf(main), main));
  }
  const found = new Map<SceneFacts, string>();
  for (const own of Map.groupBy(scenes, (scene) => keyOf(names.get(scene)?.main ?? '')).values()) {
    const key = keyOf(names.get(own[0] as SceneFacts)?.main ?? '');
    const words = key.split(' ');
    const [whole, ...others] = wholes.get(key)?.values() ?? [];
    if (whole === undefined || others.length > 0 || keyOf(whole) === key || isVehicle(words)) continue;
    const isBeside = (scene: SceneFacts): boolean =>
      [scenes[scenes.indexOf(scene) - 1], scenes[scenes.indexOf(scene) + 1]].some(
        (other) => other !== undefined && keyOf(names.get(other)?.main ?? '') === keyOf(whole),
      );
    const isNumbered = /\d/.test(key);
    const isRoom = partWords.has(words.at(-1) ?? '');
    if (!isNumbered && !(isRoom && (isOneOfItsKind(words) ? own.some(isBeside) : own.every(isBeside)))) continue;
    for (const scene of own) found.set(scene, whole);
  }
  return found;
}
/** MIRROR CHAMBER and QUEEN'S BEDROOM, and no LIVING ROOM. */
const isOneOfItsKind = (words: readonly string[]): boolean => words.slice(0, -1).some((word) => !plainRooms.has(word));
