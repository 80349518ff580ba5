/** Tells places of one owner: RITA'S OFFICE and RITA HARRISON'S CENTURY CITY OFFICE, RITA'S DEN in RITA'S LAVISH HOME. */
import {
  besideWords,
  dwellings,
  makesAnother,
  otherPeople,
  partWords,
  roomsElsewhere,
  vehicleKinds,
} from '../lexicons/place-words.ts';
import { wordsWithMarks } from './location-names.ts';
import { isVehicle } from './vehicles.ts';

/** `owners` are one or more people, each in the words of the name; `kin` where it is somebody's mother's. `kind` is the last word, `told` what stands before it. */
export interface OwnedPlace {
  readonly owners: readonly (readonly string[])[];
  readonly kin: boolean;
  readonly told: readonly string[];
  readonly kind: string;
}

const possessive = /^(.{2,})'S$|^(.+S)'$/;
const withoutMark = (word: string): string => word.replace(/'S?$/, '');
const one = (word: string): string => (word.length > 4 ? word.replace(/S$/, '') : word);

/** `isName` tells who may own a house without an apostrophe (CARPENTER HOUSE), `owners` who has one elsewhere. Null where nobody owns it or it bears a number. */
export function ownedPlaceOf(
  name: string,
  isName: (word: string) => boolean,
  owners: ReadonlySet<string>,
): OwnedPlace | null {
  const words = wordsWithMarks(name);
  const kind = words.at(-1) ?? '';
  if (words.length < 2 || /\d/.test(name) || possessive.test(kind)) return null;
  let at = words.slice(0, -1).findLastIndex((word) => possessive.test(word));
  if (at < 0) at = words.slice(0, -1).findLastIndex((word) => word.endsWith('S') && owners.has(one(word)));
  if (at < 0 && (dwellings.has(kind) || partWords.has(kind)) && words.length <= 3 && isName(words[0] ?? '')) at = 0;
  if (at < 0) return null;
  const owner = words.slice(0, at + 1);
  if (words.some((word) => besideWords.has(word))) return null;
  const people = owner.join(' ').split(/ (?:AND|&) /);
  return {
    owners: people.map((person) => person.split(' ').map(withoutMark).map(one)),
    kin: owner.slice(0, -1).some((word) => possessive.test(word)) && people.length === 1,
    told: words.slice(at + 1, -1),
    kind,
  };
}

const endsAlike = (short: readonly string[], long: readonly string[]): boolean =>
  short.every((word, index) => word === long[index]) ||
  short.every((word, index) => word === long[long.length - short.length + index]);

/** One name is the first or the last part of the other; YOUNG RITA and RITA'S MOTHER are others. */
function samePerson(one: readonly string[], other: readonly string[]): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (!endsAlike(short, long)) return false;
  return !long.some((word) => otherPeople.has(word) && !short.includes(word));
}

export function sameOwner(one: OwnedPlace, other: OwnedPlace): boolean {
  if (one.kin || other.kin) {
    const [a = [], b = []] = [one.owners[0], other.owners[0]];
    return a.length === b.length && a.every((word, index) => word === b[index]);
  }
  return one.owners.some((person) => other.owners.some((another) => samePerson(person, another)));
}

const classesOf = ({ kind }: OwnedPlace): readonly string[] => dwellings.get(kind) ?? [];
const isCar = ({ kind }: OwnedPlace): boolean => isVehicle([kind], true);
export const isDwelling = (place: OwnedPlace): boolean => classesOf(place).length > 0;

/** Of one owner: the same kind, or another word for it. */
function sameKind(one: OwnedPlace, other: OwnedPlace): boolean {
  if (one.kind === other.kind || one.kind === `${other.kind}S` || `${one.kind}S` === other.kind) return true;
  if (isCar(one) && isCar(other)) return vehicleKinds.has(one.kind) !== vehicleKinds.has(other.kind);
  if (classesOf(one).some((word) => classesOf(other).includes(word))) return true;
  return [one, other].every(({ kind, told }) => (kind === 'ROOM' || kind === 'BEDROOM') && told.length === 0);
}

/** What one says more than the other leaves the place the same; a room is told by every word. */
export function samePlace(one: OwnedPlace, other: OwnedPlace): boolean {
  if (!sameOwner(one, other) || !sameKind(one, other)) return false;
  const [few, many] = one.told.length <= other.told.length ? [one.told, other.told] : [other.told, one.told];
  const more = many.filter((word) => !few.includes(word));
  if (few.some((word) => !many.includes(word)) && !(isDwelling(one) && few.every((word) => !makesAnother.has(word))))
    return false;
  return partWords.has(one.kind) ? more.length === 0 : !more.some((word) => makesAnother.has(word));
}

/** A room or a part of its owner's home. */
export const isPartOfHome = ({ kind, told }: OwnedPlace): boolean =>
  partWords.has(kind) && !told.some((word) => roomsElsewhere.has(word));
