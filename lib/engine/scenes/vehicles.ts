/** Tells places that drive, float or fly, by kind or by make. */
import { ownedMakes, parked, vehicleKinds, vehicleMakes } from '../lexicons/place-words.ts';
import { locationNameOf, wordsWithMarks } from './location-names.ts';

/** 'CAR 54' and 'CAR #2' end in a number. */
const number = /^#?\d+$/;

/** Inside one: AIRPLANE CABIN. */
const seats = new Set(['CABIN', 'COCKPIT', 'COMPARTMENT', 'BACKSEAT', 'SEAT', 'INTERIOR', 'CAB']);

/** True where the last of the words, a number behind it aside, is a vehicle: RITA'S PORSCHE, and no CAR PARK. `isOwned`: somebody's, which makes a Lincoln a car. */
export function isVehicle(words: readonly string[], isOwned = false): boolean {
  const last = words.findLast((word) => !number.test(word)) ?? '';
  const before = words.findLastIndex((word) => word === last) - 1;
  if (seats.has(last) && before >= 0) return isVehicle(words.slice(0, before + 1), isOwned);
  return vehicleKinds.has(last) || vehicleMakes.has(last) || (isOwned && ownedMakes.has(last));
}

/** RUTH'S CONVERTIBLE BOXSTER: what somebody drives may be named by kind before its model, and RUTH'S CAR WASH is none. */
const ownedKind = (words: readonly string[]): boolean => {
  const at = words.findIndex((word) => word.endsWith("'S"));
  const [first = '', second = ''] = words.slice(at + 1);
  return at >= 0 && (first === 'CONVERTIBLE' || (vehicleMakes.has(first) && second !== 'DEALERSHIP'));
};

/** True where a place or a part of it drives, floats or flies, and is not said to stand: RITA'S PORSCHE, STREET - CAR. */
export function playsInVehicle(location: string): boolean {
  const { main, sub } = locationNameOf(location);
  const words = wordsWithMarks(location);
  if (words.some((word) => parked.has(word))) return false;
  return [main, ...(sub?.split(', ') ?? [])].some((part) => {
    const own = wordsWithMarks(part);
    return (
      ownedKind(own) ||
      isVehicle(
        own,
        own.some((word) => word.endsWith("'S")),
      )
    );
  });
}
