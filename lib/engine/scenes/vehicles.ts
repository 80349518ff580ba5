/** Tells places that drive, float or fly, by kind or by make. */
import { ownedMakes, vehicleKinds, vehicleMakes } from '../lexicons/place-words.ts';

/** 'CAR 54' and 'CAR #2' end in a number. */
const number = /^#?\d+$/;

/** True where the last of the words, a number behind it aside, is a vehicle: RITA'S PORSCHE, and no CAR PARK. `isOwned`: somebody's, which makes a Lincoln a car. */
export function isVehicle(words: readonly string[], isOwned = false): boolean {
  const last = words.findLast((word) => !number.test(word)) ?? '';
  return vehicleKinds.has(last) || vehicleMakes.has(last) || (isOwned && ownedMakes.has(last));
}
